/** A feeling that deserves an answer and changes no number. */
export type Feeling = 'grief' | 'pride' | 'boredom'

/** Phrases by feeling: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const PHRASES: Readonly<Record<Feeling, readonly string[]>> = {
  grief: [
    ...['died', 'passed away', 'funeral', 'lost my mother', 'lost my father', 'grief', 'grieving', 'miscarriage'],
    ...['gestorben', 'beerdigung', 'trauer', 'est mort', 'est morte', 'décédé', 'décédée', 'enterrement'],
    ...['murió', 'ha muerto', 'falleció', 'funeral', 'morreu', 'faleceu', 'è morto', 'è morta', 'funerale'],
    ...['overleden', 'begrafenis'],
  ],
  pride: [
    ...['so proud', 'proud of', 'personal best', 'new pb', 'new pr', 'first time ever', 'nailed it'],
    ...['stolz', 'bestzeit', 'fier de', 'fière de', 'record personnel', 'orgulloso', 'orgullosa', 'mejor marca'],
    ...['orgulhoso', 'orgulhosa', 'recorde pessoal', 'orgoglioso', 'orgogliosa', 'record personale', 'trots op'],
  ],
  boredom: [
    ...['boring', 'bored', 'hate this', 'same thing again', 'sick of these', 'langweilig', 'ennuyeux', 'ennuyée'],
    ...['aburrido', 'aburrida', 'chato', 'entediado', 'noioso', 'noiosa', 'annoiato', 'saai'],
  ],
}

const ORDER: readonly Feeling[] = ['grief', 'pride', 'boredom']

const PATTERNS = ORDER.map(
  (feeling) => [feeling, new RegExp(`(?<![\\p{L}])(?:${PHRASES[feeling].join('|')})(?![\\p{L}])`, 'iu')] as const,
)

/** What a note says that wants a human answer, grief first; null where it says nothing of the kind. */
export function findFeeling(text: string): Feeling | null {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
