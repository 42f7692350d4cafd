import type { Phrases } from './phrases.ts'

/** What fills a Dutch week, folded. */
export const DUTCH_COMMITMENTS: Phrases = {
  'act:work:work': `
    werk
    werken
    werkt
    kantoor
    op kantoor
    baan
    bijbaan
    bijbaantje
    dienst
    diensten
    praktijk
    ziekenhuis
    kliniek
    winkel
    supermarkt
    zaak
    werkplaats
    bedrijf
    magazijn
    bouw
    op de bouw
    fabriek
    restaurant
    keuken
    horeca
    fulltime
    parttime
    voltijd
    deeltijd
    lesgeven
    ik geef les
    docent
    lerares
    leraar
    juf
    meester
    bakker
    loodgieter
    elektricien
    timmerman
    hovenier
    postbode
    slager
    metselaar
    kok
    verzorgende
    verpleegkundige
    verpleegster
    kapper
    kapster
    chauffeur
    buschauffeur
    zzp
    zelfstandige
    stage
    loop stage
    werkdag
    apotheek
    bank
    bakkerij
    kinderdagverblijf
    werkuren
    hotel
    aan het werk
    bediening
    kassa
  `,
  'act:shift:shift': `
    24 uurs dienst
    24 uursdienst
    dienst van 24 uur
    diensten van 24 uur
  `,
  'act:night:night shift': `
    nachtdienst
    nachtdiensten
    werk s nachts
    ik werk s nachts
    nachtploeg
    nachtwerk
  `,
  'act:earlyshift:early shift': `
    vroege dienst
    vroegedienst
    ochtenddienst
    vroege diensten
    vroege ploeg
    dagdienst
  `,
  'act:lateshift:late shift': `
    late dienst
    latedienst
    avonddienst
    late diensten
    avonddiensten
    late ploeg
  `,
  'act:meeting:meeting': `
    vergadering
    vergaderingen
    overleg
    meeting
    meetings
    teamoverleg
    bespreking
    werkoverleg
  `,
  'act:call:call': `
    belafspraak
    telefoontje
    call
    calls
    videocall
  `,
  'act:standup:stand-up': `
    standup
    stand up
    daily
  `,
  'act:school:school': `
    school
    college
    colleges
    universiteit
    uni
    studie
    studeren
    les
    lessen
    hogeschool
    practicum
    huiswerk
    opleiding
    werkgroep
    tentamens
  `,
  'act:eveclass:class': `
    cursus
    avondcursus
    taalles
    spaanse les
    engelse les
    franse les
    italiaanse les
    spaans
    avondschool
    taalcursus
  `,
  'act:run:school run': `
    kinderen brengen en halen
    kinderen halen en brengen
    breng en haal de kinderen
    halen en brengen
    brengen en halen
  `,
  'act:drop:drop-off': `
    kinderen naar school brengen
    kinderen wegbrengen
    breng de kinderen
    ik breng de kinderen
    kinderen brengen
    kinderen naar de opvang
    naar school brengen
    breng mijn zoon
    breng mijn dochter
    breng de kleine
    kids naar school
    breng de kids
    naar de creche brengen
    wegbrengen
    breng ik de kinderen
    breng ze naar school
    breng ik ze
  `,
  'act:pick:pick-up': `
    ophalen
    kinderen ophalen
    haal de kinderen
    kinderen halen
    haal mijn zoon
    haal mijn dochter
    haal de kleine
    uit school halen
    kinderen van school halen
    haal ze op
    ophalen van school
    haal ik de kinderen
    haal de kids
    haal mijn kleindochter
    haal mijn kleinzoon
    haal ik ze
    haal ze
    school halen
  `,
  'act:commute:commute': `
    reistijd
    reis
    woon werk
    forenzen
    onderweg naar werk
    heen en terug
    met de trein
  `,
  'act:breakfast:breakfast': `
    ontbijt
    ontbijten
  `,
  'act:lunchmeal:lunch': `
    lunch met
    lunchen
    lunch bij
  `,
  'act:dinner:dinner': `
    avondeten
    eten koken
    diner
    koken
    eten
    avondmaal
  `,
  "act:bed:kids' bedtime": `
    kinderen naar bed
    kinderen naar bed brengen
    kids naar bed
    kinderen in bed
    naar bed brengen
    bedtijd kinderen
    badderen en bed
  `,
  'act:club:club': `
    koor
    voetbal
    voetbaltraining
    hockey
    hockeytraining
    volleybal
    handbal
    korfbal
    tennis
    padel
    repetitie
    orkest
    harmonie
    fanfare
    muziekles
    pianoles
    gitaarles
    piano
    gitaar
    dansles
    dansen
    toneel
    scouting
    judo
    karate
    turnen
    zwemles
    schaken
    bridge
    bridgen
    klaverjassen
    kaarten
    jeu de boules
    biljart
    wedstrijd
    club
    vereniging
    basketbal
    korps
    boekenclub
    training geven
    rugby
    schaakclub
  `,
  'act:sport:training': `
    duurloop
    lange duurloop
    ik ren
    ren ik
    ik zwem
    zwem ik
    ik loop hard
    krachttraining
    sportschool
    fitness
    hardlopen
    zwemmen
    yoga
    pilates
    spinning
    crossfit
    fietsen
    wielrennen
    klimmen
    boulderen
    sporten
    sport
    gym
    wandelen
    bootcamp
    aquajoggen
    roeien
    aerobics
    zumba
  `,
  'act:appt:appointment': `
    fysio
    fysiotherapie
    therapie
    tandarts
    dokter
    huisarts
    afspraak
    dialyse
    psycholoog
    kapper afspraak
    logopedie
  `,
  'act:faith:worship': `
    kerk
    kerkdienst
    mis
    moskee
    dienst in de kerk
  `,
  'act:prayer:prayer': `
    gebed
    bidden
    meditatie
    mediteren
  `,
  'act:dog:dog walk': `
    hond uitlaten
    honden uitlaten
    met de hond
    hond
    laat de hond uit
    hondje uitlaten
    rondje met de hond
  `,
  'act:care:care': `
    oppassen
    pas op
    oppas
    mantelzorg
    zorg voor
    zorgen voor
    kleinkinderen
    kinderen
    kids
    mijn moeder
    mijn vader
    mijn ouders
    oma
    opa
    pas op de kleinkinderen
    oppasdag
    papadag
    mamadag
    op de kinderen passen
    bij mijn moeder
    baby
    mijn schoonmoeder
  `,
  'act:family:family': `
    familie
    gezin
    familiedag
    vrienden
    met vrienden
    met het gezin
    bij de familie
  `,
  'act:away:away': `
    op reis
    weg voor werk
    in het buitenland
    zakenreis
    dienstreis
  `,
  'act:sleep:sleep': `
    slaap
    slapen
    ik slaap
    🛌
    💤
  `,
  'act:other:other': `
    vrijwilligerswerk
    vrijwilliger
    markt
    boodschappen
    schoonmaken
    poetsen
    huishouden
    tuin
    moestuin
    volkstuin
    boekhouding
    melken
    koeien
    stal
    paarden
    voedselbank
    voeren
    administratie
  `,
  'act:busy:busy': `
    bezet
    druk
    volgeboekt
  `,
  'act:oncall:on call': `
    bereikbaarheidsdienst
    oproepdienst
    piket
    piketdienst
    stand by
  `,
  off: `
    vrij
    vrije dag
    vrij dag
    werk niet
    werk ik niet
    niet werken
    ben ik vrij
    ben vrij
    heb ik vrij
    geen werk
    geen school
    geen college
    gesloten
    dicht
    roostervrij
  `,
  wfh: `
    thuiswerken
    thuis werken
    werk thuis
    vanuit huis
    werk ik thuis
    thuis
  `,
  leave: `
    de deur uit
    ga de deur uit
    vertrek
    vertrek om
    ga weg
    van huis
    ga van huis
  `,
  back: `
    thuis om
    weer thuis
    terug
    thuis
    kom thuis
    ben thuis
    weer thuis om
    kom ik thuis
    ben ik thuis
  `,
  wake: `
    sta op
    opstaan
    wakker
    sta ik op
    wekker
  `,
  bed: `
    naar bed
    ga naar bed
    in bed
    ga slapen
  `,
  start: `
    begin
    beginnen
    start
    begin ik
  `,
  end: `
    stop met werken
    klaar met werken
    klaar met mijn werk
    klaar
    ben klaar
    eindig
    stop
    uit om
    vrij om
    einde dienst
    ben ik klaar
    eindigt
  `,
  late: `
    laat
    sluitingstijd
    sluit
  `,
  rare: `
    aan het eind van de maand
    aan het einde van de maand
    maandeinde
    eind van de maand
    einde van de maand
    eind van het kwartaal
    kwartaaleinde
    jaareinde
    hoogseizoen
    druk seizoen
    soms
    af en toe
    misschien
    een keer per maand
    per maand
    van de maand
    zelden
    incidenteel
    eens per maand
    om de drie weken
    om de vier weken
    eens in de vier weken
    maandelijks
    heel soms
    een op de vier
  `,
  unfixed: `
    meeste weken
    per week
    flexibel
    flexibele
    wisselend
    wisselende
    wisselende diensten
    geen vaste tijden
    onregelmatig
    onregelmatige
    rooster wisselt
    hangt ervan af
    verschilt
    keer per week
    in de week
    geen vaste uren
    elke week anders
    volgens rooster
  `,
  often: `
    meestal
    normaal
    gewoonlijk
    om de week
    om de twee weken
    vaak
    doorgaans
    de ene week
    in principe
    even weken
    oneven weken
  `,
  past: `
    vroeger
    vorig jaar
    tot vorig jaar
    niet meer
    werkte
    speelde
    deed vroeger
    destijds
    jaren geleden
    voorheen
    gestopt met
  `,
  future: `
    vanaf januari
    vanaf februari
    vanaf maart
    vanaf april
    vanaf mei
    vanaf juni
    vanaf juli
    vanaf augustus
    vanaf september
    vanaf oktober
    vanaf november
    vanaf december
    volgende maand
    volgend jaar
    binnenkort
  `,
  oneoff: `
    volgende
    aankomende
    komende
    deze week
    morgen
    vandaag
    volgende week
    overmorgen
    deze maandag
    deze dinsdag
    deze woensdag
    deze donderdag
    deze vrijdag
    deze zaterdag
    deze zondag
    eenmalig
  `,
  now: `
    nu
    tegenwoordig
    momenteel
    op dit moment
    voorlopig
    inmiddels
  `,
  other: `
    mijn vrouw
    mijn man
    mijn partner
    mijn vriend
    mijn vriendin
    mijn zus
    mijn broer
    mijn baas
    mijn collega
    de oppas
    mijn ex
    hij
    zij
    haar man
    zijn vrouw
    mijn huisgenoot
  `,
  me: `
    ik
    wij
    we
    heb
    hebben
  `,
  freetrain: `
    kan ik trainen
    kan ik sporten
    zou ik kunnen trainen
    zou kunnen trainen
    tijd om te trainen
    tijd om te sporten
    vrij om te trainen
    kan trainen
    kan sporten
    kan ik hardlopen
    zou ik kunnen sporten
  `,
  prefer: `
    liefst
    het liefst
    bij voorkeur
    liever
    voorkeur
    graag
    train graag
    sport graag
    ideaal
    mijn enige moment
    enige moment
    komt mij het beste uit
    beste moment
    train het liefst
  `,
  avoid: `
    haat
    liever niet
    alsjeblieft niet
    niets
    geen training
    te moe
    niet graag
    vermijd
    geen zin
    doodop
    kapot
    geen ochtendmens
    alsjeblieft geen
    niet trainen
    ben ik op
  `,
  cant: `
    kan niet
    kan ik niet
    onmogelijk
    niet beschikbaar
    nooit beschikbaar
    geen tijd
    lukt niet
    gaat niet
    niet mogelijk
    nooit tijd
  `,
  free: `
    beschikbaar
    tijd
  `,
  except: `
    behalve
    uitgezonderd
    behalve op
    maar niet
    met uitzondering van
    niet op
    op * na
  `,
  correct: `
    nee wacht
    sorry
    ik bedoel
    oftewel
    correctie
    of nee
    foutje
    beter gezegd
  `,
  eachway: `
    enkele reis
    per rit
    per keer
    heen
    elke kant
  `,
  total: `
    in totaal
    totaal
    heen en weer
  `,
  chain: `
    daarna
    vervolgens
    en dan
    dan
    meteen daarna
    aansluitend
    waarna
  `,
  sep: `
    maar
    omdat
    dus
    terwijl
    als
    hoewel
    want
    waar
    dat
    met
    of
    toen
    behalve dat
    zodat
  `,
  beforework: `
    voor het werk
    voor mijn werk
    voor werk
  `,
  afterwork: `
    na het werk
    na mijn werk
    na werk
    na werktijd
  `,
  train: `
    trainen
    trainingen
    training
    sporten
  `,
  restday: `
    de rest van de dag
    rest van de dag
  `,
  inbetween: `
    ertussen
    tussendoor
    daartussen
  `,
}
