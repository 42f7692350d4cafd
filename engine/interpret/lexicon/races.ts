import type { Phrases } from './phrases.ts'

const SPORTS =
  'football netball rugby hockey tennis badminton squash golf judo karate bjj taekwondo fencing boxing ' +
  'basketball volleyball cricket lacrosse climbing gymnastics skating surfing sailing rounders padel ' +
  'pickleball dodgeball handball'
const CONTESTS = 'championship championships champs final finals comp competition tournament cup nationals regionals'

/** `netball final`, `judo championships`: any contest of any sport that has no word of its own. */
const contests = (): string =>
  SPORTS.split(' ')
    .flatMap((sport) => CONTESTS.split(' ').map((contest) => `${sport} ${contest}`))
    .join('\n')

/** `rugby season`, `hockey league`, `judo match`: what begins or is played on a day. */
const seasons = (): string =>
  `soccer ${SPORTS}`
    .split(' ')
    .flatMap((sport) =>
      ['season', 'season start', 'season opener', 'league', 'match'].map((word) => `${sport} ${word}`),
    )
    .join('\n')

/** Events and how people speak of them, in all languages at once: names of races travel. `ev:discipline:km`. */
export const RACES: Phrases = {
  'ev:run:42.195': `
    marathon
    marathons
    full marathon
    maraton
    maratona
    marathonlauf
    mara
    full mara
    mara thon
    vlm
    tcs london
    full distance marathon
    maratonlauf
    marathonstrecke
    marathons des
  `,
  'ev:run:21.0975': `
    half marathon
    half mara
    halfmarathon
    medio maraton
    media maraton
    media
    la media
    halbmarathon
    semi marathon
    semi
    meia maratona
    meia
    hm
    trail half
    road half
    trail half marathon
    road half marathon
    trail halfmarathon
    the half
    a half
    a half marathon
    the half marathon
    a half mara
    mezza maratona
    la mezza
    maratonina
    halve marathon
    halve
    een halve marathon
    demi
    half marathons
    half
    demi marathon
    mezza
    meio maraton
    the great north
    great scottish run
    great bristol half
    medio maratona
    21 k race
    halbe
    halber
    halber marathon
    semi marathon de
    half mar
    halfmara
    half marathon trail
    1 2 marathon
    1 2 mara
    media maraton de
  `,
  'ev:run:10': `
    ten k
    10 kay
    zehner
    10er lauf
  `,
  'ev:run:5': `
    five k
    parkrun
  `,
  'ev:run:': `
    race for life
    colour run
    color run
    turkey trot
    fun run
    stadtlauf
    volkslauf
    firmenlauf
    carrera popular
    carrera
    course a pied
    corrida
    trail race
    trail run
    fell race
    fell run
    trail
    cross country
    xc
    ultra
    ultramarathon
    ultra marathon
    ultra trail
    ultramaraton
    ultramaratona
    mountain race
    lauf
    silvesterlauf
    neujahrslauf
    oudejaarsloop
    nieuwjaarsloop
    san silvestre
    corrida de rua
    prova de rua
    prova
    course
    foulees
    corrida noel
    night run
    santa run
    jingle run
    santa dash
    carrera nocturna
    road race
    backyard ultra
    relay race
    staffellauf
    ekiden
    trailrun
    traillauf
    berglauf
    nachtlauf
    frauenlauf
    benefizlauf
    spendenlauf
    cross
    corrida noturna
    trail running
    corrida de trilha
    charity run
    track meet
    marathon relay
    bridge run
    bay to breakers
    lidingoloppet
    cursa
    corrida da mulher
    carrera de montana
    dash
    midnight run
    parkrun tourist
    mudless
    memorial run
    poppy run
    sunrise run
    park race
    relays
    road relay
    road relays
    cross country league
    xc league
    xc race
    half marathon trail
    trail ultra
    skyrunning
    skyrace
    sky race
    vertical k
    vertical kilometre
    bergmarathon
    marathon des
    hash
    canicross
    hill race
    handicap race
    track race
    beer mile
    santa fun run
    pudding run
    lauffest
    citylauf
    brucklauf
    bruckenlauf
    osterlauf
    herbstlauf
    fruhjahrslauf
    sommerlauf
    sponsorenlauf
    carrera de la mujer
    carrera solidaria
    carrera de navidad
    legua
    milla
    milla urbana
    trail de
    ultra de
    corrida solidaria
    corrida do bem
    course nature
    cross du
    foulees de
    corrida de natal
    course de noel
    parisienne
    la parisienne
    marseille cassis
  `,
  'evweak:run:': `
    run
    running
    race
    races
    rennen
    wettkampf
    correr
    courir
    laufe
    wettlauf
  `,
  'evweak:other:': `
    competition
    event
    competicion
  `,
  'evweak:run:42.195': `
    full
    a full
    the full
  `,
  'ev:triathlon:': `
    triathlon
    tri
    triatlon
    triatlo
  `,
  'ev:triathlon:12.9': `
    super sprint
    super sprint tri
    super sprint triathlon
    supersprint
  `,
  'ev:triathlon:25.75': `
    sprint tri
    sprint triathlon
    triathlon sprint
    sprint distance tri
    sprint distance triathlon
    sprint distance
    triatlon sprint
    triatlo sprint
    sprinttriathlon
    sprint triatlon
    triathlon distance sprint
    triathlon m sprint
    sprintdistanz
    sprint distanz
    distancia sprint
    distance sprint
    un sprint
    ein sprint
    um sprint
    another sprint
    a sprint one
    triathlon s
    triathlon format sprint
    triathlon format s
    triathlon distanza sprint
    triatlon esprint
    triatlon distancia sprint
    triatlo distancia sprint
    triatlon format sprint
  `,
  'ev:triathlon:51.5': `
    olympic tri
    olympic triathlon
    olympic distance
    olympic distance tri
    olympic distance triathlon
    standard distance
    standard distance tri
    standard distance triathlon
    triatlon olimpico
    triathlon olympique
    olympische distanz
    triatlo olimpico
    olympischer triathlon
    distancia olimpica
    distance olympique
    kurzdistanz
    triathlon m
    standard tri
    standard triathlon
    oly tri
    triatlon de distancia olimpica
    triathlon distance olympique
    triathlon olympische distanz
    triatlon distancia olimpica
    triatlo distancia olimpica
    olympic
    olimpico
    triathlon olympic
    olympische triatlon
    triatlon olympische afstand
    olympische afstand
    kwart triatlon
    kwarttriatlon
    triathlon distanza olimpica
    distanza olimpica
    triathlon format m
    triathlon format olympique
  `,
  'ev:triathlon:113': `
    ironman 70 . 3
    half ironman
    70 . 3
    half iron
    half iron distance
    middle distance tri
    middle distance triathlon
    middle distance
    mitteldistanz
    medio ironman
    half distance tri
    half distance triathlon
    im 70 . 3
    halbdistanz
    triathlon l
    meio ironman
    half ironman triathlon
    challenge half
    media distancia
    70 . 3 ironman
    ironman 703
    half im
    demi ironman
    mitteldistanz triathlon
    triathlon mitteldistanz
    half iron man
    triathlon half
    triathlon medio
    halve triatlon
    triathlon media distanza
    triathlon distanza media
    triathlon format l
    halbdistanz triathlon
    triatlo media distancia
    triatlon media distancia
  `,
  'ev:triathlon:226': `
    ironman
    im frankfurt
    im hamburg
    im austria
    im wales
    im copenhagen
    im barcelona
    im kalmar
    im lanzarote
    im nice
    im cork
    im texas
    im florida
    im arizona
    im lake placid
    im cairns
    im zurich
    im tallinn
    im vitoria
    im kona
    full ironman
    full iron
    iron distance
    full distance tri
    full distance
    langdistanz
    iron man
    long distance tri
    long distance triathlon
    triathlon xxl
    full distance triathlon
    langdistanz triathlon
    challenge roth
    140 . 6
    larga distancia
    full iron distance
    ironman triathlon
    outlaw full
  `,
  'ev:other:': `
    duathlon
    powerman
    aquathlon
    swimrun
    swim run
    aquabike
    duatlon
    duatlo
    acuatlon
    aquatlo
    stair climb
    tower run
    tower running
    treppenlauf
    football tournament
    tournament
    climbing comp
    climbing competition
    bouldering comp
    boulder comp
    kayak race
    kayak
    canoe race
    paddle
    sup race
    dragon boat race
    dragon boat
    otillo
    torneo
    turnier
    tournoi
    torneio
    netball tournament
    touch rugby tournament
    tennis tournament
    padel tournament
    hockey tournament
    quadrathlon
    pentathlon
    modern pentathlon
    biathlon run
    adventure race
    raid
    kajak
    volleyball tournament
    subida vertical
    stairclimb
    orienteering
    bjj competition
    boxing match
    white collar boxing
    boxing bout
    torneo de padel
    rugby tournament
    basketball tournament
    skyscraper climb
    sup
    canoe marathon
    kayak marathon
    karate competition
    jiu jitsu competition
    fight
    triathlon indoor
    swim bike
    bike run
    run bike run
    obstacle relay
    canoe
    canoeing
    kayaking
    paddle board
    paddleboard
    paddleboard race
    outrigger
    surf ski
    bouldering
    climbing
    climb comp
    speed climbing
    surf comp
    sailing regatta
    empire state building run up
    tower climb
    stair race
    stair run
    stadium climb
    treppen
    torre
    subida a la torre
    escaliers
    course d escaliers
    montee
    golf open
    armwrestling
    tug of war
    ultimate
    orientierungslauf
    orientacion
    orientation
    orientacao
    footgolf
    cup final
    cup match
    league final
    derby
    pickleball tournament
    futsal tournament
    a side tournament
    five a side
    a side
    interregionals
    varsity
    grading
    sparring
    boxing
    boxkampf
    combate
    combat de boxe
    luta
    ${contests()}
    ${seasons()}
    cpat
    cpat test
    army fitness test
    military fitness test
    pft
    acft
    bleep test
    beep test
    fire fitness test
    cooper test
  `,
  'ev:run::many': `
    trail runs
    fell races
    road races
    fun runs
    trails
    ultras
    backyards
    cross country races
    xc races
  `,
  'ev:run:5:many': `
    parkruns
  `,
  'ev:swim::many': `
    swims
    open water swims
    sea swims
    lake swims
  `,
  'ev:cycle::many': `
    sportives
    gran fondos
    audaxes
    bike rides
    bike races
    crits
    time trials
  `,
  'ev:triathlon::many': `
    triathlons
    tris
    triatlones
    triathlons distance
  `,
  'ev:hike::many': `
    hikes
    walks
    treks
  `,
  'ev:hyrox:': `
    hyrox
    hyrox doubles
    hyrox pro
    hyrox relay
  `,
  'ev:obstacle:5': `
    spartan sprint
  `,
  'ev:obstacle:10': `
    spartan super
  `,
  'ev:obstacle:21': `
    spartan beast
  `,
  'ev:obstacle:50': `
    spartan ultra
  `,
  'ev:obstacle:': `
    spartan race
    spartan
    tough mudder
    obstacle race
    obstacle course race
    ocr
    mud run
    muddy run
    rat race
    strongmanrun
    hindernislauf
    carrera de obstaculos
    course a obstacles
    corrida de obstaculos
    ninja warrior
    tough guy
    wolf run
    xletix
    spartacus run
    farinato
    mud day
    mudder
    savage race
    rugged maniac
    warrior dash
    inflatable run
    spartan trifecta
  `,
  'ev:hike:': `
    trek
    trekking
    hike
    charity walk
    walk
    wanderung
    caminata
    camino
    camino de santiago
    randonnee
    rando
    three peaks
    3 peaks
    three peaks challenge
    yorkshire three peaks
    national three peaks
    coast to coast walk
    coast path
    moonwalk
    moon walk
    kilimanjaro trek
    kilimanjaro
    everest base camp
    everest base camp trek
    inca trail
    nordic walking
    machu picchu trek
    caminhada
    marche
    sponsored walk
    thames path challenge
    mont blanc trek
    tour du mont blanc
    nijmegen
    vierdaagse
    marschwanderung
    senderismo
    night walk
    ben nevis
    snowdon
    scafell
    west highland way
    pilgrimage
    power walk
    trekking challenge
    peregrinacion
    trilha
    marcha nordica
    megamarsch
    marsch
    hadrians wall
    march
    trailwalker
    walking challenge
    shine walk
    treck
    alpenuberquerung
    uberquerung zu fuss
    zu fuss
    huttentour
    huttenwanderung
    fernwanderung
    fernwanderweg
    bergtour
    gipfeltour
    wanderwoche
    gr 20
    gr 10
    tmb
    ruta a pie
    excursion
    ascension
    ascencion
    subida al
    pennine way
    cotswold way
    south west coast path
    jurassic coast
    jurassic coast challenge
    great glen way
    coast to coast
    mont blanc
    toubkal
    mount toubkal
    kili
    machu picchu
    inca
    annapurna
    everest
    great wall
    hadrians wall walk
    walk for
    10 peaks
    ten peaks
    welsh 3 peaks
    14 peaks
    15 peaks
    trek to
    charity trek
    marathon walk
    walking marathon
    marcha
    marcha solidaria
    caminata solidaria
    caminata benefica
    marche caritative
    marche solidaire
    spendenwanderung
    walkathon
    midnight walk
    ultra walk
    yomp
    ruck march
    mammutmarsch
    gepackmarsch
    leistungsmarsch
    marsch
    loaded march
    road march
    foot march
    forced march
    nijmegen march
    nijmegen marches
    dodentocht
    death march
    ruck
    tab
    speedmarch
    expedition
    dofe
    duke of edinburgh
    d of e
    dofe expedition
    wandeltocht
    wandelmars
    mars van
    marcia
    marcia di
    wandelvierdaagse
  `,
  'ev:cycle:': `
    sportive
    gran fondo
    granfondo
    bike race
    cycling race
    radmarathon
    radrennen
    cyclosportive
    cyclo
    marcha cicloturista
    etape
    etape du tour
    ride london
    bike ride
    cycle ride
    charity ride
    audax
    criterium
    crit
    gravel race
    gravel
    mtb race
    mountain bike race
    jedermannrennen
    pedal
    ciclismo
    carrera ciclista
    carrera de bici
    course cycliste
    medio fondo
    gravelrennen
    l etape
    time trial bike
    hill climb tt
    tour de yorkshire ride
    cycling event
    coast to coast ride
    bike tour
    radtour
    cicloturista
    velo
    bike
    london to brighton
    london to brighton bike ride
    cycling challenge
    cyclocross
    cx race
    quebrantahuesos
    maratona dles dolomites
    maratona dei dolomiti
    otztaler
    otztaler radmarathon
    bike marathon
    mtb marathon
    mountainbike marathon
    randonneur
    brevet
    mountainbikerennen
    desafio de ciclismo
    prova de ciclismo
    fondo
    cycle event
    unbound gravel
    bici
    rad
    pedalada
    velothon
    paris roubaix challenge
    time trial
    dunwich dynamo
    l eroica
    marcha btt
    btt
    ridelondon
    mtb
    mountain bike
    cyclo cross
    velo south
    fred whitton
    dragon ride
    tour of cambridgeshire
    etape caledonia
    fahrrad tour
    fahrradtour
    rtf
    rennradtour
    vuelta cicloturista
    ruta en bici
    ruta cicloturista
    sortie velo
    rando velo
    randonnee velo
    passeio ciclistico
    coast to coast bike ride
    coast to coast cycle
    c 2 c
    lejog
    lands end to john o groats
    sportif
    chrono
    contre la montre
    contrarreloj
    einzelzeitfahren
    zeitfahren
    hill climb
    xco
    enduro race
    enduro mtb
    gravel fondo
    cycle challenge
    bike challenge
    charity bike ride
    charity cycle
    fahrradrennen
    gara ciclistica
    gara di ciclismo
    gara in bici
    corrida de bicicleta
    prova de bicicleta
    toertocht
    fietstocht
    fietswedstrijd
    wielerwedstrijd
    wielertocht
    course de velo
    course velo
  `,
  'ev:cycle:160.93': `
    century ride
    century
    imperial century
  `,
  'ev:cycle:100': `
    metric century
  `,
  'evweak:cycle:': `
    ride
    cycle
    cycling
    montar
  `,
  'ev:swim:': `
    marathon swim
    marathon swimming
    swim marathon
    swimming marathon
    swim
    channel swim
    open water
    open water swim
    swimathon
    swim race
    swimming race
    schwimmwettkampf
    schwimmen
    travesia
    travesia a nado
    nado
    natation
    nage
    nage en eau libre
    traversee
    travessia
    natacao
    nuoto
    gara di nuoto
    nuotata
    traversata a nuoto
    zwemtocht
    zwemwedstrijd
    freiwasserschwimmen
    open water race
    lake swim
    river swim
    sea swim
    swim meet
    swim gala
    masters swim meet
    great north swim
    aguas abiertas
    eau libre
    seeuberquerung
    aguas abertas
    schwimmmarathon
    seequerung
    swimming
    cross channel swim
    pier swim
    traversee du lac
    escape from alcatraz swim
    swimming gala
    swimming meet
    freiwasser
    dip
    charity swim
    great swim
    lake swim race
    swim challenge
    english channel
    channel
    robben island swim
    bosphorus swim
    bosphorus
    serpentine swim
    swim serpentine
    thames swim
    coastal swim
    sea swim race
    traversee a la nage
    travesia natacion
    prova de aguas abertas
    langstreckenschwimmen
    schwimmmeisterschaft
    swimming competition
    swim competition
    cold water swim
    ice mile
    ice swimming
    openwaterzwemmen
    openwaterzwemtocht
  `,
  'ev:row:2': `
    2 k test
  `,
  'ev:row:': `
    erg test
    erg
    rowing race
    regatta
    indoor rowing
    row
    rowing
    head race
    head of the river
    ruderregatta
    indoor row
    regata
    aviron
    remo
    indoor rowing championships
    ruderwettkampf
    ergo
    ergometer
    rowing regatta
    ergo test
    boat race
    rudern
    ergometertest
    remoergometro
    henley
    ergometre
    concept 2
    row test
    rowing machine challenge
    rowing machine
    indoor rowing race
    erg race
    erg challenge
    erg marathon
    sculling
    sculls
    veterans head
    masters regatta
    indoor ruder
    ruderergometer
    remo indoor
    regate
    aviron indoor
    remo em ergometro
  `,
  'ev:ski:': `
    ski race
    skiing
    ski marathon
    birkebeiner
    langlauf
    cross country ski
    skirennen
    ski
    skimarathon
    nordic ski race
    marcialonga
    skilanglauf
    ski mountaineering
    skimo
    engadin skimarathon
    esqui
    cross country ski race
    esqui de fondo
    ski de fond
    engadiner
    transjurassienne
    langlaufrennen
    xc ski
    xc ski race
    engadiner skimarathon
    ski tour
    ski touring race
    biathlon
    nordic skiing
    skijoring
    loppet
    ski challenge
    roller ski
    slalom
    giant slalom
    volkslanglauf
    finlandia hiihto
    tour de ski
    marcha de esqui
    maraton de esqui
  `,
  'ev:strength:': `
    powerlifting
    powerlifting meet
    powerlifting comp
    weightlifting
    weightlifting comp
    weightlifting meet
    strongman
    strongman comp
    crossfit
    crossfit comp
    crossfit open
    crossfit competition
    crossfit games
    gewichtheben
    kraftdreikampf
    halterofilia
    halterophilie
    haltérophilie
    force athletique
    levantamiento de pesas
    levantamento de peso
    powerlifting wettkampf
    meet
    lifting meet
    bench press comp
    deadlift comp
    powerlifting competition
    strongwoman
    halterofilismo
    olympic lifting comp
    weightlifting competition
    bench comp
    levantamiento de potencia
    levantamento terra
    levantamento de pesos
    campeonato de powerlifting
    competicion de crossfit
    bankdruckmeisterschaft
    crossfit wettkampf
    the open
    olympic weightlifting
    olympic lifting
    strongman competition
    fuerza
    kettlebell competition
    bench press competition
    bench press contest
    bench press
    deadlift competition
    deadlift contest
    squat competition
    lifting comp
    lifting competition
    lifting contest
    strongman contest
    strongest man
    strongest woman
    highland games
    powerlifting champs
    powerlifting championship
    powerlifting championships
    weightlifting championships
    weightlifting champs
    weightlifting nationals
    powerlifting nationals
    functional fitness comp
    functional fitness competition
    crossfit throwdown
    throwdown
    crossfit semifinal
    crossfit event
    oly lifting comp
    strongman event
    wettkampf im gewichtheben
    kraftsport wettkampf
    kdk
    torneo de powerlifting
    competicion de halterofilia
    competicao de crossfit
    competicao de powerlifting
    competition de crossfit
    competition d haltero
    campeonato de halterofilia
    crossfit turnier
    strongman wettkampf
  `,
  multi: `
    double
    back to back
  `,
  relay: `
    relay
    staffel
    relevo
    relevos
    relais
    revezamento
    estafeta
    relay team
    in a relay
    as a relay
    en relais
    en relevos
    team relay
    relay leg
  `,
  leg: `
    leg
    my leg
    abschnitt
    etappe
    tramo
    troncon
    perna
    posta
    mi relevo
    mon relais
  `,
  legswim: `
    swim
    swimming
    schwimmen
    nado
    natation
    natacao
    natacion
  `,
  legbike: `
    bike
    bici
    rad
    velo
    bicicleta
  `,
  perday: `
    a day
    per day
    each day
    pro tag
    al dia
    par jour
    por dia
    daily
    cada dia
    am tag
    ao dia
  `,
  climb: `
    climbing
    climb
    vert
    vertical
    of climb
    of ascent
    of vert
    height gain
    elevation
    of climbing
    gain
    ascent
    hm
    hohenmeter
    desnivel
    denivele
    d plus
    desnivel positivo
    of elevation
    elevation gain
    de desnivel
    de denivele
    ganho
    altimetria
    d
  `,
  aweek: `
    per week
    weekly
    pro woche
    por semana
    par semaine
    a la semana
    every week
    each week
    times a week
    weekly mileage
  `,
  'dist:km': `
    k
    km
    kms
    kilometres
    kilometers
    kilometer
    kilometros
    quilometros
    kilometre
    kay
    ks
    bornes
    chilometri
    chilometro
    quilometro
    kilometro
    kilometri
    kilometern
  `,
  'num:50': `
    fifty
  `,
  'num:60': `
    sixty
  `,
  'num:100': `
    hundred
    a hundred
    one hundred
  `,
  'dist:mile': `
    mile
    miles
    mi
    miler
    milers
    meilen
    millas
    milhas
    miglia
    mijl
    mijlen
  `,
  'dist:m': `
    m
    metres
    meters
    metros
    meter
    metre
  `,
  past: `
    did
    ran
    finished
    completed
    last
    was
    had
    rode
    swam
    done
    raced
    corri
    hice
    hicimos
    habe ich
    gelaufen
    war
    fait
    couru
    fiz
    pasado
    passado
    letzten
    letztes
    letzter
    letzte
    dernier
    derniere
    ultimo
    already
    pb
    pbs
    pr
    personal best
    so far
    best time
    my best
    bestzeit
    finisher
    just finished
    back in
    recently
    years ago
    weeks ago
    months ago
    mejor marca
    record
    recorde
    currently
    current
    aktuell
    actualmente
    atualmente
    previous
    walked
    ya hice
    ja fiz
    deja fait
    ya corri
    participe
    participei
    mi marca
    ma meilleure
    meu melhor
    i ve done
    vor zwei
    actuellement
    at the moment
    meilleur temps
    took me
    right now
    yesterday
    ayer
    gestern
    hier
    ontem
    got round
    fue
    foi
    previously
    used to
    gewesen
    aktuelle
    moment
    hace
    zuletzt
    hecha
    hecho
    terminada
    terminado
    conseguida
    completada
    completado
    feita
    feito
    concluida
    faite
    terminee
    bouclee
    termine
    geschafft
    erledigt
    absolviert
    gefinisht
    gefinished
    hinter mir
    in the bag
    ticked off
    was my
    was a
    managed
    got a
    got round in
    clocked
    came in at
    last yr
    the other week
    in the past
    already ran
    already done
    yrs ago
    year ago
    a year ago
    dnfed
    dnf
    dnf d
    el ano pasado
    l an dernier
    l annee derniere
    ano passado
    letztes jahr
    letzten herbst
    previously ran
    used to race
    season best
    lifetime best
    pb from
    pb is
    pb was
    my pb
    my pr
    anno scorso
    l anno scorso
    vorig jaar
    afgelopen jaar
    ho corso
    gelopen in
    annee derniere
    no ano passado
  `,
  future: `
    will
    pb attempt
    attempt
    going to
    gonna
    want
    signed up
    booked
    entered
    doing
    upcoming
    aiming
    registered
    got a place
    angemeldet
    inscrit
    inscrito
    inscrita
    quiero
    mochte
    will ich
    quero
    je veux
    training for
    goal
    target
    got in
    now
    this year
    jetzt
    ahora
    maintenant
    agora
    hoping
    planning
    estoy
    vou
    voy
    je vais
    je prepare
    preparing
    ziel
    objectif
    objetivo
    meta
    nun
    estou
    signing up
    ich will
    ich laufe
    laufe ich
    ich mache
    mache ich
    i have a
    ive got
    i am
    im
    ich bin
    je cours
    je fais
    corro
    my first
    again
    inscrite
    i have
    have
    plan
    entering
    my next
    next up
    next one
    next race
    next is
    proxima
    proximo
    prochaine
    prochain
    als nachstes
    nachstes rennen
    steht an
    coming up
    got my place
    place in
    place for
    ballot place
    charity place
    bib
    dorsal
    tengo dorsal
    mit startplatz
    startplatz
    dossard
    me apunte
    me he apuntado
    apuntado
    apuntada
    me inscribi
    inscri me
    inscrevi me
    je suis inscrit
    je suis inscrite
    ich habe mich angemeldet
    gemeldet
    committed to
    tackling
    attempting
    taking on
    vorbereitung auf
    vorbereitung fur
  `,
  beat: `
    beat
    better than
    improve on
    improve my
    smash my
    schlagen
    mejorar
    battre
    bater
    unterbieten
    faster than
    break my
    verbessern
    ameliorer
    melhorar
    beating
    knallen
    superar
    take down
    beat that
    beat it
    beat my
    beat last years
    go faster than
    quicker than
    better my
    better that
    smash that
    smash it
    lower my
    improve that
    improve it
    get under my
    take time off
    pb it
    mejorarlo
    mejorarla
    superarlo
    superarla
    rebajar
    bajar mi
    l ameliorer
    la battre
    le battre
    faire mieux
    melhorar meu
    superar meu
    bater meu
    toppen
    zu schlagen
    unterbiete
  `,
  moved: `
    moved to
    moved
    moved from
    postponed to
    postponed until
    rescheduled to
    rescheduled for
    rescheduled
    now on
    new date
    new date is
    pushed to
    pushed back to
    put back to
    swapped to
    changed to
    deferred to
    deferred until
    deferred from
    deferred place
    deferred entry
    verschoben auf
    verlegt auf
    neuer termin
    aplazada al
    aplazado al
    aplazada a
    aplazado a
    pasa al
    nueva fecha
    se mueve al
    reporte au
    reportee au
    deplace au
    deplacee au
    nouvelle date
    adiada para
    adiado para
    remarcada para
    remarcado para
    mudou para
    nova data
  `,
  cancel: `
    postponed
    cancelled
    canceled
    withdrew
    withdrawn
    dropped out
    pulled out
    had to pull out
    not doing
    cant do
    deferred
    injured out
    abgesagt
    cancelado
    cancelada
    annule
    annulee
    called off
    gave up on
    no longer doing
    dns
    not running
    scratched
    ausgefallen
    me he dado de baja
    sold out
    didnt get in
    transferred my place
    gave up my place
    wont be doing
    no longer
    missed out on
    nicht starten
    abgemeldet
    desisti
    anule
    forfait
    wont make
    skipping
    gave my place
    gave away my place
    isnt happening
    not happening
    no place in
    rejected
    zuruckgezogen
    renonce
    me retire
    not going to do
    no voy a hacer
  `,
  other: `
    my sons
    my daughters
    my wifes
    my husbands
    my partners
    wife
    husband
    partner
    mate
    friend
    my friend
    my sister
    my brother
    sister
    brother
    dad
    mum
    mom
    boyfriend
    girlfriend
    daughter
    son
    colleague
    meine frau
    mein mann
    mi mujer
    mi marido
    mi hermano
    mi hermana
    mon mari
    ma femme
    mon frere
    ma soeur
    minha esposa
    meu marido
    meu irmao
    minha irma
    mein bruder
    meine schwester
    my kids
    mein freund
    meine freundin
    mi amigo
    mi amiga
    un amigo
    mon ami
    une amie
    un ami
    meu amigo
    minha amiga
    ein freund
    mi novio
    mi novia
    mon copain
    ma copine
    meu namorado
    minha namorada
    my boss
    colleagues
    my dad
    my mum
    my mom
    my son
    my daughter
    mi hijo
    mi hija
    mon fils
    ma fille
    meu filho
    minha filha
    my girlfriend
    my boyfriend
    my wife
    my husband
    my partner
    mein sohn
    meine tochter
    mi padre
    mon pere
    meu pai
    mein vater
    roommate
    flatmate
    housemate
    she
    cousin
    my cousin
    dads
    mums
    moms
    brothers
    sisters
    friends
    mates
    cousins
    bosss
    boyfriends
    girlfriends
    uncles
    aunts
    hubby
    hubbys
    missus
    bf
    gf
    other half
    my other half
    fiance
    fiancee
    my fiance
    my fiancee
    neighbour
    my neighbour
    my uncle
    my aunt
    my colleague
    my coach
    my mates
    my brothers
    my sisters
    my dads
    my mums
    my cousins
    meine mutter
    mein kollege
    meine kollegin
    meine eltern
    mein chef
    mi madre
    mi primo
    mi prima
    mi companero
    mi jefe
    mi pareja
    ma mere
    mon cousin
    ma cousine
    mon collegue
    mon conjoint
    ma conjointe
    mon fiance
    minha mae
    meu primo
    minha prima
    meu colega
    minha colega
    meu chefe
    my eldest
    my youngest
    grandson
    granddaughter
    stepson
    stepdaughter
    nephew
    niece
    my nephew
    my niece
  `,
  cheer: `
    cheering
    cheer
    marshalling
    marshal
    volunteering
    volunteer
    spectating
    supporting
    support crew
    crewing
    pacing
    watching
    supporter
    zuschauen
    anfeuern
    animar
    encourager
    torcer
    steward
    stewarding
    crew for
    handing out water
    helfer
    zuschauer
    voluntario
    voluntaria
    benevole
    voluntariado
    to watch
    spectate
    watch
    animando
    feuere
    encourage
    assistir
    support my
    streckenposten
    ver a
    driving the van
    driver for
    route support
    be there to support
    going along to support
    taking photos at
    photographing
    mc at
    timekeeping
    time keeping
    tail walker
    tail walking
    tail runner
    pacer
    as a pacer
    guide runner
    bike support
    first aid at
    st john at
    tanker
    marshalling at
    staffel betreuen
    als zuschauer
    begleite
    begleiten
    acompano
    acompanar
    accompagne
    j accompagne
    acompanho
    acompanhar
    apoiar
    apoyar
    soutenir
    unterstutze
    unterstutzen
    crew at
    aid station
    feed station
    water station
  `,
  habit: `
    every
    each
    weekly
    jeden
    cada
    chaque
    todos los
    todo
    toda
    todos os
    most
    usually
    regular
    on saturdays
    on sundays
    saturdays
    sundays
    tous les
    tuesdays
    habitual
    todas las
    todas as
    wochentlich
    hebdomadaire
    semanal
    twice a month
    sonntags
    samstags
    mondays
    wednesdays
    thursdays
    fridays
    every week
    every sunday
    every saturday
    most weeks
    most weekends
    weekly parkrun
    monday night
    tuesday night
    club run
    club runs
    long run on
    sessions
    training runs
    jede woche
    jeden samstag
    jeden sonntag
    cada semana
    cada sabado
    cada domingo
    todos los domingos
    todos los sabados
    chaque dimanche
    chaque samedi
    chaque semaine
    todo sabado
    todo domingo
    toda semana
    todas as semanas
    most sundays
    most saturdays
    a few times a
    once a week
    twice a week
    once a month
    monthly
  `,
  dream: `
    one day
    bucket list
    some day
    someday
    dream
    dreaming
    eventually
    irgendwann
    algun dia
    un jour
    um dia
    in the future
    traum
    sueno con
    reve
    sonho
    lifetime goal
    would love to one day
    eines tages
    never
    maybe in a few years
    no concrete
    algum dia
    one fine day
    if only
    would be a dream
    on my list
    on the list
    life goal
    before i die
    before im 40
    before im 50
    someday maybe
    in my dreams
    when im fitter
    when i retire
    in ein paar jahren
    dans quelques annees
    en unos anos
    daqui a alguns anos
    en un futuro
    in zukunft
    a l avenir
    futuramente
    algum momento
    un de ces jours
    in another life
    no plans
  `,
  maybe: `
    maybe
    thinking of
    thinking about
    might
    ballot
    if i get in
    not signed up
    possibly
    perhaps
    vielleicht
    quizas
    quiza
    peut etre
    talvez
    considering
    tempted
    waiting list
    not sure
    lottery
    not entered yet
    uberlege
    estoy pensando
    sorteo
    tirage
    pensando em
    evtl
    eventuell
    if i can get
    if theres
    if my knee
    if my
    if im
    if all goes well
    toying with
    pencilled in
    tentatively
    tentative
    fancy doing
    fancy
    provisionally
    provisional
    probably
    prob
    likely
    hopefully
    entered the ballot
    in the ballot
    ballot for
    on the waitlist
    waitlist
    wait list
    undecided
    debating
    havent signed up
    not booked
    not booked yet
    not registered
    yet to enter
    noch nicht angemeldet
    nicht angemeldet
    warteliste
    uberlege noch
    mal sehen
    si me toca
    si hay plaza
    sin inscribirme
    no apuntado
    no apuntada
    aun no
    todavia no
    pas encore inscrit
    pas encore inscrite
    liste d attente
    j hesite
    si je suis pris
    si possible
    ainda nao
    lista de espera
    se conseguir
    se der
    a ver
    mogen
    wahrscheinlich
    eventualmente
    probablemente
    probablement
    provavelmente
    quem sabe
  `,
  entries: `
    entries
    entry
    registration
    registrations
    sign up by
    sign ups
    deadline
    open on
    opens
    tickets
    inscripciones
    inscripcion
    anmeldung
    anmeldeschluss
    inscricoes
    les inscriptions
    inscriptions
    ballot closes
    ballot opens
    ballot result
    training starts
    start training
    starting training
    plan starts
    cut off
    cutoff
    time limit
    cutoff is
    zeitlimit
    limite
    barriere horaire
    entries for that
    training begins
    baby due
    holiday
    wedding
    birthday
    boda
    hochzeit
    mariage
    casamento
    trip back
    moving house
    pick up number
    expo
    fly home
    surgery
    operation
    back from
    anniversaire
    cumpleanos
    geburtstag
    aniversario
    vacation
    vacaciones
    urlaub
    vacances
    ferias
    exam
    exams
    inscriptions ouvrent
    tempo limite
    corte
    anmeldefrist
    photoshoot
    photo shoot
    reunion
    holiday in
    entry fee
    early bird
    closes
    price goes up
    kit collection
    bib pickup
    number pickup
    briefing
    race briefing
    training plan
    training block
    plan begins
    block starts
    base training
    taper
    tapering
    hotel booked
    holiday to
    hen do
    stag do
    stag
    hen party
    honeymoon
    house move
    due date
    concert
    festival
    christening
    anniversary
    bday
    school reunion
    works do
    physio
    mri
    scan
    op
    operation on
    knee op
    appointment
    dentist
    beach trip
    beach holiday
    to the beach
    at the beach
    family holiday
    half term
    fly to
    abitur
    prufung
    klausur
    umzug
    taufe
    jubilaum
    mudanza
    bautizo
    comunion
    examen
    examenes
    demenagement
    bapteme
    formatura
    batizado
    mudanca
    prova final
    vestibular
    casorio
    cutoff of
    time cut
  `,
  sub: `
    sub
    under
    less than
    faster than
    below
    unter
    bajar de
    menos de
    moins de
    en moins de
    abaixo de
    sob
    inferior a
    sub de
    baixar de
    in under
    sous
    por debajo de
    quicker than
    sous les
    unter der
    break
    breaking
    crack
    go under
    descer de
    faire moins de
    debajo de
    inside
  `,
  goal: `
    goal
    target
    aim
    aiming
    aiming for
    hoping for
    hope for
    want
    objectif
    objetivo
    ziel
    zielzeit
    meta
    looking for
    shooting for
    gunning for
    chasing
    wants
    would like
    time goal
    goal time
    target time
    en
    in
    hoping
    dream time
    viser
    je vise
    vise
    quiero
    aim for
    going for
    anpeilen
    peile
    en unas
    around
    about
    objectif chrono
    um die
    objetivo de
    meta de
    in about
    ziel ist
    predicted
    quero
    fazer
    hacer
    faire
    wunschzeit
    for a
    want a
    looking at
    buscando
    aims
    aspire
    hope for a
    hoping to run
    hope to run
    want to run
    wanna
    going under
    like to go
    id like
    i d like
    would love
    dream of
    sights on
    eyeing
    eye on
    after a
    trying for
    try for
    pushing for
    going to try for
    go for
    gun for
    race goal
    finish time
    finish in
    finishing in
    complete in
    do it in
    run it in
    terminar en
    acabar en
    completar en
    finir en
    terminer en
    boucler en
    terminar em
    acabar em
    completar em
    concluir em
    schaffen in
    in unter
    durchkommen in
    laufen in
    anvisiert
    angepeilt
    traumzeit
    rever
    mon but
    but
    mein ziel
    mi objetivo
    mon objectif
    minha meta
    meu objetivo
    anstreben
    strebe
  `,
  pace: `
    pace
    paces
    per km
    per mile
    km pace
    mile pace
    a km
    a mile
    tempo
    ritmo
    allure
    rhythm
    min miles
    minute miles
    min km
    pro km
    por km
    au km
    minute mile
    min mile
    el km
    le km
    per kilometre
    mins per km
    mins per mile
    min per km
    min per mile
    minutes per km
    minutes per mile
    pro kilometer
    schnitt
    marathon pace
    half marathon pace
    race pace
    5 k pace
    10 k pace
    mp
  `,
  finish: `
    just finish
    just to finish
    just get round
    just survive
    ankommen
    solo terminar
    terminar
    finir
    acabar
    just complete
    finisher
    to finish
    get round
    nur ankommen
    juste finir
    so terminar
    just want to finish
    want to finish
    survive
    just to get round
    complete it
    get to the end
    make the cut off
    just completing
    acabarla
    acabarlo
    terminarla
    terminarlo
    durchkommen
    einfach nur ankommen
    nur durchkommen
    arriver au bout
    aller au bout
    completar
    so completar
    so acabar
    so quero terminar
    not worried about time
    no time goal
  `,
  'prio:A': `
    a race
    main goal
    the big one
    big one
    goal race
    main race
    main event
    target race
    key race
    a goal
    priority a
    a priority
    prio a
    objetivo principal
    carrera principal
    carrera objetivo
    hauptziel
    hauptwettkampf
    a rennen
    a wettkampf
    objectif principal
    course objectif
    prova alvo
    prova principal
    a prio
    number one goal
    my focus
    big goal
    most important
    saisonhohepunkt
    main focus
    course a
    carrera a
    prova a
    main one
    big target
    wichtigstes rennen
    mein grosses ziel
    main target
    el objetivo
    la gran
    grand objectif
    a event
    goal of the year
    objectif de l annee
    jahresziel
    objetivo del ano
    objetivo do ano
    the one that matters
    the big goal
    biggest goal
    race of the year
    gran objetivo
    grande objetivo
    objectif numero un
    a goal race
    number 1 race
    no 1 goal
    the priority
    top priority
    main aim
    ultimate goal
    focus race
    the goal race
    the main one
    the one i care about
    thats the one
    all in for
    all about
    everything builds to
    peak race
    goal for the year
    the real goal
    real goal
    season goal
    goal event
    main event of
    primary race
    primary goal
    target event
    my a
    as my a
    meine a
    objetivo a
    objectif a
    meta principal
    prova mais importante
    corrida alvo
    alvo principal
    a mais importante
    la mas importante
    la importante
    el gran objetivo
    le grand objectif
    l objectif de la saison
    objectif de la saison
    course principale
    hohepunkt
    saisonziel
    hauptrennen
    wichtigster lauf
    mein ziel
    das grosse ziel
    zielwettkampf
    key event
    goal marathon
    the biggie
    biggie
  `,
  'prio:B': `
    b race
    tune up
    tuneup
    warm up
    warmup
    to warm up
    practice
    practice race
    test race
    build up
    buildup
    dress rehearsal
    prep race
    prep
    preparation
    vorbereitung
    vorbereitungsrennen
    preparacion
    de preparacion
    preparatoria
    preparatorio
    b rennen
    b wettkampf
    course b
    carrera b
    prova b
    stepping stone
    test
    testlauf
    b goal
    priority b
    rehearsal
    en preparation
    course de preparation
    sharpener
    as a test
    prio b
    aufbauwettkampf
    testrennen
    carrera de preparacion
    prova de preparacao
    preparacao
    generalprobe
    b event
    as prep
    lead up
    leadup
    build up race
    course test
    carrera test
    prova teste
    formtest
    ensayo
    b priority
    de teste
    de test
    as practice
    as a practice
    practise
    as a tune up
    tune up race
    warm up race
    as a warm up
    as warm up
    as a b race
    sharpener race
    shake out
    blow out the cobwebs
    prep for
    as preparation
    as a build up
    building up to
    build to
    pre race
    dry run
    trial run
    test event
    test run
    to test
    to practise
    benchmark
    as a benchmark
    a stepping stone
    en prepa
    prepa
    de prepa
    course de prepa
    en guise de preparation
    course preparatoire
    como preparacion
    como preparacao
    de calentamiento
    como test
    para probar
    para testar
    como teste
    aquecimento
    de aquecimento
    como aquecimento
    echauffement
    pour preparer
    zur vorbereitung
    als vorbereitung
    als test
    zum testen
    zum aufwarmen
    aufwarmrennen
    zwischenziel
    als generalprobe
    formuberprufung
    vorbereitungslauf
    vorbereitungswettkampf
    etappenziel
    rehearsal for
    check fitness
    fitness check
    fitness test
    intermediate goal
    de prueba
    como prueba
    de ensayo
  `,
  'prio:C': `
    c race
    for fun
    for a laugh
    just enjoying
    no pressure
    training run
    as a training run
    as training
    just for fun
    por diversion
    zum spass
    nur zum spass
    pour le plaisir
    pour rire
    por diversao
    sem pressao
    sin presion
    sans pression
    ohne druck
    c rennen
    course c
    carrera c
    prova c
    just enjoy
    fun one
    for the fun
    for the craic
    for the banter
    as a long run
    priority c
    just a fun
    jolly
    enjoy it
    para disfrutar
    solo por diversion
    por placer
    juste pour le fun
    pour le fun
    aus spass
    aus jux
    just fun
    na brincadeira
    para divertir
    para me divertir
    prio c
    so por diversao
    for giggles
    for shits and giggles
    c event
    as a training day
    enjoying it
    fun with
    for kicks
    de entrenamiento
    como entrenamiento
    como treino
    comme entrainement
    als training
    als trainingslauf
    c priority
    just to enjoy
    just for the fun
    for the views
    for the medal
    for the t shirt
    for a giggle
    for the atmosphere
    for the vibes
    just a laugh
    a laugh
    no goal
    no target
    no time goal
    just jogging
    jog it
    fancy dress
    in fancy dress
    costume
    easy effort
    just turning up
    just taking part
    just plodding
    social run
    soak up
    no expectations
    low key
    chill race
    bit of fun
    a bit of fun
    some fun
    fun day
    as part of training
    as a training session
    training day
    sin objetivo
    sin mas
    por pasarlo bien
    pasarlo bien
    por disfrutar
    a disfrutar
    solo disfrutar
    sans objectif
    sans prise de tete
    pour s amuser
    pour m amuser
    tranquille
    juste pour profiter
    profiter
    sem objetivo
    so pra curtir
    pra curtir
    para curtir
    curtir
    so curtir
    sem compromisso
    ganz locker
    ganz entspannt
    locker
    just 4 fun
    ohne ziel
    ohne ambition
    ohne ambitionen
    spasslauf
    einfach mitlaufen
    mitlaufen
    als spass
    zum vergnugen
    with no pressure
    purely for fun
    en plan tranqui
    de tranquis
    for charity fun
  `,
  filler: `
    bank holiday
    public holiday
    bank hol
    bank holiday monday
    meine rennen
    meine laufe
    meine wettkampfe
    mes courses
    mis carreras
    mijn wedstrijden
    le mie gare
    as minhas provas
    minhas provas
  `,
  portion: `
    portion of the
    part of the
    leg of the
    distance of the
    distance at the
    option at the
    option of the
    section of the
    half of the
    portion of
    distance at
    race at the
  `,
  instead: `
    only in for
    only doing
    only running
    just doing
    just running
    actually doing
    actually running
    well im running
    well i am running
    well im doing
    im only in
    just the
    not the full
    nur den
    nur die
    solo hago
    je fais juste
    so faco
  `,
  drill: `
    couch to 5 k
    couch 2 5 k
    c 25 k
    long run
    long runs
    easy run
    tempo run
    langen lauf
    langer lauf
    lange lauf
    langen laufe
    lange laufe
    dauerlauf
    trainingslauf
    tirada larga
    tiradas largas
    sortie longue
    sorties longues
    longao
    treino longo
    training schedule
    training plan
    laut trainingsplan
    trainingsplan
    plan de entrenamiento
    plan d entrainement
    plano de treino
    race schedule
    race calendar
    race plan
  `,
  respective: `
    respectively
    beziehungsweise
    bzw
    respectivamente
    respectivement
  `,
  sep: `
    so now
    so instead
    so its just
    so it is just
    then
    but
    before
    plus
    also
    followed by
    after which
    luego
    despues
    dann
    danach
    aber
    puis
    ensuite
    mais
    depois
    pero
    mas
    sowie
    as well as
    and then
    while
    antes de
    bevor
    y luego
    y despues
    et puis
    e depois
    avant
  `,
  and: `
    and
    n
    y
    und
    et
    e
    &
  `,
  with: `
    with
    con
    mit
    avec
    com
  `,
  me: `
    i
    im
    ive
    me
    we
    ich
    yo
    je
    eu
    wir
    nous
    my first
  `,
  'unit:hour': `
    hour
    hours
    hr
    hrs
    h
    hora
    horas
    stunde
    stunden
    std
    heure
    heures
  `,
  'unit:min': `
    min
    mins
    minute
    minutes
    minuten
    minutos
    mn
  `,
  'unit:sec': `
    sec
    secs
    seconds
    s
    sek
    sekunden
    segundos
    secondes
  `,
  'unit:day': `
    day
    days
    dias
    dia
    tag
    tage
    tagen
    jour
    jours
  `,
  'unit:week': `
    week
    weeks
    wk
    wks
    semana
    semanas
    woche
    wochen
    semaine
    semaines
  `,
  'unit:fortnight': `
    fortnight
    fortnights
    quincena
    quinzaine
    quinzena
  `,
  'unit:month': `
    month
    months
    mes
    meses
    monat
    monate
    monaten
    mois
  `,
  'unit:year': `
    year
    years
    ano
    anos
    jahr
    jahre
    jahren
    an
    ans
  `,
  oflater: `
    after that
    later
    after
    afterwards
    after the
    spater
    danach
    despues
    mas tarde
    plus tard
    apres
    depois
    mais tarde
    nach dem
    following that
    on from that
  `,
  ofbefore: `
    before that
    before
    earlier
    vorher
    davor
    antes
    avant
  `,
  today: `
    today
    heute
    hoy
    aujourd hui
    hoje
    from today
    from now
    ab heute
    from today on
    a partir de hoy
    away
    time
    out
    to go
    a contar de hoy
  `,
  thistime: `
    tonight
  `,
  tomorrow: `
    tomorrow
    morgen
    manana
    demain
    amanha
  `,
  rel: `
    in
    en
    dentro de
    dans
    em
    daqui a
    within
  `,
  weekend: `
    weekend
    wknd
    wkd
    wkend
    wochenende
    fin de semana
    week end
    fim de semana
    finde
  `,
  nextw: `
    next
    nachsten
    nachste
    nachster
    kommende woche
    prochain
    prochaine
    proximo
    proxima
    proximos
    que viene
    que vem
    nachstes
  `,
  thisw: `
    this
    on
    coming
    this coming
    am
    diesen
    dieser
    kommenden
    kommender
    este
    esta
    ce
    cette
    neste
    nesta
    no
    el
    este proximo
    le
    the
    dieses
  `,
  weekof: `
    weekend of
    wknd of
    wkd of
    wkend of the
    wknd of the
    the weekend of
    weekend of the
    fin de semana del
    am wochenende vom
    week end du
    fim de semana de
    week end of
    wkend of
    weekend beginning
    w e of
    wochenende um den
    wochenende vom
    wochenende des
    finde del
    el finde del
    el fin de semana del
    le week end du
    o fim de semana de
    no fim de semana de
    fim de semana do
  `,
  'holiday:12-25': `
    christmas day
    christmas
    navidad
    noel
    natal
    weihnachten
    xmas
    xmas day
  `,
  'holiday:12-26': `
    boxing day
    st stephens day
    zweiter weihnachtstag
  `,
  'holiday:12-24': `
    christmas eve
    nochebuena
    heiligabend
    veille de noel
    vespera de natal
    xmas eve
  `,
  'holiday:12-31': `
    new years eve
    new year eve
    nochevieja
    silvester
    saint sylvestre
    reveillon
    vespera de ano novo
    nye
    fin de ano
  `,
  'holiday:01-01': `
    new years day
    new year day
    new years
    ano nuevo
    neujahr
    jour de l an
    nouvel an
    ano novo
    new year s day
    neujahrstag
  `,
  'holiday:01-06': `
    reyes
    dia de reyes
    epiphany
    dreikonig
    dreikonigstag
    epiphanie
    dia de reis
    heilige drei konige
  `,
  'holiday:07-04': `
    fourth of july
    4 th of july
    july 4 th
    independence day
    july fourth
    4 of july
  `,
  'holiday:07-14': `
    bastille day
    14 juillet
    fete nationale
  `,
  'holiday:10-31': `
    halloween
    reformationstag
  `,
  'holiday:02-14': `
    valentines day
    valentines
    san valentin
    valentinstag
    saint valentin
  `,
  'holiday:03-17': `
    st patricks day
    st paddys day
    saint patricks day
    st patricks
    paddys day
  `,
  'holiday:05-01': `
    may day
    tag der arbeit
    fete du travail
    dia del trabajo
    dia do trabalho
    dia do trabalhador
    erster mai
    dia del trabajador
    labour day uk
  `,
  'holiday:10-03': `
    tag der deutschen einheit
    german unity day
  `,
  'holiday:11-01': `
    all saints day
    toussaint
    todos los santos
    allerheiligen
  `,
  'holiday:11-11': `
    armistice day
    veterans day
    remembrance day
    armistice
  `,
  'holiday:08-15': `
    assumption day
    asuncion
    mariahimmelfahrt
    assomption
    la asuncion
  `,
  'holiday:10-12': `
    dia de la hispanidad
    columbus day
    hispanidad
    nossa senhora aparecida
    dia das criancas
    fiesta nacional
  `,
  'holiday:12-06': `
    dia de la constitucion
    nikolaustag
    nikolaus
  `,
  'holiday:12-08': `
    la inmaculada
    inmaculada
  `,
  'holiday:09-07': `
    dia da independencia
    independencia do brasil
  `,
  'holiday:04-21': `
    tiradentes
  `,
  'holiday:04-25': `
    anzac day
    dia da liberdade
  `,
  'holiday:01-26': `
    australia day
  `,
  'holiday:07-01': `
    canada day
  `,
  'holiday:08-01': `
    swiss national day
    bundesfeiertag
  `,
  'holiday:06-19': `
    juneteenth
  `,
  'holiday:04-23': `
    st georges day
    sant jordi
  `,
  'holiday:05-08': `
    victoire 1945
    ve day
  `,
  'holiday:11-02': `
    finados
  `,
  'holiday:11-15': `
    proclamacao da republica
  `,
  'holiday:06-10': `
    dia de portugal
  `,
  'holiday:03-19': `
    dia del padre
  `,
  'holiday:06-24': `
    midsummer
    san juan
    sao joao
  `,
  'nthday:thu-4-11': `
    thanksgiving
    thanksgiving day
    accion de gracias
  `,
  'nthday:mon--1-5': `
    memorial day
    spring bank holiday
    late may bank holiday
    spring bank holiday monday
    whitsun bank holiday
    late may bank holiday monday
  `,
  'nthday:mon-1-9': `
    labor day
    labour day
  `,
  'nthday:mon-1-5': `
    early may bank holiday
    may bank holiday
    may day bank holiday
    early may bank holiday monday
    may bank holiday monday
    mayday bank holiday
    first may bank holiday
  `,
  'nthday:mon--1-8': `
    august bank holiday
    summer bank holiday
    aug bank holiday
    aug bank holiday monday
    august bank holiday monday
    summer bank holiday monday
  `,
  'nthday:mon-3-1': `
    mlk day
    martin luther king day
  `,
  'nthday:mon-3-2': `
    presidents day
  `,
  'nthday:fri-4-11': `
    black friday
  `,
  feast: `
    mothers day
    mother s day
    mothering sunday
    dia de la madre
    dia das maes
    fete des meres
  `,
  'nthday:sun-2-5': `
    mothers day us
    muttertag
  `,
  'nthday:sun-3-6': `
    fathers day
  `,
  'easter:0': `
    easter sunday
    easter
    pascua
    domingo de pascua
    ostern
    ostersonntag
    paques
    dimanche de paques
    pascoa
    domingo de pascoa
    domingo de resurreccion
    domingo de paques
  `,
  'easter:1': `
    easter monday
    ostermontag
    lundi de paques
    lunes de pascua
    segunda feira de pascoa
  `,
  'easter:-2': `
    good friday
    viernes santo
    karfreitag
    vendredi saint
    sexta feira santa
    sexta feira da paixao
  `,
  'easter:-1': `
    easter saturday
    easter sat
    holy saturday
    karsamstag
    ostersamstag
    sabado santo
    samedi de paques
    sabado de aleluia
  `,
  'easter:39': `
    ascension day
    christi himmelfahrt
    ascension
    vatertag
    himmelfahrt
    jeudi de l ascension
  `,
  'easter:49': `
    whit sunday
    pfingstsonntag
    pfingsten
    pentecote
    pentecostes
    dimanche de pentecote
  `,
  'easter:50': `
    whit monday
    pfingstmontag
    lundi de pentecote
  `,
  'easter:60': `
    corpus christi
    fronleichnam
  `,
  'easter:-48': `
    rosenmontag
  `,
  'easter:-47': `
    shrove tuesday
    pancake day
    mardi gras
    carnaval
    martes de carnaval
  `,
  'easter:-7': `
    palm sunday
    domingo de ramos
    palmsonntag
    rameaux
  `,
  us: `
    us
    usa
    america
    american
    boston
    chicago
    nyc
    new york
    texas
    california
    denver
    seattle
    philadelphia
    austin
    florida
    los angeles
    san francisco
    san diego
    vegas
    ohio
    oregon
    utah
    arizona
    colorado
    georgia
    atlanta
    washington
    houston
    portland
    minneapolis
    disney
    big sur
    marine corps
    chattanooga
    lake placid
    kona
    hawaii
    miami
    dallas
    nashville
    virginia
    michigan
    wisconsin
    madison
    new orleans
    honolulu
    arkansas
    tempe
    phoenix
    detroit
    indianapolis
    st george
    oceanside
    louisville
    boulder
    santa rosa
    thanksgiving trot
    california international
    cim
    coeur d alene
    tulsa
    kansas
  `,
}
