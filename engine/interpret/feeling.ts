/** A feeling that deserves an answer and changes no number. */
export type Feeling = 'grief' | 'sadness' | 'shame' | 'fear' | 'disgust' | 'anger' | 'boredom' | 'pride' | 'gladness'

/** Phrases by feeling: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const PHRASES: Readonly<Record<Feeling, readonly string[]>> = {
  grief: [
    ...['died', 'passed away', 'funeral', 'grief', 'grieving', 'mourning', 'miscarriage', 'miscarried', 'stillborn'],
    ...['lost (?:the|our|my) baby', 'put (?:him|her|the dog|the cat|our dog|our cat|my dog|my cat) (?:down|to sleep)'],
    'lost my (?:mother|father|mum|mom|dad|wife|husband|partner|son|daughter|brother|sister|grandmother|grandfather|gran|nan|grandma|grandpa|uncle|aunt|friend|best friend|dog|cat)',
    ...['gestorben', 'beerdigung', 'trauer', 'trauere', 'fehlgeburt', 'est mort', 'est morte', 'décédé', 'décédée'],
    ...['enterrement', 'en deuil', 'fausse couche', 'murió', 'ha muerto', 'falleció', 'funeral', 'de luto'],
    ...[
      'morreu',
      'faleceu',
      'velório',
      'è morto',
      'è morta',
      'funerale',
      'in lutto',
      'overleden',
      'begrafenis',
      'rouw',
    ],
  ],
  sadness: [
    ...[
      'broke up',
      'breakup',
      'split up with',
      'dumped me',
      'left me',
      'divorce',
      'divorced',
      'lost my job',
      'got fired',
    ],
    ...[
      'made redundant',
      'laid off',
      'heartbroken',
      'so lonely',
      'cried',
      'crying',
      'trennung',
      'getrennt',
      'gekündigt',
    ],
    ...['scheidung', 'geweint', 'rupture', 'licencié', 'licenciée', 'pleuré', 'divorcio', 'me despidieron', 'llorado'],
    ...['divórcio', 'demitido', 'demitida', 'chorei', 'licenziato', 'licenziata', 'pianto', 'ontslagen', 'gehuild'],
  ],
  shame: [
    ...['ashamed', 'embarrassed', 'disgusted with myself', 'disgusted by myself', 'hate myself', 'hate my body'],
    ...['hate how i look', 'such a failure', 'a failure', 'let myself down'],
    'feel(?:ing)? (?:so |really |pretty |just )?(?:useless|pathetic|worthless|weak and fat)',
    "i(?: a|['’])m (?:so |just |really )?(?:useless|pathetic|worthless|a mess)",
    ...['schäme mich', 'geschämt', 'hasse mich', 'hasse meinen körper', 'versager', 'versagt', 'nutzlos', 'honte'],
    ...['me déteste', 'nul de', 'me da vergüenza', 'vergüenza', 'me odio', 'un fracaso', 'vergonha', 'fracasso'],
    ...['mi vergogno', 'vergogna', 'un fallimento', 'schaam me', 'mislukt'],
  ],
  fear: [
    ...['scared', 'afraid', 'frightened', 'terrified', 'anxious', 'panic attack', 'worried sick', 'so worried'],
    ...['angst', 'panikattacke', 'peur', 'angoissé', 'angoissée', 'tengo miedo', 'asustado', 'asustada', 'ansiedad'],
    ...['com medo', 'ansiosa', 'ansioso', 'ho paura', 'in ansia', 'bang voor', 'ben bang'],
  ],
  disgust: [
    ...[
      'disgusting',
      'disgusted',
      'gross',
      'revolting',
      'vile',
      'yuck',
      'eww+',
      'sickening',
      'ekelhaft',
      'eklig',
      'widerlich',
    ],
    ...[
      'dégoûtant',
      'dégueulasse',
      'asqueroso',
      'asquerosa',
      'qué asco',
      'nojento',
      'nojenta',
      'disgustoso',
      'che schifo',
    ],
    ...['walgelijk', 'smerig'],
  ],
  anger: [
    ...['furious', 'so angry', 'really angry', 'pissed off', 'fuming', 'livid', 'raging', 'so annoyed', 'hate this'],
    ...['hate these', 'hate running', 'hate training', 'hate it', 'hated it', 'hated every', 'wütend', 'stinksauer'],
    ...['hasse es', 'hasse das', 'furieux', 'furieuse', 'en colère', 'je déteste', 'furioso', 'furiosa', 'odio esto'],
    ...['com raiva', 'odeio', 'arrabbiato', 'arrabbiata', 'odio questo', 'woedend', 'boos', 'haat dit'],
  ],
  boredom: [
    ...['boring', 'bored', 'same thing again', 'same old', 'sick of these', 'monotonous', 'dull', 'langweilig'],
    ...[
      'langweile',
      'ennuyeux',
      'ennuyeuse',
      'ennuyée',
      'ennuie',
      'aburrido',
      'aburrida',
      'chato',
      'chata',
      'entediado',
    ],
    ...['tédio', 'noioso', 'noiosa', 'annoiato', 'saai', 'verveel'],
  ],
  pride: [
    ...[
      'proud',
      'personal best',
      'pb(?! ?(?:&|and|j|sandwich|toast))',
      'new pr',
      'i won',
      'won the',
      'won my',
      'first time ever',
      'nailed it',
      'smashed it',
      'crushed it',
    ],
    ...['stolz', 'bestzeit', 'fier de', 'fière de', 'record personnel', 'orgulloso', 'orgullosa', 'mejor marca'],
    ...['orgulhoso', 'orgulhosa', 'recorde pessoal', 'orgoglioso', 'orgogliosa', 'record personale', 'trots'],
  ],
  gladness: [
    ...[
      'happy',
      'glad',
      'loved it',
      'loved every',
      'great day',
      'felt great',
      'feel great',
      'feeling great',
      'felt good',
    ],
    ...[
      'felt amazing',
      'felt strong',
      'fantastic',
      'wonderful',
      'amazing',
      'so good',
      'best day',
      'so much fun',
      'joy',
    ],
    ...['great session', 'great run', 'great ride', 'great swim', 'brilliant', 'over the moon', 'grateful', 'relieved'],
    ...['glücklich', 'froh', 'super gelaufen', 'toll', 'wunderbar', 'heureux', 'heureuse', 'génial', 'ravi', 'feliz'],
    ...['contento', 'contenta', 'genial', 'ótimo', 'felice', 'contentissimo', 'bellissimo', 'blij', 'geweldig'],
  ],
}

/** The gravest first: a note that tells of a loss and of a good run is about the loss. */
const ORDER: readonly Feeling[] = [
  'grief',
  'sadness',
  'shame',
  'fear',
  'disgust',
  'boredom',
  'anger',
  'pride',
  'gladness',
]

const PATTERNS = ORDER.map(
  (feeling) => [feeling, new RegExp(`(?<!\\p{L})(?:${PHRASES[feeling].join('|')})(?!\\p{L})`, 'giu')] as const,
)

/** `not boring at all`, `wasn't scared`, `nicht langweilig`, `pas ennuyeux`: the word says the opposite. */
const DENIED =
  /(?:\bnot|n['’]t|\bnever|\bno longer|\bwithout|\bhardly|\bnicht|\bkeine?n?|\bpas|\bno|\bnão|\bnon|\bniet|\bgeen)(?:\s+\p{L}+){0,2}\s*$/iu
/** Things that `die` every day, and people who only nearly did. */
const NO_LOSS =
  /(?:phone|watch|garmin|tablet|tv|fridge|dishwasher|boiler|router|internet|engine|sensor|strap|plants?|app|battery|batteries|laptop|computer|car|bike|light|lights|legs?|arms?|quads?|calves|lungs|headphones|earbuds|wifi|motivation|conversation|party|\bi|we|nearly|almost|practically|basically|just|nearly all|totally)\s+(?:\p{L}+\s+)?$/iu

/** What a note says that wants a human answer, the gravest first; null where it says nothing of the kind. */
export function findFeeling(text: string): Feeling | null {
  const found = PATTERNS.find(([feeling, pattern]) =>
    [...text.matchAll(pattern)].some(({ index, 0: words }) => isMeant(feeling, words, text.slice(0, index))),
  )
  return found?.[0] ?? null
}

function isMeant(feeling: Feeling, words: string, before: string): boolean {
  if (DENIED.test(before)) return false
  return feeling !== 'grief' || words.toLowerCase() !== 'died' || !NO_LOSS.test(before)
}

const SAD: ReadonlySet<Feeling | null> = new Set(['grief', 'sadness', 'shame', 'fear'])

/** Whether a note tells of a loss, of sadness, shame or fear: nothing cheerful stands beside it. */
export function isSad(text: string): boolean {
  return SAD.has(findFeeling(text))
}
