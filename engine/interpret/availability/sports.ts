import type { Discipline } from '../../model.ts'
import { aloneIn } from './only-sport.ts'
import type { Saying } from './saying.ts'
import { CALM, LIFTING, SPORTS, WALKS, word } from './sport-verbs.ts'

/** What makes it a matter of days, hours or company rather than of the sport itself. */
const NOT_ALWAYS =
  '(?!\\s*(?:to|home|on|before|after|at|in|during|more|that|much|very|well|fast|far|every|my|when|if|until|with|too|for|anymore than|mon|tue|wed|thu|fri|sat|sun|am|an|vor|nach|bei|mehr|viel|le|les|avant|apr[eè]s|los|las|el|antes|despu[eé]s|muito|mucho|a|an|the|errands|bus|train|business|out|late|around|into|over|any|or|nor|there|here|heavy|heavily|light|kids|bags|boxes|things|[0-9]+)\\b)'

const gap = '(?:\\s+(?:my|the|a|to|go|do|like|gerne|ger|le|la|el|the))*\\s+'

const form = (pattern: string) => new RegExp(pattern, 'iu')
const WHO: Readonly<Partial<Record<Discipline, string>>> = {
  ...{ run: 'runner', swim: 'swimmer', cycle: 'cyclist', row: 'rower' },
  ...{ strength: 'lifter', walk: 'walker', mind: 'yogi' },
}
/** What may be shunned: of strength not the weights, as whoever has none may still train. */
const SHUNNED = [...SPORTS, ['strength', LIFTING], ['walk', WALKS], ['mind', CALM]] as const
/** "Monday no lifting" is of that day. */
const NOT_OF_A_DAY = '(?<!(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today)(?:\\p{L}*):?\\s*)'

/** How somebody shuns each sport. */
const SAYINGS = SHUNNED.map(([sport, names]) => ({
  sport,
  shuns: [
    `(?<![\\p{L}]|used to |(?:my|our|his|her) (?:wife|husband|partner|(?:flat|house|room|work)?mate|friend|son|daughter|kids?|mum|mom|dad|brother|sister|boss|neighbou?r|dog) |he |she |they )(?:i\\s+)?(?:do not|don'?t|dont|never|can'?t|cannot|won'?t|mustn'?t|not allowed on|hate|loathe|despise|detest|can'?t (?:stand|bear)|refuse to)${gap}${word(names)}${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:i am|i'?m|im)\\s+(?:not|no)\\s+a\\s+${WHO[sport]}`,
    `(?<![\\p{L}])(?:(?:ich|je|ik)\\s+(?:ne\\s+)?)?${word(names)}\\s+(?:nicht|nie|niemals|pas|jamais|niet|nooit)(?![\\p{L}])${NOT_ALWAYS}`,
    `(?<![\\p{L}])(?:ich hasse|hasse|ich mag kein|je d[ée]teste|d[ée]teste|odio|odeio|detesto|non mi piace|non sopporto|no me gusta|n[aã]o gosto de|je n['’]aime pas|ik haat|haat|ik hou niet van)(?: (?:das|die|le|la|il|el|o|a|de la|du))*\\s+${word(names)}`,
    `${NOT_OF_A_DAY}(?<![\\p{L}])(?:no|nunca|n[aã]o|non|ni|ni de|pas de|nada de|niente|kein|keine|geen)\\s+${word(names)}(?:\\s+(?:please|thanks|for me|for now|at all|ever|bitte|por favor|per favore|allowed))*\\s*(?=$|[,.;!]|\\s(?:or|and)\\s)`,
    `${word(names)}\\s+(?:i|is something i)\\s*(?:never (?:learn\\p{L}+|could)|['’]?m not (?:doing|into)|can['’]?t(?=(?: do)?\\s*(?:$|[,.;!]))|hate(?=\\s*(?:$|[,.;!])))(?![\\p{L}])`,
    `(?:^|[.,;!(]\\s*)(?:anything but|not)\\s+${word(names)}\\s*(?:$|[.,;!)])`,
    `${word(names)}\\s+(?:is|are)(?:n['’]?t|\\s+not)\\s+(?:really\\s+)?(?:for me|my thing|my cup of tea)(?![\\p{L}])`,
    `${word(names)}\\s*(?:[:=]\\s*(?:no|nope|never)|(?:['’]?s|is|are)\\s+(?:out|forbidden|banned|off limits|not allowed))(?![\\p{L}])`,
    // For a while only: it is planned without until the person says that it is over.
    `(?<![\\p{L}])(?:i\\s+)?(?:can'?t|cannot|mustn'?t|must not|shouldn'?t|should not|not allowed to|no)${gap}${word(names)}\\s+(?:for\\s+(?:the\\s+next\\s+|at least\\s+|another\\s+)*(?:[0-9]+|a|an|two|three|four|five|six|eight|ten|twelve|some|a few|several|a couple of)\\s+(?:days?|weeks?|months?)|until|till?)(?![\\p{L}])`,
    `(?<![\\p{L}])(?:doctor|doc|gp|physio\\p{L}*|surgeon|consultant|specialist|osteopath)\\s+(?:says?|said|told me|advise[sd]?|wants)\\s*:?\\s*(?:i\\s+|me\\s+)?(?:no|not to|can'?t|mustn'?t|shouldn'?t|must not|should not)${gap}${word(names)}`,
  ].map(form),
}))

/** "I hate running, love cycling": one in the place of another. */
const INSTEAD = SAYINGS.flatMap(({ sport: never }, at) =>
  SAYINGS.filter((one) => one.sport !== never).map(({ sport }) => ({
    ...{ sport, never },
    pattern: form(
      `(?<![\\p{L}])(?:i\\s+)?(?:hate|loathe|can'?t stand|don'?t like|do not like|not a fan of)${gap}${word(namesOf(at))}[\\s,]+(?:(?:but|and|i|would|much|rather|do)\\s+)*(?:love|prefer|like|enjoy)${gap}${word(namesOf(SHUNNED.findIndex(([name]) => name === sport)))}`,
    ),
  })),
)

/** "I love cycling": of oneself, and not of a day, a club or somebody else. */
const LIKES = SPORTS.map(([sport, names]) => ({
  sport,
  pattern: form(
    `(?:^\\s*|[.,;!(]\\s*|(?<![\\p{L}])(?:and|but|und|et|y|e|en)\\s+)(?:(?:i|we)\\s+(?:(?:really|absolutely|just|do|also)\\s+)*(?:love|enjoy|adore)|love|ich\\s+(?:liebe|mag)|j['’](?:adore|aime(?:\\s+bien)?)|me\\s+(?:encanta|gusta)|adoro|mi\\s+piace|gosto\\s+(?:muito\\s+)?de|ik\\s+hou\\s+van)${gap}(?:[\\p{L} ]{2,16}\\s(?:and|&|und|et|y|e|en)\\s+)?${word(names)}\\s*(?=$|[.,;!)]|\\s(?:and|but|too|as well|most|und|et|y|e|en)(?!\\p{L}))`,
  ),
}))

function namesOf(place: number): string {
  return SHUNNED[place]?.[1] ?? ''
}

/**
 * The sports that a part of a sentence says are never done, or done alone: "I only ride my bike, I do not run".
 * @returns null where it says nothing of the kind, or of some days only
 */
export function sportsIn(sentence: string): Saying | null {
  for (const { sport, never, pattern } of INSTEAD) {
    const span = found([pattern], sentence)
    if (span) return { kind: 'sports', does: [sport], never: [never], span }
  }
  for (const { sport, shuns } of SAYINGS) {
    const never = found(shuns, sentence)
    if (never) return { kind: 'sports', does: [], never: [sport], span: never }
  }
  const alone = aloneIn(sentence)
  if (!alone) return likedIn(sentence)
  const { does, span } = alone
  return { kind: 'sports', does, never: EACH.filter((sport) => !does.includes(sport)), isAlone: true, span }
}

/** Sports that somebody loves, which get most of their minutes; all of those that are named. */
function likedIn(sentence: string): Saying | null {
  const liked = LIKES.flatMap(({ sport, pattern }) => {
    const span = found([pattern], sentence)
    return span ? [{ sport, span }] : []
  })
  const [first] = liked
  return first ? { kind: 'sports', does: liked.map(({ sport }) => sport), never: [], span: first.span } : null
}

/** What a plan may be made of, one in the place of another. */
const EACH: readonly Discipline[] = SPORTS.map(([sport]) => sport)

function found(patterns: readonly RegExp[], sentence: string): Saying['span'] | null {
  for (const pattern of patterns) {
    const match = pattern.exec(sentence)
    if (match) return { start: match.index, end: match.index + match[0].length }
  }
  return null
}
