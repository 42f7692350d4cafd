import { sure } from '../../sure.ts'
import type { Hit, Layout, Run } from './match.ts'

/** [words] before a danger in which the one it is said of may be named. */
const SUBJECT_REACH = 12
/** [words] around a danger in which a time long ago counts. */
const PAST_REACH = 9
const DENIALS_BEHIND =
  /^(none|no|nope|nein|keine|kein|non|aucune|aucun|ninguno|ninguna|nada|nao|nenhuma|nenhum|nessuno|nessuna|niente|geen|nee|zero|0|negative)$/
const VERB_LAST_NO = /^(nicht|niet|keine|kein|geen)$/
const VERB_LAST = /^(gehabt|gespurt|verspurt|da|gehad|gevoeld|geworden|mehr|meer|had|last)$/

/** Groups that name somebody else by nature: whose death it was says nothing of whose wish it is. */
const OF_OTHERS = ['died', 'oneself']

/** Whether a danger is the writer's own and real: not denied, not another's, not long over, not only supposed. */
export function stands(layout: Layout, hit: Hit): boolean {
  if (hit.phrase.pieces.some(({ group }) => group !== null && OF_OTHERS.includes(group)))
    return isInFirstPerson(layout, hit) || !isOthers(layout, { ...hit, ...sure(hit.runs[0]) })
  if (isElsewhere(layout, hit) || isDenied(layout, hit) || isOthers(layout, hit) || isOfNext(layout, hit)) return false
  if (isUnbroken(layout, hit)) return false
  // "If I did it nobody would care": who speaks of it thinks of it.
  if (hit.phrase.kind !== 'self-harm' && isSupposed(layout, hit)) return false
  return !isLongAgo(layout, hit)
}

const FIRST = /^(quiero|quisiera|quero|queria|voglio|vorrei|pienso|penso)$/

/** Spanish, Portuguese and Italian say by the verb whose wish it is. */
function isInFirstPerson({ words }: Layout, { runs }: Hit): boolean {
  return runs.some(({ from, to }) => words.slice(from, to + 1).some(({ text }) => FIRST.test(text)))
}

/** "No chest pain", "keine Brustschmerzen", "never any dizziness or palpitations", "chest pain: none". */
export function isDenied(layout: Layout, { from, to }: Hit): boolean {
  const { words } = layout
  const first = sure(words[from])
  for (let at = from - 1; at >= 0 && from - at <= 10; at -= 1) {
    const word = sure(words[at])
    if (word.sentence !== first.sentence) break
    if (layout.isIn('neg', at)) {
      // "No, chest pain": the comma parts the two. "Not only" denies nothing.
      const parted =
        /[,;:-]/.test(word.signs) || /^(only|just|nur|seulement|solo|so|alleen)$/.test(sure(words[at + 1]).text)
      if (!parted) return true
      break
    }
    const isListed = /[,/]/.test(word.signs) && (sure(layout.meant[at]).size > 0 || layout.isIn('filler', at))
    if (word.signs !== '' && !isListed) break
    if (!layout.isIn('filler', at) && !layout.isIn('havey', at) && !isSign(layout, at)) break
  }
  return isDeniedBehind(layout, to)
}

const UNBROKEN = /^(nothing|nichts|rien|nada|niente|niets)$/

/** "Grazed my elbow but nothing broken": what is broken is denied behind the part that was hit. */
function isUnbroken({ words, isIn }: Layout, { runs }: Hit): boolean {
  return runs.some(
    ({ from }) => isIn('broke', from) && [1, 2].some((step) => UNBROKEN.test(words[from - step]?.text ?? '')),
  )
}

/** "Chest pain: none", "Brustschmerzen hatte ich nicht": a denial that comes after. */
function isDeniedBehind(layout: Layout, to: number): boolean {
  const { words } = layout
  const last = sure(words[to])
  if (/[?:=-]/.test(last.signs) && DENIALS_BEHIND.test(words[to + 1]?.text ?? '')) {
    // "Douleur à la poitrine ? Non" but not "chest pain? no idea".
    const after = words[to + 2]
    return !after || after.sentence !== sure(words[to + 1]).sentence || sure(words[to + 1]).signs !== ''
  }
  if (last.signs !== '') return false
  for (let at = to + 1; at < words.length && at <= to + 5; at += 1) {
    const word = sure(words[at])
    if (word.clause !== last.clause) return false
    if (VERB_LAST_NO.test(word.text)) {
      const next = words[at + 1]
      return !next || next.clause !== word.clause || VERB_LAST.test(next.text)
    }
    if (!layout.isIn('filler', at) && !layout.isIn('havey', at)) return false
    if (word.signs !== '') return false
  }
  return false
}

/** Whether a word names a sign of danger, as in a list of what was not felt. */
function isSign(layout: Layout, at: number): boolean {
  return [
    'chest',
    'chestpain',
    'hurt',
    'press',
    'fainted',
    'passed',
    'dizzy',
    'palp',
    'breathless',
    'fog',
    'swell',
    'bleed',
    'otherpart',
    'weaknumb',
  ].some((group) => layout.isIn(group, at))
}

/** "My dad had chest pain", "a runner fainted"; "I told my wife that I fainted" is the writer's. */
export function isOthers(layout: Layout, { from, to }: Hit): boolean {
  const { words } = layout
  // "My wife found me on the floor".
  for (let at = from; at <= to; at += 1)
    if (/^(me|my|mich|mir|mein\w*|moi|m|mijn?|mezelf)$/.test(sure(words[at]).text)) return false
  const sentence = sure(words[from]).sentence
  for (let at = from - 1; at >= 0 && from - at <= SUBJECT_REACH; at -= 1) {
    if (sure(words[at]).sentence !== sentence) return false
    if (layout.isIn('other', at) && !isAuxiliary(layout, at)) {
      const tells = /^(who|that|which|der|die|qui|que|che)$/.test(words[at + 1]?.text ?? '')
      // "Wife drove me home, chest pain": the next clause is the writer's again.
      if (!tells && sure(words[at]).clause !== sure(words[from]).clause) continue
      if (tells) return true
      let before = at - 1
      while (
        before >= 0 &&
        /^(my|the|a|an|our|his|her|mein\w*|der|die|ein\w*|mon|ma|un|une|mi|mio|mia|meu|minha|mijn|el|la|il|le|o|unsere?|notre|nuestr\w|nosso|nossa|nostro|nostra|onze?)$/.test(
          sure(words[before]).text,
        )
      )
        before -= 1
      // "With my dad", "woke my wife": the one beside the writer, or reached by them.
      const isObject =
        before >= 0 &&
        sure(words[before]).sentence === sentence &&
        (layout.isIn('prep', before) || layout.isIn('reached', before) || isReachedBehind(layout, at))
      if (!isObject) return true
    } else if (layout.isIn('mine', at) && !layout.isIn('other', at + 1) && !isMineOf(layout, at)) return false
  }
  return false
}

/** "Habe meine Frau geweckt", "mijn vrouw gebeld": the verb comes last. */
function isReachedBehind(layout: Layout, at: number): boolean {
  return layout.isIn('reached', at + 1) && /^(?:auf|an)?ge/.test(sure(layout.words[at + 1]).text)
}

/** "Fainting goats", "a choking runner": who stands right behind does it. */
function isOfNext(layout: Layout, { to }: Hit): boolean {
  const last = sure(layout.words[to])
  return (
    last.text.endsWith('ing') &&
    last.signs === '' &&
    layout.words[to + 1]?.clause === last.clause &&
    (layout.isIn('other', to + 1) || layout.isIn('creature', to + 1))
  )
}

/** Spanish "he fallado" is "I have". */
function isAuxiliary({ words }: Layout, at: number): boolean {
  return sure(words[at]).text === 'he' && /(?:[ai]do|cho|sto|rto)$/.test(words[at + 1]?.text ?? '')
}

/** "My dad", "my training partner": what is the writer's there is the other person. */
function isMineOf(layout: Layout, at: number): boolean {
  return (
    /^(my|mein\w*|mon|ma|mes|mi|mis|meu|minha|mio|mia|mijn)$/.test(sure(layout.words[at]).text) &&
    [1, 2, 3].some((step) => layout.isIn('other', at + step))
  )
}

/** "If I faint", "the risk of fainting", "wenn ich Brustschmerzen bekomme". */
export function isSupposed(layout: Layout, { from }: Hit): boolean {
  const { words } = layout
  const first = sure(words[from])
  let pointed = false
  for (let at = from - 1; at >= 0 && from - at <= 6; at -= 1) {
    if (sure(words[at]).clause !== first.clause) return false
    if (layout.isIn('unsure', at)) return false
    if (layout.isIn('suppose', at)) return !(pointed && !/^(if|unless|case|falls)$/.test(sure(words[at]).text))
    if (layout.isIn('condition', at) && !isReflexive(layout, at)) return !pointed
    if (/^(my|this|these|meiner?|meine|mes|mon|ma|mis?|meu|minha|mijn)$/.test(sure(words[at]).text)) pointed = true
    if (!['filler', 'havey', 'prep'].some((group) => layout.isIn(group, at))) return false
  }
  return false
}

/** Spanish "se me durmió", Italian "si è storta", "mi si trascina": what happened to somebody, and no "if". "Se me der" is one. */
function isReflexive({ words }: Layout, at: number): boolean {
  const [next, verb] = [words[at + 1]?.text ?? '', words[at + 2]?.text ?? '']
  return sure(words[at]).text === 'se'
    ? /^(me|te|le|nos|les)$/.test(next) && !/r$|^sinto$/.test(verb)
    : sure(words[at]).text === 'si' &&
        (/^(e|era|sono|erano)$/.test(next) || /^(mi|ti|ci)$/.test(words[at - 1]?.text ?? ''))
}

/** "Fainted once in 2009", "chest pain years ago"; "since last year" is still so. */
function isLongAgo(layout: Layout, hit: Hit): boolean {
  return (layout.runs.get('longago') ?? []).some((run) => isOver(layout, hit, run)) || isPastYear(layout, hit)
}

/** "Fainted in 2009", "was pregnant in 2015". */
export function isPastYear(layout: Layout, hit: Hit): boolean {
  return layout.words.some(
    ({ text }, at) => /^(19[5-9]\d|20[01]\d|202[0-4])$/.test(text) && isOver(layout, hit, { from: at, to: at }),
  )
}

/** Whether a time stands near a danger and nothing says that it goes on since then. */
function isOver({ words, runs }: Layout, { from, to }: Hit, time: Run): boolean {
  const near = (at: number) =>
    sure(words[at]).sentence === sure(words[from]).sentence && at >= from - PAST_REACH && at <= to + PAST_REACH
  return near(time.from) && !(runs.get('since') ?? []).some((since) => near(since.from) && since.from < time.from)
}

/** "Knee pain, chest fine": what is felt belongs to another part of the body. */
function isElsewhere(layout: Layout, { phrase, runs }: Hit): boolean {
  if (phrase.kind !== 'chest' || runs.length < 2) return false
  const { words } = layout
  const [first, second] = runs.slice(0, 2).toSorted((a, b) => a.from - b.from) as [Run, Run]
  const others = (layout.runs.get('otherpart') ?? []).filter((run) => !runs.includes(run))
  if (others.some((run) => run.from > first.to && run.to < second.from)) return true
  if (sure(words[first.to]).clause === sure(words[second.from]).clause) return false
  const chest = sure(runs[0])
  const felt = sure(runs[1])
  return others.some((run) => sure(words[run.from]).clause === sure(words[felt.from]).clause && run !== chest)
}
