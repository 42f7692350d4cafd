import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in Dutch, folded. */
export const DUTCH_CHECK_INS: Phrases = {
  'part:neck': `
    nek
    hals
  `,
  'part:shoulder': `
    schouder
    schouders
    rotator cuff
    rotatorenmanchet
    linkerschouder
    rechterschouder
  `,
  'part:upper back': `
    bovenrug
    tussen de schouderbladen
    schouderblad
    schouderbladen
    lats
    traps
    monnikskap
  `,
  'part:lower back': `
    rug
    onderrug
    lage rug
    onderkant van mijn rug
    stuitje
  `,
  'part:chest': `
    borst
    borstkas
    borstspier
    borstspieren
    ribben
    rib
    borstbeen
  `,
  'part:arm': `
    arm
    armen
    biceps
    triceps
    onderarm
    onderarmen
    bovenarm
    bovenarmen
  `,
  'part:elbow': `
    elleboog
    ellebogen
  `,
  'part:wrist': `
    pols
    polsen
    hand
    handen
    vinger
    vingers
    duim
  `,
  'part:core': `
    buikspieren
    buikspier
    core
    schuine buikspieren
  `,
  'part:hip': `
    heup
    heupen
    lies
    liezen
    heupbuiger
    adductoren
    binnenkant dij
    linkerheup
    rechterheup
  `,
  'part:glute': `
    bil
    billen
    bilspier
    bilspieren
    kont
    achterwerk
  `,
  'part:quad': `
    bovenbeen
    bovenbenen
    dij
    dijen
    quadriceps
    quads
    dijbeen
  `,
  'part:hamstring': `
    hamstring
    hamstrings
    achterkant bovenbeen
    achterkant van mijn bovenbeen
    achterkant van mijn been
  `,
  'part:knee': `
    knie
    knieen
    knieschijf
    linkerknie
    rechterknie
  `,
  'part:calf': `
    kuit
    kuiten
    linkerkuit
    rechterkuit
  `,
  'part:shin': `
    scheenbeen
    scheenbenen
    scheen
    schenen
  `,
  'part:achilles': `
    achillespees
    achilles
    achillespezen
  `,
  'part:ankle': `
    enkel
    enkels
    linkerenkel
    rechterenkel
  `,
  'part:foot': `
    voet
    voeten
    hiel
    hielen
    teen
    tenen
    voetzool
    voetboog
    linkervoet
    rechtervoet
  `,
  'part:quad,hamstring,calf': `
    benen
    been
  `,
  nopart: `
    te voet
    aan de hand
    voet bij stuk
    met de hand
    op de been
    in de rug
    rugwind
    in handen
    hand in hand
    vele handen
  `,
  sore: `
    van beton
    in de brand
    in brand
    gesloopt
    naar de knoppen
    verzuurd
    als stenen
    spierpijn
    stijf
    stijve
    stijfheid
    gevoelig
    gevoelige
    beurs
    verkrampt
    vast
    strak
    stram
    stramme
    vastzitten
    spierstijfheid
    trekt
    gespannen
  `,
  pain: `
    protesteert
    klaagt
    jengelt
    pijn
    pijnlijk
    pijnlijke
    doet pijn
    doen pijn
    deed pijn
    doet zeer
    doen zeer
    zeer
    steek
    steken
    kramp
    verrekt
    verrekking
    verstuikt
    verzwikt
    omgezwikt
    blaar
    blaren
    zeurt
    zeurende
    blessure
    geblesseerd
    ontstoken
    ontsteking
    gekneusd
    kneuzing
    peesontsteking
    last van mijn
    last van
    kramp in
    zeurderig
    opspelen
    speelt op
    speelde op
    schiet in
    klachten
    gescheurd
    irritatie
    geirriteerd
    steekt
  `,
  'painpart:shin': `
    scheenbeenpijn
    shin splints
    scheenbeenvliesontsteking
    springschenen
  `,
  'painpart:foot': `
    hielspoor
    fasciitis plantaris
    peesplaatontsteking
    hielpijn
  `,
  'painpart:lower back': `
    door mijn rug gegaan
    door de rug
    ischias
    rugpijn
    spit
    ischias
    hernia
    lage rugpijn
  `,
  'painpart:knee': `
    knie is dik
    knie dik
    dikke knie
    lopersknie
    kniepijn
    knieklachten
    springersknie
  `,
  'painpart:neck': `
    nekpijn
    nekklachten
  `,
  'painpart:hip': `
    liespijn
    heuppijn
    liesblessure
  `,
  'painpart:calf': `
    kuitkramp
    zweepslag
    kuitpijn
    kuitblessure
  `,
  'painpart:elbow': `
    tenniselleboog
    tennisarm
  `,
  'painpart:shoulder': `
    schouderpijn
    schouderklachten
  `,
  'painpart:ankle': `
    enkel is dik
    enkel dik
    dikke enkel
    door mijn enkel
    door mijn enkel gegaan
    door de enkel
    enkelblessure
  `,
  'painpart:hamstring': `
    hamstringblessure
  `,
  chesttight: `
    druk op de borst
    pijn op de borst
    beklemd gevoel
    benauwd op de borst
  `,
  strongpain: `
    stekend
    stekende
    scherp
    scherpe
    ondraaglijk
    ondraaglijke
    vreselijk
    vreselijke
    messteek
    hevig
    hevige
    verschrikkelijk
    verschrikkelijke
    snijdend
    snijdende
  `,
  verystrong: `
    heel
    erg
    veel
    enorm
    flink
    flinke
    ontzettend
    behoorlijk
    verschrikkelijk
    hard
    extreem
    enorme
  `,
  notbad: `
    niks ernstigs
    niet erg
    niets ernstigs
    valt mee
    viel mee
    niet heel erg
    niets bijzonders
    niet zo erg
    stelt niks voor
  `,
  limp: `
    mank
    manken
    mankend
    strompel
    strompelend
    strompelde
    hink
    hinken
    hinkend
    hinkte
    gezwollen
    opgezwollen
    dik geworden
    zwelling
    blokkeert
    geblokkeerd
    kan niet buigen
    kan niet lopen
    kan er niet op staan
    kan niet meer lopen
    kan niet strekken
    kan niet tillen
    moest stoppen
    moeten stoppen
    niet op staan
    niet belasten
    kan nauwelijks lopen
    kon niet verder
    kon niet meer lopen
  `,
  cantbear: `
    niet op staan
    kan er niet op staan
    niet belasten
    niet op steunen
  `,
  faint: `
    flauwgevallen
    flauw gevallen
    bewusteloos
  `,
  dizzy: `
    duizelig
    duizeligheid
    licht in mijn hoofd
    draaierig
  `,
  'fatigue:high': `
    geen puf
    geen fut
    op mijn tandvlees
    leeggelopen
    moe
    vermoeid
    vermoeidheid
    doodmoe
    uitgeput
    kapot
    gesloopt
    helemaal op
    ik ben op
    bekaf
    afgemat
    futloos
    geen energie
    weinig energie
    slap
    leeg
    uitgeteld
    hondsmoe
    doodop
    slaperig
    energie laag
    afgepeigerd
    lusteloos
    geen kracht
    oververmoeid
    zo moe
    lage energie
    gaar
    uitgeblust
    nul energie
    suf
    brak
    geradbraakt
  `,
  limbheavy: `
    van pap
    als pap
    zwaar
    zware
    als lood
    van lood
    loodzwaar
    pap
    verzuurd
    van beton
    als pudding
    van rubber
    als beton
    moe
  `,
  'fatigue:normal': `
    beetje moe
    een beetje moe
    iets moe
    wat moe
    licht vermoeid
    energie normaal
    energie ok
    energie oke
    niet moe
    niet zo moe
    lichtelijk moe
  `,
  'fatigue:low': `
    uitgerust
    fris
    vol energie
    veel energie
    energiek
    fit
    topfit
    goede energie
    goed uitgerust
    bruis van de energie
    voel me sterk
    voelde me sterk
    energie hoog
    helemaal niet moe
    bomvol energie
    kiplekker
    in topvorm
  `,
  energy: `
    energie
    energieniveau
    energielevel
  `,
  ill: `
    sportverbod
    dokter zegt geen sport
    arts zegt geen sport
    dokter zei geen sport
    ziek
    ziekjes
    verkouden
    verkoudheid
    griep
    grieperig
    koorts
    keelpijn
    hoest
    hoesten
    covid
    corona
    buikgriep
    overgegeven
    overgeven
    braken
    migraine
    antibiotica
    infectie
    snotterig
    snot
    diarree
    voedselvergiftiging
    bronchitis
    griepje
    verhoging
    zere keel
    rillingen
    voorhoofdsholteontsteking
    niet lekker
    virus
    onder de leden
    koortsig
    bijholteontsteking
    snipverkouden
    ziek geworden
    oorontsteking
    hoestbui
  `,
  notill: `
    hooikoorts
    allergie
    kater
    hoofdpijn
    menstruatie
    ongesteld
    menstruatiepijn
    ziek van
    reisziek
    wagenziek
  `,
  sleepword: `
    geslapen
    slaap
    nacht
    sliep
    slapen
    nachtrust
  `,
  sleepbad: `
    rotnacht
    klotenacht
    slecht geslapen
    weinig geslapen
    niet geslapen
    nauwelijks geslapen
    slapeloze nacht
    slapeloos
    onrustig geslapen
    wakker gelegen
    vaak wakker
    korte nacht
    slechte nacht
    gebroken nacht
    onrustige nacht
    geen oog dichtgedaan
    te weinig geslapen
    slecht slapen
    beroerd geslapen
    matig geslapen
    kort geslapen
    wakker sinds
    op sinds
    amper geslapen
    lag wakker
    belabberd geslapen
    de hele nacht wakker
    geen oog dicht
    steeds wakker
    drukke nacht
    vreselijk geslapen
    niet kunnen slapen
    half geslapen
    te kort geslapen
  `,
  sleepgood: `
    goed geslapen
    heerlijk geslapen
    lekker geslapen
    als een blok geslapen
    als een roos geslapen
    prima geslapen
    uitgeslapen
    diep geslapen
    geslapen als een roos
    geslapen als een blok
    fantastisch geslapen
    doorgeslapen
    super geslapen
    goede nacht
    goede nachtrust
    sliep goed
    sliep heerlijk
    geslapen als een baby
    top geslapen
  `,
  nosleep: `
    dutje
    vroeg naar bed
    ga slapen
    nachtdienst
    welterusten
    middagdutje
    powernap
    op tijd naar bed
    in slaap
    bed in
  `,
  'q:good': `
    goed
    super
    lekker
    prima
    top
    heerlijk
    geweldig
    fantastisch
    uitstekend
    perfect
    mooi
    fijn
    best goed
    heel goed
    erg goed
    mooie
    heerlijke
    fijne
    lekkere
    prachtig
    prachtige
  `,
  'q:ok': `
    ok
    oke
    okay
    redelijk
    gewoon
    normaal
    gaat wel
    ging wel
    matig
    gemiddeld
    zo zo
    best ok
    aardig
    niet slecht
  `,
  'q:bad': `
    slecht
    beroerd
    vreselijk
    verschrikkelijk
    waardeloos
    rot
    kut
    belabberd
    dramatisch
    slechte
    onrustig
    weinig
    drama
  `,
  'mood:good': `
    zo trots
    helemaal blij
    blij
    gelukkig
    tevreden
    trots
    vrolijk
    goed humeur
    goede zin
    in een goed humeur
    mooie dag
    goede dag
    topdag
    heerlijke dag
    fijne dag
    voel me goed
    voel me fantastisch
    voel me super
    voel me geweldig
    voel me top
    voelde me goed
    voelde me fantastisch
    voelde me geweldig
    voel me heerlijk
    superblij
    dolblij
    opgewekt
    fantastische dag
    geweldige dag
    leuke dag
    gaat goed met me
    zit lekker in mijn vel
    lekker in mijn vel
    dankbaar
    mooiste dag
    in mijn nopjes
    stemming goed
    humeur goed
    genoten
    super dag
    prachtige dag
    gaat goed met mij
    voel me prima
    voel me lekker
  `,
  'mood:ok': `
    gaat zo
    mwoah
    redelijk
    niet geweldig
    alles goed
    gaat wel
    niet slecht
    humeur ok
    stemming ok
    prima dag
    voel me beter
    gaat beter
    gaat het beter
    gewone dag
    normale dag
    wel ok
    alles ok
    alles oke
    niet verkeerd
    mwah
    gaat prima
    stemming normaal
    gaat redelijk
    zo zo
    dag was ok
    dag was oke
    humeur normaal
  `,
  'mood:low': `
    verdrietig
    somber
    neerslachtig
    down
    in de put
    depressief
    teleurgesteld
    chagrijnig
    slecht humeur
    rotdag
    slechte dag
    vreselijke dag
    gehuild
    huilen
    boos op mezelf
    baal
    balen
    voel me slecht
    voel me rot
    voel me ellendig
    ellendig
    rotgevoel
    kutdag
    ongelukkig
    niet blij
    moedeloos
    gefrustreerd
    humeur slecht
    stemming laag
    baaldag
    verdriet
    zit niet lekker in mijn vel
    ontmoedigd
    treurig
    mineur
    klote dag
    klotedag
    waardeloze dag
    prikkelbaar
    niet in mijn hum
    zit erdoorheen
    gebaald
    voelde me rot
  `,
  'stress:high': `
    tot over mijn oren
    op mijn tandvlees
    hoofd loopt om
    gestrest
    stress
    gestresst
    gespannen voor
    zenuwachtig
    nerveus
    bang
    bezorgd
    zorgen
    onder druk
    angstig
    paniek
    overweldigd
    opgejaagd
    stressvol
    stressvolle
    stressig
    piekeren
    gepiekerd
    pieker
    overspannen
    zenuwen
    in de stress
    overprikkeld
    stijf van de stress
    hoge druk
    werkdruk
  `,
  'stress:low': `
    ontspannen
    rustig
    relaxed
    kalm
    geen stress
    zonder stress
    nul stress
    geen zorgen
    stressvrij
    rustige
    chill
    zen
    op mijn gemak
    relaxt
  `,
  stressword: `
    stressniveau
    stress
    stresslevel
  `,
  moodword: `
    humeur
    stemming
  `,
  'effort:too_easy': `
    te makkelijk
    te gemakkelijk
    te licht
    veel te makkelijk
    makkelijk
    had meer gekund
    had nog meer gekund
    kon nog meer
    gekund
    peulenschil
    kinderspel
    had nog door kunnen gaan
    te eenvoudig
    eitje
    makkie
    had nog kunnen doorgaan
    niet eens gezweet
    appeltje eitje
    fluitje van een cent
    met gemak
    nog wel wat over
    meer aangekund
    ging vanzelf
    veel te licht
    te kort
    zwaarder gemogen
    zwaarder gekund
  `,
  'effort:right': `
    precies goed
    zwaar maar
    pittig
    pittig maar
    uitdagend
    stevig
    goed te doen
    precies genoeg
    lekker zwaar
    precies goed niveau
    juiste niveau
    zwaar genoeg
    lekker pittig
    perfecte intensiteit
    intensiteit goed
    precies zwaar genoeg
    zwaar maar goed
    precies mijn niveau
    inspannend
    behoorlijk pittig
    intensief
  `,
  'effort:too_hard': `
    te zwaar
    te moeilijk
    te veel
    te intensief
    te hard
    te pittig
    niet bij te houden
    veel te zwaar
    sloopte me
    moordend
    kon het niet bijhouden
    te veel gewicht
    boven mijn niveau
    teveel
    te snel voor mij
    te heftig
    veel te veel
    slopend
    onmenselijk
    te lang voor mij
    kapot aan gegaan
  `,
  friendly: `
    genoten
    smaakt naar meer
    lekker
    heerlijk
    leuk
  `,
  noteffort: `
    te veel werk
    te veel gegeten
    rustige duurloop
    te laat
    te warm
    zware dag
    drukke dag
    zware week
    pittige dag
    te veel gedoe
    zware werkdag
    te veel te doen
    te druk
    te veel gedronken
    makkelijke loop
    te veel op mijn bord
    zware nacht
    zware dienst
    pittige week
    te veel dingen
    zware nachtdienst
    zware periode
  `,
  done: `
    toch gehaald
    maar gehaald
    net gehaald
    achter elkaar
    gedaan
    afgerond
    voltooid
    volbracht
    gelopen
    hardgelopen
    getraind
    gezwommen
    gefietst
    gesport
    afgemaakt
    zit erop
    gelukt
    volgehouden
    afgevinkt
    training gedaan
    rondje gelopen
    gewandeld
    geroeid
    uitgelopen
    heb getraind
    heb gesport
    naar de sportschool geweest
    klaar met trainen
    toch gegaan
    toch gedaan
    erop zitten
    volledig afgemaakt
    gerend
    gejogd
    geknald
    alles gedaan
    erdoorheen geknald
    toch maar gegaan
  `,
  skip: `
    alleen gerekt
    alleen gestretcht
    alleen stretchen
    alleen gewandeld
    overgeslagen
    niet getraind
    geskipt
    niet gesport
    niet gelopen
    gestopt
    afgebroken
    niet gedaan
    niks gedaan
    niets gedaan
    geen training
    niet gegaan
    half gedaan
    maar de helft
    de helft
    helft
    ingekort
    niet afgemaakt
    niet gelukt
    opgegeven
    laten schieten
    niet toe gekomen
    er niet van gekomen
    in plaats van
    eerder gestopt
    gespijbeld
    afgezegd
    laten zitten
    niet aan toe gekomen
    niet afgekregen
    moest stoppen
    moeten stoppen
    kwam er niet van
    geen zin gehad
    uitgevallen
    niet kunnen trainen
    niet uitgelopen
    niet afmaken
    kon niet afmaken
    omgedraaid
    halverwege
    training afgelast
    niks van gekomen
    niet hardgelopen
    voortijdig
    kwam niet opdagen
    er niet aan toe
    training laten
    sportschool overgeslagen
    geen sport
    niets van terechtgekomen
  `,
  restday: `
    rustdag
    geplande rust
    vandaag rust
    rustdag vandaag
    rust volgens schema
  `,
  notyet: `
    later vandaag
    nog niet
    ga zo
    straks nog
    ga vanavond
    moet nog
    vanavond nog
  `,
  notdone: `
    klaar met werk
    boodschappen gedaan
    huishouden gedaan
    de was gedaan
    klaar met werken
    door de dag gelopen
    pijn gedaan
    vast gelopen
    vastgelopen
    zeer gedaan
    niks mis
    tegen aan gelopen
    af van het werk
    dutje gedaan
  `,
  workout: `
    training
    loop
    rondje
    run
    sportschool
    workout
    sessie
    hardlopen
    squats
    gewichten
    krachttraining
    zwemmen
    fietsen
    fietstocht
    intervallen
    intervaltraining
    sets
    herhalingen
    duurloop
    rit
    wandeling
    yoga
    pilates
    oefeningen
    circuit
    programma
    deadlifts
    bankdrukken
    les
    schema
    ronde
    rondes
    spinning
    tempoloop
    lunges
    planken
    bootcamp
    trainen
    warming up
    baantjes
    tochtje
  `,
  neg: `
    niet
    geen
    nooit
    zonder
    niets
    niks
    nul
    noch
  `,
  but: `
    maar
    omdat
    dus
    hoewel
    want
    terwijl
    toch
    echter
    daarna
    alhoewel
    doordat
  `,
  allatall: `
    helemaal
    totaal
  `,
  hedge: `
    beetje
    een beetje
    iets
    wat
    licht
    lichte
    enigszins
    redelijk
    lichtelijk
    ietwat
    tikkeltje
    vrij
    klein beetje
    een tikje
  `,
  superlight: `
    super
    heel
    zo
    echt
    erg
  `,
  maybe: `
    misschien
    als
    hopelijk
    indien
    mocht
    zou
    om te voorkomen
    bang dat
    bang voor
    hoop
    wellicht
    eventueel
    stel dat
    had ik maar
    had ik
    had eigenlijk
  `,
  past: `
    vorige week
    vorige maand
    vorig jaar
    jaren geleden
    weken geleden
    maanden geleden
    dagen geleden
    vroeger
    een week geleden
    een maand geleden
    een paar dagen geleden
    afgelopen zomer
    destijds
    vorige zomer
    toen ik klein was
    afgelopen winter
  `,
  gone: `
    over
    voorbij
    weg
    genezen
    hersteld
    weer goed
    weer fit
    niet meer
    opgelost
    beter nu
    weer beter
    verdwenen
    pijnvrij
    klachtenvrij
    weer de oude
    over gegaan
    gezakt
  `,
  still: `
    nog
    nog steeds
    weer
    alweer
    opnieuw
    steeds
  `,
  otherp: `
    baby
    kind
    niemand
    mijn vader
    mijn moeder
    mijn zoon
    mijn dochter
    mijn vrouw
    mijn man
    de kinderen
    mijn baas
    mijn vriend
    mijn vriendin
    mijn broer
    mijn zus
    de baby
    de hond
    mijn hond
    de kat
    mijn kat
    een vriend
    een vriendin
    een collega
    mijn collega
    opa
    oma
    mijn partner
    mijn kinderen
    mijn schoonmoeder
    mijn schoonvader
    de kleine
    mijn trainer
    mijn oom
    mijn tante
    mijn buurman
    mijn buurvrouw
    de buren
    mijn neef
    mijn nicht
    mijn opa
    mijn oma
    de jongste
    de oudste
    mijn kind
    mijn collegas
    iemand
    mijn poes
    mijn zoontje
    mijn dochtertje
    kinderen
    kids
    zoon
    dochter
    vrouw
    man
    echtgenoot
    vriendin
    moeder
    vader
    peuter
    tweeling
    zus
    broer
  `,
  me: `
    ik
    mij
    me
    mijn
    ben
    heb
    mezelf
    zelf
    had
    mn
  `,
  dayword: `
    dag
    vandaag
    voel me
    voelde me
    gevoel
    humeur
    stemming
    over het algemeen
    al met al
  `,
  tomorrow: `
    morgen
    morgenochtend
    morgenmiddag
    morgenavond
  `,
  'win:morning': `
    morgenochtend
  `,
  'win:afternoon': `
    morgenmiddag
  `,
  'win:evening': `
    morgenavond
    na het werk
    na werk
    na mijn werk
  `,
  otherday: `
    vanavond
    overmorgen
    volgende week
    in het weekend
    vannacht
    weekend
    dit weekend
  `,
  lastnight: `
    gisteren
    vandaag
    vannacht
    afgelopen nacht
    vanmorgen
    vanochtend
    gisteravond
    gisternacht
  `,
  usual: `
    zoals altijd
    zoals gewoonlijk
    geen wijzigingen
    geen veranderingen
    normaal
    alles normaal
    als altijd
    hetzelfde
    niks nieuws
    ongewijzigd
    gewone dag
    zoals gebruikelijk
    geen verandering
    alles hetzelfde
    net als anders
    niets bijzonders
    zelfde als altijd
  `,
  cancel: `
    afgelast
    geannuleerd
    gaat niet door
    vervalt
    afgezegd
  `,
  moved: `
    verplaatst
    verzet
    verschoven
    vervroegd
  `,
  free: `
    vrij
    tijd
    beschikbaar
  `,
  prefertrain: `
    trainen
    training
    kan ik
    kan
    liever
    graag
    alsjeblieft
    sporten
    hardlopen
    het liefst
    liefst
    sportschool
    past
    zou kunnen
    lukt
    ideaal
    bij voorkeur
    sessie
    komt beter uit
    beter
    gaat wel
  `,
  only: `
    alleen
    enkel
    slechts
    verder niets
    uitsluitend
    enige
  `,
  unavailable: `
    geen tijd
    geen training
    rustdag
    kan niet trainen
    niet trainen
    onmogelijk
    geen kans
    helemaal vol
    uitrusten
    lukt niet
    lukt niks
    moet rusten
    geen minuut
    volgepland
    kan niet sporten
    sla over
    gaat niet lukken
    dag zit vol
    hele dag weg
    dag vol
    rust nodig
    geen gaatje
    hele dag bezet
    geen moment
    niet sporten
    helemaal niks
    morgen kan ik niet
    kan morgen niet
    kan ik morgen niet
    morgen gaat niet
  `,
  cannot: `
    kan niet
    niet beschikbaar
    bezet
    kan ik niet
    ben ik niet
    niet voor
    druk
  `,
  event: `
    vergadering
    vergaderingen
    overleg
    afspraak
    tandarts
    dokter
    huisarts
    werk
    werken
    kantoor
    vlucht
    trein
    examen
    tentamen
    les
    college
    eten
    diner
    lunch
    ontbijt
    feest
    feestje
    bruiloft
    concert
    verjaardag
    kinderen
    school
    cursus
    conferentie
    workshop
    fysio
    ziekenhuis
    dienst
    bezoek
    bioscoop
    theater
    film
    verhuizing
    begrafenis
    uitvaart
    kapper
    ouderavond
    oppassen
    oppas
    sollicitatie
    gesprek
    sollicitatiegesprek
    borrel
    garage
    training op werk
    studiedag
    seminar
    meeting
    repetitie
    koor
    call
    klant
    klanten
    presentatie
    ophalen
    wegbrengen
    brengen
    monteur
    loodgieter
    bank
    boodschappen
    rijles
    rijexamen
    uitje
    familiebezoek
    wedstrijd
    controle
    scan
    mondhygienist
    crematie
    musical
    barbecue
    kraamvisite
    vroege dienst
    late dienst
    dierenarts
    notaris
    open dag
    rapportgesprek
    bijeenkomst
    markt
    teamuitje
  `,
  eve: `
    ouderavond
    concert
    diner
    feest
    feestje
    bioscoop
    theater
    borrel
    koor
    repetitie
    barbecue
    film
  `,
  morn: `
    ontbijt
  `,
  flightw: `
    vlucht
    vlieg
    vliegtuig
    vliegen
  `,
  leaveby: `
    vertrek
    vertrekken
    de deur uit
    moet weg
    we vertrekken
    vertrek ik
    ga weg
  `,
  allday: `
    de hele dag
    hele dag
    van s morgens tot s avonds
    van vroeg tot laat
    heel de dag
    gehele dag
  `,
  travel: `
    vlucht
    vlieg
    reis
    op reis
    hotel
    vliegveld
    zakenreis
    vakantie
    op vakantie
    bij mijn ouders
    weekendje weg
    logeer
    logeren
    trein naar
    vlieg naar
    in het buitenland
    schiphol
    onderweg naar
    vliegen naar
    camping
    kamperen
    bij mijn schoonouders
    huisje
    overnacht
    reizen
    vliegtuig
    airbnb
    rij naar
    van huis
  `,
  nottravel: `
    terug van vakantie
    terug van reis
    weer thuis
    terug van
    gisteren thuisgekomen
    naar huis gereden
    terug uit
  `,
  'eq:no_gym': `
    sportschool dicht
    sportschool gesloten
    sportschool is dicht
    sportschool is gesloten
    geen sportschool
    gym dicht
    gym gesloten
    gym is dicht
    geen gym
    zonder sportschool
    kan niet naar de sportschool
    fitness dicht
    fitness gesloten
    sportschool is morgen dicht
    sportschool morgen dicht
    sportschool niet open
    de sportschool is dicht
  `,
  'eq:no_equipment': `
    geen materiaal
    geen apparatuur
    geen gewichten
    zonder materiaal
    zonder gewichten
    geen spullen
    geen toestellen
    geen attributen
    zonder apparatuur
    zonder spullen
    geen apparaten
  `,
  'eq:bodyweight_only': `
    lichaamsgewicht
    alleen lichaamsgewicht
    eigen gewicht
    eigen lichaamsgewicht
    bodyweight
  `,
  dumbbell: `
    dumbbells
    dumbbell
    halters
    halter
  `,
  'eq:hotel_gym': `
    hotelgym
    fitnessruimte in het hotel
    gym in het hotel
    hotel heeft een gym
    fitness in het hotel
    hotel heeft een fitnessruimte
    fitnesszaal van het hotel
    gym van het hotel
    hotel met gym
    hotel met fitness
    fitnessruimte van het hotel
    hotel heeft een kleine gym
    fitnessruimte
    hotel heeft een sportzaal
  `,
  weather: `
    regen
    ijzel
    sneeuw
    storm
    onweer
    hitte
    glad
    wind
    schoenen
    gladheid
    regent
    hagel
    hittegolf
    ijs
    smog
    sneeuwt
    stormt
    code rood
  `,
  norun: `
    niet buiten lopen
    niet buiten hardlopen
    kan niet buiten lopen
    buiten hardlopen gaat niet
    buiten lopen gaat niet
    niet buiten rennen
    buiten lopen kan niet
    kan niet buiten hardlopen
    buiten hardlopen kan niet
    niet hardlopen
    buiten hardlopen
    buiten lopen
  `,
  aftertraining: `
    na de training
    na het hardlopen
    na het trainen
    na het sporten
    na de duurloop
    na de workout
    na het zwemmen
    na de sportschool
    na het rondje
  `,
  homeby: `
    terug om
    weer thuis om
    thuis om
    terug rond
    terug
  `,
  'win:early': `
    voor het werk
    voor werk
    voor mijn werk
  `,
}
