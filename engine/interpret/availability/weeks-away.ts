import { WEEKDAYS } from '../../model.ts'
import { daysIn } from './days.ts'
import type { Saying } from './saying.ts'
import { DAYS } from './words.ts'

/** Places from which nobody comes home for the night. */
const FAR = [
  'off[- ]?shore|(?:out )?at sea|on (?:the |an? )?(?:oil )?(?:rig|platform)|in (?:the )?barracks|on (?:the )?base|in (?:the )?camp',
  'auf (?:hoher )?see|auf montage|auf der bohrinsel|in der kaserne',
  'en mer|en déplacement|sur la plate-?forme|à la caserne|en alta mar|embarcad[oa]|en la plataforma|en el cuartel',
  'no mar alto|na plataforma|no quartel|in alto mare|in mare|imbarcat[oa]|sulla piattaforma|in caserma',
  'op zee|op (?:het|een) (?:boor)?platform|in de kazerne',
].join('|')
const FROM = '(?:from |every |each |von |du |de |desde |da |dal |van |jede[nr]? )?'
const FILL = '(?:for work |work(?:ing)? |usually |mostly |always |immer |toujours |siempre |sempre |altijd )?'
const BETWEEN = '[\\s,:]{1,2}'
const TOLD = [
  `(?:${FAR})${BETWEEN}${FILL}${FROM}(?<days>${DAYS})`,
  `(?<days>${DAYS})${BETWEEN}${FILL}(?:(?:i['’]?m|i am|bin ich|je suis|estoy|estou|sono|ben ik) )?${FILL}(?:${FAR})`,
].map(
  (form) =>
    new RegExp(
      `(?<!\\p{L})(?:(?:i )?work(?:ing)? |(?:ich )?arbeite |(?:je )?travaille |trabaj[oa]r? |trabalho |lavoro |(?:ik )?werk )?${form}(?!\\p{L})`,
      'iu',
    ),
)

/** "Offshore Mon-Thu": on several days on end somebody is where they cannot train as at home, in seven languages. */
export function weeksAwayIn(sentence: string): Saying | null {
  for (const form of TOLD) {
    const found = form.exec(sentence)
    const days = daysIn(found?.groups?.days ?? '')
    if (!found || days.length < 2 || days.length === WEEKDAYS.length) continue
    return { kind: 'never', days, span: { start: found.index, end: found.index + found[0].length } }
  }
  return null
}
