import { civilDate, dayNumber } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { Weekday } from '../model.ts'
import type { Stretch } from './clock.ts'
import type { Binding, Commitment, OrdinaryDay, Practice } from './ordinary-week.ts'

const TEAM =
  /soccer|\bfoot\b|foot(?:y|ball)|fu(?:ss|ß)ball|f[uú]tbol|futebol|futsal|voetbal|\bcalci(?:o|etto)\b|rugby|hockey|netball|basket|baloncesto|pallacanestro|volley|voleibol|pallavolo|hand ?ball|\bhandbal|de hand\b|balonmano|andebol|pallamano|lacrosse|ultimate|cricket|softball|baseball|water ?polo|pallanuoto|hurling|camogie|korfbal|roller derby|dodgeball|\ba ?-? ?side\b|team (?:training|practi[cs]e)/
const MARTIAL =
  /judo|karate|\bbjj\b|jiu ?-?jitsu|taekwondo|kick ?-?boxing|muay thai|\bmma\b|\bboxing\b|\bboxen\b|\bboxeo\b|\bboxe\b|wrestling|\bringen\b|krav maga|capoeira|fencing|fechten|escrime|scherma|aikido|sparring/
const RACKET = /tennis|badminton|squash|padel|pickleball|tenis\b/
const DANCE =
  /\bballet\b|\bdanc(?:e|ing)\b|\bsalsa\b|ballett|ballroom|hip ?-?hop|\btango\b|\btanz|\bdanza\b|\bdanse\b|\bdans(?:les)?\b|zouk|bachata|\bbaile\b|gymnastics|cheer(?:leading)?\b/
const CLIMB = /\bclimb(?:ing)?\b|\bboulder(?:ing|n)?\b|\bklettern\b|\bescalade\b|\bescalada\b|\barrampicata\b/
/** Led in a room, or in a group of one sport. */
const CLASS =
  /\bspin(?:ning)?\b|zumba|boot ?camp|cross ?fit|\bhiit\b|aerobics|aqua ?fit|aquagym|acquagym|hidroginastica|boxercise|clubbercise|body ?(?:pump|combat)|\bcircuits\b|\b(?:gym|fitness|exercise|workout|strength) class|fitnesskurs|cours de (?:gym|sport|fitness)/
const CLUB =
  /\brun(?:ning)? (?:club|group)\b|lauftreff|lauf(?:gruppe|training)|parkrun|\btrack (?:night|session|training)|\bswim(?:ming)? (?:club|squad|team|practi[cs]e|training)|\bmasters swim|schwimm(?:training|verein)|\b(?:cycl(?:e|ing)|bike) club\b|\b(?:club|group) ride\b|\browing (?:club|practi[cs]e|training)|rudertraining|\btri(?:athlon)? club\b|zwemtraining|loopgroep/
/** Calmer kinds of the same: nobody is out of breath for most of it. */
const CALM =
  /walking (?:foot|soccer|net|rugby|basket)|table ?tennis|tischtennis|tennis de table|t[eê]nis de mesa|ping ?-?pong|cricket|softball|baseball|line danc/
const MATCH = /\b(?:match(?:es)?|games?|fixtures?|cup tie|spiele?|partidos?|jogos?|partit[ae]|wedstrijd(?:en)?)\b/
/** Lone words that name a match where no sport stands beside them; "game" may be one of cards. */
const LONE_MATCH = /^(?:match|spiel|partido|jogo|partita|wedstrijd)$/
/** With "the boys", or with a coach, one plays oneself. */
const WITH_THEM = /with (?:the (?:boys|girls)|(?:the |my |our |a )?coach(?:es)?)\b/gi
/** It is somebody else who plays, somebody who works there, or no sport at all. */
const OTHERS =
  /\b(?:kids?|children|sons?|daughters?|boys?|girls?|childrens?|under ?\d+s?|u\d+s?|coach(?:es|ing)?|referee(?:ing)?|umpir(?:e|es|ing)|watch(?:es|ing)?|on tv|teach(?:es|ing)?|not mine|work(?:s|ing)? (?:at|for|in)|physio|cleaning|boxing day)\b/i
const OF_OTHERS = /\b(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|mum|mom|dad)(?:['’]s|s)\b/i
const OTHERS_ABROAD =
  /\b(?:kinder|kind|sohn|tochter|hijos?|hijas?|ni[nñ]os?|ni[nñ]as?|fils|fille|enfants?|filhos?|filhas?|crian[cç]as?|figlio|figlia|figli|zoon|dochter)\b/i

/** Whether words say that a sport is not their person's own training. */
export function isOfOthers(words: string): boolean {
  const said = words.replaceAll(WITH_THEM, '')
  return [OTHERS, OF_OTHERS, OTHERS_ABROAD].some((pattern) => pattern.test(said))
}

/** [RPE 1-10] of a whole practice or match, rests included. @source foster-2001: the scale; the values are ours */
const RPE = {
  team: { practice: 6, match: 7 },
  martial: { practice: 7, match: 7.5 },
  racket: { practice: 6, match: 7 },
  dance: { practice: 5, match: 7 },
  climb: { practice: 6, match: 7 },
  class: { practice: 6, match: 7 },
  club: { practice: 5.5, match: 7 },
  calm: { practice: 4, match: 5 },
} as const
/** [RPE] the same by what somebody says of it, in brackets or without. @source default-ours */
const SAID = { easy: 4, hard: 8 } as const
/** [RPE] from here on it counts as hard. */
const HARD_RPE = 6

function kindOf(label: string): keyof typeof RPE | null {
  if (CALM.test(label)) return 'calm'
  if (TEAM.test(label)) return 'team'
  if (MARTIAL.test(label)) return 'martial'
  if (RACKET.test(label)) return 'racket'
  if (DANCE.test(label)) return 'dance'
  if (CLIMB.test(label)) return 'climb'
  if (CLASS.test(label)) return 'class'
  if (CLUB.test(label)) return 'club'
  return LONE_MATCH.test(label) ? 'team' : null
}

/** Whether a label names a sport that others lead. */
export function isPractice(label: string): boolean {
  return kindOf(label.toLowerCase()) !== null && !isOfOthers(label)
}

/** Whether words speak of a match rather than a practice. */
export function isMatch(words: string): boolean {
  return MATCH.test(words.toLowerCase())
}

const EVEN_WEEKS = /\beven weeks\b/i
const ODD_WEEKS = /\bodd weeks\b/i

/**
 * Whether hours take place in a week, by what their name says of even and odd weeks; others do in all.
 * @param monday - day number
 */
export function isInWeek(label: string, monday: number): boolean {
  if (EVEN_WEEKS.test(label)) return weekNumber(monday) % 2 === 0
  return !ODD_WEEKS.test(label) || weekNumber(monday) % 2 === 1
}

/** Whether hours take place every week, by their name: a practice of every other one is none of the days that each week has. */
export function isInEachWeek({ label }: { readonly label: string }): boolean {
  return !EVEN_WEEKS.test(label) && !ODD_WEEKS.test(label)
}

/** The number that calendars give to the week of a Monday: the first one holds the year's first Thursday. */
function weekNumber(monday: number): number {
  const thursday = monday + 3
  const newYear = dayNumber(`${civilDate(thursday).slice(0, 4)}-01-01`)
  return Math.floor((thursday - newYear) / 7) + 1
}

const { least: LEAST_MIN, most: MOST_MIN } = BOUNDS.practice

/** [min] after midnight of one of which nobody said more than its day: a screen asks for its hours. @source default-ours */
export function practiceHours(day: Weekday): Stretch {
  return day === 'sat' || day === 'sun' ? { start: 840, end: 960 } : { start: 1140, end: 1230 }
}

/** What a day's commitments hold of practices and matches; null where they hold none. */
export function practiceIn(commitments: readonly Commitment[]): Practice | null {
  const found = commitments.filter((one) => isPractice(one.label) && lengthOf(one) >= LEAST_MIN && !one.fromYesterday)
  const [first] = found
  if (!first) return null
  const hardest = found.reduce((most, one) => (rpeOf(one.label) > rpeOf(most.label) ? one : most), first)
  return {
    label: hardest.label,
    isMatch: isMatch(hardest.label),
    minutes: Math.min(
      MOST_MIN,
      found.reduce((sum, one) => sum + lengthOf(one), 0),
    ),
    rpe: rpeOf(hardest.label),
  }
}

function rpeOf(label: string): number {
  const text = label.toLowerCase()
  for (const said of ['easy', 'hard'] as const) if (new RegExp(`\\b${said}\\b`).test(text)) return SAID[said]
  return RPE[kindOf(text) ?? 'team'][isMatch(text) ? 'match' : 'practice']
}

/** Whether a practice is hard work. */
export function isHardPractice({ rpe }: Pick<Practice, 'rpe'>): boolean {
  return rpe >= HARD_RPE
}

/** [AU] */
export function practiceLoad({ rpe, minutes }: Practice): number {
  return Math.round(rpe * minutes)
}

/** Of a day of which nothing else binds. */
const OPEN: Binding = { shut: false, windows: null, mostMin: Number.POSITIVE_INFINITY, light: null }

/** A day with its practice: that is its training, and it holds no other. */
export function practiceDay(day: OrdinaryDay, practice: Practice | null): OrdinaryDay {
  if (practice === null || day.binding?.shut) return day
  return { ...day, practice, binding: { ...(day.binding ?? OPEN), shut: true } }
}

function lengthOf({ start, end }: Stretch): number {
  return end - start
}

/** Whether a weekday may be trained on in some week at least. */
export function isOpen({ binding, practice }: OrdinaryDay): boolean {
  return !binding?.shut || (practice !== undefined && !isInEachWeek(practice))
}
