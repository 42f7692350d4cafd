import { FEAT, type Feeling, NEAR } from './feelings.ts'

/** Whoever else one looks after, without those whom `NEAR` has. */
const NEAR_TOO =
  '(?:hubby|missus|bf|gf|nana|granny|mam|papa|cousin|colleague|neighbour|neighbor|bestie|twins?|puppy|pup|kitten|horse|pony|rabbit|dog|cat)'
const SOMEBODY = `(?:${NEAR}|${NEAR_TOO})`
/** What is broken of a body, where a record or a promise might be. */
const BONE =
  '(?:ankle|leg|arm|wrist|hip|foot|collar ?bone|shoulder|elbow|knee|ribs?|nose|jaw|back|neck|finger|thumb|toe|hand|pelvis|skull|femur|acl|achilles|tendon)'
const ILL =
  '(?:(?:kidney|liver|heart|organ) failure|croup|pneumonia|sepsis|seizures?|alzheimer\\p{L}*|parkinson\\p{L}*|concussion|meningitis|nicu|picu|incubator|leuk(?:a)?emia|lymphoma|pancreatitis|bronchiolitis|limping|limps|lame|life support|palliative|relaps\\p{L}+)'
/** What frightens about anybody one knows. */
const GRAVE =
  '(?:heart attack|stroke|cancer|tumou?r|intensive care|hospital|hospice|surgery|chemo(?:therapy)?|dementia)'
/** What somebody calls whoever got in their way. */
const NUISANCE =
  '(?<!like an? (?:absolute |total |complete |utter )?)(?:idiots?|morons?|muppets?|tossers?|jerks?|prats?|wankers?|arseholes?|assholes?|dickheads?|knobs?|twats?|numpt\\p{L}+|influencers?|gym ?bros?|posers?)'

/** What happens to people and what they feel of it, told outright: English, then German, French, Spanish, Portuguese, Italian, Dutch. */
export const FEELINGS_OF_DAYS: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  worry: [
    '(?:nursery|school|childminder|daycare|kindergarten) (?:rang|called|phoned|closed|shut|sent)(?=.*(?:sick|ill|poorly|hand foot|chicken ?pox|temp|vomit|fever|bug))',
    `${NEAR_TOO}(?:['’]?s)?(?:[ ,]+\\p{L}+){0,4}?[ ,]+${GRAVE}|${SOMEBODY}['’]?s (?:scan|mri|test results|biopsy|op)(?! (?:came|was|were|is|are|went) (?:back )?(?:all )?(?:clear|fine|ok|okay|good|clean|well|normal|negative))(?= |\\W*$)|${SOMEBODY} (?:is ?n['’]?t|is not|not|stopped|has stopped) (?:eating|drinking|sleeping|(?:doing |very |at all )?well|waking up|talking)`,
    '(?:doctors?|gp|consultant|cardiologist|hospital|clinic|specialist|they) (?:wants?|ordered|(?:is|are) (?:ordering|doing|running)|booked|(?:has|have) (?:ordered|booked)|(?:sent|sending|referred|referring) me for|needs?)(?: me)?(?: to)?(?: do| run| have| in for| for)?(?: (?:some|more|further|extra|another|an?|urgent|lots of))* (?:tests?|scans?|bloods?|blood tests?|mri|ct|ecg|ekg|echo|x-?ray|biopsy|check ?ups?)(?! (?:came|was|were|all) )',
    'waiting (?:on|for) (?:an? |the |my |his |her |their )?(?:\\p{L}+ )?(?:mammogram|smear|scan|biopsy|test|blood|mri|hospital) results?',
    '(?:moeder|vader|mutter|vater|madre|padre|mère|père|mãe|pai|mamma|papà|oma|opa|schwester|bruder|hermana|hermano|sœur|frère|irmã|irmão|sorella|fratello|zus|broer|freundin|freund|vriend(?:in)?|amig[oa]|amic[oa]|amie?)(?: \\p{L}+){0,3} (?:kanker|krebs|cáncer|cancer|câncer|cancro|tumore|chemo|chimio|quimio|ictus|schlaganfall|avc|infarto|herzinfarkt|demenz|dementie|démence|alzheimer)',
    '(?:the )?vet (?:found|thinks)(?! nothing)(?: \\p{L}+){0,3}|(?:taking me to|taken to|going to|in) court|custody (?:battle|hearing|case)|being sued|suing me',
    "(?:oma|opa|mutter|vater|mama|papa|omi|opi|frau|mann|kind) (?:ist )?(?:\\p{L}+ )?(?:gestürzt|hingefallen)|(?:non+[oa]|mamma|papà|madre|padre|moglie|marito|figli[oa]) (?:è )?cadut[oa](?! in amore)|si è rott[oa] (?:il|la|un)|(?:ma|mon) \\p{L}+ (?:est tombée?(?! amoureu)|s['’]est cassé)|(?:mi|minha|meu) \\p{L}+ (?:se cayó|se ha caído|se rompió|caiu|partiu (?:o|a))|mijn \\p{L}+ (?:is gevallen|heeft \\p{L}+ \\p{L}+ gebroken)",
    // "Mum fell and broke her hip", "my son has a torn acl", "cat has kidney failure".
    `${SOMEBODY}(?: \\p{L}+){0,3} (?:broke|broken|fractured|tore|torn|dislocated|snapped|smashed|ruptured) (?:(?:his|her|their|its|an?|the) )?(?:\\p{L}+ )?${BONE}`,
    `${SOMEBODY}(?:['’]?s)?(?:[ ,]+\\p{L}+){0,4}?[ ,]+${ILL}`,
    `${SOMEBODY} (?:has had|had) (?:a|another) (?:bad |nasty |big )?(?:fall|accident|crash|turn|seizure|relapse)`,
    `(?:mum|mom|dad|gran|nan|grandma|grandpa|grandad|mother|father) (?:fell|has fallen|had fallen|collapsed)(?! (?:asleep|in love|about|out))`,
    `(?:dog|cat|puppy|kitten|horse|rabbit) (?:is |was |has been )?(?:at|to|in) the (?:emergency )?vets?|${SOMEBODY} (?:is|are|has been|was) in (?:\\p{L}+ )?pain`,
  ],
  grief: [
    '(?:neighbou?r|colleague|patient|client|nan|gran|grandma|grandad|grandpa) passed(?=\\W*$|[,.])',
    "(?:first|second|another) (?:birthday|christmas|xmas|mother['’]?s day|father['’]?s day|anniversary|easter|eid|diwali|holiday|new year) without (?:him|her|them|my \\p{L}+|mum|mom|dad|nan|gran)|memorial (?:for|service)|remembrance service|celebration of (?:his|her) life|sitting shiva",
    "(?:dog|cat|rabbit|hamster|horse|puppy|kitten|guinea pig|budgie) did(?:n['’]?t| not) make it|(?:mamie|mamy|papi|papy|mémé|pépé|grand[- ](?:mère|père)|mon (?:père|chien|chat)|ma (?:mère|chatte|chienne)) est partie? (?:cette nuit|hier|ce matin|au ciel|pour toujours)",
    `scatter(?:ed|ing) (?:my |our )?${SOMEBODY}(?:['’]?s)? ashes|(?:mum|mom|mam|dad|gran|nan|grandma|grandpa|grandad|dog|cat|friend)['’]s gone(?=\\W*$|[.,])`,
    `lost (?:my|our) (?:best )?(?:mate|nana|mam|baby|buddy|cousin|colleague|horse|puppy)(?= to |\\W*$|[.,]| (?:last|today|this|yesterday))|lost (?:him|her|them|${SOMEBODY}) to (?:suicide|cancer|covid|drugs|an overdose|addiction)`,
    '(?:\\p{L}+|\\d+) (?:years?|yrs?|months?|weeks?) since (?:my |our )?(?:mum|mom|mam|dad|gran|nan|grandma|grandpa|grandad|him|her)(?=\\W*$|[.,])',
    "anniversary of losing|anniversary of (?:my |our )?(?:mum|mom|mother|dad|father|gran|nan|grandad|husband|wife|brother|sister|son|daughter|baby|friend)(?:['’]?s)?(?: death| passing| dying)",
    "(?:would(?: have|['’]ve)|should have) been (?:my |our )?(?:mum|mom|dad|gran|nan|grandad|husband|wife|brother|sister|son|daughter|due date|baby|friend)(?:['’]?s)?(?: \\p{L}+)? ?(?:birthday|due date)?(?=\\W*$|[.,] | today)",
  ],
  sadness: [
    "(?:did(?:n['’]?t| not)|has ?n['’]?t|never) (?:text|call|reply|write|ring|message)(?:ed)?(?: me)? back|moved (?:his|her|their) (?:stuff|things) out|birthday(?: today)?\\W+(?:just )?me and (?:a|the) \\p{L}+|fail(?:ed|ing) (?:my |the )?(?:\\p{L}+ )?(?:theory|driving|resit|exam|test|interview)(?: test)?",
    '(?:gave|offered) (?:the|my|it|that)(?: \\p{L}+)? ?(?:job|role|post|place|promotion)? to (?:someone|somebody|anybody) else|(?:dinner|table|meal) for one|removal van',
    "(?:the|our|my) separation(?! anxiety)|(?:he|she|husband|wife|boyfriend|girlfriend|partner)(?:['’]?s| has| had)? (?:been )?(?:cheating|having an affair|unfaithful)(?: on me)?",
    "(?:know nobody|know no ?one|do(?:n['’]?t| not) know (?:anyone|anybody|a soul)|(?:have|got) no friends)(?: here)?|(?:^|[.!] *)(?:he|she) (?:just )?left(?=\\W*(?:$|[.!]))|(?:in the middle of|going through|getting)(?: \\p{L}+){0,6} (?:divorced?|separation|break-?up)|(?:katze|hund|kater) ist (?:weg|verschwunden|weggelaufen)",
    'feel(?:ing|s)? (?:like a (?:ghost|stranger|spare part)|unseen|unloved|unwanted|forgotten)(?: \\p{L}+){0,4}|called me (?:an? )?(?:whale|cow|pig|elephant|fat\\p{L}*|ugly|slow|lazy|useless|stupid|names|pathetic|old)',
    '(?:absolutely |totally |so |just )*(?:gutted|devastated|heartbroken(?! (?:that|because|cos) (?:my|our|the) (?:team|lads|boys|side|club))|inconsolable)',
    "(?:so |very |really |pretty |it[’']?s |is |feels? |feeling |am |i[’']?m |a bit )lonely|loneliness|(?:nobody|no ?one) to (?:train|run|ride|talk|share|do|go|celebrate|cook|eat)(?: \\p{L}+){0,3}",
    '(?:signed|signing|filed|got|received|sent)(?: \\p{L}+){0,3} divorce(?: papers)?(?: \\p{L}+){0,3}|divorce (?:papers|hearing|is final|came through|is through|went through|finali[sz]ed)(?: \\p{L}+){0,2}',
    "(?:he|she|they|wife|husband|partner|boyfriend|girlfriend) (?:has |have |just )?(?:moved out|packed (?:his|her|their) (?:bags|things)|cheated(?: on me)?|is seeing someone(?: else)?|doesn['’]?t love me)",
    "(?:me (?:ha )?(?:dejó|dejo|dejado) (?:mi|el|la)|(?:mi|minha|meu) (?:novi[oa]|namorad[oa]|mujer|marido|esposa|espos[oa]) me (?:dejó|deixou|ha dejado)|me (?:deixou|dejó)(?=\\W*$)|(?:il|elle|ma \\p{L}+|mon \\p{L}+) m['’]a (?:quittée?|larguée?)|mi ha (?:lasciat|mollat)[oa]|(?:hat|haben) mich verlassen|heeft me verlaten)",
    "(?:perdi o (?:meu )?(?:emprego|trabalho)|perd[ií] (?:el|mi) (?:trabajo|empleo)|he perdido el (?:trabajo|empleo)|me (?:echaron|han echado) del trabajo|ho perso il (?:lavoro|posto)|j['’]ai perdu mon (?:travail|emploi|boulot|job)|(?:job|arbeit|stelle|arbeitsplatz) verloren|(?:baan|werk) (?:verloren|kwijt))",
  ],
  fear: [
    '(?:client|member|neighbou?r|colleague|some ?(?:one|body)|an? (?:man|woman|guy|lady|bloke|girl|boy|runner|kid)) (?:next to me |at the \\p{L}+ )?(?:fainted|collapsed|had (?:a|an) (?:heart attack|seizure|stroke|fit))(?: \\p{L}+){0,3}',
    '(?:nearly|almost) (?:got |was |were )?(?:knocked|thrown|pushed) (?:off|over|down)(?: my bike| the road)?',
    '(?:some ?(?:one|body)|an? (?:man|guy|bloke|stranger)|they|two \\p{L}+) (?:tried|was trying|were trying) to (?:get into|break into|grab|rob|attack)(?: \\p{L}+){0,3}|(?:broke|broken) into (?:my|our)|burgled|break-in|(?:bull|dogs?|cows?|bees|wasps|geese) (?:chased|attacked|went for) (?:me|us)|(?:car|van|lorry|bus|driver|truck|cyclist) (?:nearly|almost) (?:hit|ran|killed|knocked|took)(?: \\p{L}+){0,3}|still (?:shaken|shaking)',
    '(?:some ?(?:one|body)|an? (?:man|guy|bloke|car|van|stranger|creep|weirdo)|some (?:man|guy|bloke|creep|weirdo|car)|two (?:men|guys|blokes)) (?:was |were )?(?:follow(?:ed|ing)|chas(?:ed|ing)|grabbed) me(?: on my (?:run|walk|ride|way))?|(?:catcall(?:ed|ing)|grop(?:ed|ing)|flashed|harass(?:ed|ing)|mugg(?:ed|ing)|threaten(?:ed|ing)|spat at) (?:at )?me(?: on my (?:run|walk|ride|way))?',
    "(?:(?:did|do)(?:n['’]?t| not)|not|never) fe(?:el|lt) (?:very |really |that )?safe|felt (?:really |so |very |a bit )?(?:unsafe|threatened)|(?:got|was|been) (?:mugged|groped|catcalled|harassed|attacked|flashed)",
  ],
  shame: [
    "pathetic(?=\\W*$)|(?:(?:i['’]?m|i am|feel like|such) (?:such )?a|^|[.,!]) *(?:fat |greedy )?pig(?=\\W*$)|(?:ate|scoffed|demolished|inhaled) (?:an?|the) (?:entire|whole) (?:cake|cheesecake|tub|box|pack|packet|jar|bag|pizza)(?: \\p{L}+){0,2} (?:at \\d+ ?am|by myself|alone|again)",
  ],
  nerves: [
    '(?:dentist|doctor|hospital|smear|mri|scan|blood test|injection|exam|flight|interview|speech)(?:[ ,]+\\p{L}+){0,3}[ ,]+(?:dreading|dread|scared of|petrified of|terrified of) it',
    '(?:driving test|interview|audition|viva|speech) (?:is )?(?:in the morning|first thing)',
    "(?:wife|partner|girlfriend|sister|daughter|she)(?: is|['’]?s)? (?:being induced|in labou?r)|(?:baby is|is|due) due any (?:day|minute|moment)|(?:her )?waters? broke",
  ],
  flat: [
    'nothing (?:sort of |kind of )?day|feel(?:ing|s|t)? (?:old|ancient|my age)(?=\\W*$|[.,!] )',
    'jet ?-?lag(?:ged)?|feel(?:ing)? like (?:a bag of (?:spanners|shit|crap|nails)|rubbish|crap|shit|garbage|hell|death|a wreck)|death warmed up',
  ],
  gratitude: [
    '(?:your|this|the|these) (?:\\p{L}+ )?(?:app|plan|programme|program|videos?|exercises|tips|figures|timer|site|website) (?:is|are) (?:so |really |very |super |actually )*(?:clear|helpful|useful|handy|great|brilliant|lovely|good|easy to (?:follow|use|read))',
  ],
  stress: [
    '(?:dumped|piled|heaped|landed)(?: \\p{L}+){1,4} on me(?=\\W*$|[.,])',
    "(?:head|brain|mind) (?:(?:is|was|feels|felt)(?: like)?(?: a| pure| total)? |['’]?s )?(?:soup|mush|mashed?|jelly|porridge|scrambled(?: eggs?)?|cooked|toast|goo|custard|spaghetti|cotton wool)",
    '(?:second|third|fourth|fifth|sixth|another|double|back[- ]to[- ]back|\\d+(?:st|nd|rd|th)) (?:night |late |early )?shifts?(?: \\p{L}+){0,3}|night ?shifts? (?:in a row|again|all week|this week)',
    'moving house(?: \\p{L}+){0,2}|(?:finals|exams|deadlines) (?:next|this) week',
  ],
  disgust: [
    '(?:spat|spits?|spitting|peed|pees|peeing|weed|weeing|pissed) in the (?:pool|showers?|sink|sauna|bin|lane)',
    '(?:plaster|turd|poo|bandage|nappy|band[- ]aid|snot|spit|cockroach|maggots?)(?: \\p{L}+){0,2} (?:in|on) (?:the|my) (?:pool|floor|shower|mat|bench|bar|water|food|salad)|(?:sick|puke|vomit|spit|snot|sweat) all over(?: \\p{L}+){0,3}',
    "(?:(?:the|my|our|men[’']?s|women[’']?s) )?(?:gym|changing rooms?|locker ?rooms?|showers?|pool|toilets?|loos?|mats?|towels?|machines?|bench|bus|train|bottle)(?: \\p{L}+){0,4} (?:stinks?|stank|reeks?|reeked|smells?|smelt|smelled|(?:is|are|was|were) (?:so |really |absolutely )?(?:filthy|minging|rank|manky|grim|disgusting))",
    'made me (?:want to |nearly |almost )?(?:puke|vomit|heave|be sick)(?=,| from)|minging|manky|rancid|gopping|gag(?:ged|ging)|tastes? (?:like|of) (?:feet|soap|sick|vomit|cardboard|plastic|socks|chemicals|glue)|ranc[ií]d[oa]|maulaffen|(?:es|ist) (?:zum kotzen|so ekelig)|ekel(?:ig|t)\\p{L}*',
  ],
  frustration: [
    '(?:interview|exam|test|viva|meeting|presentation|pitch|audition|date|lesson) (?:went|was) (?:really |so |very |pretty )?(?:bad(?:ly)?|terribl[ey]|horribl[ey]|awful(?:ly)?|a disaster)',
    'got an? (?:parking|speeding) (?:ticket|fine)(?: \\p{L}+){0,3}|(?:got|been|was) (?:fined|clamped|towed)',
    '(?:could|want to|gonna|ready to) (?:kill|murder|throttle|strangle) (?:them|him|her|someone|somebody|the neighbours?|my (?!self)\\p{L}+)|(?:dug up|fenced off|ripped up|closed off) (?:my|our|the) (?:\\p{L}+ )?(?:path|route|trail|track|park|road|field)',
    '(?:race|event|park ?run|marathon|half|10 ?k|match|game|comp|competition|tournament|triathlon|triathalon|class|trip|holiday|flight)(?: (?:got|was|is|has been|had been|been|just|now|tomorrow|today|on \\p{L}+)){0,3} (?:cancell?ed|called off|postponed|abandoned|scrapped)(?: (?:because|due to)(?: \\p{L}+){0,4})?',
    "dnf(?:[’']?d|ed)?(?: at (?:km|mile|the)? ?\\w+)?|dns(?:[’']?d)?|did(?:n[’']?t| not) finish(?: the (?:race|marathon|half))?|pulled out (?:at|of the (?:race|marathon|half))|missed (?:the|my) cut[- ]?off",
    "(?:did(?:n['’]?t| not)|never|failed to) get (?:a |my |our )?(?:place|spot|in(?=to| the|\\W*$)|selected|picked|through)(?: (?:in|for|on)(?: \\p{L}+){1,3})?|(?:no|not a) (?:place|luck) in the (?:ballot|draw|lottery)",
    `(?:some |an? |the |that |bloody |another |these |two )*(?:absolute |total |complete |utter |proper )?${NUISANCE}(?= (?:took|takes?|hogg\\p{L}+|stole|cut|was|were|who|that|filming|on|in|left|parked|nearly|drove|shouted|with|using|hit))[^.!?\\n]*`,
    'hogg(?:ed|ing) (?:the|my)(?: \\p{L}+){1,3}|(?:took|had|hogged) (?:my|the) (?:bench|rack|machine|lane|squat rack) for (?:\\d+|ages|an hour|half an hour|forever)[^.!?\\n]*|(?:so|very|really|bloody|pretty) (?:angry|cross|mad)(?: at| with)?(?: \\p{L}+){0,3}',
    '(?:lauf|rennen|wettkampf|marathon|turnier|course|carrera|corrida|gara|wedstrijd|prova)(?: \\p{L}+){0,3} (?:abgesagt|annulée?|cancelad[oa]|suspendid[oa]|annullat[oa]|afgelast|geannuleerd)',
  ],
  boredom: [
    '^\\W*yawn(?:s|ing)?\\W*$',
    'dullest(?: \\p{L}+){0,4}|most boring(?: \\p{L}+){0,3}|duller than',
    'mind[- ]?numbing(?:ly)?(?: \\p{L}+)?|(?:bored|bores me) (?:out of|to|stiff|rigid|silly)(?: \\p{L}+){0,3}|bores me|tedious|tedium|put(?:s)? me to sleep|soul[- ]destroying|such a slog|die immergleiche|stinklangweilig|rasant|barbant(?:e)?|qué tostón|un coñazo|una noia|noiosissim[oa]|strontvervelend',
  ],
  reluctance: [
    "no ten[ií]a (?:muchas |nada de |ningunas )?ganas|não (?:me )?apetec(?:e|eu|ia)|n['’]avais pas envie|hatte keine lust|non avevo voglia|had geen zin|(?:do|did)(?:n['’]?t| not) (?:really )?feel like (?:it|going|doing|training|running|anything)",
  ],
  doubt: [
    '(?:jeans|trousers|dress|shirt|clothes|shorts|skirt|belt|suit)(?: \\p{L}+){0,2} (?:too |so )?tight(?: again)?|nothing fits(?: any ?more| me)?',
    '(?:jealous|envious|envy|green with envy|neidisch|jalou(?:x|se)|envidia|inveja|invidi(?:a|os[oa])|jaloers)(?: of(?: \\p{L}+){0,3})?',
    "(?:so much |much |way |always |miles |far )?(?:faster|stronger|fitter|better|quicker) than me|(?:everyone|everybody|they(?:['’]re)?|all my (?:friends|mates)|people|the others)(?: [\\p{L}’']+){0,6} (?:marathons?|ultras?|ironmans?|faster|ahead|pbs|prs)(?=[^.!?\\n]* (?:i['’]?m|i am|me) (?:still|just|only|over|stuck|here|slow|not))[^.!?\\n]*",
    '(?:the )?(?:slowest|weakest|fattest|oldest|least fit) (?:one |person )?(?:there|in the (?:class|group|room|gym|club)|of (?:all|everyone|them))',
  ],
  pride: [
    "(?:pt|coach|trainer|instructor|physio|teacher)(?: [\\p{L}’']+)? (?:said|says|reckons?|thinks|told me)(?: \\p{L}+)? (?:my|i)(?:['’](?:m|ve))?(?: \\p{L}+){0,4} (?:come on|coming on|improv(?:ed|ing)|better|loads|good|great|brilliant|stronger|fitter)",
    "(?:this time last year|a year ago|last year|six months ago|in january) i (?:could(?:n['’]?t| not| barely| hardly)|was(?:n['’]?t| not) able to)(?! (?:believe|imagine|have))",
    "(?:hit|reached|made|met|smashed|got to) my (?:\\p{L}+ )?(?:goal|target|dream)(?: \\p{L}+)?|(?:preso|passato|superato) (?:la patente|l['’]esame)|führerschein (?:bestanden|geschafft)|permis en poche|j['’]ai (?:eu|obtenu) mon (?:permis|bac|diplôme)|sacado el carnet|rijbewijs gehaald|geslaagd|lief es (?:richtig |echt |total |endlich )?(?:rund|super)",
    `(?:did|got|hit|managed|finished|ran|completed|nailed|made|swam|lifted|cycled) (?:my|a|the|our) (?:very )?first (?:ever |real |proper |full |strict |whole |unassisted )*(?:${FEAT}|\\d+ ?(?:k|km|kg|miles?))s?`,
    `first ever (?:\\p{L}+ )?${FEAT}s?`,
    `(?:new |another |a |an |big |huge |\\d+ ?kg |${FEAT} |\\d+ ?k )(?:\\p{L}+ )?(?:pr|pb)s?(?! ?(?:&|and j|sandwich|toast))(?=\\W|$)`,
    "(?:got|earned|won|have|wore|collected)(?: \\p{L}+){1,4} medal|finisher(?:[’']?s)? (?:medal|shirt|t-?shirt)",
    'qué orgullo|que orgulho|che orgoglio|quelle fierté|por fin (?:corrí|corri|levanté|hice|conseguí|pude)(?: \\p{L}+){0,2}|finalmente (?:corri|consegui|sono riuscit[oa])|enfin (?:réussi|couru)|endlich (?:geschafft|gelaufen)|eindelijk gelukt',
  ],
  gladness: [
    `(?:my |our )?${NEAR} (?:has |just |finally )?(?:learn(?:ed|t)|took|rode|swam|said) (?:to|how to|(?:his|her|their) first)(?: \\p{L}+){1,4}|(?:our |my |the )?(?:cat|dog|sheep|mare|rabbit)s? (?:has |just )?had (?:kittens|pupp(?:y|ies)|lambs?|a foal|babies)`,
    '(?:sunrise|sunset|view|views|weather|music|playlist|light|sea|lake|company|scenery) (?:was|were|is) (?:so |really |just |absolutely )?(?:unreal|amazing|stunning|gorgeous|beautiful|lovely|incredible|magic(?:al)?|glorious|perfect|great|ace|epic)|(?:music|company|playlist|coffee|podcast|dog|sun) made (?:all )?(?:the|a big|such a) difference',
    'lief (?:es )?(?:heute )?(?:so |sehr |richtig |echt |super |ganz )?(?:gut|prima|klasse|toll|bestens)',
    '(?:blood pressure|cholesterol|blood sugar|resting (?:pulse|heart ?rate)|scan|results?|bloods?) (?:is|are|was|were|came back|has come) (?:way |right |well |all |much )?(?:down|clear|normal|better|good|fine)',
    '(?:hij[oa]|filh[oa]|figli[oa]|fils|fille|tochter|sohn|zoon|dochter|niet[oa]|net[oa])(?: \\p{L}+){0,3} (?:se graduó|gradu\\p{L}+|formou-se|laureat[oa]|diplômée?|geslaagd|bestanden|examen gehaald)',
    '(?:made|brought|cooked|baked) me (?:breakfast|dinner|lunch|soup|tea|coffee|pancakes|flowers)|(?:rubbed|massaged) my (?:feet|back|shoulders|neck)|ran me a bath|first (?:laugh|giggle|crawl)|tombée? amoureu(?:x|se)|verliebt|enamorad[oa]|apaixonad[oa]|innamorat[oa]|verliefd',
    "asked me to marry (?:him|her|them)|(?:he|she|they) (?:asked|popped the question)(?=\\W*$|!)|will you marry me|(?:just |finally )?got engaged|met someone(?: special| new| nice| lovely)?(?=\\W*$|[.,!])|can(?:['’]?t|not) stop (?:smiling|grinning|beaming)|fell in love|first date (?:tonight|tomorrow|with|went)",
    '(?:kinda|kind of|sort of|finally|suddenly|totally) (?:got|get|clicked with) it(?! (?:wrong|done|over))|it (?:just |finally |suddenly )?clicked|used to (?:hate|dread|loathe|fear|be scared of)(?: \\p{L}+){1,3}',
    "got (?:an?|my|the|some|new|this)(?: [\\p{L}\\d]+){1,4} for (?:my birthday|christmas|xmas|eid|diwali|hanukkah|mother['’]?s day|father['’]?s day)|(?:new|my new) (?:shoes|trainers|bike|watch|kit|leggings|garmin)(?: \\p{L}+){0,2} (?:arrived|came|are here|is here|turned up)",
    "(?:did|does|do)(?:n['’]?t| not) hurt (?:me )?(?:at all|once|a bit|one bit|any ?more)(?: today)?|felt nothing of (?:it|my \\p{L}+)|not (?:a|one|even a) twinge|(?:knees?|back|hips?|shoulders?|ankle|achilles|hamstring) behaved",
    '(?:just |so |really |simply )?(?:grateful|thankful) (?:that|my|for (?!(?:this|the|your) (?:app|plan|programme|program|help|reply))|i|to be|we|he|she)',
    "(?:sister|brother|best friend|friend|daughter|son|cousin|mate)(?:['’]?s)? (?:is |are |just )?(?:getting married|had (?:a|her|their) baby|got engaged|came (?:to visit|home(?! (?:from \\p{L}+ )?(?:crying|in tears|sobbing|upset|ill|sick|drunk|late|with))))|off to (?:\\p{L}+ )?for (?:a|ten|two|three|\\d+) (?:days?|weeks?)",
  ],
}
