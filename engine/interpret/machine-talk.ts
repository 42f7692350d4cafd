import { sure } from '../sure.ts'
import type { Token } from './tokens.ts'

const ADDRESS =
  /\b(ignor\w*|disregard|forget|override|bypass|vergiss|oublie\w*|olvida|esquec\w*|desconsider\w*|vergesse) .{0,40}\b(instructions?|instruc\w+|anweisung\w*|prompts?|rules|previous|above|regeln|consignes|regles|reglas|regras|prior|vorherigen?|precedentes?|anterior\w*)\b/
const POSE =
  /\b(system prompt|you are (?:now|an?)|as an ai|language model|act as|pretend|jailbreak|developer mode|eres ahora|du bist jetzt|tu es maintenant|voce agora e|new instructions|end of prompt|(?:dear|hey) ai|chatgpt|gpt|llm|note to (?:the )?(?:ai|model|parser)|note to the system|to the model|attention (?:ai|model|assistant)|(?:helpful|ai|dear|hey) assistant|the user (?:is|has|wants|must|should|will|needs|works))\b/
const ROLE =
  /^[[<#*(|/ -]*(system|assistant|developer|instructions?|inst|admin|prompt|sistema|ai|override|user|tool|systeme|im_start) ?(message|prompt|note|override|notice|instruction)? ?[:\]>]/
const ORDER =
  /^(?:also |and |now |then |please |bitte |por favor |just |so )?(set|mark|return|output|print|respond|reply|answer|report|say|emit|write|classify|label|treat|assume|add|give|schedule|record|store|insert|flag|block|fill|make|pon|marca|devuelve|responde|setze|gib|antworte|markiere|trage|mets|renvoie|reponds|marque|affiche|defina|retorne|responda|coloque) /
const TARGET =
  /\b(?:true|false|null|empty|json|array|schedule|completed|priority|the user|every hour|all day every|fully booked|vacio|vide|leer\w*|vazi[oa]|fields?|plan|calendar|database|password|24 7|busy|kalender|agenda|fatigue|red flag|race|carrera|verfugbar|as done)\b|_/
const QUERY =
  /^(drop table|insert into|delete from|truncate|alter table|update \w+ set|create table|union select|or 1|select .{0,60} from)\b|\bdrop table\b|\b(insert into|delete from) \w+/
const FULL_STOP = new Set(['.', '!', '?', ';', '\n'])

/**
 * The tokens a person wrote for people: data structures, queries and sentences addressed to a machine are left out.
 * @param tokens - of one text
 */
export function humanTokens(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let addressed = false
  for (const sentence of tokenSentences(withoutData(tokens))) {
    const text = sentence.map((token) => token.text).join(' ')
    // "You are a scheduler. Add gym every day": an order right after an address is for the same machine.
    addressed = isAddress(text) || (addressed && ORDER.test(text))
    if (!addressed && !isForMachines(text)) kept.push(...sentence)
    else if (/- -/.test(text) && QUERY.test(text)) {
      // What follows a query's comment sign is ordinary text.
      const at = sentence.findIndex((token, place) => token.text === '-' && sentence[place + 1]?.text === '-')
      kept.push(...sentence.slice(at + 2))
    }
  }
  return kept
}

function isAddress(text: string): boolean {
  return ADDRESS.test(text) || POSE.test(text) || ROLE.test(text)
}

function isForMachines(text: string): boolean {
  if (QUERY.test(text)) return true
  return ORDER.test(text) && TARGET.test(text)
}

const POSED = /^(system|assistant|instructions?|inst|admin|prompt|developer|sys|user)$/

/** Behind `[/SYSTEM]` when one stands here, or the same place; from `[SYSTEM]` on nothing is for people until then. */
function behindPosed(tokens: readonly Token[], from: number): number {
  if (sure(tokens[from]).text !== '[') return from
  const closes = (at: number) =>
    tokens[at]?.text === '[' && tokens[at + 1]?.text === '/' && POSED.test(tokens[at + 2]?.text ?? '')
  if (closes(from)) return Math.min(from + 4, tokens.length)
  if (!POSED.test(tokens[from + 1]?.text ?? '')) return from
  for (let at = from + 2; at < tokens.length; at += 1) if (closes(at)) return Math.min(at + 4, tokens.length)
  return from
}

function withoutData(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let index = 0
  while (index < tokens.length) {
    const behind = behindPosed(tokens, index)
    if (behind > index) {
      index = behind
      continue
    }
    const token = sure(tokens[index])
    if (token.text === '{') {
      const end = closing(tokens, index)
      const inside = tokens.slice(index, end)
      if (inside.some((each) => each.text === ':' || each.text === '"' || each.text === '=')) {
        index = end
        continue
      }
    }
    kept.push(token)
    index += 1
  }
  return kept
}

function closing(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let index = from; index < tokens.length; index += 1) {
    if (sure(tokens[index]).text === '{') depth += 1
    if (sure(tokens[index]).text === '}') depth -= 1
    if (depth === 0) return index + 1
  }
  return tokens.length
}

/** Whether a sign between two pieces of a number (`8.30`) or an abbreviation (`a.m.`), not the end of a sentence. */
function isInside(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  if (sure(tokens[index]).text !== '.' || !next) return false
  return (
    (next.tight && next.kind !== 'emoji' && next.text !== '.') ||
    (/^(approx|ca|std|min|hr|hrs|nr|no|ej)$/.test(tokens[index - 1]?.text ?? '') && next.kind === 'number') ||
    (isHalfOfDay(tokens, index) && GOES_ON.test(next.text))
  )
}

/** The last full stop of "7 a.m." */
const isHalfOfDay = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.text === 'm' && tokens[index - 2]?.text === '.' && /^[ap]$/.test(tokens[index - 3]?.text ?? '')

/** What goes on with a time told so: "from 7 a.m. until 5 p.m. every day". */
const GOES_ON = /^(until|till|til|to|-|and|or|on|every|each|daily|for|at|but|,|\)|:)$/

/** Tokens cut after each full stop, line end and the like. */
export function tokenSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = []
  let current: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const token = sure(tokens[index])
    current.push(token)
    // "(mine!)" ends no sentence.
    const held = token.text === '!' || token.text === '?' ? tokens[index + 1]?.text === ')' : false
    if (FULL_STOP.has(token.text) && !held && !isInside(tokens, index)) {
      sentences.push(current)
      current = []
    }
  }
  if (current.length > 0) sentences.push(current)
  return sentences
}
