import type { Danger } from '../model.ts'
import type { Felt } from './body-facts.ts'
import { inClause, inSentence, isDenied, isOthers, isPast, type Mark, marksOf, type Note } from './check-in-words.ts'

/** What a red flag was read from, and the pain it brings with it. */
export type RedFlag = {
  readonly kind: Danger
  readonly mark: Mark
  readonly pain: readonly string[]
}

const CHEST =
  /^(chest|breastbone|sternum|brustbein|esternon|esterno|pecho|brust|brustkorb|poitrine|thorax|torax|peito|torse)$/
const TIGHT = /^(tight|tightness|stiff|eng|fest|tirante|rigido|raide|travado|preso|presa|tenso|ache|achy|aching|ached)/
const LOOSE_FAINT =
  /^(came to|came round|went over|on the floor|went down like|hit the deck|next thing i knew|out cold|dropped like a|collapsed|zusammengebrochen|effondree?|malaise|apaguei|inconscient\w*|unconscious|umgefallen|ecroulee?|zusammengesackt|woke up on the)$/
const AT_EASE =
  /^(at rest|woke up|woke|in my sleep|in bed|sofa|couch|desk|at my desk|lying|lying down|laying|doing nothing|watching tv|watching telly|watching a film|watching netflix|sitting down|just lying|just lying here|just sitting|just sitting here|hours later|even now|not moving|for no reason|even sitting|sitting still|just sat|lie flat|en reposo|tumbad.|en la cama|en el sofa|sin hacer nada|acostad.|in ruhe|im liegen|im sitzen|auf dem sofa|im bett|liegen|couch|ohne anstrengung|au repos|allongee?|au lit|sans rien faire|sans effort|canape|em repouso|deitad.|no sofa|na cama|sem fazer nada|resting|getting dressed|assise?|sentad.|sitting|chair|reading)$/
const BORROWED_COLOUR =
  /^(tea|coffee|port|rose|cha|cafe|the|tee|dark|pink|rust|stout|guinness|huge|rot|rouge|red|black)$/
const WEAK_URINE = /^(loo|toilet|my water|waterworks)$/

/** The writer's own and not denied; hedges and lightness do not take a red flag away. */
function stands(note: Note, mark: Mark): boolean {
  if (isOthers(note, mark) || isPast(note, mark) || isDenied(note, mark)) return false
  return !note.marks.some(
    (each) =>
      each.tag === 'maybe' &&
      each.clause === mark.clause &&
      each.at < mark.at &&
      /^(if|si|wenn|falls|se|in case|avoid|prevent|unless|para evitar|pour eviter|worried about|afraid of|scared of|fear|used to be|hope|hopefully|miedo a|peur de|angst vor|medo de)$/.test(
        each.text,
      ),
  )
}

/** The first of the six groups of red flags that a note tells of, or null. */
export function findRedFlag(note: Note, felt: readonly Felt[]): RedFlag | null {
  return chest(note) ?? fainting(note) ?? breath(note) ?? heart(note) ?? urine(note) ?? injury(note, felt)
}

function all(note: Note, tag: string): Mark[] {
  return marksOf(note, tag).filter((mark) => stands(note, mark))
}

function chest(note: Note): RedFlag | null {
  const direct = note.marks.find(
    (mark) =>
      (mark.tag === 'chesttight' || (mark.tag === 'painpart' && mark.value === 'chest')) &&
      stands(note, mark) &&
      !isMuscle(note, mark),
  )
  if (direct) return { kind: 'chest', mark: direct, pain: ['chest'] }
  for (const part of marksOf(note, 'part')) {
    if (part.value !== 'chest' || !CHEST.test(part.text) || isOthers(note, part) || isPast(note, part)) continue
    const symptom = note.marks.find((mark) => {
      const tells =
        mark.tag === 'pain' ||
        mark.tag === 'strongpain' ||
        mark.tag === 'pressure' ||
        mark.tag === 'limbheavy' ||
        (mark.tag === 'sore' && TIGHT.test(mark.text))
      if (!tells || mark.sentence !== part.sentence || !stands(note, mark)) return false
      const between = note.marks.some(
        (each) =>
          each.tag === 'part' &&
          each.value !== 'chest' &&
          ((each.at > part.at && each.at < mark.at) ||
            (each.at < part.at && each.at > mark.at) ||
            each.at === mark.at - 1),
      )
      return !between && Math.abs(mark.at - part.at) <= 9 && mark.clause - part.clause <= 1
    })
    if (symptom && !isMuscle(note, part, symptom.tag !== 'sore')) return { kind: 'chest', mark: part, pain: ['chest'] }
  }
  return null
}

const GUESS =
  /^(probably|prob|maybe|surely|think|guess|hopefully|creo|supongo|seguramente|quizas|wohl|wahrscheinlich|vermutlich|glaube|crois|pense|acho|provavelmente|talvez|hoffentlich)$/

/** A muscle, a bruise or a cough named beside the chest; a cause only guessed at excuses no pain. */
function isMuscle(note: Note, part: Mark, hurts = true): boolean {
  const guessed = note.items.some((item, at) => note.sentenceOf[at] === part.sentence && GUESS.test(item.text))
  if (guessed && hurts) return false
  return note.marks.some(
    (each) =>
      each.tag === 'chestmuscle' && each.at !== part.at && each.sentence === part.sentence && !isDenied(note, each),
  )
}

function fainting(note: Note): RedFlag | null {
  const signs = [...all(note, 'sight'), ...all(note, 'dizzy')]
  for (const mark of all(note, 'faint')) {
    // "Passed out on the sofa at nine, slept great" was sleep.
    const asleep = mark.text === 'passed out' && signs.length === 0 && inSentence(note, mark, 'atrest')
    if (asleep && (inSentence(note, mark, 'sleepgood') || inSentence(note, mark, 'sleepword'))) continue
    if (!LOOSE_FAINT.test(mark.text)) return { kind: 'faint', mark, pain: [] }
    const backed =
      signs.length > 0 ||
      all(note, 'nearfaint').length > 0 ||
      all(note, 'faint').some((each) => each.text !== mark.text)
    const onFurniture = note.items
      .slice(mark.at, mark.at + 6)
      .some((item) => item.tag === 'atrest' || item.also.some((other) => other.startsWith('atrest')))
    if (
      backed ||
      (/^(collapsed|zusammengebrochen|effondree?|malaise|unconscious|inconsciente?|ecroulee?|woke up on the)$/.test(
        mark.text,
      ) &&
        !onFurniture)
    )
      return { kind: 'faint', mark, pain: [] }
  }
  const near = all(note, 'nearfaint')[0]
  if (near && signs.some((sign) => sign.at !== near.at)) return { kind: 'faint', mark: near, pain: [] }
  const sights = new Set(all(note, 'sight').map((mark) => mark.text))
  return sights.size >= 2 ? { kind: 'faint', mark: all(note, 'sight')[0]!, pain: [] } : null
}

function breath(note: Note): RedFlag | null {
  for (const mark of marksOf(note, 'breathless')) {
    // "Can't get my breath" denies nothing: the phrase itself carries its no.
    if (isOthers(note, mark) || isPast(note, mark)) continue
    if (isDenied(note, mark) && !/^(catch|get|breath back|luft|respirar|respirer|atmen)/.test(mark.text)) continue
    const rest = note.marks.find(
      (each) =>
        each.tag === 'atrest' &&
        Math.abs(each.sentence - mark.sentence) <= (AT_EASE.test(each.text) ? 1 : 0) &&
        Math.abs(each.at - mark.at) < 14,
    )
    if (!rest) continue
    const fromEffort = inSentence(note, mark, 'effortctx') || inClause(note, mark, 'workout')
    if (AT_EASE.test(rest.text) || !fromEffort) return { kind: 'breath', mark, pain: [] }
  }
  return null
}

function heart(note: Note): RedFlag | null {
  const palpitation = all(note, 'palp')[0]
  const dizzy = all(note, 'dizzy').find((mark) => palpitation && Math.abs(mark.sentence - palpitation.sentence) <= 2)
  return palpitation && dizzy ? { kind: 'heart', mark: palpitation, pain: [] } : null
}

function injury(note: Note, felt: readonly Felt[]): RedFlag | null {
  const deform = all(note, 'deform').find((mark) => inSentence(note, mark, 'part') || inSentence(note, mark, 'pain'))
  const pop = all(note, 'pop')[0]
  const swelling = pop ? all(note, 'swell').find((mark) => Math.abs(mark.sentence - pop.sentence) <= 1) : undefined
  const useless = marksOf(note, 'cantbear').find((mark) => !isOthers(note, mark) && !isPast(note, mark))
  const lame = pop ? all(note, 'limp').find((mark) => Math.abs(mark.sentence - pop.sentence) <= 1) : undefined
  const hurt =
    useless &&
    (felt.length > 0 ||
      pop !== undefined ||
      marksOf(note, 'part').some((part) => Math.abs(part.sentence - useless.sentence) <= 1))
  const mark = deform ?? (swelling || lame ? pop : undefined) ?? (hurt ? useless : undefined)
  if (!mark) return null
  const parts = marksOf(note, 'part').filter((part) => !isOthers(note, part))
  // What looks wrong was named before it; what comes after is how it shows.
  const far = (part: Mark) => (mark === deform && part.at > mark.at ? 3 : 1) * Math.abs(part.at - mark.at)
  const nearest = parts.toSorted((a, b) => far(a) - far(b))[0]
  return { kind: 'injury', mark, pain: nearest ? nearest.value.split(',') : [] }
}

function urine(note: Note): RedFlag | null {
  for (const mark of all(note, 'urine')) {
    const colour = all(note, 'darkpee').find((each) => {
      if (each.sentence !== mark.sentence || Math.abs(each.at - mark.at) > 9) return false
      if (WEAK_URINE.test(mark.text) && BORROWED_COLOUR.test(each.text)) return false
      return (
        !BORROWED_COLOUR.test(each.text) ||
        /^(dark|rot|rouge|red|pink)$/.test(each.text) ||
        /^(like|colour|color|of|como|wie|comme|cor|couleur|as|same|looks|looked|de)$/.test(
          note.items[each.at - 1]?.text ?? '',
        )
      )
    })
    if (colour) return { kind: 'urine', mark, pain: [] }
  }
  return null
}
