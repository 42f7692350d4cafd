import type { CommitmentsReading } from '../../engine/model.ts'

/** Reads an ordinary week; the words of other languages are fetched for a text that may be in one of them. */
export async function readWeek(text: string): Promise<CommitmentsReading> {
  const { readEnglishWeek } = await import('../../engine/interpret/week/english-week.ts')
  const reading = readEnglishWeek(text)
  if (reading) return reading
  const { readCommitments } = await import('../../engine/interpret/week/commitments.ts')
  return readCommitments(text)
}
