import type { BusyBlock, CommitmentsReading } from '../../model.ts'

/** "Harvest until mid December", "9-9 every day till Christmas": of no ordinary week, once that is over. */
const MONTH =
  '(?:jan|feb|apr|avr|abr|aug|ago|sept|o[ck]t|nov|de[cz]|d[eé]c|dic)\\p{L}*|ma(?:rch|rs|rzo|y|io?|yo)|märz|ju(?:ne|ly|ni|li|in|illet|nio|lio|nho|lho)|giugno|luglio|christmas|easter|weihnachten|no[eë]l|navidad|natale?'
const PASSING = new RegExp(
  `(?<!\\p{L})(?:until|till?|bis|jusqu['’](?:à|en)|hasta|até|fino a|tot)\\s+(?:(?:the|end|of|mid|early|late|d[eio]l?|fine?|mitte|\\d+)\\S*\\s+){0,3}(?:(?:${MONTH})(?!\\p{L})|\\s{5})`,
  'iu',
)

/** [ratio] The sureness of what is hardly meant so: a screen asks. */
const DOUBTED = 0.5

/**
 * A week with what lasts until a month is over in doubt; a screen asks whether it is of every week. A visitor's English week
 * is read without these words, and they are fetched beside it.
 * @param text - that it was read from
 */
export function passingDoubted(read: CommitmentsReading, text: string): CommitmentsReading {
  const clauses = [...text.matchAll(/[^.,;\n]+/gu)].filter(([clause]) => PASSING.test(clause))
  const isPassing = ({ span }: BusyBlock) =>
    clauses.some(({ 0: clause, index }) => span.start < index + clause.length && span.end > index)
  const busy = read.busy.map((block) =>
    isPassing(block) ? { ...block, confidence: Math.min(block.confidence, DOUBTED) } : block,
  )
  return clauses.length > 0 ? { ...read, busy } : read
}
