/** What a note is about, where it says neither how somebody feels nor anything that a plan follows. */
export type Topic =
  | 'missed'
  | 'complaint'
  | 'stomach'
  | 'period'
  | 'hangover'
  | 'ahead'
  | 'away'
  | 'feast'
  | 'scale'
  | 'rest'
  | 'labour'
  | 'heat'
  | 'training'
  | 'body'
  | 'study'
  | 'work'
  | 'people'
  | 'animal'
  | 'way'
  | 'home'
  | 'food'
  | 'drink'
  | 'weather'
  | 'leisure'
  | 'night'
  | 'motto'
  | 'laughter'
  | 'greeting'

const WEEKDAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'
const AHEAD = `tomorrow|tmrw?|tmw|next week|this weekend|at the weekend|on (?:${WEEKDAY})|(?<!guten |am )morgen|nachste woche|am wochenende|demain|ce week[- ]?end|la semaine prochaine|manana|este finde|el finde|amanha`

/**
 * Words by what they are about, without accents: English, German, French, Spanish, Portuguese. What is told first here
 * is told first of a note; each answer to one fits good and bad alike, for a topic says nothing of either.
 */
export const TOPIC_PHRASES: Readonly<Record<Topic, readonly string[]>> = {
  missed: [
    "^\\W*(?:i )?(?:totally |completely )?forgot(?: again| about it| to (?:train|go|do it))?\\W*$|not today|lol no|^\\W*(?:no|nope|nah)\\W*$|^\\W*(?:didn['’]?t|couldn['’]?t|did not|could not)\\W*$",
    "(?:didn['’]?t|couldn['’]?t|did not|could not) (?:make it|manage|get (?:to it|round to it|out|there)|fit it in)|ran out of time|no time",
    "hoy no (?:pude|he podido)|no me dio tiempo|heute nicht|nicht geschafft|keine zeit|pas (?:pu|eu le temps|aujourd['’]hui)|nao (?:deu|consegui)",
  ],
  complaint: [
    "(?:this|the|your|stupid) (?:\\p{L}+ )?(?:app|plan|programme|program|timer|website|site|beep|notifications?|reminders?|subscription)(?: \\p{L}+)? (?:is|are|was|keeps?|does(?:n['’]?t| not)|won['’]?t|sucks?|crash\\p{L}*|makes? no)",
    'money back|refund|cancel my|waste of (?:money|time)|unsubscribe|diese app|cette appli|esta app|too many (?:notifications|reminders|emails|mails)|(?:app|timer|screen|page) (?:crash\\p{L}*|froze|frozen|broke)',
  ],
  stomach: [
    'puk(?:e|ed|ing)|vomit(?:ed|ing)?|threw up|throw(?:n|ing)? up|(?:was|were|felt|feel|feeling) sick (?:after|during|on|in|from)|nausea|nauseous|queasy|food poisoning|diarrh?oea|the runs|(?:stomach|tummy) (?:bug|ache|cramps?|upset)|(?:upset|dodgy|bad|funny) (?:stomach|tummy)|bloated|heartburn|indigestion',
    'ubel|mir ist schlecht|erbrochen|gekotzt|ubergeben|durchfall|bauchschmerzen|magen|nausees?|vomi|mal au ventre|gastro|vomit\\p{L}+|nauseas?|mareo de estomago|dolor de (?:estomago|barriga)|enjoos?|dor de barriga|diarreia|vomitato|mal di (?:stomaco|pancia)|misselijk|overgegeven|buikpijn|buikgriep',
  ],
  period: [
    "(?:on |got |having |it is |it['’]s )?my period|period(?=\\W*(?:$|started|came|arrived|pains?|cramps?|today|again|day (?:one|two|1|2)))|time of (?:the|my) month|menstru\\p{L}+|pms|pmt|hot flush(?:es)?|(?:peri)?menopaus\\p{L}+|endometriosis",
    '(?:meine |habe? (?:meine )?|bekomm\\p{L}* (?:meine )?)(?:tage|periode)(?! (?:frei|urlaub))|regelschmerzen|mes regles|regles douloureuses|(?:la|mi|con la) regla|menstruacao|tpm|ciclo mestruale|(?:il|col) ciclo(?=\\W*(?:$|e |,))|mestruazioni|ongesteld\\p{L}*',
  ],
  hangover: [
    'hung ?over|hangover|(?:too many|few too many|one too many) (?:beers|pints|drinks|wines|cocktails|gins|last night)|(?:bit|still|got|too) drunk|kater(?! (?:ist|war|hat|krank|gestorben))|verkatert|gueule de bois|resaca|ressaca|postumi|sbronza|brak(?=\\W*$)',
  ],
  ahead: [
    AHEAD,
    `(?:can['’]?t do|back|until|till|by|not here|away|off|free|busy) (?:on )?(?:${WEEKDAY})|coming up|(?:for|in) (?:\\d+|two|three|four|five|a few|a couple of) (?:days|weeks)`,
    '(?:dentist|doctor|gp|vet|hairdresser|appointment|interview|meeting|flight|train) (?:is )?(?:at|on|in)',
  ],
  away: [
    'off[- ]grid|(?:a|the|our|my|weekend|day|hen|stag) trip|hen (?:do|weekend|night|party)|stag (?:do|weekend|night|party)|away|holidays?|vacation|camping|campsite|hotel|airport|flight|flying|flew|plane|airbnb|road ?trip|festival|abroad|jet ?lag(?:ged)?|hostel|ferry|motorway|train (?:to|from|was|delayed|cancelled)',
    'urlaub|ferien|flughafen|flug|zug|reise|unterwegs|vacances|avion|aeroport|voyage|vacaciones|viaje|aeropuerto|ferias|viagem|beach|playa|plage|strand|praia',
  ],
  feast: [
    "birthday|bday|^\\W*\\d{2} today\\W*$|turned \\d+|parabens|felicidades|\\d0 anos(?=\\W*$)|anniversary|wedding|christening|baby shower|graduat\\p{L}+|christmas|xmas|easter|halloween|bonfire night|diwali|eid|hanukkah|thanksgiving|new year(?:['’]?s)?|party|parties|celebrat\\p{L}+|promot(?:ed|ion)",
    'geburtstag|hochzeit|weihnacht\\p{L}*|ostern|silvester|feier|anniversaire|mariage|noel|fete|cumple(?:anos)?|boda|navidad|fiesta|aniversario|casamento|natal|festa',
  ],
  scale: [
    '(?:lost|gained|put on|dropped|down|up) (?:about |another |nearly )?(?:\\d+[.,]?\\d*|a|an|one|two|three|half a) ?(?:kilos?|kgs?|lbs?|pounds?|stone)|scales?|weigh(?:ed|ing)?(?:[- ]in)?|my weight|waistline|waage|abgenommen|zugenommen|kilos? (?:weniger|mehr)|balance|poids|bascula|he (?:bajado|subido)|peso',
  ],
  rest: [
    'rest(?:ing)? day|day off(?: training)?|recovery day|ruhetag|pausentag|jour de repos|dia de descanso|giorno di riposo|rustdag',
  ],
  labour: [
    '(?:walked|cycled|biked|ran) (?:\\p{L}+ |\\d+ ?(?:k|km|miles?|mi) ){0,4}(?:to|home from|back from) (?:work|school|the office|uni|college|the station)',
    '(?:carr(?:y|ied|ying)|lift(?:ed|ing)|shift(?:ed|ing)|haul(?:ed|ing)|lug(?:ged|ging)|dragg?(?:ed|ing)|mov(?:ed|ing)|load(?:ed|ing)|unload(?:ed|ing)|stack(?:ed|ing)|hump(?:ed|ing)) (?:\\p{L}+ |\\d+ ){0,4}(?:box(?:es)?|crates?|bricks?|furniture|sofas?|wardrobes?|pianos?|fridge|boulders?|stones?|logs?|sacks?|bales?|pallets?|sandbags?|gravel|cement|tiles|planks|suitcases?|bags)',
    'moved (?:house|flat)|(?:chopp?(?:ed|ing)|split(?:ting)?|saw(?:ed|ing)|stack(?:ed|ing)) (?:\\p{L}+ )?(?:wood|logs)|(?:dug|digging|dig) (?:\\p{L}+ )?(?:over |up )?(?:\\p{L}+ )?(?:garden|trench|hole|beds?|potatoes|allotment|ditch)|shovel(?:led|ling|ed|ing)|(?:laid|laying) (?:bricks|paving|patio|slabs|floors?|turf)|on a building site|scaffolding|hay ?bales|demolition',
    'kartons geschleppt|umzugskisten|mobel geschleppt|holz (?:gehackt|gespalten)|schnee geschaufelt|demenage|porte des cartons|coupe du bois|mudanza|cargando cajas|mudanca|carreguei caixas|trasloco|scatoloni|spaccato (?:la )?legna|verhuisd|dozen gesjouwd|verhuizing|hout gehakt',
  ],
  heat: [
    "heat ?wave|humid(?:ity)?|muggy|boiling(?! water)|sweltering|scorch(?:ing|er)|roasting hot|melt(?:ed|ing) (?:on|in|out)|(?:it['’]?s|it is|was|so|too|really|very|way too|bloody|damn|still) hot(?! (?:water|chocolate|bath|shower|tub))|(?:2[6-9]|3\\d|4\\d) ?(?:degrees|°|grad|degres|grados|graus|gradi|graden)|the heat(?!ing)",
    'hitze\\p{L}*|(?:zu|so|sehr) heiss|schwul[- ]?warm|canicule|(?:trop|tres|si) chaud|(?:mucho|demasiado|que|tanto) calor|bochorno|(?:muito|tanto|que) calor|(?:troppo|che|un) caldo|afa|(?:te|zo|erg|heel) (?:heet|warm)|hitte\\p{L}*|bloedheet',
  ],
  training: [
    'sets?|reps?|(?:warm|cool)(?:ed|ing)?[- ]?(?:up|down)|stretch(?:es|ed|ing)?|gym|squats?|lunges?|planks?|push[- ]?ups?|pull[- ]?ups?|burpees?|deadlifts?|bench|dumbbells?|kettlebells?|weights?|barbell|treadmill|pace|splits?|\\d+ ?(?:k|km|miles?|mi)|\\d+ ?x ?\\d+|jog(?:ged|ging)?|run(?:ning|s)?|ran|rode|ride|bike|cycl\\p{L}+',
    'swim(?:ming)?|swam|pool|yoga|pilates|hik(?:e|ed|ing)|walk(?:ed|s|ing)?|steps?|hill|hills|intervals?|workout|session|training|trained|exercises?|coach|form|technique|trainers|shoes?|socks?|shorts|leggings|sports bra|t-?shirt|kit|mat|stairs|class|watch|strava|garmin|headphones|playlist',
    "felt like \\p{L}+|wobbl\\p{L}+|balance|grip|slip(?:ped|pery)|legs? (?:felt|were|was|turned)|(?:couldn['’]?t|could not) get (?:into|going)|(?:it|that) was (?:hard|tough|long|short|weird|odd|strange|different|something)|good hard|sweat(?:y|ed|ing)?|out of breath|puffed|^\\W*(?:hard|tough|done|long|short|sweaty|different|weird|quick|slow|steady)\\W*$",
    'lauf(?:en)?|gelaufen|joggen|spazier\\p{L}*|fahrrad|radfahren|rad gefahren|schwimm\\p{L}*|ubung(?:en)?|liegestutze?|kniebeugen?|fitness(?:studio)?|course|couru|courir|marche|marcher|velo|natation|nager|seance|entrainement|pompes|salle|muscu|correr|corri|entren\\p{L}+|gimnasio|andar|pesas|flexiones|sentadillas|serie|correr|treino|academia|caminhada|caminar|paseo|caminata',
  ],
  body: [
    'feet|foot|knees?|legs?|arms?|hands?|hips?|back|shoulders?|neck|belly|stomach|bum|glutes|abs|core|fingers?|toes?|skin|hair|beard|thorns?|bruises?|scar|stiff(?:ness)?|creak\\p{L}*|rusty|achy|aches?|clicky|cracking|blisters?|toenail|sunburn(?:t|ed)?|haircut|period|hungry|starving|thirsty|eye|eyes|teeth|tooth|glasses|nails|posture',
    'flexible|bendy|muscles?|muskelkater|steif|courbatur\\p{L}*|raide|agujetas|tieso|dor(?:ido)?|mosquito|bites?',
  ],
  study: [
    'chem(?:istry)?|bio(?:logy)?|physics|cramm(?:ed|ing)|exams?|revision|revising|lectures?|seminar|essays?|dissertation|thesis|coursework|homework|assignment|uni|university|college|school(?! run)|class(?:es)?|semester|library|studying|study|maths|finals|tutor|teacher|prufung(?:en)?|klausur|studium|hausaufgaben|schule|cours|examens?',
    'partiels?|fac|devoirs|ecole|examen(?:es)?|clases?|deberes|universidad|estudi\\p{L}+|prova|faculdade|aula|aulas',
  ],
  work: [
    'work(?:ed|ing|s)?|job|shifts?|nights? (?:down|done|left|on)|night ?shift|on[- ]call|ward|patients?|handover|overtime|boss|manager|colleagues?|coworkers?|office|meetings?|zoom|teams call|deadlines?|emails?|inbox|clients?|customers?|interview|redundan\\p{L}+|promotion|salary|pay ?day|laptop|spreadsheet',
    'presentation|project|retire(?:d|ment)|busy (?:day|week|one)|long (?:day|week)|\\d+ ?(?:h|hr|hour)s? (?:shift|day)|rota',
    'arbeit\\p{L}*|buro|chef|chefin|kolleg\\p{L}+|schicht|meeting|feierabend|boulot|travail\\p{L}*|bureau|patron|reunion|collegues?|trabaj\\p{L}+|jefe|oficina|turno|curro|trabalh\\p{L}+|chefe|escritorio|reuniao|expediente',
  ],
  people: [
    '(?:my|our|the) son|kids?|child(?:ren)?|baby|toddler|twins|daughter|grand(?:children|kids|son|daughter|child|ma|pa|ad|dad)|mum|mom|mummy|dad|daddy|mother|father|parents?|in-laws?|wife|husband|hubby|partner|girlfriend|boyfriend|fiance|brother|sister|sis|bro|aunt|uncle|cousin|nephew|niece|friends?|mates?|bestie',
    '(?:flat|room|house)[- ]?mates?|neighbou?rs?|ex|family|date(?: night)?|guests?|visitors?|visit(?:ed|ing)?|people|everyone|everybody|somebody|someone|nobody|stranger|relatives?|ladies|lady|man|men|woman|women|guys?|bloke|therapist|matron|nurses?|physio|bath ?time|bed ?time|nursery|playground|school run|nappies|diapers?|teething',
    'sleepover|babysitt\\p{L}+|pram|(?:^|[.!,] *)(?:he|she|they) (?:said|says|is|was|are|were|left|came|wants?|thinks?|needs?|told|made|got)|wives|lads|girls',
    'kinder|(?:das|mein|unser) kind|sohn|tochter|mama|papa|mutter|vater|oma|opa|mann|frau|freund\\p{L}*|familie|enkel\\p{L}*|schwester|bruder|besuch|enfants?|bebe|fils|fille|maman|mari|femme|amis?|copains?|copine|famille|soeur|frere|ninos?|hij[oa]s?|bebe|mama|papa|madre|padre|abuel[oa]s?|niet[oa]s?|amig[oa]s?|marido|mujer|familia|herman[oa]s?|novi[oa]|filh[oa]s?|mae|pai|avos?|netos?|esposa|namorad[oa]|irmao?',
  ],
  animal: [
    'dogs?|doggo|pup(?:py|pies)?|cats?|kittens?|hamster|rabbit|(?<!eat a )horse|hens?|chickens|goats?|sheep|cows?|ducks?|swans?|geese|birds?|owl|fox(?:es)?|squirrels?|deer|hedgehog|vet|hund\\p{L}*|katzen?|pferd|vogel|chiens?|(?:le|mon|notre) chat|cheval|oiseaux?|perr[oa]s?|gat[oa]s?|caballo|pajaros?|cachorr[oa]s?|cavalo',
  ],
  way: [
    'cars?|parking|traffic|(?:traffic|jam)|bus(?:es)?(?: strike)?|tube|tram|metro|underground|taxi|cab|petrol|(?:train|rail|tube) (?:strike|was|is|delay\\p{L}*|cancel\\p{L}*)|commut\\p{L}+|motorway|roadworks|detour|breakdown|stranded|delay(?:ed|s)?',
    'auto|stau|verspat\\p{L}+|bahn|bahnstreik|voiture|embouteillages?|bouchons?|greve|rer|coche|atasco|carro|transito|macchina|traffico|sciopero|treno|file|vertraging|ov|trein',
  ],
  home: [
    'house|home|(?:new|my|our|the) flat|moved|moving|boxes|kitchen|bathroom|garden(?:ing|ed)?|tomatoes|flowers?|roses|plants?|seeds?|greenhouse|weeding|compost|fence|shed|roof|sink|tap|washing machine|dishwasher|fridge broke|keys|wallet|stolen|lawn|allotment|hoover(?:ed|ing)?|clean(?:ed|ing)|tid(?:y|ied|ying)|laundry|washing|ironing',
    'dishes|chores|diy|paint(?:ed|ing)|plumber|builders?|boiler|leak(?:s|ing)?|power cut|internet|wifi|shopping|supermarket|groceries|errands|garage|queues?|queueing|bills?|rent|mortgage|bank|tax(?:es)?|parcel|furniture|ikea|sofa|bins|the bin',
    'haus\\p{L}*|wohnung|umzug|garten|putzen|geputzt|aufgeraumt|einkauf\\p{L}*|maison|menage|demenag\\p{L}+|jardin|courses|casa|mudanza|limpi\\p{L}+|compra|jardin|mudanca|faxina|compras',
  ],
  food: [
    'rice|ramen|noodles|yogh?urts?|sushi|tacos?|stew|pies?|crumble|sausages?|bacon|potato(?:es)?|cereal|granola|jam|honey|butter|milk|juice|smoothies?|avocado|burrito|lasagne|dumplings|casserole|fridge|oven|burnt the|recipe|cravings?|hangry|nachos|popcorn|crumpets?|waffles?|berries|apples?|oranges?|peanuts?|vegan|gravy|spices?',
    'could eat a horse|fasting|fasted|ramadan|pizza|soup|burgers?|pasta|curry|takeaway|kebab|chips|fries|crisps|chocolate|cake|biscuits?|cookies?|ice cream|doughnuts?|donuts?|pancakes?|breakfast|lunch|dinner|tea|supper|brunch|snack(?:s|ed|ing)?|roast|bbq|barbecue|steak|chicken|fish|salads?|veg|porridge|eggs?|bread|toast|sandwich',
    'cheese|fruit|banana|protein|cook(?:ed|ing)?|bak(?:ed|ing)|ate|eat(?:en|ing)?|food|meal|leftovers|restaurant|diet|sugar|sweets|calories',
    'essen|gegessen|kuchen|schokolade|nudeln|fruhstuck|mittagessen|abendessen|gekocht|gebacken|mange|manger|gateau|repas|dejeuner|diner|chocolat|cuisin\\p{L}+|comi|comer|comida|cena|desayuno|almuerzo|tarta|cocin\\p{L}+|paella|bolo|jantar|almoco|feijoada|churrasco',
  ],
  drink: [
    'pub|beers?|wine|pints?|cocktails?|gin|prosecco|drunk|drinks|drinking|tequila|coffees?|espresso|latte|caffeine|bier|wein|kaffee|kneipe|biere|vin|apero|cafe|cervezas?|vino|copas|cerveja|vinho',
  ],
  weather: [
    'rain(?:ed|ing|s|y)?|drizzl\\p{L}+|sleet|hail|slush|gust(?:s|y)|breez[ey]|blizzard|pour(?:ed|ing)|soaked|drenched|wet|wind(?:y)?|gales?|storms?|thunder|lightning|snow(?:ed|ing|y|ed in)?|ice|icy|frost|fro(?:st|ze|zen)|freezing|cold|chilly|hot|heat(?:wave)?|humid|muggy|boiling|sun(?:ny|shine|set|rise)?|fog(?:gy)?|mist|cloud(?:s|y)?|grey out|dark|mud(?:dy)?|puddles?|weather|umbrella|autumn|winter|spring day|summer|\\d+ degrees',
    'regen|regnet|wetter|schnee|kalt|heiss|hitze|wind|sturm|sonne|gewitter|nebel|pluie|pleut|neige|froid|chaud|canicule|(?:du|le|trop de) vent|orage|soleil|meteo|llu(?:via|eve)|nieve|frio|calor|viento|sol|tormenta|chuva|vento|neve',
  ],
  leisure: [
    'lazy|screens?|screen ?time|(?:won|lost|drew) (?:again|\\d|at \\p{L}+)|watched|episodes?|season \\p{L}+|podcasts?|dance|dancing|karaoke|quiz|puzzle|jigsaw|lego|bowls|bingo|painting|drawing|crochet|sewing|photos?|film|movie|cinema|netflix|telly|tv|series|box ?set|gaming|games?|xbox|playstation|fifa|book|reading|read|music|guitar',
    'piano|choir|concert|gig|theatre|museum|football|match|rugby|cricket|golf|snooker|darts|chess|bingo|crossword|knitting|fishing|church|painting class|spa|nap|sofa day|scroll(?:ed|ing)|phone|tiktok|instagram|lottery|election|news',
    'kino|serie|buch|musik|konzert|fussball|spiel|livre|musique|match|foot|jeux?|pelicula|libro|musica|partido|futbol|juego|filme|livro|jogo|futebol',
  ],
  night: [
    'sle(?:ep|pt|eping)|asleep|awake|woke|nap(?:ped)?|insomnia|dream(?:t|ed|s)?|nightmares?|snor\\p{L}+|yawn\\p{L}*|up (?:since|at|all night)|early start|lie[- ]in|geschlafen|schlaf|wach|dormi|sommeil|dormir|sueno|dormi|sono',
  ],
  motto: [
    "one (?:day|step|week) at a time|keep(?:ing)? (?:going|on|moving|at it)|onwards?|no pain no gain|we (?:move|go again)|go again|here we go|let['’]?s (?:go|do this)|bring it on|another (?:day|week|one)|(?:day|week) \\p{L}+ (?:done|down)|(?:day|week) \\d+|never give up|slow and steady|rome|better (?:late )?than (?:never|nothing)",
    "something is better|weiter geht['’]?s|schritt für schritt|on continue|petit a petit|poco a poco|paso a paso|um dia de cada vez",
  ],
  laughter: [
    '(?:ha){2,}h?|lo+l|lmao|rofl|hehe+|jaja(?:ja)*|mdr|ptdr|kkk+|rsrs|joke|joking|kidding|why did the|knock knock|satan|maniac|[😂🤣😹💀😜😅🙃]',
  ],
  greeting: [
    '^\\W*(?:hi|hello|hey|hiya|howdy|good (?:morning|evening|afternoon|night)|morning|evening|night night|me again|hallo|moin|servus|guten (?:morgen|abend|tag)|gute nacht|salut|bonjour|bonsoir|coucou|hola|buenas(?: noches| tardes)?|buenos dias|ola|oi|bom dia|boa noite|ciao)\\b',
  ],
}
