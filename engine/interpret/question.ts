/** What a question is about: something that Modify does, a body, or anything else. */
export type Question = 'change' | 'body' | 'other'

const OPENER = String.raw`^\W*(?:(?:and|so|but|ok|hey|hi|also|quick question)[,:]?\s+)?`
const ASKING =
  "why|what(?:['’]?s)?|how|when|where|who|which|can|could|should|shall|may|do|does|did|is|are|am|was|will|would|have|has|any (?:tips|advice|idea)"
const ASKING_ELSEWHERE = String.raw`warum|wieso|was|wie|wann|wo|wer|welche\p{L}*|kann|darf|soll\p{L}*|ist|sind|pourquoi|comment|quand|combien|est-ce|que|quoi|puis-je|dois-je|por ?qu[eé]|qué|cómo|como|cu[aá]ndo|cu[aá]nt\p{L}+|puedo|debo|es|quando|quanto|posso|devo`
const ASKED = new RegExp(`${OPENER}(?:${ASKING}|${ASKING_ELSEWHERE})(?!\\p{L})`, 'iu')
/** Without its mark only these begin a question and nothing else. */
const SURELY_ASKING = String.raw`does \p{L}+|who \p{L}+|(?:did|do|was|has|will|would|could) (?:i|you|we|they)|(?:is|are|can|should) (?:i|you|we|it|this|that|there|they|the|my|an?|\d+)|why (?:do|does|did|is|are|am|can|should|would)|what(?:['’]?s| should| do| does| is| can)|how (?:many|much|far|fast|heavy|hard|long|often|do|does|can|should)|shall i`
const SURELY_ASKING_ELSEWHERE = String.raw`warum|wieso|kann ich|darf ich|soll ich|pourquoi|puis-je|dois-je|por ?que (?:no )?\p{L}+|puedo|posso`
const ASKED_UNMARKED = new RegExp(`^\\W*(?:${SURELY_ASKING}|${SURELY_ASKING_ELSEWHERE})(?!\\p{L})`, 'iu')
const OF_CHANGE =
  /\b(?:swap|switch|change|move|skip|shorten|shorter|replace|instead|another day|make (?:it|this|that|them) (?:easier|harder)|tausch\p{L}*|verschieb\p{L}*|k[uü]rzer|d[eé]placer|changer|remplacer|cambiar|mover|saltar|trocar|mudar|pular)(?!\p{L})/iu
const OF_BODY =
  /\b(?:normal|hurts?|pain\p{L}*|ache\p{L}*|sweat\p{L}*|pulse|sore|shak\p{L}+|numb|dizzy|injur\p{L}+|safe|harmful|bad for|knees?|back|hips?|ankles?|shoulders?|heart|breath\p{L}*|legs?|period|pregnan\p{L}+|medic\p{L}+|pills?|schmerz\p{L}*|knie|r[uü]cken|gef[aä]hrlich|mal|douleur|genou|dos|duele|dolor|rodilla|espalda|d[oó]i|joelho|costas)(?!\p{L})/iu

const sentencesOf = (text: string) => text.match(/[^.!?\n]+[.!?\n]*/gu)?.filter((one) => /[\p{L}\d]/u.test(one)) ?? []
/** Whoever asks so wants no answer. */
const RHETORICAL =
  /^\W*(?:why (?:is it always|does it always|do i always|always|me|bother)|who (?:needs|am i kidding)|what (?:a|an|was i thinking)(?!\p{L}))/iu

const isAsked = (sentence: string) => !RHETORICAL.test(sentence) && hasFormOfQuestion(sentence)

const hasFormOfQuestion = (sentence: string) =>
  /\?\s*\W*$/u.test(sentence)
    ? ASKED.test(sentence) || !/^\W*\p{L}+\W*$/u.test(sentence)
    : ASKED_UNMARKED.test(sentence)

/**
 * The question in a note, by what it is about; null where nothing is asked.
 * @param text - as typed
 */
export function findQuestion(text: string): { readonly about: Question; readonly isAll: boolean } | null {
  const sentences = sentencesOf(text)
  const asked = sentences.filter(isAsked)
  if (asked.length === 0) return null
  const words = asked.join(' ')
  const about = OF_CHANGE.test(words) ? 'change' : OF_BODY.test(words) ? 'body' : 'other'
  return { about, isAll: asked.length === sentences.length }
}
