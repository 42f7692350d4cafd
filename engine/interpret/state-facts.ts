import {
  inClause,
  inSentence,
  isDenied,
  isOthersClause,
  isPast,
  isSupposed,
  type Mark,
  marksOf,
  type Note,
  scaleAt,
  tenths,
} from './check-in-words.ts'

export type Fatigue = 'low' | 'normal' | 'high'
export type Quality = 'poor' | 'ok' | 'good'
export type Mood = 'low' | 'ok' | 'good'
export type Strain = 'low' | 'medium' | 'high'
export type Effort = 'too_easy' | 'right' | 'too_hard'

/** A statement on a scale with the words it was read from. */
export type Stated<T> = { readonly value: T; readonly mark: Mark } | null

const LIMB = /quad|arm|calf|hamstring|foot|shoulder|glute/
const STRONG_TIRED =
  /^(exhausted|knackered|drained|shattered|wiped|wrecked|done in|dead|worn out|zonked|agotad|reventad|exhaust|kaputt|erschopft|epuise|creve|creva|esgotad|exaust|acabad|molid|platt|fertig|fix|naze|hs|ko)/

/** The writer's, of today, whoever else is in the sentence. */
function mine(note: Note, mark: Mark): boolean {
  return !isOthersClause(note, mark) && !isPast(note, mark)
}

/** How tired the writer is. */
export function findFatigue(note: Note): Stated<Fatigue> {
  const scale = scaled(note, ['energy'])
  if (scale) return { mark: scale.mark, value: scale.value >= 8 ? 'low' : scale.value >= 5 ? 'normal' : 'high' }
  let found: Stated<Fatigue> = null
  const rank = { high: 3, low: 2, normal: 1 }
  const keep = (value: Fatigue, mark: Mark) => {
    if (!found || rank[value] > rank[found.value]) found = { value, mark }
  }
  for (const mark of marksOf(note, 'limbheavy')) {
    const limb = note.marks.find(
      (each) => each.tag === 'part' && LIMB.test(each.value) && each.clause === mark.clause && Math.abs(each.at - mark.at) < 7,
    )
    if (
      limb &&
      !/^(chest|pecho|brust|poitrine|peito)$/.test(limb.text) &&
      limb.value !== 'chest' &&
      mine(note, mark) &&
      !isDenied(note, mark)
    )
      keep('high', mark)
  }
  for (const mark of marksOf(note, 'fatigue')) {
    if (!mine(note, mark) || isSupposed(note, mark)) continue
    const value = mark.value as Fatigue
    if (/^(fertig|durch|beat|spent|done in)$/.test(mark.text) && inClause(note, mark, 'workout')) continue
    const part = note.marks.some((each) => each.tag === 'part' && each.at === mark.at - 1)
    if (value === 'high' && isDenied(note, mark)) {
      const flatly = note.marks.some((each) => each.tag === 'allatall' && each.clause === mark.clause)
      keep(flatly ? 'low' : 'normal', mark)
    } else if (value === 'high') {
      if (part && /^(flat|beat|empty|leer|vide|shot)$/.test(mark.text)) continue
      const hedged = note.marks.some(
        (each) => each.tag === 'hedge' && each.clause === mark.clause && each.at < mark.at && mark.at - each.at <= 3,
      )
      keep(hedged && !STRONG_TIRED.test(mark.text) ? 'normal' : 'high', mark)
    } else if (!isDenied(note, mark)) keep(value, mark)
    else if (value === 'low') continue
  }
  return found
}

function scaled(note: Note, tags: readonly string[]): { mark: Mark; value: number } | null {
  for (const mark of note.marks) {
    if (!tags.includes(mark.tag)) continue
    for (let at = mark.at + 1; at <= mark.at + 4; at += 1) {
      const value = scaleAt(note, at)
      if (value !== null) return { mark, value }
    }
    const plain = plainScale(note, mark.at + 1)
    if (plain !== null) return { mark, value: plain }
    const before = scaleAt(note, mark.at - 3) ?? scaleAt(note, mark.at - 4)
    if (before !== null && tenths(note, mark) === before) return { mark, value: before }
  }
  return null
}

/** `mood 4`, `energy: 7`: a bare number right behind the word. */
function plainScale(note: Note, from: number): number | null {
  let at = from
  while (at < from + 2 && /^(:|=|is|at|level|a|was|de|nivel|niveau|bei|um|~)$/.test(note.items[at]?.text ?? '')) at += 1
  const item = note.items[at]
  const next = note.items[at + 1]
  if (item?.tag === 'time' && item.from!.minute === 0 && item.from!.half === null && item.from!.hour <= 10 && next?.tag !== 'unit') return at > from ? item.from!.hour : null
  if (item?.tag !== 'number' || Number(item.value) > 10) return null
  return next === undefined || next.tag === 'sign' || next.tag === 'and' ? Number(item.value) : null
}

const GOOD_FROM_MIN = 420
const OK_FROM_MIN = 360

/** How last night's sleep was. */
export function findSleep(note: Note): Stated<Quality> {
  const bad = marksOf(note, 'sleepbad').find((mark) => mine(note, mark) && !inClause(note, mark, 'tomorrow'))
  if (bad) return { value: 'poor', mark: bad }
  const good = marksOf(note, 'sleepgood').find((mark) => mine(note, mark))
  if (good) return { value: isDenied(note, good) ? 'poor' : 'good', mark: good }
  for (const mark of marksOf(note, 'sleepword')) {
    if (
      !mine(note, mark) ||
      isSupposed(note, mark) ||
      (inClause(note, mark, 'nosleep') && !/^(slept|dormi|geschlafen)/.test(mark.text))
    )
      continue
    const value = tenths(note, mark)
    if (value !== null) return { value: value >= 7 ? 'good' : value >= 5 ? 'ok' : 'poor', mark }
    const words = note.marks.filter(
      (each) =>
        (each.tag === 'q' || each.tag === 'notbad') &&
        each.sentence === mark.sentence &&
        each.clause - mark.clause >= 0 &&
        each.clause - mark.clause <= 1 &&
        Math.abs(each.at - mark.at) < 8,
    )
    const quality = words.toSorted(
      (a, b) =>
        Math.abs(a.at - mark.at) +
        (a.clause - mark.clause) * 5 -
        Math.abs(b.at - mark.at) -
        (b.clause - mark.clause) * 5,
    )[0]
    const hours = hoursSlept(note, mark)
    const near =
      quality &&
      (quality.clause === mark.clause || hours !== null) &&
      !note.marks.some(
        (each) =>
          ['part', 'workout', 'dayword', 'moodword'].includes(each.tag) &&
          each.clause === quality.clause &&
          quality.clause !== mark.clause,
      )
    if (near) {
      const denied = isDenied(note, quality)
      if (quality.tag === 'notbad') return { value: 'ok', mark }
      const said =
        quality.value === 'good'
          ? denied
            ? 'poor'
            : 'good'
          : quality.value === 'bad'
            ? denied
              ? 'ok'
              : 'poor'
            : 'ok'
      return { value: said, mark }
    }
    if (hours !== null) return { value: hours >= GOOD_FROM_MIN ? 'good' : hours >= OK_FROM_MIN ? 'ok' : 'poor', mark }
    if (/^(slept|dormi)$/.test(mark.text) && isDenied(note, mark)) return { value: 'poor', mark }
  }
  return null
}

/** [min] a length of sleep near the word, or null. */
function hoursSlept(note: Note, mark: Mark): number | null {
  for (let at = Math.max(0, mark.at - 6); at < Math.min(note.items.length, mark.at + 9); at += 1) {
    if (note.sentenceOf[at] !== mark.sentence || Math.abs(note.clauseOf[at]! - mark.clause) > 1) continue
    const item = note.items[at]!
    if (item.tag === 'dur' && item.minutes! >= 60 && item.minutes! <= 840) return item.minutes!
    const isHours = item.tag === 'time' && item.from!.hour <= 13 && item.from!.hour > 0 && note.language !== 'en'
    if (isHours && note.clauseOf[at] === mark.clause && !inClause(note, mark, 'until'))
      return item.from!.hour * 60 + item.from!.minute
    const next = note.items[at + 1]
    if (item.tag === 'number' && next?.tag === 'unit' && (next.value === 'hour' || next.value === 'h'))
      return Number(item.value) * 60
    if (
      item.tag === 'range' &&
      (next?.tag === 'unit' || note.items[at - 1]?.tag === 'sleepword') &&
      item.from!.hour <= 12 &&
      item.to!.hour <= 12
    ) {
      const [low, high] = [item.from!.hour * 60, item.to!.hour * 60]
      if (high - low === 60) return low
    }
  }
  return null
}

/** The writer's mood; the last one told counts. */
export function findMood(note: Note, ill: boolean, kind: 'notes' | 'tomorrow'): Stated<Mood> {
  const scale = scaled(note, ['moodword'])
  if (scale) return { mark: scale.mark, value: scale.value >= 7 ? 'good' : scale.value >= 5 ? 'ok' : 'low' }
  const told: { value: Mood; mark: Mark }[] = []
  for (const mark of note.marks) {
    if (mark.tag !== 'mood' && mark.tag !== 'q') continue
    if (!mine(note, mark) || isSupposed(note, mark) || inClause(note, mark, 'tomorrow')) continue
    const value = mark.tag === 'mood' ? (mark.value as Mood) : plainVerdict(note, mark, kind)
    if (!value) continue
    if (note.marks.some((each) => each.tag === 'notmood' && each.at === mark.at)) continue
    // "Tweaked my wrist, not too bad" is said of the wrist.
    const mild = value === 'ok' && /^(not bad|not too bad|all good|so so|nada mal|pas mal|nicht schlecht|alles gut|tout va bien|todo bien|tudo bem|could be worse|not that bad|geht so|halb so wild|all fine)$/.test(mark.text)
    if (mild && note.marks.some((each) => ['pain', 'sore', 'ill', 'faint', 'strongpain', 'nearfaint'].includes(each.tag) && each.sentence === mark.sentence && each.at < mark.at)) continue
    const denied = isDenied(note, mark)
    if (denied && value === 'good') told.push({ value: 'low', mark })
    else if (denied && value === 'low') told.push({ value: 'ok', mark })
    else if (!denied) {
      if (value === 'low' && ill && /^(feel|me s|fuhl|awful|terrible|rough|miserabl|me enc|geht mir)/.test(mark.text))
        continue
      if (
        mark.tag === 'mood' &&
        inClause(note, mark, 'part') &&
        !/^(sad|happy|proud|miserable|cried|triste|feliz)/.test(mark.text)
      )
        continue
      told.push({ value, mark })
    }
  }
  // Words that say no more than "fine" step back behind a feeling.
  const felt = told.filter((each) => each.mark.tag === 'mood' && each.value !== 'ok')
  return (felt.length > 0 ? felt : told.filter((each) => each.mark.tag === 'mood')).at(-1) ?? told.at(-1) ?? null
}

/** A bare `good`, `fine` or `awful` is a mood only when it judges the day or the writer as a whole. */
function plainVerdict(note: Note, mark: Mark, kind: 'notes' | 'tomorrow'): Mood | null {
  if (kind === 'tomorrow') return null
  const clause = note.marks.filter((each) => each.clause === mark.clause && each.at !== mark.at)
  const blocks = [
    'part',
    'sleepword',
    'sleepbad',
    'sleepgood',
    'workout',
    'energy',
    'ill',
    'done',
    'skip',
    'effort',
    'stress',
    'pain',
    'sore',
    'event',
    'fatigue',
    'otherp',
    'nosleep',
    'gone',
    'stressword',
    'weather',
    'nottravel',
    'travel',
  ]
  if (clause.some((each) => blocks.includes(each.tag))) return null
  const value: Mood = mark.value === 'good' ? 'good' : mark.value === 'bad' ? 'low' : 'ok'
  if (clause.some((each) => each.tag === 'dayword' || each.tag === 'moodword')) return value
  const words = note.items.filter(
    (item, at) => note.clauseOf[at] === mark.clause && (item.tag === 'word' || item.tag === 'number'),
  ).length
  return words === 0 &&
    clause.filter((each) => each.tag !== 'hedge' && each.tag !== 'strong' && each.tag !== 'fill').length <= 1 &&
    mark.text.length > 3
    ? mark.value === 'good' && note.sentenceOf[mark.at] !== 0
      ? null
      : value
    : null
}

/** How stressed the writer is. */
export function findStress(note: Note): Stated<Strain> {
  const scale = scaled(note, ['stressword'])
  if (scale) return { mark: scale.mark, value: scale.value >= 7 ? 'high' : scale.value >= 4 ? 'medium' : 'low' }
  let found: Stated<Strain> = null
  for (const mark of marksOf(note, 'stress')) {
    if (
      !mine(note, mark) ||
      note.marks.some(
        (each) => each.tag === 'notstress' && each.sentence === mark.sentence && Math.abs(each.at - mark.at) < 4,
      )
    )
      continue
    if (inClause(note, mark, 'part') && /^(tense|tens[oa]|tendue?|angespannt|nervos)/.test(mark.text)) continue
    if (mark.value === 'low') {
      if (/^(tranquil|calm|cool|relax|chill|ruhig|zen|locker)/.test(mark.text) && inClause(note, mark, 'workout'))
        continue
      // "On edge all day, and now I'm calm": how it ended counts.
      const nowCalm = note.items.some((item, at) => note.clauseOf[at] === mark.clause && at < mark.at && /^(now|ahora|ya|jetzt|maintenant|agora|finally)$/.test(item.text))
      if (!isDenied(note, mark)) found = nowCalm ? { value: 'low', mark } : (found ?? { value: 'low', mark })
      continue
    }
    if (isDenied(note, mark)) {
      found ??= { value: 'low', mark }
      continue
    }
    if (isSupposed(note, mark)) continue
    const hedged =
      /^some /.test(mark.text) ||
      note.marks.some(
        (each) => each.tag === 'hedge' && each.clause === mark.clause && each.at < mark.at && mark.at - each.at <= 3,
      )
    const value = hedged ? 'medium' : 'high'
    if (!found || found.value === 'low' || value === 'high') found = { value, mark }
  }
  return found
}

/** The verdict on the load of today's workout. */
export function findEffort(note: Note): Stated<Effort> {
  const told: { value: Effort; mark: Mark }[] = []
  for (const mark of marksOf(note, 'effort')) {
    if (
      !mine(note, mark) ||
      isSupposed(note, mark) ||
      inClause(note, mark, 'tomorrow') ||
      inClause(note, mark, 'sleepword')
    )
      continue
    const value = mark.value as Effort
    if (isDenied(note, mark)) {
      if (value === 'too_easy' && /^(easy|facil|leicht|facile|einfach)$/.test(mark.text))
        told.push({ value: 'right', mark })
      continue
    }
    const loose =
      /^(trop|demasiado|zu viel|too much|facil|facile|impossible|savage|insane|hard|duro|dur|hart|tough|dificil|violent|too long|too fast|sobrou|tirado|justo|optimal|manageable|passend|a breeze|breeze)$/.test(
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

/** Whether today's training was done. */
export function findCompleted(note: Note, effort: Stated<Effort>, kind: 'notes' | 'tomorrow'): Stated<boolean> {
  // The other box is about a day that has not been trained yet.
  const told = (mark: Mark) => kind === 'notes' || inClause(note, mark, 'lastnight')
  const real = (mark: Mark) => told(mark) && mine(note, mark) && !inClause(note, mark, 'tomorrow') && !isSupposed(note, mark)
  const skipped = marksOf(note, 'skip').find((mark) => real(mark) && !doubleDenied(note, mark))
  if (skipped) return { value: false, mark: skipped }
  const done = marksOf(note, 'done').filter((mark) => real(mark) && !isAside(note, mark))
  const denied = done.find((mark) => isDenied(note, mark))
  if (denied && (inSentence(note, denied, 'workout') || done.length === 1)) return { value: false, mark: denied }
  const plain = done.find(
    (mark) =>
      !isDenied(note, mark) &&
      (!/^(hecho|gemacht|fait|feito|fiz|ran|done|complete|finished|geschafft|hice|termine|fini|lift|trained|completed|acabe|acabei|terminei)$/.test(
        mark.text,
      ) ||
        inSentence(note, mark, 'workout') ||
        !inClause(note, mark, 'event')),
  )
  if (plain) return { value: true, mark: plain }
  if (effort && marksOf(note, 'restday').length === 0 && marksOf(note, 'notyet').length === 0)
    return { value: true, mark: effort.mark }
  if (marksOf(note, 'restday').length > 0 || marksOf(note, 'notyet').length > 0) return null
  const after = marksOf(note, 'aftertraining').find((mark) => real(mark) && !/ayer|ontem|gestern|hier|yesterday/.test(note.items.slice(mark.at, mark.at + 4).map((item) => item.text).join(' ')))
  if (after) return { value: true, mark: after }
  const verdict = note.marks.find(
    (mark) => mark.tag === 'q' && real(mark) && inClause(note, mark, 'workout') && !inClause(note, mark, 'sleepword'),
  )
  return verdict ? { value: true, mark: verdict } : null
}

/** `did not skip` is no skip. */
function doubleDenied(note: Note, mark: Mark): boolean {
  return (
    isDenied(note, mark) &&
    /^(skip|skipped|quit|missed|gave up|bailed|saltado|saute|abandonne|abgebrochen|aufgegeben|pulei|desisti)$/.test(
      mark.text,
    )
  )
}

/** Done with work, or before another time than today. */
function isAside(note: Note, mark: Mark): boolean {
  return (
    note.marks.some((each) => each.tag === 'notdone' && Math.abs(each.at - mark.at) <= 1) ||
    (inClause(note, mark, 'past') && !inClause(note, mark, 'workout'))
  )
}
