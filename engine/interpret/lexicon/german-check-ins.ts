import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in German, folded. */
export const GERMAN_CHECK_INS: Phrases = {
  'part:neck': `
    nacken
    hals wirbel
    genick
    halswirbel
    hws
  `,
  'part:shoulder': `
    schulter
    schultern
    rotatorenmanschette
    delta
    deltas
  `,
  'part:upper back': `
    oberer rucken
    oberen rucken
    trapez
    lat
    lats
    latissimus
    zwischen den schulterblattern
    schulterblatter
    bws
    schulterblattern
    oberem rucken
    mittlerer rucken
  `,
  'part:lower back': `
    rucken
    unterer rucken
    unteren rucken
    kreuz
    lendenwirbel
    lws
    ischias
    lendenwirbelsaule
    untere rucken
    unterem rucken
    steissbein
  `,
  'part:chest': `
    brust
    brustkorb
    brustmuskel
    rippen
    rippe
    brustmuskeln
    brustbein
  `,
  'part:arm': `
    arm
    arme
    armen
    bizeps
    trizeps
    unterarm
    unterarme
    oberarm
    oberarme
    oberarmen
    unterarmen
  `,
  'part:elbow': `
    ellenbogen
    ellbogen
  `,
  'part:wrist': `
    handgelenk
    handgelenke
    hand
    hande
    finger
    daumen
    handgelenken
  `,
  'part:core': `
    bauch muskeln
    bauchmuskeln
    bauchmuskel
    rumpf
    core
    schrage bauchmuskeln
  `,
  'part:hip': `
    hufte
    huften
    leiste
    adduktoren
    huftbeuger
    leisten
    oberschenkelinnenseite
    adduktor
  `,
  'part:glute': `
    po
    gesass
    hintern
    gesassmuskel
    pobacke
    gluteus
    arsch
    pomuskel
    gesassmuskeln
  `,
  'part:quad': `
    oberschenkel
    oberschenkeln
    quadrizeps
    quads
    vorderer oberschenkel
    oberschenkelvorderseite
  `,
  'part:hamstring': `
    beinbeuger
    hinterer oberschenkel
    hintere oberschenkel
    oberschenkelruckseite
    hinteren oberschenkel
    oberschenkel hinten
    hamstring
    hamstrings
    hinterem oberschenkel
  `,
  'part:knee': `
    knie
    knien
    kniescheibe
    kniegelenk
  `,
  'part:calf': `
    wade
    waden
  `,
  'part:shin': `
    schienbein
    schienbeine
    schienbeinen
  `,
  'part:achilles': `
    achillessehne
    achilles
    achillessehnen
  `,
  'part:ankle': `
    knochel
    sprunggelenk
    fussgelenk
    sprunggelenke
    fussknochel
    knocheln
  `,
  'part:foot': `
    fuss
    fusse
    ferse
    zeh
    zehe
    zehen
    fusssohle
    sohle
    fersen
    fussgewolbe
    fussen
    plantarfaszie
  `,
  'part:quad,hamstring,calf': `
    beine
    bein
    beinen
  `,
  nopart: `
    zu fuss
    im rucken von
    hand in hand
    beintag
    auf den arm
    ruckenwind
    auf dem rucken
  `,
  sore: `
    brennt
    brennen
    hart wie Stein
    steinhart
    zerstört
    hinüber
    muskelkater
    steif
    verspannt
    verspannung
    verspannungen
    empfindlich
    wund
    verhartet
    verhartung
    ziehen leicht
    druckempfindlich
    fest
    steifer
    steifen
    verspannte
    verspannter
    steife
    verspannten
    hart
  `,
  pain: `
    gereizt
    macht probleme
    macht arger
    macht mir sorgen
    macht sorgen
    macht mir probleme
    entzundet
    verrissen
    verhoben
    meckert
    muckt auf
    beleidigt
    jammert
    nervt
    schmerz
    schmerzen
    schmerzt
    weh
    wehgetan
    tut weh
    tat weh
    tun weh
    zwickt
    zwicken
    meldet sich
    melden sich
    stechen
    sticht
    krampf
    krampfe
    gezerrt
    zerrung
    verstaucht
    umgeknickt
    blase
    blasen
    gezwickt
    knieschmerzen
    verletzt
    verletzung
    gezogen
    ziept
    aua
    schmerzend
    zieht
    stechend
    wehtut
    schmerzhaft
    prellung
    geprellt
    verdreht
    schmerzte
    stach
    zickt
    muckt
    verknackst
    hexenschuss
    gestaucht
    gerissen
    reissen
    ziehen
    geschmerzt
  `,
  'painpart:shin': `
    schienbeinkantensyndrom
  `,
  'painpart:foot': `
    plantarfasziitis
    fersensporn
    fersenschmerzen
    fussschmerzen
  `,
  'painpart:lower back': `
    rucken verrissen
    rucken dicht
    rucken ist zu
    rucken ist zu
    mich verhoben
    ischias
    hexenschuss
    bandscheibenvorfall
    ruckenschmerzen*
    ruckenweh
    kreuzschmerzen
  `,
  'painpart:knee': `
    lauferknie
    knieschmerzen
    knieweh
  `,
  'painpart:shoulder': `
    schulterschmerzen
  `,
  'sorepart:chest': `
    brustmuskelkater
  `,
  'painpart:chest': `
    brustschmerzen
    brustschmerz
  `,
  'painpart:neck': `
    kann den kopf nicht drehen
    kopf nicht drehen
    hals steif
    nackenschmerzen
    nackenschmerz
  `,
  'painpart:hip': `
    huftschmerzen
    leistenschmerzen
  `,
  'painpart:calf': `
    wadenkrampf
    wadenkrampfe
    wadenschmerzen
  `,
  'painpart:elbow': `
    ellenbogenschmerzen
  `,
  chesttight: `
    brustenge
    engegefuhl
    beklemmung
    enge in der brust
    druck auf der brust
    brustdruck
    engegefuhl in der brust
    thoraxschmerzen
    druck im brustkorb
    enge im brustkorb
    druck hinter dem brustbein
    gewicht auf der brust
  `,
  'painpart:ankle': `
    bin umgeknickt
    ich umgeknickt
  `,
  strongpain: `
    stechend
    stechende
    stechender
    hollisch
    unertraglich
    messerstich
    wie ein messer
    bringt mich um
    brutal weh
    scharfer
    scharf
    stechenden
    messerstiche
    stechendem
    heftigste
    bestialisch
  `,
  verystrong: `
    stark
    starke
    starken
    starker
    heftig
    heftige
    heftigen
    schlimm
    sehr
    richtig
    extrem
    massiv
    arg
    ubel
    mega weh
    schlimme
    total
    starkes
    schwer
    furchtbar
    heftiger
    tierisch
    wahnsinnig
    schrecklich
  `,
  notbad: `
    nichts schlimmes
    nicht schlimm
    nichts wildes
    nicht so schlimm
    halb so wild
    nichts dramatisches
    nicht stark
    nicht so stark
    nichts ernstes
  `,
  limp: `
    zugemacht
    musste abbrechen
    musste aufhoren
    abbrechen mussen
    aufhoren mussen
    humple
    humpeln
    humpelte
    gehumpelt
    hinke
    hinken
    geschwollen
    schwellung
    blockiert
    kann nicht auftreten
    kann nicht laufen
    konnte nicht laufen
    kann nicht beugen
    dick geworden
    angeschwollen
    kann kaum laufen
    kaum laufen
    kann kaum gehen
    nicht belasten
    kann nicht heben
    kaum gehen
    musste stoppen
    musste stehen bleiben
    geht nicht mehr zu beugen
    kann ihn nicht heben
    nicht mehr heben
    nicht beugen
    nicht strecken
    nicht auftreten
    nicht mehr auftreten
    humpel
    humpele
    hinkte
    nicht mehr bewegen
    musste anhalten
    kaum auftreten
    treppe runter
    keine treppen
    kaum bewegen
    nicht mehr hochheben
    nicht drehen
  `,
  cantbear: `
    nicht auftreten
    kann nicht auftreten
    nicht belasten
    konnte nicht auftreten
    nicht mehr auftreten
    nicht mehr belasten
    kein gewicht
    nicht bewegen
    nicht mehr bewegen
    keine belastung
    kann nicht mehr auftreten
    nicht drauftreten
    nicht drauf stehen
    kann ihn nicht bewegen
    nicht mehr heben
  `,
  pop: `
    knall
    knallte
    geknallt
    knacken gehort
    geknackt
    knacks
    peitschenknall
    plopp
    ploppen
    schnalzen
    lautes knacken
    knacken
    krachen
    gekracht
    riss
    knackte
    krachte
  `,
  swell: `
    geschwollen
    schwellung
    angeschwollen
    dick
    dick geworden
    wie ein ei
    tennisball
    schwillt
    riesig
  `,
  deform: `
    verformt
    schief
    ausgekugelt
    falscher winkel
    deformiert
    steht ab
    delle
    komisch verdreht
    fehlstellung
    schief aus
  `,
  faint: `
    ohnmachtig
    umgekippt
    bewusstlos
    zusammengebrochen
    kollabiert
    in ohnmacht
    weggetreten
    zu mir gekommen
    kippte um
    ohnmacht
    zusammengeklappt
    umgefallen
    zusammengesackt
    bewusstsein verloren
    wieder zu mir
    weggekippt
    aus den latschen gekippt
    kollaps
  `,
  nearfaint: `
    fast umgekippt
    fast ohnmachtig
    beinahe ohnmachtig
    beinahe umgekippt
    kurz vorm umkippen
    fast in ohnmacht
    fast zusammengeklappt
    fast bewusstlos
    fast kollabiert
    beinahe zusammengeklappt
    kurz vor der ohnmacht
    fast zusammengebrochen
  `,
  sight: `
    schwarz vor augen
    schwarz vor den augen
    sternchen
    sterne gesehen
    beine weggesackt
    beine gaben nach
    tunnelblick
    verschwommen
    wurde schwarz
    schwarz
    beine sackten
    gesichtsfeld
    kalter schweiss
  `,
  dizzy: `
    schwindelig
    schwindlig
    schwindel
    benommen
    duselig
    drehte sich alles
    schummrig
    schwummrig
    schwindelgefuhl
  `,
  palp: `
    herzrasen
    herzstolpern
    herzklopfen
    herz raste
    herz rast
    herz
    puls raste
    puls
    herzflattern
    herzpoltern
  `,
  breathless: `
    atemnot
    keine luft
    luft bekommen
    kurzatmig
    ausser atem
    atemlos
    schwer atmen
    luftnot
    schlecht luft
    nach luft
    nicht atmen
    kaum luft
    luft gekriegt
    luft kriege
    kaum atmen
  `,
  atrest: `
    in ruhe
    im sitzen
    im liegen
    sitzen
    liegen
    auf dem sofa
    im bett
    couch
    schreibtisch
    sass
    lag
    ruhe
    sofa
    ohne anstrengung
    ruhezustand
    gesessen
    gelegen
    im sessel
    nichts gemacht
  `,
  urine: `
    urin
    pipi
    pinkeln
    gepinkelt
    harn
    wasserlassen
    pisse
    wasser lassen
  `,
  darkpee: `
    dunkel
    dunkelbraun
    braun
    cola
    blut
    blutig
    rot
    rotlich
    tee
    colafarben
    dunkelrot
    schwarztee
    brauner
    dunkler
    braunlich
    colafarbener
    roter
    blutiger
  `,
  pressure: `
    druck
    enge
    schwer
    beklemmung
    eng
    druckt
    druckte
    engegefuhl
    zugeschnurt
    zusammengeschnurt
    brennen
    zusammenzieh*
    druckgefuhl
    schraubstock
    gewicht
  `,
  chestmuscle: `
    liegestutze
    liegestutzen
    bankdrucken
    muskelkater
    husten
    muskel
    muskular
    prellung
    brustmuskel
    dips
    brustmuskeln
    hustens
    rippen
    rippe
  `,
  'fatigue:high': `
    am stock
    kein saft
    hundemüde
    wie ein zombie
    mude
    erschopft
    kaputt
    fertig
    platt
    ausgelaugt
    schlapp
    k o
    kraftlos
    energielos
    total mude
    todmude
    matt
    keine energie
    schlafrig
    groggy
    hundemude
    ausgepowert
    im eimer
    durch
    wenig energie
    am ende
    geschlaucht
    ubermudet
    energie niedrig
    gerädert
    geradert
    wie erschlagen
    keine kraft
    leer
    saft und kraftlos
    schlappe
    akku leer
    mudigkeit
  `,
  limbheavy: `
    wie wackelpudding
    aus gummi
    schwer
    schwere
    wie blei
    blei
    pudding
    wie pudding
    gummi
    tot
    wackelpudding
    wie gummi
    schwerer
    bleischwer
    mude
    gelee
    bleiern
  `,
  'fatigue:normal': `
    energie normal
    energie ok
    energie ist ok
    bisschen mude
    etwas mude
    ein bisschen mude
    leicht mude
    ein wenig mude
    energie okay
    energie ganz ok
    nicht mude
    ein klein wenig mude
    energie in ordnung
  `,
  'fatigue:low': `
    energie gut
    gute energie
    energie super
    energie top
    fit
    ausgeruht
    frisch
    voller energie
    viel energie
    energiegeladen
    erholt
    topfit
    stark gefuhlt
    fuhle mich stark
    kraftvoll
    volle power
    hatte viel kraft
    bestens erholt
    ausgeschlafen
    fuhlte mich stark
    munter
    mich stark
    energie hoch
    putzmunter
    voll energie
    gut erholt
    bombenfit
    uberhaupt nicht mude
    gar nicht mude
    kein bisschen mude
    null mude
  `,
  energy: `
    energie
    energielevel
  `,
  ill: `
    sportverbot
    arzt sagt kein sport
    arzt hat sport verboten
    arztin sagt kein sport
    was eingefangen
    nase zu
    kopf dicht
    glieder schwer
    erkaltet
    erkaltung
    grippe
    fieber
    halsschmerzen
    halsweh
    husten
    infekt
    infektion
    corona
    covid
    magen darm
    erbrochen
    ubergeben
    gekotzt
    migrane
    antibiotika
    antibiotikum
    schnupfen
    krank
    schuttelfrost
    lebensmittelvergiftung
    kranklich
    grippal
    grippaler infekt
    mandelentzundung
    verschnupft
    bronchitis
    was ausbruten
    brute was aus
    brute etwas aus
    virus
    durchfall
    angeschlagen
    halskratzen
    kratzt der hals
    hals kratzt
    am ausbruten
    kratzen im hals
    nebenhohlen
    kotzen
    nasennebenhohlen
    nase lauft
    triefnase
    laufende nase
    rotznase
    krankgeschrieben
    halsentzundung
    blasenentzundung
    lungenentzundung
    hals tut weh
    etwas im anflug
    was im anflug
    ausbruten
  `,
  notill: `
    kater vom
    heuschnupfen
    allergie
    verkatert
    kopfschmerzen
    regel
    kalt draussen
    muskel
    periode
  `,
  sleepword: `
    geschlafen
    schlaf
    schlafen
    nacht
    schlief
    gepennt
  `,
  sleepbad: `
    nacht war kurz
    nacht war mies
    nicht geschlafen
    kaum geschlafen
    schlecht geschlafen
    wenig geschlafen
    wach gelegen
    schlaflos
    miese nacht
    schlechte nacht
    unruhig geschlafen
    kein auge zugetan
    standig aufgewacht
    nicht schlafen
    mies geschlafen
    oft aufgewacht
    beschissen geschlafen
    furchtbare nacht
    unruhige nacht
    kurze nacht
    dauernd wach
    mehrmals aufgewacht
    stundenlang wach
    kein auge zu
    wachgelegen
    zu wenig geschlafen
    nicht einschlafen
    nicht gut geschlafen
    horrornacht
    total schlecht geschlafen
    alle zwei stunden wach
    alle 2 stunden wach
    halbe nacht wach
    ganze nacht wach
    grausam geschlafen
    nicht viel geschlafen
    schlafmangel
    schlechter schlaf
    zu wenig schlaf
    mehrfach aufgewacht
    immer wieder aufgewacht
  `,
  sleepgood: `
    gut geschlafen
    super geschlafen
    durchgeschlafen
    wie ein stein
    wie ein murmeltier
    bestens geschlafen
    tief geschlafen
    sehr gut geschlafen
    wie ein baby
    prima geschlafen
    toll geschlafen
    ausgeschlafen
    herrlich geschlafen
    richtig gut geschlafen
    guter schlaf
    gut schlafen konnen
    hervorragend geschlafen
  `,
  nosleep: `
    nickerchen
    fruh ins bett
    gehe schlafen
    heute nacht schlafe
    mittagsschlaf
    fruh schlafen
    gute nacht
    nachtschicht
    schlafen gehen
    geh schlafen
    ins bett
  `,
  'q:good': `
    gut
    super
    toll
    prima
    klasse
    bestens
    hervorragend
    top
    perfekt
    genial
    wunderbar
    spitze
    ausgezeichnet
    sehr gut
    herrlich
    fantastisch
    mega
    hammer
  `,
  'q:ok': `
    ok
    okay
    ganz ok
    in ordnung
    normal
    mittelmassig
    so lala
    geht so
    passabel
    solala
    ganz gut
    durchschnittlich
  `,
  'q:bad': `
    schlecht
    mies
    furchtbar
    schrecklich
    katastrophal
    ubel
    miserabel
    kacke
    beschissen
    scheisse
    grausam
    unruhig
    wenig
  `,
  'mood:good': `
    laune auch
    laune hoch
    stolz wie Oskar
    bester Laune
    läuft bei mir
    glucklich
    zufrieden
    stolz
    froh
    gute laune
    super laune
    toller tag
    guter tag
    super tag
    gut gelaunt
    freue mich
    begeistert
    fuhle mich gut
    fuhle mich super
    fuhl mich gut
    fuhl mich super
    bestens gelaunt
    happy
    schoner tag
    mir gehts super
    mir geht es super
    mir geht es gut
    mir gehts gut
    perfekter tag
    geht mir super
    geht mir richtig gut
    fuhle mich toll
    fuhle mich grossartig
    geht mir gut
    euphorisch
    laune super
    stimmung super
    stimmung gut
    laune gut
    tolle laune
    bester tag
    fuhle mich klasse
    hervorragende laune
    richtig guter tag
    top laune
    gefreut
    total glucklich
    bester laune
    guter dinge
    gut drauf
    super drauf
    bestens drauf
    laune ist gut
    laune top
    stimmung top
    stimmung bestens
    geiler tag
    traumtag
    sehr zufrieden
    total zufrieden
    uberglucklich
    gluecklich
    hat spass gemacht und
  `,
  'mood:ok': `
    ging so
    durchwachsen
    mittelprächtig
    muss ja
    naja
    na ja
    stimmung ok
    laune ok
    alles gut
    alles ok
    nicht schlecht
    geht so
    so lala
    ganz ok
    mir geht es ok
    gehts besser
    fuhle mich besser
    geht besser
    laune okay
    stimmung okay
    mittelmassiger tag
    passt schon
    solala
    okayer tag
    stimmung normal
    laune normal
    weder gut noch schlecht
    geht mir ganz ok
    ok tag
    tag war ok
    tag war okay
    geht schon
    alles in ordnung
    geht mir besser
    ganz gut heute
    laune in ordnung
    normaler tag
    sonst alles gut
    sonst alles ok
    sonst gehts
    ansonsten alles gut
    sonst gut
    ansonsten gut
    sonst geht es
    sonst passt alles
  `,
  'mood:low': `
    bin gereizt
    bin heute gereizt
    war gereizt
    war heute gereizt
    bin total gereizt
    bin so gereizt
    mude und gereizt
    gereizt und mude
    gereizte stimmung
    traurig
    niedergeschlagen
    deprimiert
    mies drauf
    schlecht drauf
    schlechte laune
    schlechter tag
    scheisstag
    scheiss tag
    mieser tag
    geweint
    enttauscht
    down
    frustriert
    furchtbarer tag
    fuhle mich schlecht
    fuhle mich mies
    grantig
    genervt von mir
    am boden
    heulen
    schrecklicher tag
    fuhl mich mies
    bedruckt
    schlecht gelaunt
    wutend auf mich
    horrortag
    miese laune
    ubel gelaunt
    elend
    mutlos
    geht mir nicht gut
    mir gehts schlecht
    geht mir schlecht
    mir geht es schlecht
    katastrophentag
    unglucklich
    fuhle mich elend
    sauer auf mich
    argere mich uber mich
    deprimierend
    schlechte stimmung
    stimmung schlecht
    stimmung im keller
    laune im keller
    niedergedruckt
    missmutig
    mies gelaunt
    geheult
    gereizt
    trubsinnig
    fuhle mich furchtbar
    tag zum vergessen
    nicht so toll
    sauer
    stinksauer
    genervt
    betrubt
    heulend
    scheisslaune
    laune mies
    stimmung mies
    laune schlecht
    laune ist schlecht
    bin fertig mit der welt
    verzweifelt
    hoffnungslos
    antriebslos und traurig
    nicht gut drauf
  `,
  'stress:high': `
    ich am limit
    bin am limit
    am limit
    am anschlag
    am rad drehen
    drehe am rad
    gestresst
    stress
    angstlich
    uberfordert
    besorgt
    nervos
    angespannt
    unter druck
    sorgen
    panik
    angst
    stressig
    mache mir sorgen
    unter strom
    dauerstress
    stressiger
    stressige
    stressigen
    uberlastet
    total gestresst
    unruhig
    aufgewuhlt
  `,
  'stress:low': `
    entspannt
    gelassen
    ruhig
    kein stress
    keinen stress
    relaxt
    stressfrei
    tiefenentspannt
    ohne stress
    locker drauf
    null stress
    keine sorgen
    entspannter
    entspannte
    ausgeglichen
    gechillt
  `,
  stressword: `
    stresslevel
    stress
  `,
  moodword: `
    stimmung
    laune
  `,
  'effort:too_easy': `
    da geht mehr
    pipifax
    langweilig leicht
    nicht gefordert
    zu leicht
    zu einfach
    viel zu leicht
    viel zu einfach
    hatte mehr geschafft
    hatte noch mehr
    locker geschafft
    kinderspiel
    war leicht
    total easy
    unterfordert
    war einfach
    hatte noch weiter
    zu locker
    war easy
    hatte mehr machen konnen
    hatte noch weitermachen konnen
    war locker
    ging leicht
    hatte noch konnen
    mehr drin
    zu wenig
    war mir zu leicht
    sehr leicht
    super easy
    ein klacks
    ein spaziergang
  `,
  'effort:right': `
    genau richtig
    passt genau
    anstrengend aber
    hart aber machbar
    hart aber gut
    gut machbar
    fordernd
    genau mein level
    passt so
    perfektes level
    anspruchsvoll
    genau passend
    hart aber geschafft
    hart aber
    level passt
    gerade richtig
    richtig dosiert
    passend
    intensitat passt
    intensitat perfekt
    anstrengend
    level stimmt
    optimal
    belastung passt
    hart
    genau das richtige
  `,
  'effort:too_hard': `
    eine nummer zu groß
    eine nummer zu hart
    übernommen
    zu schwer
    zu hart
    zu viel
    zu anstrengend
    viel zu viel
    uberfordert mich
    brutal
    zu heftig
    nicht mithalten
    hat mich zerstort
    zu krass
    mordermassig
    viel zu schwer
    viel zu hart
    zu intensiv
    zu schnell
    nicht geschafft die gewichte
    ubertrieben
    ubel hart
    nicht mitgekommen
    eine nummer zu
    uber meinem level
    zuviel
  `,
  friendly: `
    hat spass gemacht
    mehr davon
    war geil
    liebe es
  `,
  noteffort: `
    zu viel arbeit
    zu viel gegessen
    zu viel zu tun
    lockerer lauf
    zu viel los
    zu spat
    zu viel kaffee
    zu viele termine
    harter tag
    zu viel stress
    locker gelaufen
    zu viel um die ohren
    zu schnell vorbei
    anstrengender tag
    harter arbeitstag
    anstrengende woche
    harte woche
    zu viel pizza
    locker laufen
  `,
  done: `
    aber durch
    bis zum ende durch
    hab ich durch
    am stück
    dann doch los
    bin doch los
    doch noch gegangen
    doch gegangen
    doch gelaufen
    aber dann doch
    mich aufgerafft
    aufgerafft
    mich uberwunden
    erledigt
    geschafft
    gemacht
    absolviert
    fertig geworden
    durchgezogen
    trainiert
    gelaufen
    durchgehalten
    abgehakt
    abgeschlossen
    training war
    bin gelaufen
    geschwommen
    habe trainiert
    gejoggt
    einheit fertig
    zu ende gebracht
    beendet
    durch das training
    alles gemacht
    geradelt
    gerudert
    komplett gemacht
    war beim training
    im training gewesen
    alles geschafft
    komplett geschafft
    training gemacht
    lauf gemacht
    einheit gemacht
    training erledigt
    durch damit
    war laufen
    war schwimmen
    war im gym
    war im studio
    war radeln
    war joggen
    sportlich aktiv
    trotzdem trainiert
    trotzdem gemacht
    trotzdem durchgezogen
    alle satze
    alle wiederholungen
    5 km gelaufen
    10 km gelaufen
    km gelaufen
    runde gelaufen
    war beim sport
  `,
  skip: `
    mehr war nicht drin
    nur spaziert
    nix mehr
    schweinehund hat gewonnen
    war nix mehr
    nix geworden
    nichts geworden
    ist ausgefallen
    nichts gemacht
    einheit abgebrochen
    training abgesagt
    keine lust gehabt
    nicht zum sport
    nicht hingeschafft
    nicht trainiert
    kein training
    ausgelassen
    ausgefallen
    abgebrochen
    nur die halfte
    nicht geschafft
    sausen lassen
    geschwanzt
    aufgehort
    nur halb
    gestrichen
    stattdessen
    nicht gemacht
    weggelassen
    ubersprungen
    abbrechen
    halfte
    aufgegeben
    nicht beendet
    nicht fertig
    nur teilweise
    gekurzt
    verkurzt
    fiel aus
    ausfallen lassen
    nicht zum training
    keine einheit
    nicht gelaufen
    musste aufhoren
    nicht zu ende
    nur kurz
    fallt aus
    bleiben lassen
    nicht durchgehalten
    frueher aufgehort
    fruher aufgehort
    nur noch
    nur den
    vorzeitig
    training ausfallen
    nicht hingegangen
    nur das warmup
    nix gemacht
    nichts gemacht heute
    training fiel aus
    training ist ausgefallen
    nicht geschafft zu trainieren
    nicht dazu gekommen
    keine zeit fur training
    keine zeit furs training
    keine kraft furs training
    fruher abgebrochen
    vorzeitig abgebrochen
    vorzeitig beendet
    nach der halfte
    nach der halfte aufgehort
    musste abbrechen
    musste ich abbrechen
    lieber spazieren
    nur spazieren
    stattdessen spazieren
    nicht angefangen
    gar nicht erst
    geschwanzt heute
    gepennt statt
    couch statt training
    ausfallen
    nur gedehnt
    nur dehnen
    nur mobility
    nur bisschen gedehnt
    nur ein bisschen gedehnt
  `,
  restday: `
    ruhetag
    pausentag
    heute pause
    trainingsfrei
    geplante pause
    ruhetag wie geplant
    erholungstag
  `,
  notyet: `
    spater noch
    noch nicht
    gehe gleich
    werde noch
    heute abend noch
    gleich noch
    trainiere spater
  `,
  notdone: `
    fix und fertig
    vollig fertig
    total fertig
    mich fertig
    rucken kaputt gemacht
    schlecht gelaufen bei
    sorgen gemacht
    ziemlich fertig
    blau gemacht
    fertig mit der arbeit
    krank gemacht
    im buro erledigt
  `,
  workout: `
    training
    einheit
    lauf
    workout
    laufen
    kraft
    gewichte
    intervalle
    kniebeugen
    studio
    sport
    kurs
    schwimmen
    rad
    session
    joggen
    satze
    wiederholungen
    trainings
    kreuzheben
    programm
    yoga
    krafttraining
    liegestutze
    runde
    zirkel
    plan
    burpees
  `,
  neg: `
    nicht
    kein
    keine
    keinen
    ohne
    nie
    weder
    noch nie
    nix
    nichts
    null
    keinerlei
  `,
  allatall: `
    uberhaupt
    gar
    kein bisschen
  `,
  hedge: `
    bisschen
    etwas
    leicht
    leichte
    leichter
    ein wenig
    ziemlich
    ein bisschen
    minimal
    leichtes
    leichten
    wenig
    n bisschen
    bissl
    einigermassen
    relativ
    ein klein
  `,
  superlight: `
    super
    sehr
    so
    total
    richtig
    vollig
  `,
  maybe: `
    hatte ich
    hatt ich
    ware ich
    war ich doch
    hatte doch
    vielleicht
    wenn
    falls
    evtl
    eventuell
    konnte
    hoffentlich
    hoffe
    damit nicht
    angst vor
    ob
  `,
  past: `
    letzte woche
    letzten monat
    letztes jahr
    vor jahren
    vor wochen
    vor monaten
    fruher
    damals
    vor einem jahr
    vor einer woche
    neulich
    vor ein paar tagen
    vor tagen
    letzten montag
    letzten winter
    letzten sommer
    vor einem monat
    vor zwei wochen
  `,
  gone: `
    wieder gut
    wieder weg
    wieder fit
    weg
    vorbei
    uberstanden
    wieder ok
    verheilt
    auskuriert
    nicht mehr
    besser jetzt
    alles gut
    wieder in ordnung
    wieder gesund
    wieder okay
    beschwerdefrei
    schmerzfrei
    verschwunden
    wieder fein
    wieder ganz
    ist gut
    ausgeheilt
    halt gut
  `,
  still: `
    noch
    immer noch
    wieder
    schon wieder
    weiterhin
  `,
  otherp: `
    baby
    niemand
    keiner
    mein vater
    meine mutter
    mein sohn
    meine tochter
    meine frau
    mein mann
    mein partner
    mein kind
    die kinder
    mein chef
    mein freund
    meine freundin
    mein kollege
    meine kollegin
    mein bruder
    meine schwester
    der kleine
    die kleine
    das baby
    mein hund
    ein freund
    der hund
    papa
    mama
    oma
    opa
    ein kollege
    eine freundin
    eine kollegin
    mein baby
    meine oma
    mein opa
    die katze
    mein trainer
    meine kinder
    unser sohn
    unsere tochter
    mein nachbar
    die halbe firma
    meine schwiegermutter
    der sohn
    die tochter
    das kind
    kind
    tochter
    sohn
    frau
    mann
    ehemann
    ehefrau
    kinder
    mutter
    vater
    zwillinge
    schwester
    bruder
    freundin
    schwiegermutter
  `,
  me: `
    ich
    mir
    mich
    mein
    meine
    bin
    selbst
    selber
    habe
    hab
  `,
  dayword: `
    tag
    heute
    fuhle
    fuhl
    gefuhl
    geht
    stimmung
    laune
    mir
    insgesamt
  `,
  tomorrow: `
    morgen
  `,
  otherday: `
    heute abend
    nachste woche
    ubermorgen
    am wochenende
    kommende woche
    wochenende
    heute nacht
    nachsten
  `,
  lastnight: `
    gestern
    heute
    letzte nacht
    heute fruh
    heute morgen
  `,
  usual: `
    wie immer
    wie gehabt
    normal
    alles normal
    keine anderungen
    keine anderung
    wie ublich
    wie gewohnt
    unverandert
    alles wie immer
    keine veranderungen
    alles beim alten
    nichts neues
    alles gleich
    wie jeden tag
    gleich
  `,
  cancel: `
    abgesagt
    fallt aus
    ausgefallen
    gestrichen
    entfallt
    abgeblasen
    findet nicht statt
  `,
  moved: `
    verschoben
    verlegt
    vorverlegt
    getauscht
    von vorgezogen
  `,
  free: `
    frei
    zeit
    verfugbar
  `,
  prefertrain: `
    danach gern
    danach gerne
    dann gern
    dann gerne
    trainieren
    training
    konnte
    kann
    bitte
    lieber
    am besten
    einheit
    workout
    sport
    laufen
    passt
    am liebsten
    gym
    ginge
    gerne
    ideal
    studio
    slot
    zeitfenster
  `,
  only: `
    nur
    sonst nichts
    ausschliesslich
    lediglich
    bloss
    einzig
  `,
  unavailable: `
    keine zeit
    kein training
    ruhetag
    keine zeit zum trainieren
    nicht trainieren
    trainingsfrei
    pause
    keine chance
    komplett voll
    geht nichts
    ausruhen
    keine moglichkeit
    unmoglich
    schonen
    kann nicht trainieren
    werde nicht trainieren
    brauche pause
    brauche einen ruhetag
    den ganzen tag verplant
    ganzer tag verplant
    null zeit
    keine luft
    keine lucke
    pausieren
    kein platz
    wird nichts
    geht gar nichts
    training faellt aus
    training fallt aus
    kein sport
    komplett verplant
    komplett dicht
    morgen kann ich nicht
    kann morgen nicht
    morgen geht nicht
    morgen geht es nicht
    geht morgen nicht
    morgen klappt nicht
    morgen wird nichts
    kann ich nicht trainieren
    kann ich leider nicht trainieren
  `,
  cannot: `
    kann nicht
    nicht verfugbar
    keine zeit vor
    beschaftigt
    belegt
    nicht vor
    nicht nach
    verplant
    kann ich nicht
    klappt nicht
    geht es nicht
    passt nicht
  `,
  event: `
    meeting
    besprechung
    termin
    zahnarzt
    arzt
    arbeit
    arbeite
    buro
    flug
    fliege
    zug
    prufung
    kurs
    essen
    mittagessen
    abendessen
    fruhstuck
    feier
    party
    hochzeit
    konzert
    elternabend
    geburtstag
    kinder
    kita
    schule
    abholen
    konferenz
    workshop
    seminar
    schulung
    fortbildung
    physio
    krankenhaus
    dienst
    schicht
    besuch
    kino
    theater
    handwerker
    umzug
    vorlesung
    uni
    interview
    bewerbungsgesprach
    beerdigung
    telefonat
    call
    videocall
    fussball
    probe
    chorprobe
    chor
    kundentermin
    kunde
    kunden
    einkaufen
    friseur
    tuv
    sitzung
    vorstellungsgesprach
    brunch
    bringen
    meetings
    prasentation
    elternsprechtag
    taufe
    grillen
    physiotherapie
    therapie
    massage
    stammtisch
    workshoptag
    messe
    teammeeting
    fruhschicht
    spatschicht
    werkstatt
    anwalt
    lieferung
    kindergeburtstag
    notartermin
    tierarzt
    notar
    impfung
    blutabnahme
    mrt
    weihnachtsfeier
    betriebsfeier
    babysitten
    training der kinder
    kundenbesuch
    klempner
    steuerberater
    aufgabe
  `,
  eve: `
    elternabend
    konzert
    abendessen
    party
    feier
    kino
    theater
    chorprobe
    probe
    stammtisch
    chor
    weihnachtsfeier
    betriebsfeier
    essen mit
    grillen
    kneipe
    date
  `,
  morn: `
    fruhstuck
  `,
  flightw: `
    flug
    fliege
  `,
  leaveby: `
    los
    losfahren
    aus dem haus
    muss los
    abfahrt
    fahren los
    wir fahren
    muss weg
    aufbrechen
  `,
  allday: `
    den ganzen tag
    ganztagig
    ganzer tag
    ganztags
    ganzen tag
    von fruh bis spat
    von morgens bis abends
    komplett
  `,
  travel: `
    flug
    fliege
    reise
    hotel
    flughafen
    dienstreise
    unterwegs
    verreise
    urlaub
    bei meinen eltern
    ferienwohnung
    geschaftsreise
    bahn nach
    zug nach
    bei den schwiegereltern
    fahre nach
    auswarts
    ubernachte
    fahren zu
    fliegen
    wegfahren
    im ausland
    fahren nach
    autofahrt nach
    reisetag
    pension
    campen
    bus nach
    bei meiner schwester
  `,
  nottravel: `
    zuruck aus
    zuruck vom
    zuruck von
    heute nach hause
    dienstreise ist vorbei
    wieder zuruck
    im urlaub nachste
  `,
  'eq:no_gym': `
    kein gym
    studio zu
    studio geschlossen
    fitnessstudio zu
    fitnessstudio geschlossen
    kein fitnessstudio
    gym zu
    gym geschlossen
    kein studio
    studio hat zu
    studio ist zu
    gym hat zu
    ohne fitnessstudio
    ohne gym
    fitnessstudio hat zu
    fitnessstudio ist zu
    gym ist zu
    studio ist geschlossen
    hat kein gym
    hat kein fitnessstudio
    fitnessstudio ist geschlossen
    nicht ins studio
    nicht ins gym
    hotel ohne gym
    hat das studio zu
    hat das gym zu
    hat das fitnessstudio zu
    studio macht zu
    gym ist geschlossen
  `,
  'eq:no_equipment': `
    keine gerate
    kein equipment
    ohne gerate
    ohne equipment
    keine hanteln
    keine gewichte
    keine ausrustung
    ohne gewichte
    kein material
    keinerlei equipment
    ohne ausrustung
    ohne hanteln
    keinerlei gerate
    keine gerate da
  `,
  'eq:bodyweight_only': `
    eigengewicht
    korpergewicht
    nur eigengewicht
    bodyweight
    mit dem eigenen korpergewicht
    eigenes korpergewicht
    eigenem korpergewicht
    nur korpergewicht
  `,
  dumbbell: `
    hanteln
    kurzhanteln
    kurzhantel
    hantel
  `,
  'eq:hotel_gym': `
    hotelgym
    hotel gym
    fitnessraum
    gym im hotel
    hotel hat ein gym
    fitnessraum im hotel
    hotel hat einen fitnessraum
    hotel hat ein kleines gym
    hotel hat fitnessstudio
    hotel mit gym
    hotel hat ein fitnessstudio
    fitnessstudio im hotel
    hotel fitnessraum
    hotel mit fitnessraum
    hotel hat einen kleinen fitnessraum
    gym vom hotel
    hotel hat wohl ein
    hotel hat angeblich ein gym
  `,
  weather: `
    eis
    glatteis
    schnee
    sturm
    gewitter
    hitze
    regen
    glatt
    laufschuhe
    unwetter
    schneit
    hitzewelle
    orkan
    hagel
    schuhe
    blitzeis
    eisregen
    smog
    verschneit
    vereist
    eisglatt
    spiegelglatt
  `,
  norun: `
    nicht draussen laufen
    kann nicht draussen laufen
    kein laufen draussen
    draussen laufen geht nicht
    nicht laufen
    kein lauf draussen
    draussen laufen unmoglich
    laufen draussen geht nicht
    laufen draussen
    kann draussen nicht laufen
    draussen nicht laufen
    laufen geht draussen nicht
    kein outdoor
    draussen laufen fallt aus
    nicht raus laufen
    laufen fallt aus
    draussen kann ich nicht laufen
    laufen unmoglich
    lieber drinnen
    draussen laufen ist nicht
    draussen geht nicht
    draussen geht nichts
  `,
  aftertraining: `
    nach dem training
    nach dem lauf
    nach dem laufen
    nach der einheit
    nach dem sport
    nach dem workout
    nach dem schwimmen
    nach dem joggen
    nach dem krafttraining
  `,
  homeby: `
    zuruck um
    wieder da um
    zuruck gegen
    zu hause um
    zuruck
  `,
  'win:early': `
    vor der arbeit
    fruhmorgens
    gleich morgens
    vorm buro
  `,
  'win:evening': `
    nach der arbeit
    nach feierabend
    nach dem buro
  `,
}
