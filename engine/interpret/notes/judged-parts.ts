import type { Item } from '../items.ts'
import {
  holds,
  isDenied,
  isGone,
  isOthers,
  isPast,
  isSupposed,
  type Mark,
  type Note,
  scaleAt,
} from './check-in-words.ts'

/** Parts that are judged because they hurt; legs and arms are judged for how they went. */
const JOINTS = /knee|shin|achilles|ankle|foot|feet|heel|hip|calf|hamstring|groin|back|shoulder|elbow|wrist|neck/

/** What stands between a part and the word that judges it. */
const LINKS =
  /^(?:is|was|are|feels?|felt|feeling|looks?|went|getting|gets?|got|still|just|also|even|a|bit|little|touch|really|so|very|too|quite|pretty|rather|kinda|proper|ist|sind|fuhlt|wird|sich|sehr|noch|immer|etwas|bisschen|ganz|est|encore|un|peu|tres|plutot|va|toujours|esta|sigue|sigo|muy|poco|bastante|e|continua|ta|muito|pouco|meio|ancora|molto|proprio|voelt|nog|steeds|heel|erg|best|wat)$/
const BAD =
  /^(?:not (?:good|great|right|happy)|bad|worse|wrong|weird|strange|funny|off|iffy|angry|unhappy|poorly|awful|terrible|horrible|crap|shit|rubbish|unstable|jammed|stuck|schlecht|schlechter|schlimm|schlimmer|komisch|seltsam|instabil|spinnt|bizarre|pire|mal|bloque|coince|peor|fatal|rar[oa]|inestable|piorou|empeoro|ruim|pior|estranh[oa]|zoad[oa]|peggio|male|stran[oa]|slecht|slechter|erger|raar|vervelend|instabiel)$/
const GOOD =
  /^(?:right|good|great|better|happy|okay|ok|well|brilliant|gut|besser|bien|mieux|mejor|top|bem|melhor|bene|meglio|goed|beter|lekker|oke|migliora|mejora|melhora)$/
/** What somebody feels of a muscle or a back that tears or gives way. */
const GAVE = /^(?:went|gone|popped|pinged|twanged|snapped|gave)$/
/** What may follow a verdict, or a part that is judged before it is named. */
const GOES_ON =
  /^(?:again|today|tonight|now|still|pop|ping|twang|when|while|during|after|since|than|from|on|at|in|mid|and|but|so|because|cos|heute|wieder|beim|nach|als|aujourd|quand|apres|que|hoy|cuando|al|hoje|quando|oggi|vandaag|bij|na|dan)\b/
const BEFORE_PART = /^(?:bad|gammy|wonky|angry|crap|shit)$/
/** "Came back worse", "got back bad": no back. */
const OWN_BACK = /^(?:my|the|bad|lower|upper|mid|and|,|\.|-|mein|le|mon|la|mi|minha|as|las|il|mijn)$/

type Judged = { readonly mark: Mark; readonly isStrong: boolean }

/**
 * What is told of a part where no word of pain is: "knee 4/10", "knee is worse", "not right", "bad knee today", "hammy went".
 * @returns null where the part is neither rated nor judged, or well
 */
export function judgedPart(note: Note, part: Mark): Judged | null {
  return ratedPart(note, part) ?? verdictOn(note, part)
}

/** [points of 10] from which on a rated part hurts, and hurts so much that it has to stop. @source silbernagel-2007 */
const HURTS_FROM = 2
const STRONG_FROM = 6

/** "Knee 4/10": a number right behind a part, without another word for what it rates. */
function ratedPart(note: Note, part: Mark): Judged | null {
  const value = scaleAt(note, part.at + 1) ?? scaleAt(note, part.at + 2)
  if (value === null || value < HURTS_FROM || !JOINTS.test(part.value) || !holds(note, part) || isDenied(note, part))
    return null
  return { mark: part, isStrong: value >= STRONG_FROM }
}

function verdictOn(note: Note, part: Mark): Judged | null {
  if (!JOINTS.test(part.value) || isOthers(note, part) || isPast(note, part) || isSupposed(note, part)) return null
  const before = note.items[part.at - 1]
  const isFirst = note.sentenceOf[part.at - 1] !== part.sentence
  if (part.text === 'back' && !isFirst && !OWN_BACK.test(before?.text ?? '')) return null
  const behind = itemsBehind(note, part)
  const [next] = behind
  // "Knie nicht gut": here the denial is a verdict.
  if (isGone(note, part) || (next?.tag !== 'neg' && isDenied(note, part))) return null
  if (next && GAVE.test(next.text) && endsAt(behind, 1)) return { mark: part, isStrong: true }
  if (!isFirst && BEFORE_PART.test(before?.text ?? '') && endsAt(behind, 0)) return { mark: part, isStrong: false }
  const at = behind.findIndex(({ tag, text }) => tag !== 'still' && !LINKS.test(text))
  const verdict = behind[at]
  if (!verdict) return null
  // "Hands off" judges nothing, "hip feels off" does.
  const isVerdict = BAD.test(verdict.text) && (at > 0 || verdict.text !== 'off')
  if (isVerdict && endsAt(behind, at + 1)) return { mark: part, isStrong: false }
  const denied = /^(?:neg|notyet)$/.test(verdict.tag)
    ? behind
        .slice(at + 1)
        .find(
          ({ text }) =>
            !/^(?:feel|feeling|too|very|so|a|bit|really|any|quite|all|that|esta|va|fuhlt|sich|much)$/.test(text),
        )
    : undefined
  return denied && GOOD.test(denied.text) ? { mark: part, isStrong: false } : null
}

/** What stands behind a part in its clause. */
function itemsBehind(note: Note, part: Mark): Item[] {
  return note.items.slice(part.at + 1, part.at + 9).filter((_, at) => note.clauseOf[part.at + 1 + at] === part.clause)
}

/** Whether the clause ends there, or goes on with something other than a name. */
function endsAt(behind: readonly Item[], at: number): boolean {
  const next = behind[at]
  return !next || next.tag === 'sign' || next.tag === 'still' || next.tag === 'dayword' || GOES_ON.test(next.text)
}
