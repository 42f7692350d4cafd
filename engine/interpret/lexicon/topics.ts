/** What a plan has an answer of its own to, wherever it stands in a note. */
export type Topic =
  | 'forbidden'
  | 'missed'
  | 'complaint'
  | 'stomach'
  | 'period'
  | 'hangover'
  | 'hurt'
  | 'dizzy'
  | 'fasting'
  | 'night'
  | 'scale'
  | 'heat'
  | 'ahead'

const WEEKDAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'
/** What somebody uses of the product, and speaks of. */
const OURS =
  '(?:app|website|site|timer|beep|buttons?|login|dark mode|videos?|map|week view|calendar link|check[- ]in|reminders?|notifications?|subscription|print|plans?|programme|program|exercises)'
/** What something of ours does that its user would rather it did not. */
const FAILS =
  "(?:is|are|was|were|keeps?|kept|hangs?|froze|frozen|stops?|stopped|crash\\p{L}*|forgets?|forgot|ignores?|thinks?|says?(?! \\d| an? )|said(?! \\d| an? )|shows?(?! \\d)|puts?|came|counted|drains?|cuts?|sucks?|makes? no|(?:does|do|did|is|are|was|were|wo|ca)(?:n['’]?t| not))"

const WHO_TREATS =
  "(?<![’']s )(?:doctor|doc|dr|gp|physio\\p{L}*|surgeon|consultant|specialist|osteo\\p{L}*|chiro\\p{L}*|hospital|nurse|midwife|cardiologist|podiatrist)"
const SPORT_FORBIDDEN =
  '(?:run(?:ning)?|jog(?:ging)?|cycl(?:e|ing)|bik(?:e|ing)|rid(?:e|ing)|swim(?:ming)?|row(?:ing)?|jump(?:ing)?|impact|squat(?:s|ting)?|deadlifts?|weights|lift(?:ing)?|heavy lifting)'

/** Phrases without accents: English, German, French, Spanish, Portuguese, Italian, Dutch. The first topic found is it. */
export const TOPIC_PHRASES: Readonly<Record<Topic, readonly string[]>> = {
  // One sport and no more of it, by whoever treats its person.
  forbidden: [
    `${WHO_TREATS} (?:has |have |just )?(?:says?|said|told (?:me|us)|advised|wants me|reckons|thinks|insists|orders?|wrote|banned|forbid\\p{L}*|forbade|took|has me|put me)(?: \\p{L}+['’]?\\p{L}*){0,4}? (?:no|not|off|stop|avoid|without|from|zero)(?: \\p{L}+){0,2}? ${SPORT_FORBIDDEN}`,
    `(?:not allowed to|banned from|forbidden to|signed off) ${SPORT_FORBIDDEN}(?: (?:for|until|till) [^.!?]{0,24})?(?=\\W*$|[.,;!])`,
    '(?:arzt|arztin|physio|orthopade|doktor) (?:sagt|sagte|meint|hat gesagt|verbietet|hat mir)[^.!?]{0,20} (?:nicht|kein|keine|verboten)? ?(?:laufen|joggen|radfahren|schwimmen|springen)(?! (?:ist|darf|geht|wieder))|laufverbot|lauf-?pause verordnet',
    "(?:medecin|docteur|kine|osteo) (?:m['’]interdit|m['’]a interdit|interdit) (?:de |la |le )?(?:courir|course|velo|nager|sauter)|(?:medecin|docteur|kine|osteo) (?:dit|a dit|m['’]a dit|m['’]a|ne veut)[^.!?]{0,20} (?:pas|interdit|arreter|eviter)[^.!?]{0,8} (?:courir|course|velo|nager|sauter|impact)|(?:medico|doctor|fisio\\p{L}*)[^.!?]{0,24} (?:no|nada de|prohibido|ni|nao|sem|proibiu)[^.!?]{0,10} (?:correr|corrida|bici\\p{L}*|saltar|nadar|impacto)",
    '(?:medico|dottore|dottoressa|fisio\\p{L}*|ortopedico)[^.!?]{0,20} (?:niente|non|vietato|no)[^.!?]{0,8} (?:correre|corsa|bici\\p{L}*|saltare|nuotare)|(?:dokter|arts|fysio\\p{L}*|huisarts)[^.!?]{0,20} (?:niet|geen)[^.!?]{0,8} (?:rennen|hardlopen|lopen|fietsen|zwemmen|springen|sprongen)|loopverbod',
  ],
  missed: [
    "^\\W*(?:i )?(?:totally |completely )?forgot(?: again| about it| the session| to (?:train|go|do it))?\\W*$|not today|next time\\W*$|(?:lol|haha|lmao|hahaha),? (?:no|nope|nah)(?=\\W*$|[,.!])|^\\W*(?:no|nope|nah)\\W*$|^\\W*(?:didn['’]?t|couldn['’]?t|did not|could not)\\W*$|meant to,? didn['’]?t",
    "(?:i|we) (?:didn['’]?t|couldn['’]?t|did not|could not) (?:make it|manage|get (?:to it|round to it|out|there)|fit it in)|ran out of (?:time|day)|no time(?! to)|gave it a miss|never (?:got round to it|happened(?=\\W*$))|(?:it )?didn['’]?t happen|(?:sofa|couch|bed|netflix) (?:always )?w[oi]ns?|rained off|(?:day|time) got away from me|zero today",
    "(?:skipped|skipping|missed|ditched|bailed on|pulled out of|binned) (?:it|today|tonight|training|gym|class|(?:(?:the|my|a|two|both|today['’]?s) )?(?:\\p{L}+ )?(?:sessions?|workouts?|training|runs?|gym|class|swim|ride|yoga))|(?:^|[.!,;] *)skipped(?= *(?:$|[.!,;]))|no (?:training|workout|session|run|gym|exercise)(?! (?:kit|shoes|clothes|bag|buddy|partner))",
    "(?:didn['’]?t|did not|couldn['’]?t|haven['’]?t) (?:train(?:ed)?|exercise|work ?out|do (?:it|anything|the \\p{L}+|my \\p{L}+)|go (?:to the gym|for a run|out|running|training))|did nothing",
    "hoy no (?:pude|he podido)|hoy nada|no me dio tiempo|sin (?:tiempo|gimnasio|entreno|entrenar)|gano el sofa|(?:no )?(?:entrene|he entrenado)(?<=no .{0,14})|heute (?:nicht|nichts (?:gemacht|geschafft))|nix (?:gemacht|passiert|geschafft)|(?:ich|hab['’]?s?|habe) (?:es )?(?:\\p{L}+ )?nicht (?:mehr )?geschafft|keine zeit|kein (?:training|sport)(?! (?:aus|ge))|sofa hat gewonnen|ausgefallen|ausgelassen",
    "pas (?:pu|eu le temps|eu une minute|aujourd['’]hui)|rien fait|pas (?:bouge|de sport|d['’]entrainement)|canape a gagne|oublie de|nao (?:deu|consegui treinar|treinei)|hoje nada|sem (?:ginasio|treino)|sofa ganhou|se me fue el dia|ficou por fazer|me olvide de|se me olvido|esqueci(?:-me)?(?= de| *$)",
    'non (?:ce l.ho fatta|sono riuscit[oa]|ho avuto tempo|mi sono allenat[oa])|saltato|oggi (?:no(?=\\W*$)|niente(?: allenamento| palestra)?(?= *(?:$|[.,;])))|niente (?:palestra|allenamento|da fare)|vinto il divano|niet gelukt|geen (?:tijd|sport|training)|vandaag (?:niet|niks)|niks gedaan|kwam niks van|de bank won|overgeslagen|vergeten te (?:trainen|gaan|sporten)|vergessen zu (?:trainieren|laufen)',
  ],
  complaint: [
    `(?:this|the|these|your|stupid) (?:\\p{L}+ )?${OURS}(?: \\p{L}+){0,2} ${FAILS}(?! (?:so |really |very |super |actually |quite |pretty )*(?:clear|helpful|useful|good|great|brilliant|easy to|handy|cool|neat|nice|lovely|ace|spot on|perfect|fun)(?!\\p{L}))`,
    'warm[- ]?ups? (?:is|are) (?:way |far |much )*too (?:long|short|slow|much)|half my (?:session|workout) is \\p{L}+',
    '(?:want|give me) (?:my|our|the) money back|refund|cancel my (?:subscription|account|plan|trial)|waste of (?:money|time)|unsubscribe|(?:too many|stop the) (?:notifications|reminders|emails|mails)|(?:app|timer|screen|page) (?:crash\\p{L}*|froze|frozen|broke|hangs?)|log(?:ged|s|ging)? me out|(?:too expensive|i pay) for (?:what|this)',
    "(?:it|you) (?:keeps?|kept) (?:forgetting|giving|moving|asking|putting|sending|telling)|(?:can['’]?t|cannot|couldn['’]?t) (?:log (?:in|my)|find where|see where|change my (?:name|mail|password|plan))|(?:won['’]?t|doesn['’]?t|didn['’]?t) (?:sync|load|save)|(?:i|already) (?:already )?said (?:i have )?no \\p{L}+",
    '(?:you|it) (?:forgot|ignored?|put|moved|planned) (?:my|me|legs|a (?:long|hard|rest)|burpees|squats|the (?:long|hard))|(?:you|it) (?:gave|gives) me (?:burpees|squats|running|a \\p{L}+ (?:run|ride|session|day))|your (?:app|website|timer|reminders?)',
    "(?:diese|die|eure) app(?! (?:ist|war) (?:toll|super|klasse|gut))|(?:der|euer) plan (?:vergisst|ignoriert|ist (?:viel )?zu)|(?:stoppuhr|uhr|timer) lauft falsch|eure erinnerung\\p{L}*|kann mich nicht (?:anmelden|einloggen)|video ladt nicht|l['’]appli\\p{L}*|cette appli|votre (?:appli|site)|le (?:chrono|plan|rappel|bouton|video) (?:s['’]|oublie|ne|est (?:bien )?trop|se|arrive)|(?:impossible de|arrive pas a) (?:se|me) connecter",
    "(?:esta|la|vuestra) app(?:licacion)?|la aplicacion|el plan (?:se olvida|es demasiado|ignora)|el (?:boton|video|aviso) no|no puedo (?:entrar|iniciar)|a app|a aplicacao|o plano (?:esquece|ignora|e demasiado)|o (?:botao|video|cronometro) nao|nao consigo (?:entrar|iniciar)|questa app|l['’]app(?=\\W| )|il piano (?:dimentica|ignora)|il (?:pulsante|video|timer) non|non riesco (?:a entrare|ad accedere)|pesi sono sbagliati",
    '(?:deze|de|jullie) app|het plan (?:vergeet|negeert)|de video laadt niet|kan niet inloggen|rimborso|geld terug|geld zuruck|remboursement|annuler mon abonnement|cancelar mi suscripcion',
  ],
  stomach: [
    '(?:dive|dived|dove|dash|dashed|duck|ducked|nip|nipped|run|ran|sprint|sprinted|leg it|legged it) (?:in|into|behind|for|to) (?:a |the |some )?(?:nearest )?(?:bush(?:es)?|hedge|tree|loo|toilet|portaloo|woods)|(?:emergency|two|three|urgent) (?:loo|toilet|portaloo|poo|bathroom)(?: stops?| breaks?| trips?)?|code brown',
    'puk(?:e|ed|ing)|vomit(?:ed|ing)?|threw up|throw(?:n|ing)? up|(?<!(?:cat|dog|puppy|baby|kid) )(?:was|were|felt|feel|feeling) sick (?:after|during|on|in|from)|nausea|nauseous|queasy|food poisoning|diarrh?oea|the runs|(?:stomach|tummy) (?:bug|ache|cramps?|upset)|(?:upset|dodgy|bad|funny) (?:stomach|tummy)|bloated|heartburn|indigestion',
    'ubel|mir ist schlecht|erbrochen|gekotzt|ubergeben|durchfall|bauchschmerzen|magen|nausees?|vomi|mal au ventre|gastro|vomit\\p{L}+|nauseas?|mareo de estomago|dolor de (?:estomago|barriga)|(?:duele|duelen) (?:la |el |las )?(?:tripas?|barriga|estomago|panza)|(?:guts?|stomach|tummy|belly) (?:(?:do|does|did) not (?:get on|like|agree)|churning|gurgling|cramping|hurts?|aches?|in bits)|enjoos?|dor de barriga|diarreia|vomitato|mal di (?:stomaco|pancia)|misselijk|overgegeven|buikpijn|buikgriep',
  ],
  period: [
    '^\\W*(?:she |it |i )?came on (?:mid|half ?way|during|in the middle|today|this morning|early)|due on',
    "period(?:['’]s| is)? (?:due|late|coming|on its way)",
    "(?:on |got |having |it is |it['’]s )?my period|period(?=\\W*(?:$|started|came|arrived|pains?|cramps?|today|again|day (?:one|two|1|2)))|time of (?:the|my) month|menstru\\p{L}+|pms|pmt|hot flush(?:es)?|(?:peri)?menopaus\\p{L}+|endometriosis",
    '(?:meine |habe? (?:meine )?|bekomm\\p{L}* (?:meine )?)(?:tage|periode)(?! (?:frei|urlaub))|regelschmerzen|mes regles|regles douloureuses|(?:la|mi|con la) regla|menstruacao|tpm|ciclo mestruale|(?:il|col) ciclo(?=\\W*(?:$|e |,))|mestruazioni|ongesteld\\p{L}*',
  ],
  hangover: [
    'rough as (?:a badger|hell|anything|old boots)\\p{L}*|one (?:drink|beer|pint|glass)\\W* (?:turned into|became|led to)',
    '(?:\\d|two|three|four|five|six|couple of|few|several|some|bottle of) ?(?:glass(?:es)?|pints?|beers?|gins?|cocktails?|proseccos?|wines?|shots?|cans|bottles|margaritas?|aperols?|g&ts?|wine|red|prosecco)(?: of \\p{L}+)?(?: at \\p{L}+)? (?:last night|yesterday|too late|the night before)',
    'hung ?over|hangover|(?:beers?|pints?|drinks?|wines?|glasses|cocktails?|gins?|shots?) too many|too much (?:wine|beer|gin|vodka|prosecco|tequila|rum|whisky|whiskey|alcohol|booze|to drink)|(?:too many|few too many|one too many) (?:beers|pints|drinks|wines|cocktails|gins|last night)|(?:bit|still|got|too) drunk|(?:einen|hab|mit) kater|^\\W*kater\\W*$|verkatert|gueule de bois|resaca|ressaca|sbronza|postumi|brak(?=\\W*$)',
  ],
  // Of no part that is named.
  hurt: [
    "(?<!(?:dog|cat|horse|pony|car|van|bike|he|she|kid|son|daughter|husband|wife)(?:['’]?s| is| was| has| came)? )(?<!(?:no|not|never|without|stopped|less|n['’]?t) )(?:limping|limped|had to limp|hobbl(?:ed|ing))(?! (?:to|through|towards|over) (?:the )?(?:end|finish|friday|weekend|line))",
    "(?:pain everywhere|hurts everywhere|everything hurts(?! in (?:a|the) (?:good|best|nice) way)|(?:whole|entire) body hurts|(?<!(?:no|not|any|longer|without|out of|less|n['’]?t) )in (?:so much |a lot of |real |some |constant |bad |too much )?pain(?! cave))(?!\\p{L})",
    "(?:stopped|had to stop|couldn['’]?t finish|could not finish|had to quit|gave up|cut (?:it|that) short|turned (?:back|around))[^.!?]{0,16}(?:because of|due to|cos of|from|with|in|,|for) ?(?:the |too much |bad )?pain",
    '(?:^|[.!,;] *)it (?:really |still )?(?:hurts|hurt) (?:a lot|too much|so much|so bad|badly|when i (?:run|walk|bend|lift|sit|stand|breathe out)|to (?:walk|run|bend|lift|sit|stand))',
    'ich (?:humple|humpel|hinke)|(?:nur noch )?(?:gehumpelt|gehinkt)|alles tut weh|uberall schmerzen|(?:wegen|vor) (?:der |den )?schmerzen|je boite|en boitant|mal partout|tout me fait mal|a cause de la douleur|cojeando|cojeo|me duele todo|por (?:el )?dolor(?=\\W*$)|(?:tendinit(?:is|e|es)|entorse|esguince|muskelfaserriss|zerrung|me dio un tiron)(?=\\W*$| (?:again|wieder|encore|otra vez|de novo|di nuovo|weer))',
    'mancando|doi tudo|tudo doi|por causa da dor|zoppico|zoppicando|mi fa male tutto|per il dolore|(?:ik )?loop mank|strompel\\p{L}*|alles doet (?:zeer|pijn)|(?:door|vanwege) de pijn',
  ],
  dizzy: [
    "(?<!(?:not|no|never|without|less|n['’]?t|sem|nem|nao|sin|ni|sans|pas de|senza|ohne|keine?n?|niente|nessun[ao]?|zero|mai piu|geen)(?: \\p{L}+)? )(?<!prezzi da )(?:dizz(?:y|iness)|light[- ]?headed|woozy|head ?rush|saw black|schwindlig|schwindel(?=\\W|$)|vertiges?|etourdie?|maread[oa]|me mare[eo]|fiquei tont[oa]|tonturas?|girava la testa|capogir[oi]|la tete (?:qui|me) tourn\\p{L}*|schwummrig|tont[oa] (?:ao|al)|giramenti? di testa|duizelig)(?! (?:heights?|with (?:joy|happiness|excitement)))",
  ],
  fasting: [
    "ramadan|iftar|suhoor|sehri|yom kippur|(?:i am|im|i['’]m|while|was|doing|been|still|day of) fasting|fasting (?:until|till|til|today|tomorrow|all day|from|for)|^\\W*fasting|intermittent fast\\p{L}*|16:8|18:6|omad|on a fast|broke (?:my|the) fast|fastenzeit|(?:ich )?faste(?=\\W|$)|jeune(?= (?:intermittent|du|depuis|aujourd))|je jeune|ramadán|ayuno|ayunando|jejum|digiuno|aan het vasten",
  ],
  // A child's night, or hours that no word of sleep stands beside.
  night: [
    '(?:[1-4]|one|two|three|four) ?a\\.?m\\.?,? (?:and )?(?:still |wide )*awake|awake (?:since|until|till|at) (?:[1-5]|one|two|three|four|five)(?!\\p{L}| ?p)',
    '^\\W*(?:only )?[1-4] ?h(?:ou)?rs?\\W+(?:thanks|cheers)',
    '(?:toddler|baby|kids?|little one|son|daughter|child|dog|cat) (?:\\p{L}+ ){0,2}in (?:our|my|the) bed(?: (?:all night|from|since|again))?(?=.*(?:night|\\d ?am|foot|kick|sleep|awake|\\W*$))|up (?:from|since) [1-4] ?(?:am|with)',
    `(?:baby|bub|newborn|toddlers?|twins|kids?|son|daughter|little one|puppy|dog|neighbours?)(?: \\p{L}+){0,3} (?:(?:up|awake|crying|screaming|barking|partying|coughing) (?:all|half(?: of)?|most of|through(?:out)?) (?:the )?night|(?:did|wo|does)(?:n['’]?t| not) sleep|never (?:sleeps|slept)|woke (?:us|me|up) (?:all|every|\\d|five|four|six|three|at))|teething|(?:night|3 ?am|4 ?am|2 ?am) feeds?`,
    '(?:only |maybe |just |i |we )*got (?:only |maybe |about |like |barely )?(?:[1-4]|an|one|two|three|four|zero|no) hours?(?= *(?:$|[.,!;]|of sleep|sleep|last night))',
    "(?:baby|kleine[rn]?|kind|zwillinge) (?:\\p{L}+ ){0,2}(?:nicht geschlafen|die ganze nacht)|(?:le petit|la petite|bebe|les enfants)(?: \\p{L}+){0,2} (?:n['’]a pas|n['’]ont pas|pas) dormi|(?:el bebe|el nino|la nina|o bebe|il bambino|la bimba|il piccolo|la piccola)(?: \\p{L}+){0,2} (?:no|nao|non) (?:\\p{L}+ )?(?:dormi\\p{L}*|durmio|dorme)|(?:baby|kleine)(?: \\p{L}+){0,3} (?:niet geslapen|de hele nacht)",
  ],
  scale: [
    '(?<!(?:bench|squat|deadlift|press|lift|row|curl|bar)\\p{L}*[^.!?]{0,20})(?:under|below|back (?:up )?(?:to|over|under)) \\d{2,3}(?:[.,]\\d)? ?(?:kilos?|kgs?|lbs?|pounds?|st|stone)(?! on)',
    "(?:lost|gained|put on|dropped) (?:about |another |nearly )?(?:\\d+[.,]?\\d*|a|an|one|two|three|half a) ?(?:kilos?|kgs?|lbs?|pounds?|stone)|(?:down|up) (?:\\d+[.,]?\\d*|a|two|three) ?(?:kilos?|kgs?|lbs?|pounds?)(?! on)|the scales?|scales? (?:hasn['’]?t|says?|won['’]?t|went)|weigh(?:ed)?[- ]?(?:in|myself)|my weight",
    'waage|abgenommen|zugenommen|kilos? (?:weniger|mehr)(?=\\W*$)|la balance|la bascula|he (?:bajado|subido) de peso|bilancia|dimagrit[oa]|ingrassat[oa]|weegschaal|kilo(?:s)? (?:afgevallen|aangekomen|lichter|eraf)|afgevallen',
  ],
  heat: [
    "heat ?wave|humid(?:ity)?|muggy|boiling(?! water)|sweltering|scorch(?:ing|er)|roasting hot|melt(?:ed|ing) (?:on|in|out)|(?:it['’]?s|it is|was|so|too|really|very|way too|bloody|damn|still) hot(?! (?:water|chocolate|bath|shower|tub))|(?:3\\d|4\\d|thirty(?:[- ]\\p{L}+)?|forty) ?(?:degrees|°|grad|degres|grados|graus|gradi|graden)|(?:3[0-9]|4[0-5]) ?c(?= in| out|\\W*$| at|[,.])|sweat (?:puddle|bath|fest)|the heat(?!ing)",
    '(?<!\\p{L})hitze(?!w)|(?:zu|so|sehr) heiss|schwul[- ]?warm|canicule|(?:trop|tres|si) chaud|(?:mucho|demasiado|que|tanto) calor|bochorno|(?:muito|tanto|que) calor|(?:troppo|che|un) caldo|afa|(?:te|zo|erg|heel) (?:heet|warm)|hitte|bloedheet',
  ],
  ahead: [
    `tomorrow|tmrw?|tmw|next week|this weekend|at the weekend|(?:on|until|till|by|back|do|off|away|free|busy) (?:${WEEKDAY})(?! (?:was|night was))(?<!(?:was|were|died|buried|gone|passed|did|ran|rode|hiked|swam|went|walked|cycled|biked|lifted|played|moved|came|left|got|had) .{0,30})|(?<!guten |am )morgen(?! (?:war|frei))|nachste woche|am wochenende|demain|ce week[- ]?end|la semaine prochaine|manana|este finde|el finde|amanha`,
    '(?:dentist|doctor|gp|vet|hairdresser|appointment|interview|meeting|flight|train) (?:is )?(?:at|on) \\p{L}*\\d*|domani|la settimana prossima|nel weekend|lunedi prossimo|volgende week|dit weekend|overmorgen|dopodomani',
  ],
}
