/** A feeling that deserves an answer and changes no number. */
export type Feeling =
  | 'grief'
  | 'worry'
  | 'sadness'
  | 'shame'
  | 'fear'
  | 'disgust'
  | 'anger'
  | 'frustration'
  | 'boredom'
  | 'reluctance'
  | 'flat'
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
    ...[
      '(?:kind|kinder|sohn|tochter|mama|papa|mutter|vater|oma|opa|mann|frau|hund|katze) (?:ist |sind |wieder |\\p{L}+ )?krank',
      '(?:enfants?|fils|fille|bébé|mari|femme|mère|père|chien) (?:est |sont )?malades?',
      '(?:hij[oa]|niñ[oa]s?|madre|padre|perr[oa]|filh[oa]|mãe|pai) (?:está |estão |están )?(?:mal[oa]s?|enferm[oa]s?|doentes?)',
      'waiting for (?:the |my |his |her )?(?:test|scan|biopsy) results',
      '(?:so worried|worried sick)(?! (?:about|of) (?:my|the) (?:own )?(?:heart|health|chest))',
      'im krankenhaus',
      "à l['’]hôpital",
    ],
    ...['en el hospital', 'in ospedale', 'in het ziekenhuis'],
  ],
  grief: [
    `since (?:my |our )?${NEAR} passed|\\p{L}+ (?:years?|months?|weeks?) without (?:my |our )?${NEAR}`,
    'lost (?:a|one of (?:my|our)) (?:patients?|residents?|clients?)|rip \\p{L}+',
    `anniversary of (?:(?:his|her|their|my ${NEAR}['’]?s?) )?death`,
    ...['died', 'passed away', 'funeral', 'grief', 'grieving', 'mourning', 'miscarriage', 'miscarried', 'stillborn'],
    ...[
      'lost (?:the|our|my) baby',
      '(?:had to be|was|were) put (?:down|to sleep)',
      'put (?:him|her|the dog|the cat|our dog|our cat|my dog|my cat) (?:down|to sleep)',
    ],
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
    "(?:shouted|screamed|yelled|laughed) at (?:me|by)|(?:got|been|was) (?:shouted at|told off|ignored|bullied|rejected|ghosted|blamed)|rejection|rejected|ghosted|angeschrien|on m['’]a crié",
    ...['(?:is|are) leaving me', 'walked out on (?:me|us)', '(?:is|are) (?:splitting up|separating)'],
    `miss(?:ing)? (?:him|her|my ${NEAR}) so much`,
    `^\\W*(?:i )?(?:really |just )?miss(?:ing)? (?:my )?(?:${NEAR}|him|her|them|home)|(?:got|been|was) dumped|(?:feel|feeling|felt) (?:so |really |a bit )?(?:lonely|alone|empty|invisible|numb inside|lost|left out|hopeless|worthless)`,
    "no ?one (?:cares|called|came|talks to me)|nobody (?:cares|called|came|talks to me)|(?:isn['’]?t|not|stopped) (?:talking|speaking) to me|💔|[😭😢😞😔☹🥺]|:[-']?\\(",
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
    '(?:my (?:body|belly|stomach|thighs|legs|arms|face|reflection)|i) (?:looks?|is|are) (?:so |really |just )?(?:disgusting|gross|fat|awful|horrible|ugly|huge|revolting|enormous)',
    'feel(?:ing)? (?:so |really |just |a bit )?(?:disgusting|gross|fat|ugly|huge|like a failure|like a whale)',
    ...[
      'fat and (?:useless|ugly|lazy|disgusting)',
      '(?:everyone|everybody)(?: \\p{L}+){0,4} (?:is|was|looks?) (?:so |all )?(?:fitter|faster|stronger|thinner|thin|slim|skinny|fit|gorgeous|young)',
    ],
    ...['ashamed', 'embarrassed', 'disgusted with myself', 'disgusted by myself', 'hate myself', 'hate my body'],
    ...['hate how i look', 'such a failure', 'a failure', 'let myself down'],
    'feel(?:ing)? (?:so |really |pretty |just )?(?:useless|pathetic|worthless|weak and fat)',
    "i(?: a|['’])m (?:so |just |really )?(?:useless|pathetic|worthless|a mess)",
    ...['schäme mich', 'geschämt', 'hasse mich', 'hasse meinen körper', 'versager', 'versagt', 'nutzlos', 'honte'],
    ...['me déteste', 'nul de', 'me da vergüenza', 'vergüenza', 'me odio', 'un fracaso', 'vergonha', 'fracasso'],
    ...['mi vergogno', 'vergogna', 'un fallimento', 'schaam me', 'mislukt'],
  ],
  fear: [
    ...['scared', 'afraid', 'frightened', 'terrified', 'anxious', 'panic attack'],
    ...['angst', 'panikattacke', 'peur', 'angoissé', 'angoissée', 'tengo miedo', 'asustado', 'asustada', 'ansiedad'],
    ...['com medo', 'ansiosa', 'ansioso', 'ho paura', 'in ansia', 'bang voor', 'ben bang'],
  ],
  disgust: [
    '(?:smell(?:ed|s|t|y)?|reek(?:ed|s)?|stench|stink(?:s|y)?) ?(?:like|of)?|mouldy|mould|cockroach(?:es)?|slime|slimy|hair in the|vomit on|sweaty (?:bench|mat|mats|machine)',
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
  frustration: [
    'so done with|rien ne (?:va|marche)|nichts (?:klappt|geht|läuft)|alles (?:schief|doof|blöd)|nada (?:sale|funciona)|todo (?:mal|me sale mal)|nothing (?:works|goes right|went right)|everything (?:broke|went wrong|is broken)',
    "fuck(?:ing|s|ed)?|ffs|wtf|bloody (?:hell|rain|kids|dog|neighbours)|for god['’]s sake|sod (?:this|it|off)|damn(?: it)?|crap|bollocks|bugger|argh+|a+rgh+|ugh+|grr+|typical|stupid|(?:was|were|got|been|is) stolen|lost my (?:keys|phone|wallet|temper|mind|voice|pass|ticket)|puncture|flat tyre|stood me up",
    "late again|cancelled (?:again|on me)|idiots?|morons?|annoying|annoyed|irritat\\p{L}+|fed up|drives? me (?:mad|crazy|up the wall)|nightmare (?:neighbours?|day|week|shift|commute|journey|customers?|clients?)|of course it (?:rained|broke)|sick to death|(?:i['’]?ve|i have|have|i) had (?:it with|enough)",
    'just my luck|ridiculous|joke of a|what a (?:day|mess|joke|shambles)|useless (?!at)\\p{L}+|rude',
    'so ein (?:mist|scheiss|scheiß|dreck)|scheisse|scheiße|verdammt|nervt|genervt|mist|marre|ras[- ]le[- ]bol|putain|merde|énerv\\p{L}+|qué (?:rabia|fastidio)|harto|harta|mierda|joder|me cabrea|droga|merda|irritad[oa]|que saco|[😡🤬😤😠🙄]',
  ],
  boredom: [
    'repetitive|same (?:stretches|exercises|workout|session|route|moves|thing|sessions) (?:again|every|over)|yawn fest|snooze ?fest|samey|me aburr\\p{L}+|siempre lo mismo|immer (?:das|der|die)(?:selbe| gleiche)|toujours (?:pareil|la même)|sempre (?:a mesma|o mesmo|igual)|[🥱]',
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
    "(?:can['’]?t|cannot) face|dread(?:ing|ed)|don['’]?t (?:want|wanna|feel like)|really didn['’]?t (?:want|fancy)|not in the mood|zero (?:enthusiasm|interest)|null bock|la flemme|flemme|(?:no tengo|tenía|pocas|cero) ganas|sem ânimo|preguiça|pereza",
    ...['keine lust', 'kein bock', 'unmotiviert', 'pas envie', 'sin ganas', 'sem vontade', 'non ho voglia', 'geen zin'],
  ],
  flat: [
    '[👎🫠]',
    "not (?:my|the) (?:finest|best)(?: \\p{L}+)?|not (?:so |too |that )?(?:great|good)|could(?:['’]?ve| have) been better|two left feet|all over the place|peak me|mid|lacklustre|half[- ]hearted|went through the motions|lief nicht|zäh|bof bof|regular nomás|flojo",
    'felt like (?:a |an |i was )?(?:\\p{L}+ )?(?:robot|zombie|treacle|lead|concrete|mud|jelly|porridge|a sack|potatoes|brick|slug|snail|walrus|elephant|whale on legs|old man|old woman|\\d+ years old)|(?:running|moving|walking|wading|swimming) through (?:treacle|mud|syrup|glue|sand|porridge)',
    "(?:couldn['’]?t|could not|never|didn['’]?t) (?:really )?(?:get|got) (?:into (?:it|the|a)|going)|felt (?:flat|off|sluggish|slow|clumsy|weird|meh|blah|uncoordinated|disconnected)|no (?:spark|snap|zip|pep|oomph)|legs? (?:like|of) (?:lead|jelly|concrete|wood)|just going through the motions|autopilot|off day|not my day",
    "(?:head|mind) (?:was )?(?:elsewhere|not in it|wasn['’]?t in it)|beine wie blei|jambes (?:lourdes|en coton)|piernas (?:pesadas|de plomo)",
  ],
  pride: [
    '(?:furthest|longest|fastest|heaviest|best) (?:\\p{L}+ )?so far',
    'nailed (?:it|the|my|that)|(?:boss|chef|chefin|trainer|teacher|coach)[^.!?\\n]*(?:praised|gelobt|well done)|zum ersten mal|pour la première fois|por primera vez|pela primeira vez|small win|win of the (?:day|week)',
    '\\p{L}+ more (?:reps?|minutes?|metres?|km|kilos?|kg|miles?|sets?|press[- ]?ups?|push[- ]?ups?) than|more than last (?:time|week|month)|(?:faster|further|longer|heavier|stronger|better|easier) than (?:last|ever|i ever|before|a (?:week|month|year) ago)|new (?:record|best|job)|got (?:the|my|a) (?:job|place|offer|grade|degree)',
    "top marks|passed (?:it|the (?:exam|test))|promoted|beförder\\p{L}+|bestanden|j['’]ai (?:réussi|eu mon)|geschafft!|aprobé|aprobado|lo (?:logré|conseguí)|consegui!|passei|[💪🏆🥇🏅]",
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
    'thx|ty|cheers|ta(?= |$)|merci|danke|gracias|obrigad[oa]',
    "came back (?:clear|negative|normal|fine)|well done|compliment(?:ed|s)?|thanked me|(?:was|were|is|are) (?:so |really |very )?(?:kind|sweet|lovely|helpful)|immaculate|slay(?:ed)?|stellar|top notch|elite|mint|banging|iconic|epic|awesome|cracking|corker|smashing|spot on|magic(?:al)?|dreamy|giggl\\p{L}+|gelacht|(?:on a|j['’]ai|nous avons) (?:bien )?ri|nos reímos|risas|rimos|bien rigolé|rigol\\p{L}+|endlich (?:frei|urlaub|sonne)",
    "love (?:this|my|the|these) \\p{L}+|(?:i )?love it|you(?:['’]re| are| guys are) (?:the )?(?:best|great|brilliant|ace)|works? (?:so |really )?(?:well )?for me|worth it|no regrets|delicious|yummy|tasty|cosy|bliss|heaven(?:ly)?|gorgeous|stunning|beautiful|lovely|delight(?:ful|ed)?|laugh(?:ed|ing) (?:so|a lot|until|till)",
    'made me (?:smile|laugh)|(?:jeans|trousers|dress|shirt|suit) fits? (?:again|now)|best (?:part|bit|thing|night|sleep|meal|weekend|holiday)|date night|cuddles?|hugs?|first (?:smile|steps|words?|tooth)|good (?:company|times?|vibes|news|hard|day|mood|laugh|weekend)|nice (?:one|day|time|walk|run|chat|surprise|to)|peaceful|content',
    'cheerful|chuffed|buzzing|result!|yay+|yess+|woo+(?:hoo+)?|hurray|hooray|in love|blessed|lucky|sunshine|came to stay',
    'zufrieden|herrlich|schön(?:er|es|e)?|läuft bei mir|super|klasse|geil|spaß|spass|top|freu\\p{L}*|contente?|trop (?:bien|cool|bon)|génial\\p{L}*|super (?:séance|journée|soirée)|belle (?:journée|soirée|balade)|agréable|adoré|contentísim\\p{L}+|me encanta|encantad[oa]|qué (?:bien|bueno|rico|alegría)|genial',
    'buenísim\\p{L}+|estupend[oa]|adorei|maravilh\\p{L}+|muito bom|delícia|que (?:bom|delícia)|[🔥❤💕💖😍🥰😎🤩🙌👏☀🌞🌈✨🎂🎈😋🤗]',
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
    "^\\W*(?:(?:nothing|not much)(?: (?:really|much|special|new|happened|to (?:say|add|note|report)))?|n/?a|none|nada|nichts|rien|nix|-+|\\.+|same|same again|usual|as usual|business as usual|nbd|no big deal|whatever|eh|hm+|mhm|yes|yep|yeah|yup|sure|ja|oui|si|sí|sim|k|kk|done|check|todo (?:bien|normal)|normal|tudo bem|alles (?:ok|gut|klar)|passt|geht so|ça va|bof|rien de spécial|nada especial|wie immer|comme d['’]habitude|como siempre)\\W*$",
    '^[\\s👍👌🙂😐😑😶🤷‍♀♂✅✔🏻🏼🏽🏾🏿️]+$',
    "(?:but|aber|mais|pero) (?:ok|okay|fine|alright|all right|ok\\p{L}*|good enough|gut|ça va|bien)\\W*$|could be worse|so so|so-so|mustn['’]?t grumble|can['’]?t complain|getting there|ticking along|plodding (?:on|along)|standard|decent|not (?:too |so |that )?bad|nicht schlecht|pas mal|no está mal|uneventful|run of the mill|quiet (?:day|one|night|evening)",
    "^\\W*(?:it was |i am |i['’]m |all |just |pretty |quite )*(?:ok|okay|fine|alright|normal|average|meh|so-so|as (?:usual|always|planned)|nothing (?:special|much|new|to report)|same as (?:usual|always|ever)|(?:an )?ordinary day)(?: really| today| i guess| i suppose)*\\W*$",
  ],
}
