import { type Feeling, NEAR } from './feelings.ts'

/** What people say of how they feel without naming it, for the most part in English. */
export const FEELINGS_IDIOMS: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  worry: [
    "can['’]?t stop worrying",
    '(?:waiting|wait) (?:for|on) (?:\\p{L}+ ){0,4}(?:call|news|results?|word|phone) (?:from|about) (?:\\p{L}+ ){0,2}(?:hospital|clinic|doctors?|gp|specialist|surgeon|mum|mom|dad|gran|vet)',
    "evict\\p{L}*|have to (?:be|move|get) out by|notice to (?:leave|quit)|(?:can['’]?t|cannot|couldn['’]?t) (?:pay|afford) (?:the )?(?:rent|bills?|mortgage|heating)|money (?:worries|troubles|is tight)|overdraft|in debt|bailiffs?",
    '(?:worrying|worried) about (?:my |our )?(?:mum|mom|dad|parents|son|daughter|wife|husband|kids|job|money|the future)|ingresad[oa] en|está ingresad[oa]|liegt im|in pflege(?:heim)?',
  ],
  grief: [
    `(?:seit|ohne) (?:${NEAR}|oma|opa|mama|papa|er|sie) nicht mehr (?:da|lebt|bei)|since (?:my |our )?(?:${NEAR}|he|she) (?:isn['’]?t|is not|['’]?s not) (?:here|around|with us)`,
    `(?:seit|nach|durch) (?:(?:dem|meine[ms]|unsere[ms]) )?(?:\\p{L}+s )?tod(?: (?:meine[rs]|unsere[rs]|von|der|des))?|(?:depuis|après) (?:la mort|le décès) de|(?:desde|tras) la muerte de|desde a morte d[aeo]|dalla morte di|sinds (?:de|het) (?:dood|overlijden) van|since (?:his|her|their|${NEAR}['’]?s?) death`,
    "(?:gone|went) (?:peacefully|in (?:his|her|their) sleep)|said goodbye to (?:my |our )?(?:mum|mom|dad|gran|nan|grandad|dog|cat|friend)|(?:my |our )?(?:mum|mom|dad|gran|nan|grandad|dog|cat|friend) is gone|headstone|crematorium|cremation|wake (?:today|tomorrow|yesterday)|clearing (?:out )?(?:mum|mom|dad|gran|nan)['’]?s",
  ],
  sadness: [
    '(?:we|they) (?:just )?(?:broke|split) up(?! the| our| into| it)|broke up with me|streit mit (?:meine[rmn]?|der|dem)|gestritten|(?:me sent[ií]|me siento|mi sento|mi sono sentit[oa])(?: (?:muy|un po.|molto|tan|un poco))? sol[oa]|f[uü]hle mich (?:so |ganz )?(?:einsam|allein)|je me sens (?:si |tr[eè]s )?seule?|(?:sinto-me|me sinto|me senti)(?: (?:muito|t[aã]o))? sozinh[oa]|voel(?:de)? me (?:zo |erg )?(?:alleen|eenzaam)|ho litigato|ruzie met|me pele[eé] con|briguei com',
    `(?:(?:big|massive|huge|had a|another) (?:row|fight|argument|bust[- ]?up)|(?<!(?:great|good|nice|lovely|first|long|easy|hard|solid|fun) )row) with (?:my |the |our )?(?:missus|other half|ex|${NEAR})(?! ?(?:machine|team))|(?:had|having) (?:a )?(?:little |bit of a |good )?(?:weep|sob)`,
    '(?<!(?:legs?|arms?|quads?|calves|hamstrings|hammies|glutes|shoulders|abs|back|bike|body)(?: (?:are|is|were|was|still|all|absolutely|totally|both))* )in bits',
    "(?:made|makes|making) me (?:cry|weep|tear up)|(?:bit of a|having a|had a) wobble|(?<!(?:turbo|treadmill|trainer|bike|rower|plank)[^.!?]{0,15})star(?:ed|ing) at (?:nothing|the (?:wall|ceiling|screen))|out of sorts|not (?:feeling )?myself|under a cloud|heavy heart|lump in my throat|fell apart|falling apart|down day|low day|blue today|homesick|empty nest|everything (?:hurts|is too hard)|can['’]?t stop crying",
    "(?:haven['’]?t|have not|not|never|barely) (?:spoken|talked|seen|spoke|talk|speak)(?: to| with)? (?:a soul|anyone|anybody|another human)|nobody (?:remembered|asked(?! for)|noticed|texted|rang|came)|no one (?:remembered|asked|noticed|texted|rang|came)|eat(?:ing)? alone|on my own again|all alone",
  ],
  shame: [
    "fail(?:ing|ed) at (?:everything|life|this|it all)|ate my feelings|bing(?:ed|eing|ing) (?:on|again)|comfort[- ](?:ate|eating)|feel(?:ing)? (?:so |really |pretty )?(?:awful|terrible|bad|rotten|horrible) about|lost my (?:temper|rag|cool) (?:with|at)|snapped at|i (?:shouted|yelled|screamed) at|made a fool of myself|i let (?:everyone|everybody|them|him|her) down|couldn[’']?t look (?:at myself|in the mirror)|everyone was (?:staring|looking)",
  ],
  stress: [
    'dumpster (?:fire|is (?:also )?on fire)|everything is on fire',
    '(?:\\d{2}|twelve|fourteen|sixteen) ?-?(?:hrs?|hours?|h) (?:shift|stint)|deadlines? (?:got |been |was |has been |again )*moved (?:up|forward)',
    "(?:hat|haben) mich (?:\\p{L}+ )*geschafft|head (?:is |['’]s )?(?:full|spinning|exploding|fried|all over)|brain (?:is |['’]s )?(?:fried|full)|can['’]?t (?:switch off|keep up|cope with (?:work|it all|everything|this week))|juggling|firefighting|chasing my tail|million things|to[- ]do list|hit the fan|(?:all|everything) (?:is )?due|no let[- ]?up|flat out|non[- ]?stop|one thing after another|stretched thin|pulled in all directions|running on (?:fumes|empty|adrenaline)",
  ],
  nerves: [
    "(?:exam|resit|test|inspection|ofsted|audit|presentation|interview|race|recital|viva)(?: is)? (?:tomorrow|in the morning|on \\p{L}+)(?=.*(?:nothing is ready|know nothing|not (?:ready|prepared)|unprepared|n['’]?t revised|no idea))|butterflies(?! stroke)",
    "big day tomorrow|(?:heart|stomach) in my mouth|stomach in knots|can['’]?t (?:eat|sit still|settle) (?:before|for)|bricking it|pooping my pants|sweaty palms|(?:so|really|very|a bit|quite) (?:apprehensive|on edge|jumpy)|what if i (?:fail|can['’]?t|come last|drop|forget|don['’]?t)|wish me luck|fingers crossed|drückt mir die daumen|souhaitez[- ]moi|deseadme suerte|deseja-me sorte|in bocca al lupo|duim(?:en)? voor me",
  ],
  disgust: [
    'e+w+|yuck+|yu+k|bleurgh|full of (?:plasters|hair|spit|snot)',
    'some(?:thing|one|body) (?:has |had )?died (?:in|under|behind)',
    'toenails? (?:clippings?)?(?= (?:on|in) the)|someone(?:.s| else.s) sweat|hairs? in the (?:shower|sink|drain|pool)|cat sick|dog (?:mess|poo)|trod in|stepped in (?:dog|something)|turned my stomach|made me (?:gag|retch)',
  ],
  frustration: [
    "(?:didn['’]?t|did not) enjoy (?:one|a(?: single)?|any) (?:minute|second|bit|moment|step|of it)",
    '(?:want(?:ed)?|could|ready) to (?:scream|punch|throw|quit)|boiling (?:with|over)|seeing red|saw red|blew my top|lost it (?:at|with)|steam coming|drives? me (?:insane|nuts|bonkers)|makes? my blood boil|worst (?:session|workout|run|plan|exercise) ever',
    "why (?:is it |does it )?always (?:me|happen|rain)|why me|always me who|of all (?:days|things)|you couldn['’]?t make it up|one of those days|give me strength|last straw|back to square one|murphy['’]?s law|sod['’]?s law|as if (?:that|it) (?:wasn['’]?t|weren['’]?t) enough|no one (?:listens|helps)",
    'nobody (?:listens|helps)|third time (?:this|today|in)|(?:cancel?led|delayed|closed|shut|broken|late|full|queue) (?:again|for the (?:second|third|fourth))|helemaal klaar mee|die schnauze voll|la coupe est pleine|hasta las narices|de saco cheio|ne ho (?:abbastanza|piene)',
  ],
  boredom: [
    "if i (?:see|do|have to do|hear) (?:one more|another) [^.!?]{2,30} i(?:[’']ll| will|[’']m going to| might) (?:scream|cry|quit|explode|lose it)",
    'watching paint dry|clock[- ]watching|groundhog day|on autopilot|could do (?:it|this|them) in my sleep|needs? (?:some |a bit of )?(?:variety|spice|changing|mixing up)|mix it up|something (?:new|different),? please|che noia|quel ennui|qué rollo|aburr\\p{L}+|que seca|öde|eintönig|dodelijk saai',
  ],
  reluctance: [
    "(?:couldn['’]?t|can['’]?t|could not) (?:make|get|drag|bring) myself|talked myself out|sofa (?:won|called)|bed (?:won|called)|excuses|put it off|procrastinat\\p{L}+|(?:took|needed) (?:me )?(?:an hour|ages|forever|everything) to (?:get|leave|start)|innerer? schweinehund",
  ],
  flat: [
    'monday again|^\\W*(?:ugh,? )?mondays?\\W*$|otra vez lunes|schon wieder montag|encore lundi|di nuovo lunedì|weer maandag|neben der spur|à côté de mes pompes|con el pie izquierdo|running on empty|foggy (?:head|brain)|brain fog|half asleep|spaced out|going through the motions|(?<!blah )blah(?! blah)|bleh|slow[- ]?motion|sleepwalking',
  ],
  pride: [
    'i (?:fucking|bloody|actually|only|really|just) (?:only )?did it|i did it(?=!)',
    "can['’]?t believe i (?:just |actually |really )?(?:did|managed|finished|made|got through)|surprised myself|(?:couldn['’]?t|could not|wouldn['’]?t) have (?:done|managed|run|finished|lifted) (?:half|any|a (?:quarter|third)) of (?:this|that|it)",
    "(?:high|fist)[- ]?(?:fived?|bump(?:ed)?)|liefen? (?:richtig |echt |total )?(?:rund|super|gut)|toma ya|olé|for the (?:very )?first time(?: ever| in my life)?(?! (?:in|since|this|that|today|all) )(?= |\\W|$)|kept (?:it|my promise|the streak) (?:up|going)|didn['’]?t (?:give up|quit|stop|walk)",
    'stuck (?:with|to) it|showed up|pushed through|gave it (?:everything|my all)|got it (?:done|right)|(?:consegui|lo conseguí|riuscit[oa]|réussi à) (?:acabar|terminar|fazer|hacer|finire|finir|tenir)|hat(?:te)? geklappt|unbroken|no rest(?:s)? between|all (?:ten|twelve|fifteen|twenty|\\d+) (?:reps|of them)',
    '(?:coach|trainer|instructor|physio|boss|teacher)[^.!?\\n]{0,25}(?:impressed|proud|pleased|amazed|thumbs up)|employee of the|(?:won|got|came) (?:first|second|third|gold|silver|bronze|a (?:gold medal|prize|trophy|certificate))|(?:a|first|proud) finisher',
  ],
  gladness: [
    "(?:he|she|they) proposed|(?:got|have|picked up) the keys|suits me|phew|(?:she|he|they|we)['’]?(?:s|re| is| are| got)? in(?:to)?(?:!|(?= (?:uni|college|oxford|the (?:team|school)))|\\W*$)|got (?:in(?! the way)|accepted|a place)|never (?:been|felt) (?:so |this )?(?:better|happier|prouder|stronger|fitter|good|happy|alive|calm|relaxed)|first time in (?:\\p{L}+|\\d+) (?:years|months|ages|decades)|first (?:day|run|walk|session|swim|ride|time|proper \\p{L}+) back",
    '(?:washed|blew|sweated|ran|shook) (?:it|that|the \\p{L}+) (?:off|away|out)(?!,? (?:kind of|sort of|ish|a bit|almost|not))|cleared (?:my|the) head|blew (?:away |off )?the cobwebs|saved (?:the|my) day|sorted me out|did me (?:good|the world of good)|just what i needed|exactly what i needed|needed that',
    "could(?:['’]ve| have) kissed|exams? (?:are |is )?(?:over|done|finished)(?=!|\\W*$|,? (?:and|so) )",
    'weight off my (?:shoulders|mind|chest)|head (?:is |feels |felt )(?:so |so much |much |a lot )?(?:clearer|lighter)|what the doctor ordered|fe(?:els?|lt) (?:like home|(?:so )?alive|lighter|human again|like me again)|good (?:ache|sore|hurt|tired|way)|silver lining|on cloud nine|on top of the world|walking on air|chuffed|tickled|stoked|pumped|psyched|hyped|yippee|wahey|woop|get in!|back in the game|like a (?:kid|child) (?:at|in|on)',
    'fait (?:un |du |tellement de |vraiment du )?bien|tut (?:so |richtig )?gut|gut getan|me hace bien|sienta (?:muy )?bien|faz-me bem|soube bem|fa bene|doet (?:me )?goed|deed goed|(?:my|our) (?:son|daughter|boy|girl|kid|little one|grandson|granddaughter|niece|nephew|wife|husband|brother|sister|mum|dad)[^.!?\\n]{0,30}(?:passed|won|graduated|scored|got (?:the|a|her|his) (?:job|place|part|licen[cs]e|results|degree))',
  ],
  doubt: [
    "can['’]?t (?:even )?be happy for (?:him|her|them)|(?<!got (?:the|that) )(?:promotion|job|place|part) (?:that )?i (?:was after|wanted|went for)(?! (?:came|is mine|!))",
    'felt (?:like )?(?:such )?(?:an? )?(?:fraud|fake|imposter|impostor|whale|elephant|fat|ugly|old and (?:slow|fat)|huge)(?! (?:improvement|difference|relief|weight|boost|success))',
    "not sure (?:this|it|any of this|the plan) (?:is|does|['’]s) \\p{L}+|is (?:this|it) even (?:working|doing|worth)|does (?:this|it) even (?:work|help)|waste of time",
  ],
  // Only where nothing else is said.
  calm: [
    'halb so (?:schlimm|wild)|it was ok(?:ay)?\\W*$|did (?:absolutely |literally |precisely |sweet )?nothing(?: (?:at all|today|all day))?|took it easy|pottered|chilled|nothing (?:planned|on)|day like any other|same as yesterday',
  ],
}
