import { useQuery } from '@tanstack/react-query'
import type { PersonFacts } from '../../contract/person-facts.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { planApi } from '../api/plan-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { awayInWords, eventInWords, spareInWords } from '../my-week/row-words.ts'
import { type Item, type LifeParts, laterWords, type PartName, type Texts } from '../ordinary-week/later-words.ts'
import { readLife } from '../ordinary-week/read-life.ts'
import { draftOf } from '../ordinary-week/week-draft.ts'
import { useReading } from '../reading/use-reading.ts'
import { ChangeCard } from '../ui/change-card.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { TAPS } from '../words/taps-words.ts'

const words = ONBOARDING.later

export type LaterCardsProps = {
  /** Those that are asked about here. */
  names: readonly PartName[]
  /** What was set by hand. */
  own: LifeParts
  /** What was written when each was set. */
  besides: Readonly<Record<PartName, Texts>>
  /** What is written now. */
  texts: Texts
  /** A part as it is from now on, beside what is written now. */
  onPart: <Name extends PartName>(name: Name, part: Required<LifeParts>[Name]) => void
}

/** What was set by hand and what words say since: what they would change is said before it does. */
export function LaterCards({ names, own, besides, texts, onPart }: LaterCardsProps) {
  const isOther = (name: PartName) =>
    besides[name].commitments.trim() !== texts.commitments.trim() || besides[name].races.trim() !== texts.races.trim()
  const { data: preferences } = useQuery({ queryKey: ['preferences'], queryFn: planApi.preferences })
  const { equipment } = preferences ?? {}
  const set: LifeParts = { ...(equipment && { equipment }), ...own }
  return names.map((name) => {
    const part = set[name]
    if (part === undefined || !isOther(name)) return null
    return <LaterCard key={name} {...{ name, part, texts, onPart }} before={besides[name]} />
  })
}

type CardProps<Name extends PartName> = Pick<LaterCardsProps, 'texts' | 'onPart'> & {
  name: Name
  part: Required<LifeParts>[Name]
  before: Texts
}

function LaterCard<Name extends PartName>({ name, part, before, texts, onPart }: CardProps<Name>) {
  const display = useDisplay()
  const was = useReading(JSON.stringify(before), readKept)
  const now = useReading(JSON.stringify(texts), readKept)
  const later = was && now && laterWords(name, part, { before: was, now, today: texts.since })
  if (!later) return null
  return (
    <ChangeCard
      title={words.title(words.parts[name])}
      lines={[
        ...later.comes.map((item) => words.comes(itemInWords(item, display, texts.since))),
        ...later.goes.map((item) => words.goes(itemInWords(item, display, texts.since))),
      ]}
      {...{ take: words.take, leave: words.leave }}
      onTake={() => onPart(name, later.next)}
      onLeave={() => onPart(name, part)}
    />
  )
}

const readKept = (texts: string) => readLife(JSON.parse(texts) as Texts)

function itemInWords(item: Item, display: Display, today: CivilDate): string {
  if (item.of === 'dated') {
    const facts = { dated: [item.is] } as PersonFacts
    return draftOf(facts, today)
      .away.map((row) => awayInWords(row, display))
      .join()
  }
  if (item.of === 'events') return eventInWords(item.is, display)
  if (item.of === 'body') return spareInWords(item.is)
  if (item.of === 'equipment') return TAPS.equipment.names[item.is]
  const names: Readonly<Record<string, string>> = MY_WEEK.sports.names
  const name = names[item.is] ?? item.is
  return item.of === 'does' ? TAPS.sports.likes(name) : TAPS.sports.nevers(name)
}
