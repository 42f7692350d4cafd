import { OF_HOUSE_AND_WORK } from '../lexicon/house-and-work.ts'
import { findBeyond } from './against-plan.ts'
import { inClause, inSentence, isDenied, isSupposed, type Mark, marksOf, type Note } from './check-in-words.ts'
import { findJudged } from './judged-done.ts'
import { isOfAPiece } from './left-out.ts'
import { findLogged } from './logged.ts'
import {
  isAskedFor,
  isDoneOtherwise,
  isJustDone,
  isOfAnExercise,
  isOfNoSession,
  isOfOtherDay,
  isThreat,
} from './not-of-today.ts'
import { isNearly, overcome } from './overcome.ts'
import { findPart } from './part-done.ts'
import { mine, type Stated } from './stated.ts'

export type Effort = 'too_easy' | 'right' | 'too_hard'

/** The verdict on the load of today's workout. */
export function findEffort(note: Note): Stated<Effort> {
  const told: { value: Effort; mark: Mark }[] = []
  for (const mark of marksOf(note, 'effort')) {
    if (
      (!mine(note, mark) && !/^(they|theyre)$/.test(note.items[mark.at - 1]?.text ?? '')) ||
      isSupposed(note, mark) ||
      inClause(note, mark, 'tomorrow') ||
      inClause(note, mark, 'sleepword') ||
      isOfAnExercise(note, mark) ||
      isOfNoLoad(note, mark)
    )
      continue
    const value = mark.value as Effort
    if (isDenied(note, mark)) {
      if (value === 'too_easy' && /^(easy|facil|leicht|facile|einfach|makkelijk)$/.test(mark.text))
        told.push({ value: 'right', mark })
      continue
    }
    const loose =
      /^(trop|demasiado|zu viel|too much|facil|facile|impossible|savage|insane|hard|duro|dur|hart|tough|dificil|violent|too long|too fast|sobrou|tirado|justo|optimal|manageable|passend|giusto|difficile|faticoso|tosto|zwaar|te veel|teveel|pittig|makkelijk|gekund|stevig|intensief|a breeze|breeze)$/.test(
        mark.text,
      )
    const others = note.marks.some(
      (each) =>
        each.clause === mark.clause &&
        (each.tag === 'event' || each.tag === 'stress' || each.tag === 'sleepbad') &&
        each.at !== mark.at,
    )
    if (loose && others && !inClause(note, mark, 'workout')) continue
    if (
      /^(trop|demasiado|zu viel|too much)$/.test(mark.text) &&
      !inSentence(note, mark, 'workout') &&
      !note.items.slice(mark.at + 1, mark.at + 3).some((item) => /^(me|mi|mim|moi|mich|today)$/.test(item.text)) &&
      marksOf(note, 'workout').length === 0
    )
      continue
    told.push({ value, mark })
  }
  const friendly = marksOf(note, 'friendly').length > 0
  const hard = told.find((each) => each.value === 'too_hard')
  if (hard) return friendly ? { value: 'right', mark: hard.mark } : hard
  return (
    told.find((each) => each.value === 'right' && each.mark.text.includes(' ')) ??
    told.find((each) => each.value === 'too_easy') ??
    told[0] ??
    null
  )
}

/** "Three beers too many", "too many biscuits"; "how many eggs is too many" asks. */
const isOfNoLoad = (note: Note, { text, at }: Mark): boolean =>
  /^too (?:many|much)/.test(text) &&
  (isNamed(note.items[at + 1]) ||
    /\bhow (?:many|much)\b/.test(
      note.items
        .slice(0, at)
        .map((item) => item.text)
        .join(' '),
    ) ||
    /^(?:beers?|pints?|drinks?|wines?|glass(?:es)?|cocktails?|gins?|shots?|biscuits?|coffees?)$/.test(
      note.items[at - 1]?.text ?? '',
    ))

/** Whether a word names a thing, and none of training: neither `it` nor `legs`. */
const isNamed = (item: Note['items'][number] | undefined): boolean =>
  item !== undefined &&
  /^(?:word|event)$/.test(item.tag) &&
  !/^(?:it|that|this|they|all|everything|things|of|for|too|really|honestly|legs?|arms?|body)$/.test(item.text)

/** "Our rabbit didn't make it" tells of no session. */
const isOfAPet = (note: Note, { at }: Mark): boolean =>
  /^(?:dog|cat|rabbit|hamster|horse|puppy|kitten|pig|budgie)s?$/.test(note.items[at - 1]?.text ?? '')

/** "Não me apetecia mas fui": what was denied is what came before. */
const TURNED = /^(?:but|mas|pero|aber|mais|ma|maar) /

/** Whether today's training was done. */
export function findCompleted(note: Note, effort: Stated<Effort>, kind: 'notes' | 'tomorrow'): Stated<boolean> {
  // The other box is about a day that has not been trained yet.
  const told = (mark: Mark) => kind === 'notes' || inClause(note, mark, 'lastnight')
  const real = (mark: Mark) =>
    told(mark) &&
    mine(note, mark) &&
    !inClause(note, mark, 'tomorrow') &&
    !isSupposed(note, mark) &&
    !isAskedFor(note, mark) &&
    !isOfOtherDay(note, mark)
  const part = kind === 'notes' ? findPart(note) : null
  // "Limped the last 2k of the 12 but got it done"
  const whole = part && marksOf(note, 'done').find((mark) => mark.at > part.mark.at && WHOLLY.test(mark.text))
  if (whole) return { value: true, mark: whole }
  const justDone = marksOf(note, 'skip').find((mark) => real(mark) && isJustDone(note, mark))
  if (justDone) return { value: true, mark: justDone }
  if (part) return { value: part.isMost, mark: part.mark }
  const skipped = marksOf(note, 'skip').find(
    (mark) =>
      real(mark) &&
      !doubleDenied(note, mark) &&
      !isOfTheHouse(note, mark) &&
      !isNewThing(note, mark) &&
      !isOfAPet(note, mark) &&
      !isThreat(note, mark),
  )
  // "Had to stop twice but completed it"
  const through =
    skipped &&
    (marksOf(note, 'done').find((mark) => real(mark) && completes(note, skipped, mark)) ??
      isDoneOtherwise(note, skipped) ??
      overcome(note, skipped) ??
      (isOfAPiece(note, skipped) ? findLogged(note) : null))
  if (through) return { value: true, mark: through }
  if (skipped) return { value: false, mark: skipped }
  const done = marksOf(note, 'done').filter(
    (mark) => real(mark) && !isAside(note, mark) && !isPlay(note, mark) && !isOther(note, mark),
  )
  const denied = done.find((mark) => isDenied(note, mark) && !TURNED.test(mark.text))
  if (denied && (inSentence(note, denied, 'workout') || done.length === 1))
    return { value: isNearly(note, denied), mark: denied }
  const plain = done.find(
    (mark) =>
      (!isDenied(note, mark) || TURNED.test(mark.text)) &&
      (!/^(hecho|gemacht|fait|feito|fiz|ran|done|complete|finished|geschafft|hice|termine|fini|fatto|fatta|fatti|fatte|finito|finita|corsi|gedaan|gelopen|gewandeld|gefietst|lift|trained|completed|acabe|acabei|terminei)$/.test(
        mark.text,
      ) ||
        inSentence(note, mark, 'workout') ||
        !inClause(note, mark, 'event')),
  )
  const more = plain ?? (kind === 'notes' ? findBeyond(note) : null)
  if (more) return { value: true, mark: more }
  const isOfToday = marksOf(note, 'restday').length === 0 && marksOf(note, 'notyet').length === 0
  if (effort && isOfToday && !isOfNoSession(note, effort.mark)) return { value: true, mark: effort.mark }
  if (!isOfToday) return null
  const logged = kind === 'notes' ? findLogged(note) : null
  if (logged) return { value: !isConsolation(note, logged), mark: logged }
  const after = marksOf(note, 'aftertraining').find(
    (mark) =>
      real(mark) &&
      !/ayer|ontem|gestern|hier|ieri|gisteren|yesterday/.test(
        note.items
          .slice(mark.at, mark.at + 4)
          .map((item) => item.text)
          .join(' '),
      ),
  )
  if (after) return { value: true, mark: after }
  const verdict = note.marks.find(
    (mark) => mark.tag === 'q' && real(mark) && inClause(note, mark, 'workout') && !inClause(note, mark, 'sleepword'),
  )
  if (verdict) return { value: true, mark: verdict }
  const judged = kind === 'notes' ? findJudged(note) : null
  return judged ? { value: true, mark: judged } : null
}

/** Whether a later clause says that all was done in spite of what was skipped before. */
function completes(note: Note, skipped: Mark, done: Mark): boolean {
  if (done.sentence !== skipped.sentence || done.at < skipped.at || isDenied(note, done)) return false
  const turned = note.items.slice(skipped.at, done.at).some((item) => item.tag === 'but')
  return (
    turned &&
    /complet|finish|got it done|got through|made it|saw it through|all of it|finit|portat|afgemaakt|volbracht/.test(
      done.text,
    )
  )
}

/** "Forgot. Did 20 squats": something in the place of a session, and not the session. */
function isConsolation(note: Note, { at }: Mark): boolean {
  return note.items.some(({ text }, place) => place < at && FORGOT.test(text) && isAlone(note, place))
}

const FORGOT = /^(?:forgot|forgotten|overslept|vergessen|olvide|oublie|esqueci|dimenticato|vergeten)$/
/** Who forgot their towel did not forget to train. */
const isAlone = (note: Note, at: number): boolean =>
  note.items[at + 1] === undefined ||
  note.sentenceOf[at + 1] !== note.sentenceOf[at] ||
  /^[.,;!]$/.test(note.items[at + 1]?.text ?? '')

const WHOLLY = /^got (?:it|everything|the lot) done$/
/** `did not skip` is no skip. */
function doubleDenied(note: Note, mark: Mark): boolean {
  return (
    isDenied(note, mark) &&
    /^(skip|skipped|quit|missed|gave up|bailed|saltado|saute|abandonne|abgebrochen|aufgegeben|pulei|desisti|saltato|saltata|overgeslagen|geskipt)$/.test(
      mark.text,
    )
  )
}

/** `swam a little`, `biked a bit`: moved for fun, which is no session. */
function isPlay(note: Note, mark: Mark): boolean {
  const next = note.items.slice(mark.at + 1, mark.at + 4).map((item) => item.text)
  return /^(a (little|bit)\b(?! (over|more|long|less|fast|slow|short|hard))|un (poco|peu)|um pouco|ein bisschen|ein wenig)/.test(
    next.join(' '),
  )
}

/** What is done, halved or given up at home, at table or at work, and is no session. */
const OF_A_DAY = new RegExp(`(?<![\\p{L}\\d])(?:${OF_HOUSE_AND_WORK.join('|')})(?![\\p{L}\\d])`, 'iu')

/** `quit the wine`, `gave up smoking`: what ended is no session. */
const GIVEN_UP = /^(the|my|wine|beer|alcohol|drinking|smoking|sugar|coffee|meat|vaping|cigarettes?|booze)$/

/** `ate half of it`, `the boiler packed in`, `quit the wine`: less of a meal, and the end of a thing. */
function isOfTheHouse(note: Note, mark: Mark): boolean {
  if (/^(quit|gave up)$/.test(mark.text) && GIVEN_UP.test(note.items[mark.at + 1]?.text ?? ''))
    return !inClause(note, mark, 'workout')
  if (!/^(half|packed (in|it in)|gave (out|up)|gave up the ghost|cut out)/.test(mark.text)) return false
  return isBehind(note, mark, OF_A_DAY) && !inClause(note, mark, 'workout')
}

/** Whether one of the words of the same clause before a mark is such a one. */
function isBehind(note: Note, mark: Mark, words: RegExp): boolean {
  return note.items.some(({ text }, at) => at < mark.at && note.clauseOf[at] === mark.clause && words.test(text))
}

/** What is done to a person, and is no session either. */
const TREATMENT =
  /(?<!\p{L})(?:chemo(?:therapy)?|radiotherapy|dialysis|scans?|mri|operation|op|surgery|biopsy|smear|dentist|jab|injection|infusion|transfusion|treatment|appointment|exams?|essay|interview|test)(?!\p{L})/iu

/** `that never happened before` tells of what was, `woke at 3 and that was that` of the night. */
const isNewThing = (note: Note, { text, at }: Mark): boolean =>
  (text === 'never happened' && /^(before|to)$/.test(note.items[at + 1]?.text ?? '')) ||
  (text === 'and that was that' && note.items.slice(0, at).some((item) => /^woke/.test(item.text)))

/** `nailed the interview`, `crushed my essay`, `did the bins`: something else was won or done. */
function isOther(note: Note, mark: Mark): boolean {
  // "Trained 5 months for that", "done with today".
  const after = note.items
    .slice(mark.at + 1, mark.at + 4)
    .map(({ text }) => text)
    .join(' ')
  if (
    /^(trained|training)$/.test(mark.text) &&
    /^(?:for |all |\d+ |\p{L}+ )*(?:months?|weeks?|years?|winter|summer)\b/u.test(after)
  )
    return true
  // "The interview went great": what went so is named, and is no training.
  if (/^went (?:well|great|ok|fine)$/.test(mark.text) && !inClause(note, mark, 'workout'))
    return isNamed(note.items[mark.at - 1])
  if (mark.text === 'ran' && /^(?:on (?:fumes|empty|coffee|adrenaline)|late|errands)\b/.test(after)) return true
  if (
    mark.text === 'done' &&
    /^with (?:today|this|it all|everything|people|work|life|the day|him|her|them)\b/.test(after)
  )
    return true
  // "Chemo number four done", "ironing done".
  if (/^(done|finished|completed?)$/.test(mark.text) && !inClause(note, mark, 'workout'))
    return isBehind(note, mark, OF_A_DAY) || isBehind(note, mark, TREATMENT)
  const behind = note.items[mark.at + 1]
  if (/^did (the|my)$/.test(mark.text)) return OF_A_DAY.test(behind?.text ?? '') || TREATMENT.test(behind?.text ?? '')
  // "Got my run in", "got my 20 minutes"; not "got my results", "got my hair cut".
  if (mark.text === 'got my')
    return behind !== undefined && !inClause(note, mark, 'workout') && !/^(dur|number|num)$/.test(behind.tag)
  if (!/^(nailed|smashed|crushed|aced|killed)$/.test(mark.text) || inClause(note, mark, 'workout')) return false
  const next = note.items.slice(mark.at + 1).find(({ tag }) => tag !== 'fill' && tag !== 'me')
  return next?.tag === 'word' || next?.tag === 'event'
}

/** Done with work, or before another time than today. */
function isAside(note: Note, mark: Mark): boolean {
  return (
    note.marks.some((each) => each.tag === 'notdone' && Math.abs(each.at - mark.at) <= 1) ||
    (inClause(note, mark, 'past') && !inClause(note, mark, 'workout'))
  )
}
