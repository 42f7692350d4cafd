import { sure } from '../sure.ts'
import type { Phrases } from './lexicon/phrases.ts'
import { meaningsOf } from './lexicon.ts'
import type { Token } from './tokens.ts'

export type Language = 'en' | 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl' | 'ar' | 'he'

/** Small words that give a language away; words two languages share count for both. */
const VOTES: Readonly<Record<'en' | 'es' | 'de' | 'fr' | 'pt' | 'it' | 'nl', string>> = {
  en: 'the and my to til till from work is at with i im ive on for but have no not this just after before every was of in it am pm mon tue weds wed thu thurs fri sun day week time today tomorrow got can cant dont did feel',
  es: 'el los las y mi de del lunes martes miercoles jueves viernes sabado domingo sabados domingos trabajo con por para hoy manana pero muy tengo hasta no me que en la lo una un cada todos ayer sesion dias semana maraton carrera tarde noche estoy he hice es quiero bajar entre poco mucho duele clase sin ni dia marzo enero junio julio febrero agosto mayo abril septiembre octubre noviembre diciembre salgo voy nada',
  de: 'der die das und ich bin mit von bis um uhr ist nicht heute morgen habe hab aber am im zu den dem ein eine montag dienstag mittwoch donnerstag freitag samstag sonntag mo di mi arbeite arbeit jeden nach vor keine kein auch war zum noch unter sehr mein meine tut weh nur sonst wieder ab halb marz januar juni juli mai oktober dezember',
  fr: 'bof mouais le les et je j de du des lundi mardi mercredi jeudi vendredi samedi dimanche travail travaille avec pour mais demain aujourd hui pas au aux en la un une mon ma ce suis ai est tous soir matin seance dormi tres objectif heures sur dans que ne semi mars avril mai juin juillet septembre octobre novembre decembre fevrier aout l d',
  pt: 'menos o os as e eu de do da das dos segunda terca quarta quinta sexta sabado domingo sabados domingos trabalho com por para hoje amanha mas muito tenho ate nao me que em na no uma um cada todos treino estou fiz meu minha dia semana maratona corrida noite tarde sem nem sou pra quero dor janeiro marco junho julho fevereiro agosto maio abril setembro outubro novembro dezembro feira das bem bom mau pouco',
  it:
    'il lo gli le la e ed di del della dei delle dal dalle dalla al alle alla agli nel nella sul con per che non sono ho mi mio mia una un uno ma anche piu molto oggi domani ieri stanotte poi lavoro ogni mattina sera pomeriggio lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre fatto perche ' +
    'ore corsa niente allenamento palestra meglio posso dopo fino tutto tutti giorno giorni voglio questa questo mezza maratona',
  nl:
    'het een de en ik mijn met van tot naar maar niet geen ook elke dag vrij werk werken avond ochtend middag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vandaag morgen gisteren vanaf kinderen op om uur heb ben voor na aan bij nog wel wil dan daarna te ging voel moe ' +
    'heel goed slecht geslapen gelopen halve liefst mei juni juli augustus januari februari maart oktober doe loop weken ma do dank alleen',
}
const VOTERS = Object.entries(VOTES).flatMap(([language, words]) =>
  words.split(' ').map((word) => ({ word, language })),
)
const BALLOT: ReadonlyMap<string, readonly { readonly language: string }[]> = Map.groupBy(VOTERS, ({ word }) => word)

/** Whether a word is a small one of a language that is read. */
export const isSmallWord = (word: string): boolean => BALLOT.has(word)

/** Letters that only some languages write count before folding. */
const SIGNS: readonly (readonly [RegExp, Language, number])[] = [
  [/[ñ¿¡]/, 'es', 3],
  [/[äöüß]/, 'de', 3],
  [/[èêœùâîû]|qu'|\b[ldj]['’](?!\d)/, 'fr', 3],
  [/[ãõ]|ç[ao]|[âê]nci/, 'pt', 3],
  [/[óíúá]/, 'es', 1],
  [/[óíúá]/, 'pt', 0.9],
  [/à/, 'fr', 1],
  [/à/, 'pt', 0.9],
  [/[éç]/, 'fr', 0.9],
  [/é/, 'es', 0.8],
  [/[éç]/, 'pt', 0.8],
  [/\d ?h\b/, 'fr', 0.3],
  [/[èùìò]|\b(?:dell|all|nell|sull|dall|un)['’]|\bl['’]\d/, 'it', 2.5],
  [/à/, 'it', 0.9],
  [/\bfa(?:nno)? male\b/, 'it', 3.5],
  [/[a-z]ij[a-z ]|['’]s (?:avonds|morgens|ochtends|middags|nachts)/, 'nl', 1],
]

const HEBREW = /[\u0590-\u05ff]/
const ARABIC = /[\u0600-\u06ff]/

/** Words of a subject with the language that alone has them, or with two of which none is English. */
export type Ballot = ReadonlyMap<string, readonly Language[]>

const TELLING_FROM = 4
/** [languages] A word of more of them tells none apart. */
const MOST_OWNERS = 2

/**
 * The words of a subject's tables that may give its language away.
 * @param tables - of one language
 */
export function wordsOf(tables: readonly Phrases[]): ReadonlySet<string> {
  const phrases = tables.flatMap(meaningsOf).flatMap(([, own]) => own)
  return new Set(phrases.flatMap((phrase) => phrase.split(' ')).filter(mayTell))
}

const mayTell = (word: string) => word.length >= TELLING_FROM && !word.endsWith('*')

/**
 * The words of a subject's tables that give their language away.
 * @param tables - those of each language
 */
export function ballotOf(tables: Partial<Readonly<Record<Language, readonly Phrases[]>>>): Ballot {
  const owners = new Map<string, Language[]>()
  for (const [language, own] of Object.entries(tables) as [Language, readonly Phrases[]][]) {
    if (!Object.hasOwn(VOTES, language)) continue
    for (const word of wordsOf(own)) owners.set(word, [...(owners.get(word) ?? []), language])
  }
  const tells = (of: readonly Language[]) => of.length === 1 || (of.length <= MOST_OWNERS && !of.includes('en'))
  return new Map([...owners].filter(([, of]) => tells(of)))
}

const HALF = /^[ap]m$/

/** What small words and letters say for each language. */
function votesOf(source: string, tokens: readonly Token[]): Record<string, number> {
  const count: Record<string, number> = { en: 0.5, es: 0, de: 0, fr: 0, pt: 0, it: 0, nl: 0 }
  const vote = (language: string, weight: number) => {
    count[language] = (count[language] ?? 0) + weight
  }
  // "9am" is written in every language.
  for (const { text, tight } of tokens)
    for (const { language } of tight && HALF.test(text) ? [] : (BALLOT.get(text) ?? []))
      vote(language, text.length > 3 ? 2 : 1)
  const lower = source.toLowerCase()
  for (const [sign, language, weight] of SIGNS) if (sign.test(lower)) vote(language, weight)
  return count
}

/** What a word that one language alone has says for it, and one of two for each of them. */
const OWN_WORD = 2
const SHARED_WORD = 1
const OTHERS = ['es', 'de', 'fr', 'pt', 'it', 'nl'] as const

/**
 * The language a text is mostly in; English when nothing tells.
 * @param source - as typed
 */
export function languageOf(source: string, tokens: readonly Token[], ballot: Ballot): Language {
  if (HEBREW.test(source)) return 'he'
  if (ARABIC.test(source)) return 'ar'
  const count = votesOf(source, tokens)
  for (const { text } of tokens) {
    const owners = ballot.get(text) ?? []
    for (const own of owners) count[own] = sure(count[own]) + (owners.length > 1 ? SHARED_WORD : OWN_WORD)
  }
  let best: Language = 'en'
  for (const language of OTHERS) if (sure(count[language]) > sure(count[best])) best = language
  return best
}

/**
 * Whether a text is in English whatever the words of the other languages are: even if each word that English does not
 * have were one language's own.
 * @param source - as typed
 * @param english - all words of the subject's English tables
 */
export function isSurelyEnglish(source: string, tokens: readonly Token[], english: ReadonlySet<string>): boolean {
  if (HEBREW.test(source) || ARABIC.test(source)) return false
  const count = votesOf(source, tokens)
  const strange = tokens.filter(({ kind, text }) => kind === 'word' && mayTell(text) && !english.has(text)).length
  return OTHERS.every((language) => sure(count[language]) + strange * OWN_WORD <= sure(count.en))
}
