import type { Phrases } from './phrases.ts'

/** What fills a German week, folded. */
export const GERMAN_COMMITMENTS: Phrases = {
  'act:work:work': `
    praktikum
    arbeit
    arbeite
    arbeiten
    buro
    buero
    job
    dienst
    im buro
    praxis
    krankenhaus
    klinik
    laden
    geschaft
    werkstatt
    firma
    vollzeit
    teilzeit
    schicht
    unterrichte
    lehrer
    lehrerin
    restaurant
    baustelle
    lager
    backerei
    arbeitszeit
    nebenjob
    minijob
    bin im buro
    schaffe
    krankenschwester
    pflegerin
    pfleger
    arbeitstag
    kanzlei
    werk
    dienste
    tagdienst
    tagschicht
    backer
    backerin
    klempner
    elektriker
    elektrikerin
    maurer
    tischler
    schreiner
    gartner
    gartnerin
    metzger
    fleischer
    dachdecker
    baecker
    koch
    kuche
    kellnere
    kellnern
    kneipe
    gasthaus
    hotel
    apotheke
    amt
    behorde
    betrieb
    buero job
    burojob
    selbststandig
    selbstandig
    freiberuflich
    freiberufler
    homeoffice arbeit
    arbeitsbeginn
    bauhof
    baustelle arbeiten
    taxi
    lkw
    spedition
    schule arbeiten
    altenheim
    pflegeheim
    pflegedienst
    maloche
    malochen
    hackeln
    hackle
    werkstudent
    werkstudentin
    studentenjob
    labor
    friseursalon
    salon
    bundeswehr
    kaserne
    polizeidienst
  `,
  'act:shift:shift': `
    24 stunden dienst
    24h dienst
    24 stunden schicht
    24h schicht
    24 stunden dienste
  `,
  'act:night:night shift': `
    nachtschicht
    nachtschichten
    nachtdienst
    nachtdienste
    arbeite nachts
    nachtwache
    nachtschichtwoche
    arbeite in der nacht
    nachts arbeiten
    nachts arbeite ich
    nachtarbeit
    nachtportier
    nachte im krankenhaus
    dauernachtwache
    nachtschichten von
  `,
  'act:earlyshift:early shift': `
    fruhschicht
    fruhdienst
    fruhschichten
    frueschicht
    fruehschicht
  `,
  'act:lateshift:late shift': `
    spatschicht
    spatdienst
    spatschichten
    spaetschicht
  `,
  'act:meeting:meeting': `
    besprechung
    besprechungen
    meeting
    meetings
    teammeeting
    teamsitzung
    sitzung
    konferenz
    jour fixe
    teambesprechung
    dienstbesprechung
    dienst besprechung
  `,
  'act:call:call': `
    telefonat
    call
    calls
    telko
    videocall
    telefontermin
    videokonferenz
  `,
  'act:standup:stand-up': `
    standup
    daily
    stand up
  `,
  'act:school:school': `
    uni
    universitat
    vorlesung
    vorlesungen
    schule
    studium
    seminar
    hochschule
    berufsschule
    hausaufgaben
    fh
    unterricht
    weiterbildung
    fortbildung
  `,
  'act:eveclass:class': `
    volkshochschule
    vhs
    abendkurs
    sprachkurs
    englischkurs
    spanischkurs
    abendschule
    vhs kurs
    franzosischkurs
    kurs
    topferkurs
    malkurs
    italienischkurs
    nahkurs
  `,
  'act:run:school run': `
    kinder zur schule bringen und abholen
    kinder bringen und abholen
    bringe und hole die kinder
    kinder bringen und holen
    kita bringen und abholen
    schulweg mit den kindern
    kinder hinbringen und abholen
  `,
  'act:drop:drop-off': `
    kinder in die kita bringen
    kinder zur schule bringen
    kinder zur kita
    bringe die kinder
    kinder bringen
    kita bringen
    bringe die kleine
    bringe den kleinen
    kinder in die schule
    bringe meine tochter
    bringe meinen sohn
    kinder wegbringen
    kita hinbringen
    bringe kinder
    kinder in den kindergarten bringen
    kinder in die schule bringen
    bringe die jungs
    bringe die madels
    bringe die zwillinge
    bringe ich die kinder
    bringe ich die kleine
    bringe ich den kleinen
    bringe ich meine tochter
    bringe ich meinen sohn
    bring die kinder
    kinder zur tagesmutter
    zur schule bringen
    in den kindergarten bringen
    bringe das kind
    bringe unsere kinder
    kinder abliefern
    kinder in der kita abgeben
    zur kita
    zur tagesmutter
    zum kindergarten
    in der kita abgeben
  `,
  'act:pick:pick-up': `
    hole sie
    hole ihn
    hole beide
    sie abholen
    hole die beiden
    hole die kleine
    hole den kleinen
    hole die kinder
    kinder abholen
    abholen
    hole ich die kleine
    hole ich den kleinen
    hole ich die kinder
    kita abholen
    abholung
    hole meine tochter
    hole meinen sohn
    aus der kita
    hole ich meine tochter
    hole ich meinen sohn
    kinder von der schule abholen
    kita abholung
    kinder aus der kita holen
    kinder holen
    kinder von der schule holen
    von der schule holen
    kinder von der kita holen
    hol die kinder
    hole das kind
    hole ich das kind
    hole unsere kinder
    abholen aus der kita
    vom kindergarten abholen
    von der kita abholen
    von der schule abholen
    aus dem hort
    hole ich sie
    hole ich ihn
    die kleine abholen
    den kleinen abholen
    kinder vom kindergarten
    kids abholen
  `,
  'act:commute:commute': `
    pendeln
    arbeitsweg
    fahrt
    fahrtzeit
    anfahrt
    fahrzeit
    weg zur arbeit
    hinfahrt
    pendle
    fahre
    fahrweg
    anreise
  `,
  'act:breakfast:breakfast': `
    fruhstuck
    fruhstucken
  `,
  'act:lunchmeal:lunch': `
    mittagessen
  `,
  'act:dinner:dinner': `
    abendessen
    abendbrot
    kochen
    essen mit der familie
    familienessen
  `,
  "act:bed:kids' bedtime": `
    kinder ins bett
    kinder ins bett bringen
    kids ins bett
    baden und bett
    ins bett bringen
    zubettgehen
    bettzeit der kinder
    bringe die kinder ins bett
    kinder bettzeit
    schlafenszeit der kinder
    die kinder ins bett
  `,
  'act:club:club': `
    verein
    chor
    chorprobe
    probe
    orchester
    fussball
    fussballtraining
    training
    handball
    handballtraining
    volleyball
    turnverein
    turnen
    schwimmkurs
    musikschule
    klavier
    gitarre
    klavierunterricht
    gitarrenunterricht
    tanzkurs
    tanzen
    theater
    pfadfinder
    feuerwehr
    freiwillige feuerwehr
    stammtisch
    skat
    kegeln
    schach
    schachclub
    spiel
    spiele
    kinderturnen
    reiten
    judo
    karate
    elternabend
    ballett
    bandprobe
    tischtennis
    badminton
    tennis
    theatergruppe
    basketball
    skatabend
    feuerwehrubung
    schwimmtraining
    jugendtraining
    nachhilfe
    tanzstunde
    chorproben
    blaskapelle
    musikverein
    posaunenchor
    bandproben
    kickboxen
    boxen
    boxtraining
    hockey
    eishockey
    rugby
    floorball
    tanzverein
    volleyballtraining
    basketballtraining
    turntraining
    leichtathletik
    wasserball
    schutzenverein
    schiessen
    darts
    pokerrunde
    doppelkopf
    doko
    lesekreis
    buchclub
    jugendgruppe
    jungschar
    konfirmandenunterricht
    gemeinderat
    gemeinderatssitzung
    vereinsabend
    kinderturnen mit
    babyschwimmen
    krabbelgruppe
    padel
    squash
    fechten
    voltigieren
    reitstunde
    reitunterricht
    gesangsunterricht
    geige
    geigenunterricht
    schlagzeug
    fahrstunde
    salsa
    tango
    jugendfussball
    trainiere die jugend
    bambini training
    spieltag
    heimspiel
  `,
  'act:sport:training': `
    langer lauf
    lange ausfahrt
    ich laufe
    laufe ich
    gehe ich laufen
    ich jogge
    jogge ich
    ich schwimme
    schwimme ich
    gehe ich schwimmen
    ich trainiere
    trainiere ich
    gehe ich ins gym
    fitnessstudio
    gym
    laufen
    joggen
    schwimmen
    yoga
    pilates
    spinning
    klettern
    radfahren
    sport
    crossfit
    bouldern
    lauftreff
    rudern
    zumba
    wandern
    sauna
    yogakurs
    fitness
    aquafitness
    fitnesskurs
    muckibude
    rennrad
    radtour
    gymnastik
    ruckenfit
    spinningkurs
    kurs im fitnessstudio
    lauftraining
    kraftraum
    kraftsport
    krafttraining
  `,
  'act:appt:appointment': `
    physio
    physiotherapie
    therapie
    krankengymnastik
    dialyse
    arzt
    zahnarzt
    termin
    reha
    osteopath
    psychotherapie
    logopadie
    ergotherapie
    lymphdrainage
    massage
    akupunktur
    heilpraktiker
    beratung
    impftermin
    hebamme
    ruckbildung
    ruckbildungskurs
    coaching termin
  `,
  'act:faith:worship': `
    gottesdienst
    kirche
    messe
    moschee
    synagoge
    hauskreis
  `,
  'act:jummah:Friday prayer': `
    freitagsgebet
  `,
  'act:prayer:prayer': `
    gebet
    beten
    meditation
    meditieren
  `,
  'act:dog:dog walk': `
    gassi
    hund
    hunderunde
    mit dem hund
    gassi gehen
    hunde gassi
    mit dem hund raus
    hund ausfuhren
    hund raus
    hund rauslassen
    gassirunde
    mit hund
    hundespaziergang
    hunde ausfuhren
    hundegassi
  `,
  'act:care:care': `
    betreue
    betreuung
    pflege
    kummere mich um
    kummere ich mich um
    enkel
    enkelkinder
    enkelin
    kinderbetreuung
    kinder
    mit den kindern
    oma
    opa
    meine mutter
    meinen vater
    meine eltern
    pflege meine mutter
    passe auf
    habe die kinder
    kleinen
    baby
    tochter
    sohn
    babysitten
    kids
    enkelkind
    betreue meine mutter
    betreue meinen vater
    enkel betreuen
    enkel huten
    passe auf die enkel auf
    auf die kinder aufpassen
    auf den enkel aufpassen
    habe meinen sohn
    bei meiner mutter
    bei den eltern
    bei meinen eltern
    kinderdienst
    kinder habe ich
    kinder sind bei mir
    besuche meine mutter
    besuche meinen vater
    besuche die oma
    besuch bei oma
    schwiegereltern
  `,
  'act:family:family': `
    familie
    familienzeit
    familientag
    zeit mit der familie
    freunde
    mit freunden
    familienabend
    spieleabend
    mit der familie
    zeit fur die familie
    partnerabend
  `,
  'act:away:away': `
    unterwegs
    dienstreise
    auswarts
    verreist
    auf reisen
    auf dienstreise
    auf montage
    geschaftsreise
  `,
  'act:sleep:sleep': `
    schlafe
    schlafen
    schlaf
    🛌
    💤
  `,
  'act:other:other': `
    wochenmarkt
    markt
    einkaufen
    ehrenamt
    putzen
    garten
    haushalt
    buchhaltung
    tafel
    pferd
    pferde
    stall
    grosseinkauf
    schrebergarten
    ehrenamtlich
    einkauf
    korrigieren
    wocheneinkauf
    melken
    stalldienst
    huhner
    feldarbeit
    flohmarkt
    repaircafe
    wertstoffhof
    gartenarbeit
    grossputz
    bugeln
    kleingarten
    thw
    drk
    rettungshunde
    imkern
    jagd
  `,
  'act:busy:busy': `
    besetzt
    belegt
    beschaftigt
    verplant
    ausgebucht
  `,
  'act:oncall:on call': `
    rufbereitschaft
    bereitschaft
    bereitschaftsdienst
    notdienst
  `,
  'win:morning': `
    morgenmensch
    fruhaufsteher
  `,
  off: `
    frei
    freier tag
    arbeite nicht
    nicht arbeiten
    arbeite ich nicht
    keine arbeit
    habe ich frei
    habe frei
    hab ich frei
    hab frei
    freien tag
    keine uni
    keine arbeit am
    keine schule
    keine vorlesung
    arbeitsfrei
    dienstfrei
    ruhetag
    urlaubstag
    nicht im buro
  `,
  wfh: `
    homeoffice
    home office
    im homeoffice
    von zu hause
    zu hause
    zuhause
    von zuhause
  `,
  leave: `
    aus dem haus
    verlasse das haus
    gehe aus dem haus
    losfahren
    fahre los
    los
    gehe los
    muss los
    ausser haus
    gehe um
    aus dem haus um
    haus verlassen
    verlasse ich das haus
    breche auf
    abfahrt
    fahre um
    fahre ich los
  `,
  back: `
    zuruck
    wieder zu hause
    wieder daheim
    daheim
    wieder zuhause
    wieder da
    heim
    heimkomme
    komme heim
    bin zuruck
    zu hause bin
    wieder daheim um
    komme nach hause
    komme ich nach hause
    nach hause
    bin ich zu hause
    ruckkehr
    ankunft zuhause
  `,
  wake: `
    stehe auf
    aufstehen
    wache auf
    wecker
    stehe ich auf
    auf um
  `,
  bed: `
    ins bett
    gehe schlafen
    bett
    schlafen gehen
    gehe ins bett
    gehe ich ins bett
    im bett
    schlafen um
  `,
  start: `
    beginne
    anfangen
    fange an
    los gehts
    geht los
    arbeitsbeginn
    dienstbeginn
    schichtbeginn
    fangt an
    fangt um
    startet
    startet um
    start um
    starte
    starte um
    fange ich an
    beginne ich
    offne
    aufsperren
  `,
  end: `
    feierabend
    fertig
    schluss
    ende
    habe feierabend
    mache schluss
    feierabend um
    schluss um
    habe ich schluss
    habe ich feierabend
    mache ich schluss
    hore auf
    bin fertig
    aus
    dienstschluss
    dienstende
    arbeitsende
    schichtende
    hort auf
    endet
    endet um
    schon um
    nur bis
  `,
  late: `
    spat
    open end
    ladenschluss
    schliessung
    zum schluss
  `,
  rare: `
    am monatsende
    zum monatsende
    am quartalsende
    zum quartalsende
    am jahresende
    zum jahresende
    monatsende
    monatsabschluss
    quartalsende
    quartalsabschluss
    jahresende
    jahresabschluss
    hochsaison
    saison
    wenn viel los ist
    manchmal
    gelegentlich
    vielleicht
    ab und zu
    hin und wieder
    einmal im monat
    im monat
    eventuell
    selten
    jeden ersten
    jedes vierte
    jeden vierten
    jedes dritte
    monatlich
    evtl
    jeden dritten
    alle 4 wochen
    alle vier wochen
    alle drei wochen
    alle 3 wochen
    des monats
    ausnahmsweise
    moglicherweise
    jede vierte woche
    jede dritte woche
    alle paar wochen
    einmal pro quartal
    einmal im quartal
    jedes dritte wochenende
    jedes vierte wochenende
    jedes 4
    jedes 3
    alle paar monate
    jeden ersten *
    jeden letzten *
    ersten * im monat
    letzten * im monat
    erster * im monat
    kann sein
    konnte sein
    hochstens
    nur wenn
    bei bedarf
    falls notig
    ein wochenende im monat
    einmal alle vier wochen
    hier und da
  `,
  unfixed: `
    meisten wochen
    pro woche
    in der woche mal
    flexibel
    flexible
    gleitzeit
    unregelmassig
    keine festen zeiten
    wechselnd
    wechselschicht
    schichtplan
    je nach
    wechselnde
    verschieden
    unterschiedlich
    die woche
    mal die woche
    wechselt
    wechselnde schichten
    keine feste arbeitszeit
    keine fixen zeiten
    frei einteilbar
    freie zeiteinteilung
    wie es passt
    mal so mal so
    teile mir meine zeit
    zeit frei einteilen
    immer anders
    jede woche anders
    nach bedarf
    rollierend
  `,
  often: `
    meistens
    normalerweise
    meist
    in der regel
    jede zweite woche
    alle zwei wochen
    jedes zweite
    jeden zweiten
    alle 2 wochen
    ublicherweise
    ungerade wochen
    regelmassig
    immer
    14 tagig
    gewohnlich
    in aller regel
    im normalfall
    grundsatzlich
    fast immer
    fast jeden
    jede 2 woche
    jedes 2
    zweiwochentlich
    vierzehntagig
    alle vierzehn tage
    im wechsel
    abwechselnd
    so gut wie immer
  `,
  past: `
    fruher
    letztes jahr
    damals
    nicht mehr
    bis vor kurzem
    ehemals
    habe ich fruher
    hatte ich
    war ich
    arbeitete
    spielte
    bis letztes jahr
    bis letzten
    vor jahren
    aufgehort
    gekundigt
    ehemaliger
  `,
  future: `
    ab januar
    ab februar
    ab marz
    ab april
    ab mai
    ab juni
    ab juli
    ab august
    ab september
    ab oktober
    ab november
    ab dezember
    nachsten monat
    nachstes jahr
    demnachst
    bald
    ab nachster
    ab nachstem
    im januar
    im februar
    im marz
    im april
    im mai
    im juni
    im juli
    im august
    im september
    im oktober
    im november
    im dezember
    ab herbst
    ab fruhjahr
    ab sommer
    werde ich
    will ich anfangen
    mochte anfangen
    mochte ich anfangen
    geplant
    habe vor
    nach den ferien
    nach dem sommer
    wenn das baby
    kommendes jahr
    ab montag
  `,
  oneoff: `
    nachsten
    nachste
    nachster
    kommenden
    kommende
    diesen
    diese woche
    nachste woche
    morgen fruh
    heute
    einmalig
    ubermorgen
    diesen montag
    diesen dienstag
    diesen mittwoch
    diesen donnerstag
    diesen freitag
    diesen samstag
    diesen sonntag
    nachsten montag
    nachsten dienstag
    nachsten freitag
    dieses wochenende
    dieses mal
  `,
  now: `
    jetzt
    inzwischen
    mittlerweile
    momentan
    zurzeit
    aktuell
    nun
    derzeit
    zur zeit
    bis dahin
    im moment
    vorerst
    gerade
    seitdem
    heute arbeite ich
  `,
  other: `
    meine frau
    mein mann
    mein partner
    meine partnerin
    meine schwester
    mein bruder
    mein chef
    meine freundin
    mein freund
    die oma
    meine schwiegermutter
    meine eltern holen
    der opa
    mein kollege
    die tagesmutter
    meine mitbewohnerin
    er
    sie
    der papa
    die mama
    mein ex
    meine ex
    die schwiegermutter
    die schwiegereltern
    oma und opa
    grosseltern
    meine nachbarin
    mein nachbar
    meine kollegin
    der babysitter
    die babysitterin
    unser au pair
    mein altester
    meine chefin
    mein mitbewohner
    partnerin holt
    die eltern meiner frau
  `,
  me: `
    ich
    wir
    mir
  `,
  freetrain: `
    kann ich trainieren
    konnte ich trainieren
    kann trainieren
    konnte trainieren
    zeit zum trainieren
    frei zum trainieren
    trainieren kann
    zeit fur training
    zeit furs training
    konnte ich laufen
    kann ich laufen
    kann ich sport machen
    konnte ich sport machen
    trainieren konnte
    zeit fur sport
    kann ich sporteln
    trainingszeit
    konnte da trainieren
    kann da trainieren
    da kann ich trainieren
    da konnte ich trainieren
    kann ich zum sport
    konnte ich zum sport
    kann ich laufen gehen
    konnte ich laufen gehen
    zum trainieren
    fur training
    furs training
    fur sport
    fur ein workout
    ware zeit fur
    training moglich
    sport moglich
    passt ein workout
    kann ich ins gym
    konnte ich ins gym
    trainieren moglich
  `,
  prefer: `
    am liebsten
    lieber
    gerne
    bevorzuge
    ideal
    am besten
    passt mir
    trainiere gern
    liebe
    trainiere gerne
    idealerweise
    bevorzugt
    passt mir am besten
    einziges zeitfenster
    mein einziges zeitfenster
    nur da kann ich
    wurde lieber
    trainiere am liebsten
    am allerliebsten
    passt am besten
    ware super
    ware perfekt
    passt gut
    passt super
    passt mir gut
    am liebsten trainiere
    wunsche mir
    wunschzeit
    lieblingszeit
    bin ein
    beste zeit
    einzige zeit
    einzige moglichkeit
    nur moglich
    liebe es
    liebe training
    eher
    geht gut
    am angenehmsten
    bestens
    lange laufe
    langer lauf
  `,
  avoid: `
    hasse
    bitte nicht
    bitte kein
    bitte keine
    nichts
    lieber nicht
    kein
    keine
    zu mude
    ungern
    mag nicht
    mag ich nicht
    vermeiden
    bin kein
    nicht so gern
    zu kaputt
    nicht gern
    zu erschopft
    bitte nichts
    nicht gerne
    bin platt
    kann ich mich nicht aufraffen
    keine lust
    keine kraft
    keine energie
    bin ich tot
    bin ich platt
    bin ich fertig
    bin ich kaputt
    bin ich mude
    zu platt
    zu fertig
    bin mude
    nix
    nix vor
    bitte nix
    nichts vor
    bitte vermeiden
    mochte nicht
    mochte ich nicht
    will nicht
    will ich nicht
    muss nicht sein
    nicht mein ding
    schrecklich
    auf keinen fall
    bloss nicht
    bloss kein
    bloss keine
    nicht so mein
    nicht vor
    nicht nach
    nie vor
    nie nach
  `,
  cant: `
    kann nicht
    geht nicht
    unmoglich
    nicht moglich
    nicht verfugbar
    kann ich nicht
    nie zeit
    keine zeit
    gehts nicht
    nie verfugbar
    geht gar nicht
    kann ich nie
    tabu
    geht nie
    habe ich keine zeit
    geht bei mir nicht
    kann ich leider nicht
    kann leider nicht
    niemals
    nie frei
    nicht frei
    unverfugbar
    gesperrt
    heilig
    fallt aus
    fallen aus
    fallt flach
    keinesfalls
    ausgeschlossen
    nicht drin
    klappt nicht
    klappt nie
    bin ich nicht da
    bin nicht da
    nicht kann
    nie moglich
    kann ich gar nicht
    geht uberhaupt nicht
  `,
  free: `
    verfugbar
    zeit
  `,
  except: `
    ausser
    bis auf
    ausgenommen
    aber nicht
    mit ausnahme von
    nur nicht
    abgesehen von
    nur am
    nicht am
    ohne
    ausser am
    aber nur
    nur freitags nicht
  `,
  correct: `
    nein warte
    quatsch
    sorry
    ich meine
    moment
    korrektur
    besser gesagt
    nee
    beziehungsweise
    ach nein
    stimmt nicht
    verbesserung
    entschuldigung
    doch nicht
    falsch
    halt
    nein doch
    oder besser
    besser
    korrigiere
    ups
    vertippt
    verschrieben
    meinte
  `,
  eachway: `
    je strecke
    pro strecke
    einfach
    je weg
    pro weg
    hin und zuruck je
    einfache strecke
    jeweils hin und zuruck
    je richtung
    pro richtung
    jede strecke
  `,
  total: `
    insgesamt
    gesamt
    hin und zuruck
  `,
  chain: `
    danach
    anschliessend
    dann
    darauf
    hinterher
    und dann
    im anschluss
    direkt danach
    und danach
    und anschliessend
    im anschluss daran
    gefolgt von
    direkt im anschluss
    gleich danach
    danach noch
    dann noch
  `,
  sep: `
    aber
    weil
    also
    wahrend
    wenn
    auch
    obwohl
    denn
    wo
    dass
    mit
    fur
    sondern
    ausserdem
    da
    deshalb
    oder
    damit
  `,
  beforework: `
    vor der arbeit
    vor arbeitsbeginn
    vorm buro
    vor dem buro
  `,
  afterwork: `
    nach der arbeit
    nach feierabend
    nach dem buro
    nach dienstschluss
  `,
  train: `
    trainieren
    sport machen
    workout
    workouts
    einheiten
    einheit
    trainings
    trainiere
  `,
  restday: `
    den rest des tages
    rest des tages
    restlichen tag
  `,
  inbetween: `
    dazwischen
    zwischendrin
    in der zwischenzeit
  `,
}
