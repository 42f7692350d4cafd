import type { CommitmentsReading } from '../../engine/model.ts'

/** Reads an ordinary week; the words of other languages, and of rotas, are fetched for a text that may need them. */
export async function readWeek(text: string): Promise<CommitmentsReading> {
  const [{ mayTellRota, readEnglishWeek }, { passingDoubted }] = await Promise.all([
    import('../../engine/interpret/week/english-week.ts'),
    import('../../engine/interpret/week/passing-hours.ts'),
  ])
  const reading = readEnglishWeek(text, mayTellRota(text) && (await isRotaTold(text)))
  if (reading) return passingDoubted(reading, text)
  const { readCommitments } = await import('../../engine/interpret/week/commitments.ts')
  return readCommitments(text)
}

async function isRotaTold(text: string): Promise<boolean> {
  const rounds = await import('../../engine/interpret/rota/rounds.ts')
  return rounds.isRotaTold(text)
}
