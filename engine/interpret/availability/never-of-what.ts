import type { Slip } from './hours-in-words.ts'
import { DAY_NAME, WEEKEND } from './words.ts'

const NO = "(?:never|not|no|(?:do|ca|wo)n['’]?t|cannot|nie|nicht|jamais|pas|nunca|n[aã]o|mai|nooit|niet)"
/** Words of the same clause, and no day among them. */
const WORDS = (most: number) =>
  `(?:(?!${DAY_NAME}|\\p{L}*n['’]t)[^,.;:!?\\n])?(?:(?!${DAY_NAME})[^,.;:!?\\n]){0,${most}}?`
const IN_A_ROW =
  "(?:in a row|(?<=(?:days?|times|two|three|four|\\d) )(?:running|straight)|on the trot|back[- ]to[- ]back|consecutive(?:ly)?|successive(?:ly)?|hintereinander|am stück|nacheinander|de suite|d['’]affilée|consécutifs|seguid[oa]s|consecutiv[oia]s?|di fila|achter elkaar|achtereen)(?: days?)?"
const COUNT =
  '(?:once|twice|(?:\\d|one|two|three|four|five|six) (?:rest |hard |training |gym )?(?:days?|times|sessions?|workouts?|runs?|rides?|lifts?))(?: (?:a|per|each|every|in a) (?:week|day))?'
const BEGIN = `(?<!\\p{L})(?:(?:and|but|so|und|et|y|e|en) )?${NO} `
const END = '(?!\\p{L})'

const clause = (words: string) => new RegExp(`${BEGIN}${words}${END}`, 'giu')
/** It ends its sentence; what is said of training is of training without it, too: "I never train twice in a row: Mon and Thu". */
const train = (words: string) => (/(?<!\p{L})(?:train|exercise|work ?out)(?!\p{L})/iu.test(words) ? 'train' : ';')

/**
 * "Never two days in a row", "never more than three days", "never hard on Saturday": what is refused is not the days that
 * stand beside it.
 */
export const NEVERS: readonly Slip[] = [
  [clause(`${WORDS(40)}${IN_A_ROW}`), train],
  [clause(`(?:\\p{L}+ ){0,2}?(?:more|less|fewer|over) (?:than )?(?:that|${COUNT})`), train],
  [clause(`(?:ever )?(?:hard|heavy|intense|legs|all[- ]out|to failure|skipped|missed)[^,.;:!?\\n]*`), () => ';'],
  [new RegExp(`(?<!\\p{L})never (?:ever )?(?:miss|skip)(?= (?:on )?(?:${DAY_NAME}))`, 'giu'), () => 'train'],
  [
    new RegExp(
      `(?<=(?<!\\p{L})never (?:on |at )?(?:${WEEKEND}|${DAY_NAME})),(?= (?:i )?(?:train|run|lift|gym|work ?out)(?: on)? (?:${DAY_NAME}))`,
      'giu',
    ),
    () => ';',
  ],
]
