import type { Weekday } from '../model.ts'
import type { Stretch } from './clock.ts'

/** What hours are called in which somebody trains already, by themselves. */
export const OWN_TRAINING = 'training'

const TEAM =
  /soccer|\bfoot\b|foot(?:y|ball)|fu(?:ss|ß)ball|f[uú]tbol|futebol|futsal|voetbal|\bcalc(?:io|etto)\b|rugby|hockey|netball|basket|baloncesto|pallacanestro|volley|voleibol|pallavolo|hand ?ball|\bhandbal|de hand\b|balonmano|andebol|pallamano|lacrosse|ultimate|cricket|softball|baseball|water ?polo|pallanuoto|hurling|camogie|korfbal|roller derby|dodgeball|\ba ?-? ?side\b|team (?:training|practi[cs]e)/
const MARTIAL =
  /judo|karate|\bbjj\b|jiu ?-?jitsu|taekwondo|kick ?-?boxing|muay thai|\bmma\b|\bboxing\b|\bboxen\b|\bboxeo\b|\bboxe\b|wrestling|\bringen\b|krav maga|capoeira|fencing|fechten|escrime|scherma|aikido|sparring/
const RACKET = /tennis|badminton|squash|padel|pickleball|tenis\b/
const DANCE =
  /\bballet\b|\bdanc(?:e|ing)\b|\bsalsa\b|ballett|ballroom|hip ?-?hop|\btango\b|\btanz|\bdanza\b|\bdanse\b|\bdans(?:les)?\b|zouk|bachata|\bbaile\b|gymnastics|cheer(?:leading)?\b/
const CLIMB = /\bclimb(?:ing)?\b|\bboulder(?:ing|n)?\b|\bklettern\b|\bescalade\b|\bescalada\b|\barrampicata\b/
/** Led in a room, or in a group of one sport. */
const CLASS =
  /\bspin(?:ning)?\b|zumba|boot ?camp|cross ?fit|\bhiit\b|aerobics|aqua ?fit|ac?quagym|hidroginastica|boxercise|clubbercise|body ?(?:pump|combat)|\bcircuits\b|\b(?:gym|fitness|exercise|workout|strength) class|fitnesskurs|cours de (?:gym|sport|fitness)/
const CLUB =
  /\brun(?:ning)? (?:club|group)\b|lauftreff|lauf(?:gruppe|training)|parkrun|\btrack (?:night|session|training)|\bswim(?:ming)? (?:club|squad|team|practi[cs]e|training)|\bmasters swim|schwimm(?:training|verein)|\b(?:cycl(?:e|ing)|bike) club\b|\b(?:club|group) ride\b|\browing (?:club|practi[cs]e|training)|rudertraining|\btri(?:athlon)? club\b|zwemtraining|loopgroep/
/** Calmer kinds of the same: nobody is out of breath for most of it. */
const CALM =
  /walking (?:foot|soccer|net|rugby|basket)|table ?tennis|tischtennis|tennis de table|t[eê]nis de mesa|ping ?-?pong|cricket|softball|baseball|line danc/
const MATCH = /\b(?:match(?:es)?|games?|fixtures?|cup tie|spiele?|partidos?|jogos?|partit[ae]|wedstrijd(?:en)?)\b/
/** Lone words that name a match where no sport stands beside them; "game" may be one of cards. */
const LONE_MATCH = /^(?:match(?:es)?|spiel|partido|jogo|partita|wedstrijd)$/
/** With "the boys", or with a coach, one plays oneself. */
const WITH_THEM = /with (?:the (?:boys|girls)|(?:the |my |our |a )?coach(?:es)?)\b/gi
/** It is somebody else who plays, somebody who works there, or no sport at all. */
const OTHERS =
  /\b(?:kids?|childrens?|sons?|daughters?|boys?|girls?|under ?\d+s?|u\d+s?|coach(?:es|ing)?|referee(?:ing)?|umpir(?:e|es|ing)|watch(?:es|ing)?|on tv|teach(?:es|ing)?|instructor|not mine|work(?:s|ing)? (?:at|for|in)|physio|cleaning|boxing day)\b/i
const OF_OTHERS = /\b(?:wife|husband|partner|girlfriend|boyfriend|brother|sister|mum|mom|dad)(?:['’]s|s)\b/i
const OTHERS_ABROAD =
  /\b(?:kind(?:er)?|sohn|tochter|hij[oa]s?|ni[nñ][oa]s?|fils|filles?|enfants?|filh[oa]s?|crian[cç]as?|figli[oa]?|zoon|dochter)\b/i

/** Whether words say that a sport is not their person's own training. */
export function isOfOthers(words: string): boolean {
  const said = words.replaceAll(WITH_THEM, '')
  return [OTHERS, OF_OTHERS, OTHERS_ABROAD].some((pattern) => pattern.test(said))
}

/** Kinds of practice that differ in their load. */
export type PracticeKind = 'team' | 'martial' | 'racket' | 'dance' | 'climb' | 'class' | 'club' | 'calm'

/** What kind of practice a label in small letters names; null where it names none. */
export function practiceKind(label: string): PracticeKind | null {
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
  return practiceKind(label.toLowerCase()) !== null && !isOfOthers(label)
}

/** Classes with weights, or one's own: what they leave to train is endurance. */
const WITH_WEIGHTS = /cross ?fit|boot ?camp|body ?pump|\bcircuits\b|\b(?:strength|gym|workout) class/i

/** Whether a label names a class that trains strength. */
export function isWithWeights(label: string): boolean {
  return WITH_WEIGHTS.test(label)
}

/** Classes and groups that no plan of races or of muscle counts as training. */
const GENTLE = /\b(?:yoga|ioga|pilates|tai chi|qi ?gong|barre|walking group)\b/i

/** Whether a label names a gentle class, of the person's own. */
export function isGentle(label: string): boolean {
  return GENTLE.test(label) && !isOfOthers(label)
}

/** Whether words speak of a match rather than a practice. */
export function isMatch(words: string): boolean {
  return MATCH.test(words.toLowerCase())
}

/** [min] after midnight of one of which nobody said more than its day: a screen asks for its hours. @source default-ours */
export function practiceHours(day: Weekday): Stretch {
  return day === 'sat' || day === 'sun' ? { start: 840, end: 960 } : { start: 1140, end: 1230 }
}
