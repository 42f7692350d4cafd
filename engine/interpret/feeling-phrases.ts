/** A feeling that deserves an answer and changes no number. */
export type Feeling =
  | 'grief'
  | 'worry'
  | 'sadness'
  | 'shame'
  | 'fear'
  | 'disgust'
  | 'anger'
  | 'boredom'
  | 'reluctance'
  | 'pride'
  | 'gladness'
  | 'calm'

/** Whoever is near to somebody, two legs or four. */
const NEAR =
  '(?:mum|mom|mother|dad|father|parents?|wife|husband|partner|girlfriend|boyfriend|son|daughter|boy|girl|baby|kid|child|toddler|little one|brother|sister|gran|nan|grandma|grandpa|grandad|grandmother|grandfather|aunt|uncle|niece|nephew|friend|mate|dog|cat)'
/** What frightens about somebody else's body; out of hospital is good news. */
const THEIR_ILLNESS =
  '(?:(?<!out of |home from |left )hospital|hospice|a ?& ?e|intensive care|icu|operation|operated on|surgery|chemo(?:therapy)?|radiotherapy|cancer|tumou?r|stroke|heart attack|dementia|biopsy|diagnosed|chicken ?pox|ill|sick|poorly|unwell|fever)'
/** What is done for the first time, or further than ever. */
const FEAT =
  '(?:run|ride|swim|row|walk|hike|mile|lift|squat|bench|deadlift|session|workout|5k|10k|half|marathon|parkrun|race|pull[- ]?up|push[- ]?up|chin[- ]?up)'

/** Phrases by feeling: English, German, French, Spanish, Portuguese, Italian, Dutch. */
export const FEELING_PHRASES: Readonly<Record<Feeling, readonly string[]>> = {
  worry: [
    `${NEAR}(?:['’]?s)?(?:[ ,]+\\p{L}+){0,8}?[ ,]+${THEIR_ILLNESS}`,
    `${NEAR} (?:has |have )?(?:broke|broken|fractured) (?:his|her|their) \\p{L}+`,
    `(?:rushed|took|taken) (?:(?:him|her|them)|my ${NEAR}) to (?:hospital|a&e|the emergency vet)`,
    ...['waiting for (?:the |my |his |her )?(?:test|scan|biopsy) results', 'im krankenhaus', "à l['’]hôpital"],
    ...['en el hospital', 'in ospedale', 'in het ziekenhuis'],
  ],
  grief: [
    `anniversary of (?:(?:his|her|their|my ${NEAR}['’]?s?) )?death`,
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
    ...['(?:is|are) leaving me', 'walked out on (?:me|us)', '(?:is|are) (?:splitting up|separating)'],
    `miss(?:ing)? (?:him|her|my ${NEAR}) so much`,
    `i miss my (?:mum|mom|mother|dad|father|gran|nan|grandma|grandpa|grandad)`,
    ...[
      'would have been (?:his|her|their) birthday',
      "(?:what(?: is|['’]s) the point|(?:this|it)(?: is|['’]s| all is| is all) pointless)",
    ],
    ...['failed (?:my|the) (?:exam|test|driving test|degree|course|interview)', "didn['’]?t get the job"],
    ...['(?:feel(?:ing)?|so|really) (?:so |really |very )?low', '(?:everything|it all) (?:is|feels) (?:grey|gray)'],
    ...['(?:argument|argued|row|rowed|big fight|fell out|falling out) with (?:my|the|him|her)'],
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
    '(?:feel(?:ing)?|felt|so) guilty',
    'feel(?:ing)? (?:so |really |just |a bit )?(?:disgusting|fat|ugly|huge|like a failure|like a whale)',
    ...['fat and (?:useless|ugly|lazy|disgusting)', 'everyone (?:else )?(?:is|was) (?:fitter|faster|stronger|thinner)'],
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
    ...['filthy', 'stinks', 'stank', 'stinking', 'smelly'],
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
    `(?:rubbish|terrible|awful|horrible|dreadful) ${FEAT}`,
    ...['furious', 'so angry', 'really angry', 'pissed off', 'fuming', 'livid', 'raging', 'so annoyed', 'hate this'],
    ...[
      'hate (?!me\\b|to |that i |when |missing |myself|my body|how i )\\p{L}+',
      'hated it',
      'hated every',
      'wütend',
      'stinksauer',
    ],
    ...['hasse es', 'hasse das', 'furieux', 'furieuse', 'en colère', 'je déteste', 'furioso', 'furiosa', 'odio esto'],
    ...['com raiva', 'odeio', 'arrabbiato', 'arrabbiata', 'odio questo', 'woedend', 'boos', 'haat dit'],
  ],
  boredom: [
    '(?:fed up with|sick of|tired of) (?!myself|my life|life|living|it all|everything|being)\\p{L}+',
    ...['boring', 'bored', 'same thing again', 'same old', 'monotonous', 'dull', 'langweilig'],
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
  reluctance: [
    ...[
      'not feeling it',
      '(?:no|zero|lost all|lost my|lack of) (?:motivation|mojo|drive)',
      'unmotivated',
      'cba',
      "(?:can|could)(?:['’]?t|not| not) be (?:bothered|arsed)",
      'struggl(?:ed|ing) to get (?:going|started|out)',
    ],
    ...['keine lust', 'kein bock', 'unmotiviert', 'pas envie', 'sin ganas', 'sem vontade', 'non ho voglia', 'geen zin'],
  ],
  pride: [
    `managed (?:to do )?(?:a |an |my |one |two |three )?(?:first |proper |full |real |strict |whole )+${FEAT}s?`,
    `first (?:ever |real |proper |full |strict |unassisted )?${FEAT}(?: ever| done)?(?=\\s*(?:[!.,]|$| in | of my | since ))`,
    "(?:the )?first time (?:that )?i(?:['’]ve| have)? (?:ever )?(?:ran|run|did|done|managed|made|finished|lifted|cycled|swam|rode|held|got through)",
    ...[
      'without (?:stopping|walking|a (?:break|rest|stop))',
      'never thought i',
      "(?:didn['’]?t|did not) think i (?:could|would|had it)",
    ],
    `(?:furthest|longest|fastest|heaviest|best) ${FEAT}(?: \\p{L}+){0,3} (?:ever|yet|in (?:months|weeks|years|ages))`,
    ...['(?:furthest|longest|fastest|heaviest) (?:ever|yet)', '(?:we|i) beat', 'we won', 'passed my', 'got the job'],
    ...['got (?:a |the |my )?promot(?:ed|ion)', '(?:boss|coach|teacher) praised', 'ten feet tall', 'lifetime best'],
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
    ...[':-?\\)', '[😀😃😄😁😊🙂🥳🎉❤]', 'thanks(?! for nothing)', 'thank you', 'slept through', 'all clear'],
    ...[
      'in remission',
      '(?:out of|home from) hospital',
      'no pain',
      'pain[- ]free',
      'fine again',
      'feels? (?:so |much )*better',
    ],
    ...[
      '(?:was|is|were|such|so much) (?:so |really |great )?fun',
      'enjoyed',
      'made me smile',
      '(?:i|we) got (?:engaged|married)',
    ],
    ...['(?:lovely|beautiful|gorgeous|glorious) (?:\\p{L}+ )?(?:run|ride|swim|walk|hike|morning|evening|day)'],
    `best ${FEAT} (?:in|for) `,
    `(?:was|went) (?:really |very |so )?(?:good|well)|good (?:one|${FEAT})`,
    ...[
      'made my (?:day|week|month|year)',
      'had a (?:right |good |real |great )?laugh',
      'finally (?:friday|the weekend|holiday)',
      'got accepted',
    ],
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
  // Only where nothing else is said.
  calm: [
    "^\\W*(?:it was |i am |i['’]m |all |just |pretty |quite )*(?:ok|okay|fine|alright|normal|average|meh|so-so|as (?:usual|always|planned)|nothing (?:special|much|new|to report)|same as (?:usual|always|ever)|(?:an )?ordinary day)(?: really| today| i guess| i suppose)*\\W*$",
  ],
}
