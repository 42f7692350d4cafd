import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in Italian, folded. */
export const ITALIAN_CHECK_INS: Phrases = {
  'part:neck': `
    collo
    cervicale
    cervicali
    nuca
  `,
  'part:shoulder': `
    spalla
    spalle
    cuffia dei rotatori
    deltoide
    deltoidi
  `,
  'part:upper back': `
    parte alta della schiena
    dorsali
    dorsale
    trapezio
    trapezi
    scapola
    scapole
    tra le scapole
  `,
  'part:lower back': `
    schiena
    zona lombare
    lombari
    lombare
    bassa schiena
    parte bassa della schiena
    reni
  `,
  'part:chest': `
    petto
    torace
    pettorali
    pettorale
    costole
    costola
    sterno
  `,
  'part:arm': `
    braccio
    braccia
    bicipite
    bicipiti
    tricipite
    tricipiti
    avambraccio
    avambracci
  `,
  'part:elbow': `
    gomito
    gomiti
  `,
  'part:wrist': `
    polso
    polsi
    mano
    mani
    dito
    dita
    pollice
  `,
  'part:core': `
    addominali
    addome
    muscoli della pancia
    obliqui
  `,
  'part:hip': `
    anca
    anche
    inguine
    adduttore
    adduttori
    flessore dell anca
    interno coscia
  `,
  'part:glute': `
    gluteo
    glutei
    sedere
    natica
    natiche
  `,
  'part:quad': `
    coscia
    cosce
    quadricipite
    quadricipiti
    quad
  `,
  'part:hamstring': `
    bicipite femorale
    bicipiti femorali
    femorale
    femorali
    flessori
    ischiocrurali
    dietro la coscia
    retro della coscia
  `,
  'part:knee': `
    ginocchio
    ginocchia
    ginocchi
    rotula
  `,
  'part:calf': `
    polpaccio
    polpacci
  `,
  'part:shin': `
    tibia
    tibie
    stinco
    stinchi
    tibiale
  `,
  'part:achilles': `
    tendine d achille
    achille
    tendini d achille
  `,
  'part:ankle': `
    caviglia
    caviglie
  `,
  'part:foot': `
    piede
    piedi
    tallone
    talloni
    alluce
    pianta del piede
    arco plantare
    fascia plantare
  `,
  'part:quad,hamstring,calf': `
    gambe
    gamba
  `,
  nopart: `
    a piedi
    a mano
    alla mano
    in piedi
    fatto a mano
    anche se
    anche oggi
    anche io
    anche il
    anche la
    dare una mano
    in gamba
    a portata di mano
  `,
  sore: `
    di legno
    di marmo
    di cemento
    in fiamme
    a pezzi
    distrutti
    distrutte
    durissimi
    durissime
    indolenzito
    indolenzita
    indolenziti
    indolenzite
    dolorante
    doloranti
    rigido
    rigida
    rigidi
    rigide
    contratto
    contratta
    contratti
    contratte
    tira
    tirano
    teso
    doms
    acido lattico
    indolenzimento
    legnoso
    legnose
    imballato
    imballate
    irrigidito
    irrigidita
  `,
  pain: `
    infiammato
    infiammata
    peggiorato
    peggiorata
    mi tira
    tira un po
    protesta
    si lamenta
    brontola
    dà fastidio
    dolore
    dolori
    fa male
    fanno male
    faceva male
    mal di
    mi fa male
    male al
    male alla
    male alle
    male ai
    duole
    fitta
    fitte
    crampo
    crampi
    strappo
    stiramento
    stirato
    slogato
    storta
    distorsione
    vescica
    vesciche
    fastidio
    fastidi
    dolorino
    infiammato
    infiammata
    infiammazione
    tendinite
    contrattura
    botta
    livido
    pizzica
    punge
    distorto
    contusione
    si e bloccata
    si e bloccato
  `,
  'painpart:foot': `
    fascite plantare
    fascite
    spina calcaneare
  `,
  'painpart:lower back': `
    sciatica
    lombalgia
    mal di schiena
    colpo della strega
    sciatalgia
    ernia
  `,
  'painpart:knee': `
    ginocchio del corridore
  `,
  'painpart:neck': `
    mal di collo
    torcicollo
  `,
  'painpart:shin': `
    periostite
    sindrome tibiale
  `,
  'painpart:elbow': `
    gomito del tennista
    epicondilite
  `,
  'painpart:hip': `
    pubalgia
  `,
  chesttight: `
    oppressione al petto
    peso sul petto
    stretta al petto
    dolore al petto
    morsa al petto
  `,
  'painpart:ankle': `
    preso una storta
  `,
  strongpain: `
    fa molto male
    fa malissimo
    fanno molto male
    fanno malissimo
    acuto
    acuta
    lancinante
    lancinanti
    insopportabile
    fortissimo
    fortissima
    tremendo
    atroce
    come una coltellata
    coltellata
  `,
  verystrong: `
    molto
    forte
    tanto
    parecchio
    un sacco
    davvero
    troppo
    terribilmente
    da morire
    forti
  `,
  notbad: `
    niente di grave
    non grave
    niente di che
    nulla di grave
    nulla di che
    poca roba
    non forte
    leggero
  `,
  limp: `
    zoppico
    zoppicando
    zoppicavo
    zoppicare
    ho zoppicato
    gonfio
    gonfia
    gonfiato
    gonfiata
    bloccato
    bloccata
    non riesco a piegare
    non riesco a camminare
    non riesco ad appoggiare
    non riesco a muovere
    non riesco ad alzare
    ho dovuto fermarmi
    mi sono dovuto fermare
    mi sono dovuta fermare
    costretto a fermarmi
    costretta a fermarmi
    non riuscivo a camminare
    mi ha fermato
  `,
  cantbear: `
    non riesco ad appoggiare
    non posso appoggiare
    non riesco a camminarci
  `,
  faint: `
    svenuto
    svenuta
    svenimento
    perso i sensi
  `,
  dizzy: `
    gira la testa
    girava la testa
    capogiro
    capogiri
    vertigini
    stordito
    stordita
  `,
  'fatigue:high': `
    stanco
    stanca
    stanchi
    stanchezza
    distrutto
    distrutta
    sfinito
    sfinita
    esausto
    esausta
    stremato
    stremata
    a pezzi
    cotto
    cotta
    stanco morto
    stanca morta
    senza energie
    senza forze
    senza energia
    scarico
    scarica
    spossato
    spossata
    affaticato
    affaticata
    assonnato
    assonnata
    energia bassa
    poca energia
    poche energie
    zero energie
    zero energia
    spompato
    spompata
    ko
    a terra
    morto di stanchezza
    morta di stanchezza
    in riserva
    fiacco
    fiacca
    scarso di energia
    mi trascino
    stravolto
    stravolta
  `,
  limbheavy: `
    di gomma
    pesante
    pesanti
    di piombo
    come il piombo
    di legno
    di marmo
    vuote
    molli
    di cemento
    di gelatina
    come macigni
    pesantissime
    imballate
  `,
  'fatigue:normal': `
    un po stanco
    un po stanca
    energia normale
    energia ok
    energie ok
    leggermente stanco
    leggermente stanca
    non troppo stanco
    non troppo stanca
    abbastanza riposato
    abbastanza riposata
  `,
  'fatigue:low': `
    riposato
    riposata
    pieno di energia
    piena di energia
    energico
    energica
    fresco
    fresca
    in forma
    carico
    carica
    pieno di energie
    piena di energie
    tanta energia
    molta energia
    in formissima
    gambe fresche
    carichissimo
    carichissima
    mi sento forte
    pimpante
    scattante
  `,
  energy: `
    energia
    energie
    livello di energia
  `,
  ill: `
    medico ha detto niente sport
    medico dice niente sport
    dottore ha detto niente sport
    malato
    malata
    febbre
    febbriciattola
    influenza
    influenzato
    influenzata
    raffreddore
    raffreddato
    raffreddata
    mal di gola
    tosse
    covid
    virus
    gastroenterite
    vomito
    vomitato
    diarrea
    intossicazione
    bronchite
    antibiotico
    antibiotici
    emicrania
    infezione
    sinusite
    tonsillite
    otite
    placche
    brividi
    male di gola
    gola in fiamme
    naso chiuso
    indisposto
    sto male
    non sto bene
    acciaccato
    mi sta venendo
    qualcosa di virale
    virus intestinale
    mal d orecchio
    tossisco
  `,
  notill: `
    allergia
    sbornia
    postumi
    mal di testa
    ciclo
    mestruazioni
    raffreddore da fieno
    dolori mestruali
  `,
  sleepword: `
    dormito
    sonno
    dormo
    notte
    nottata
    dormire
  `,
  sleepbad: `
    nottataccia
    dormito male
    dormito poco
    dormito pochissimo
    non ho dormito
    notte in bianco
    notte insonne
    insonnia
    notte agitata
    sonno agitato
    svegliato spesso
    svegliata spesso
    notte terribile
    notte orribile
    brutta notte
    pessima notte
    notte corta
    non ho chiuso occhio
    poco sonno
    poche ore di sonno
    sveglio dalle
    sveglia dalle
    dormito malissimo
    sonno pessimo
    svegliato mille volte
    svegliata mille volte
    dormito a pezzi
    notte da incubo
    notte difficile
    notte breve
  `,
  sleepgood: `
    dormito da dio
    da dio
    dormito bene
    dormito benissimo
    dormito come un sasso
    dormito come un ghiro
    dormito tanto
    dormito molto bene
    dormito alla grande
    sonno profondo
    ottima notte
    bella dormita
    dormito come un bambino
    dormito come un angelo
    notte tranquilla
    gran dormita
    buona notte di sonno
  `,
  nosleep: `
    pisolino
    pennichella
    a letto presto
    vado a dormire
    vado a letto
    turno di notte
    resto a letto
    buona notte
  `,
  'q:good': `
    bene
    ottimo
    ottima
    benissimo
    bello
    bella
    fantastico
    fantastica
    alla grande
    perfetto
    perfetta
    splendido
    splendida
    meraviglioso
    meravigliosa
    eccellente
    stupendo
    stupenda
    buono
    buona
    super
    top
    magnifico
    magnifica
  `,
  'q:ok': `
    ok
    okay
    cosi cosi
    normale
    discreto
    discreta
    abbastanza bene
    niente male
    accettabile
    nella norma
    passabile
    decente
  `,
  'q:bad': `
    male
    malissimo
    pessimo
    pessima
    orribile
    brutto
    brutta
    terribile
    schifo
    da schifo
    uno schifo
    poco
    scarso
    scarsa
    disastro
    disastroso
    disastrosa
  `,
  'mood:good': `
    che soddisfazione
    soddisfazione
    felice come una pasqua
    felice
    contento
    contenta
    soddisfatto
    soddisfatta
    orgoglioso
    orgogliosa
    fiero
    fiera
    di buon umore
    giornata stupenda
    bella giornata
    ottima giornata
    giornata fantastica
    giornata splendida
    splendida giornata
    mi sento bene
    mi sento benissimo
    mi sento alla grande
    mi sento in forma
    sto bene
    sto benissimo
    sto alla grande
    allegro
    allegra
    entusiasta
    felicissimo
    felicissima
    contentissimo
    contentissima
    giornata meravigliosa
    giornata perfetta
    sereno
    serena
    mi sono divertito
    mi sono divertita
    mi sento una bomba
    gran giornata
    umore ottimo
    umore buono
    umore alto
    grato
    grata
    che gioia
    al settimo cielo
  `,
  'mood:ok': `
    così così
    insomma
    umore ok
    tutto ok
    tutto bene
    tutto a posto
    non male
    cosi cosi
    mi sento meglio
    sto meglio
    giornata normale
    va meglio
    va bene
    ne bene ne male
    umore normale
    abbastanza bene
    tutto sommato bene
    nella norma
    si tira avanti
  `,
  'mood:low': `
    giù di morale
    a terra
    triste
    giu
    giu di morale
    giu di corda
    depresso
    depressa
    abbattuto
    abbattuta
    deluso
    delusa
    arrabbiato con me
    arrabbiata con me
    di cattivo umore
    umore nero
    pessimo umore
    pianto
    piango
    ho pianto
    brutta giornata
    giornataccia
    giornata no
    giornata pessima
    giornata orribile
    pessima giornata
    giornata storta
    demoralizzato
    demoralizzata
    sconfortato
    sconfortata
    malinconico
    malinconica
    di malumore
    frustrato
    frustrata
    mi sento uno schifo
    umore basso
    umore a terra
    umore pessimo
    morale a terra
    scoraggiato
    scoraggiata
    avvilito
    avvilita
    infelice
    giornata da dimenticare
    giornata schifosa
    non sono contento
    non sono contenta
    amareggiato
    amareggiata
  `,
  'stress:high': `
    ansia a mille
    al limite
    fuori di testa
    con l'acqua alla gola
    stressato
    stressata
    stressante
    stress
    ansioso
    ansiosa
    ansia
    agitato
    agitata
    preoccupato
    preoccupata
    sotto pressione
    nervoso
    nervosa
    teso per
    tesa per
    sopraffatto
    sopraffatta
    in ansia
    oberato
    oberata
    panico
    angosciato
    angosciata
    tesissimo
    tesissima
    stressatissimo
    stressatissima
    con l acqua alla gola
    esaurito
    esaurita
    preoccupazioni
    in tensione
    pensieri
  `,
  'stress:low': `
    rilassato
    rilassata
    tranquillo
    tranquilla
    calmo
    calma
    nessuno stress
    niente stress
    zero stress
    senza stress
    nessuna preoccupazione
    disteso
    distesa
    rilassante
    in pace
    senza pensieri
    rilassatissimo
    rilassatissima
  `,
  stressword: `
    livello di stress
    stress
  `,
  moodword: `
    umore
    morale
  `,
  'effort:too_easy': `
    aumentate
    una bazzecola
    troppo facile
    troppo leggero
    troppo leggera
    facilissimo
    facilissima
    facile
    potevo fare di piu
    avrei potuto fare di piu
    potevo continuare
    una passeggiata
    avrei potuto continuare
    fin troppo facile
    ne avevo ancora
    molto facile
    leggerissimo
    troppo semplice
    ne avevo di piu
    potevo farne di piu
    potevo farne altri
    avrei fatto di piu
    senza sudare
    nemmeno sudato
    neanche sudato
    potevo andare avanti
  `,
  'effort:right': `
    giusto
    al punto giusto
    impegnativo
    impegnativa
    duro ma
    dura ma
    tosto ma
    tosta ma
    faticoso ma
    faticosa ma
    tosto
    tosta
    difficile ma
    intensita giusta
    livello giusto
    sforzo giusto
    carico giusto
    proprio giusto
    dura il giusto
    duro il giusto
    bello tosto
    bella tosta
    faticoso
    faticosa
    perfetto per me
    difficile
    pesante ma
  `,
  'effort:too_hard': `
    troppo duro
    troppo dura
    troppo difficile
    troppo pesante
    troppo pesanti
    troppo per me
    troppo intenso
    troppo intensa
    troppo forte
    troppo veloce
    durissimo
    durissima
    massacrante
    non ce l ho fatta a finire
    non riuscivo a stare dietro
    brutale
    micidiale
    esagerato
    esagerata
    troppi pesi
    troppo carico
    sopra il mio livello
    oltre le mie forze
    troppo impegnativo
    troppo impegnativa
    troppo lungo
    troppo lunga
    troppo faticoso
    troppo faticosa
    disumano
    disumana
    troppo tosto
    troppo tosta
    mi ha distrutto
    mi ha distrutta
    mi ha ucciso
    mi ha uccisa
  `,
  friendly: `
    mi e piaciuto
    mi e piaciuta
    ne voglio ancora
    bellissimo
    bellissima
    adoro
  `,
  noteffort: `
    troppo lavoro
    mangiato troppo
    corsa facile
    corsa lenta
    troppo tardi
    troppo caldo
    giornata dura
    settimana dura
    giornata pesante
    giornata impegnativa
    giornata difficile
    settimana pesante
    settimana difficile
    lavoro pesante
    troppo da fare
    troppe cose
    corsa leggera
    giornata faticosa
    mattinata pesante
    notte difficile
    giorno difficile
    pizza pesante
    periodo difficile
    troppo vino
    bevuto troppo
    lento facile
  `,
  done: `
    corsa sotto
    fatto tutto
    fatto
    fatta
    fatti
    fatte
    completato
    completata
    finito
    finita
    terminato
    terminata
    concluso
    conclusa
    portato a termine
    portata a termine
    ho corso
    ho nuotato
    ho pedalato
    mi sono allenato
    mi sono allenata
    allenato
    allenata
    corso
    nuotato
    sono andato a correre
    sono andata a correre
    sono andato in palestra
    sono andata in palestra
    ce l ho fatta
    allenamento fatto
    seduta fatta
    tutto fatto
    archiviato
    archiviata
    ho camminato
    ho sollevato
    camminato
    spuntato
    sono uscito a correre
    sono uscita a correre
    l ho finita
    l ho finito
    ho fatto tutto
    corsi
    ho chiuso
    l ho fatto
    l ho fatta
    sono riuscito a fare
    sono riuscita a fare
    portato a casa
    portata a casa
  `,
  skip: `
    solo stretching
    solo allungamento
    solo camminata
    non ce lho fatta a finire
    non ce l ho fatta a finire
    non sono riuscita a finire
    non sono riuscito a finire
    saltato
    saltata
    ho saltato
    niente palestra
    niente allenamento
    niente corsa
    non mi sono allenato
    non mi sono allenata
    non ho corso
    non ho fatto
    non sono andato
    non sono andata
    non ce l ho fatta
    non sono riuscito
    non sono riuscita
    interrotto
    interrotta
    mollato
    ho mollato
    rinunciato
    ho rinunciato
    meta
    solo meta
    a meta
    fermato
    fermata
    mi sono fermato
    mi sono fermata
    smesso
    al posto di
    invece di
    non ho finito
    non ho completato
    non ho terminato
    accorciato
    accorciata
    tagliato
    annullato
    annullata
    ho annullato
    niente di niente
    nulla oggi
    niente oggi
    abbandonato
    ritirato
    mi sono ritirato
    mi sono ritirata
    non riuscito
    lasciato perdere
    ho lasciato perdere
    non ho avuto tempo
    bigiato
    niente sport
    niente sessione
    dato buca
    rimandato
    rimandata
    ho dovuto fermarmi
    ho dovuto smettere
    mi sono dovuto fermare
    mi sono dovuta fermare
    nessun allenamento
    non ho combinato nulla
    non ho combinato niente
    fatto niente
    fatto nulla
    sono tornato indietro
    sono tornata indietro
    non me la sono sentita
  `,
  restday: `
    giorno di riposo
    giornata di riposo
    riposo programmato
    riposo oggi
    oggi riposo
    scarico programmato
  `,
  notyet: `
    piu tardi
    non ancora
    mi alleno stasera
    mi allenero
    mi alleno dopo
    tra poco
    devo ancora
  `,
  notdone: `
    fatto la spesa
    fatto tardi
    fatto festa
    finito di lavorare
    finito il lavoro
    fatto male
    fatto le pulizie
    finito tardi
    fatto colazione
    fatto pranzo
    fatto la cena
    fatto straordinari
    fatto una chiacchierata
  `,
  workout: `
    allenamento
    allenamenti
    corsa
    palestra
    seduta
    sessione
    squat
    pesi
    nuoto
    nuotata
    bici
    bicicletta
    giro
    ripetute
    ripetizioni
    serie
    stacco
    stacchi
    panca
    circuito
    lungo
    camminata
    passeggiata
    lento
    esercizi
    programma
    yoga
    pilates
    corsetta
    vogatore
    uscita
    pedalata
    spinning
    flessioni
    trazioni
    affondi
    plank
    cardio
    lezione
    fartlek
    riscaldamento
    intervalli
  `,
  neg: `
    non
    senza
    nessun
    nessuno
    nessuna
    niente
    mai
    ne
    neanche
    nemmeno
    neppure
    nulla
    zero
  `,
  but: `
    ma
    pero
    tuttavia
    perche
    quindi
    mentre
    invece
    poi
    anche se
    sebbene
    siccome
    poiche
    eppure
    cosi
  `,
  allatall: `
    affatto
    per niente
    per nulla
    assolutamente
  `,
  hedge: `
    un po
    un pochino
    un poco
    leggermente
    abbastanza
    un pelo
    un filo
    leggero
    leggera
    appena
    un tantino
    qualche
    lievemente
    lieve
    piuttosto
  `,
  superlight: `
    molto
    super
    cosi
    davvero
    proprio
    tanto
  `,
  maybe: `
    forse
    se
    magari
    spero
    per evitare
    paura di
    nel caso
    potrebbe
    potrei aver
    dovrei
    avrei dovuto
    casomai
    rischio di
    eventualmente
  `,
  past: `
    la settimana scorsa
    settimana scorsa
    il mese scorso
    mese scorso
    l anno scorso
    anno scorso
    anni fa
    mesi fa
    settimane fa
    giorni fa
    l altro giorno
    una settimana fa
    un mese fa
    tempo fa
    due settimane fa
    da bambino
    da giovane
    in passato
    l estate scorsa
  `,
  gone: `
    passato
    passata
    e passato
    e passata
    guarito
    guarita
    sparito
    sparita
    non fa piu male
    non mi fa piu male
    di nuovo bene
    tutto passato
    risolto
    risolta
    a posto
    meglio ora
    e tornato normale
    non ho piu
    ora va bene
    adesso sta bene
    ormai passato
    ripreso
    ripresa
    scomparso
    scomparsa
    andato via
    andata via
    superato
    superata
  `,
  still: `
    ancora
    di nuovo
    continua
    tuttora
    un altra volta
    sempre
  `,
  otherp: `
    bambino
    bambina
    figlio
    figlia
    mio padre
    mia madre
    mio figlio
    mia figlia
    mia moglie
    mio marito
    i bambini
    il mio capo
    il mio amico
    la mia amica
    mio fratello
    mia sorella
    il bambino
    la bambina
    il bimbo
    la bimba
    il cane
    il mio cane
    il gatto
    il mio gatto
    un amico
    un amica
    un collega
    una collega
    il mio collega
    la mia collega
    il mio ragazzo
    la mia ragazza
    i miei figli
    mia nonna
    mio nonno
    mia suocera
    mio suocero
    il piccolo
    la piccola
    i bimbi
    mamma
    papa
    la nonna
    il nonno
    il mio allenatore
    mio zio
    mia zia
    mio cugino
    mia cugina
    il vicino
    la vicina
    il mio compagno
    la mia compagna
    il neonato
    figli
    bimbi
    bimbo
    bimba
    moglie
    marito
    bambini
    nonna
    nonno
  `,
  me: `
    io
    mi
    mio
    mia
    sono
    ho
    sto
    miei
    mie
    me
    anch io
  `,
  dayword: `
    giornata
    oggi
    giorno
    mi sento
    in generale
    nel complesso
    umore
  `,
  tomorrow: `
    domani
    domattina
  `,
  otherday: `
    stasera
    dopodomani
    la settimana prossima
    settimana prossima
    nel fine settimana
    fine settimana
    stanotte
    questa sera
    nel weekend
    weekend
  `,
  lastnight: `
    ieri
    oggi
    stanotte
    ieri notte
    la notte scorsa
    stamattina
    questa notte
    ieri sera
  `,
  usual: `
    come al solito
    come sempre
    nessun cambiamento
    nessuna modifica
    tutto normale
    normale
    tutto uguale
    uguale
    niente di nuovo
    invariato
    solita giornata
    solito
    nessuna novita
    nessuna variazione
    niente cambia
    tutto come prima
    di sempre
    il solito
  `,
  cancel: `
    annullato
    annullata
    cancellato
    cancellata
    saltato
    saltata
    rimandato
    rimandata
    disdetto
    disdetta
  `,
  moved: `
    spostato
    spostata
    anticipato
    anticipata
    posticipato
    posticipata
  `,
  free: `
    libero
    libera
    liberi
    disponibile
    tempo
  `,
  prefertrain: `
    allenarmi
    allenamento
    posso
    preferisco
    meglio
    per favore
    riesco
    allenare
    corro
    correre
    palestra
    mi alleno
    vorrei
    preferirei
    ideale
    perfetto
    andrebbe bene
    va bene
    mi va bene
    sessione
    seduta
    alleno
    potrei
    volentieri
    finestra
  `,
  only: `
    solo
    soltanto
    solamente
    nientaltro
    unico
    unica
  `,
  unavailable: `
    nessun tempo
    niente allenamento
    non ho tempo
    zero tempo
    impossibile
    impossibile allenarmi
    non posso allenarmi
    non mi alleno
    giorno di riposo
    riposo
    devo riposare
    niente tempo
    giornata piena
    tutto pieno
    non riesco ad allenarmi
    non ce la faccio
    salto
    nessuna possibilita
    giornata impossibile
    niente da fare
    pieno
    non ho un minuto
    non riesco
    niente sport
    non ho spazio
    allenamento impossibile
    agenda piena
    strapieno
    domani non posso
    non posso domani
  `,
  cannot: `
    non posso
    occupato
    occupata
    non disponibile
    non riesco
    impegnato
    impegnata
    non sono disponibile
    non ci sono
  `,
  event: `
    riunione
    riunioni
    dentista
    medico
    dottore
    visita
    lavoro
    ufficio
    volo
    treno
    esame
    lezione
    cena
    pranzo
    colazione
    festa
    matrimonio
    concerto
    compleanno
    bambini
    scuola
    conferenza
    corso
    colloquio
    fisioterapia
    fisio
    fisioterapista
    ospedale
    turno
    teatro
    cinema
    trasloco
    funerale
    appuntamento
    parrucchiere
    parrucchiera
    messa
    udienza
    meccanico
    banca
    spesa
    assemblea
    call
    chiamata
    videochiamata
    cliente
    pediatra
    recita
    workshop
    seminario
    idraulico
    prove
    prova
    partita
    aperitivo
    formazione
    consiglio
    avvocato
    notaio
    analisi
    prelievo
    veterinario
    universita
    commissioni
    saggio
    oculista
    evento
    battesimo
    comunione
    laurea
    lavorare
  `,
  eve: `
    cena
    concerto
    festa
    cinema
    teatro
    aperitivo
    prove
    recita
  `,
  morn: `
    colazione
  `,
  flightw: `
    volo
    aereo
  `,
  leaveby: `
    parto
    partenza
    partire
    esco
    uscire
    usciamo
    partiamo
    devo uscire
    devo partire
  `,
  allday: `
    tutto il giorno
    tutta la giornata
    giornata intera
    l intera giornata
    dalla mattina alla sera
    da mattina a sera
  `,
  travel: `
    volo
    viaggio
    in viaggio
    viaggiare
    hotel
    albergo
    aeroporto
    trasferta
    in trasferta
    in vacanza
    vacanza
    fuori citta
    fuori casa
    dai miei genitori
    dai suoceri
    parto per
    aereo
    in albergo
    treno per
    dai miei
    b & b
    agriturismo
    campeggio
    all estero
    fuori sede
    vado a trovare
    parto
  `,
  nottravel: `
    tornato dal viaggio
    tornata dal viaggio
    tornato dalle vacanze
    tornata dalle vacanze
    rientrato
    rientrata
    tornato ieri
    tornata ieri
    parto da casa
    vado al lavoro
    vado in palestra
  `,
  'eq:no_gym': `
    palestra chiusa
    palestra e chiusa
    la palestra e chiusa
    palestra sara chiusa
    la palestra sara chiusa
    senza palestra
    niente palestra qui
    non ce palestra
    non ho la palestra
    palestra chiude
    non posso andare in palestra
    nessuna palestra
    palestra inagibile
    palestra in ristrutturazione
    niente palestra domani
    domani niente palestra
    niente palestra questa settimana
    senza palestra questa settimana
  `,
  'eq:no_equipment': `
    senza attrezzi
    niente attrezzi
    nessun attrezzo
    non ho attrezzi
    senza attrezzatura
    niente attrezzatura
    nessuna attrezzatura
    non ho attrezzatura
    senza pesi
    non ho pesi
    niente pesi
  `,
  'eq:bodyweight_only': `
    corpo libero
    a corpo libero
    solo corpo libero
    peso corporeo
  `,
  dumbbell: `
    manubri
    manubrio
  `,
  'eq:hotel_gym': `
    palestra dell hotel
    palestra dell albergo
    palestra in hotel
    palestra in albergo
    hotel ha una palestra
    hotel con palestra
    albergo con palestra
    albergo ha una palestra
    palestrina dell hotel
    hotel ha una palestrina
    palestrina dell albergo
    hotel ha una piccola palestra
    albergo ha una piccola palestra
  `,
  weather: `
    pioggia
    piove
    temporale
    neve
    ghiaccio
    caldo
    vento
    scarpe
    grandine
    nevica
    allerta meteo
    diluvia
    diluvio
    nebbia
    ghiacciato
    ghiacciate
    smog
    afa
  `,
  norun: `
    non posso correre fuori
    niente corsa fuori
    non riesco a correre fuori
    non si puo correre fuori
    impossibile correre fuori
    niente corsa all aperto
    non posso correre all aperto
    correre fuori impossibile
    non si corre fuori
    non posso uscire a correre
    non si puo correre
    non posso correre
    correre fuori
  `,
  aftertraining: `
    dopo l allenamento
    dopo la corsa
    dopo la palestra
    dopo la seduta
    dopo aver corso
    dopo la sessione
    dopo il nuoto
    dopo il giro
  `,
  homeby: `
    torno
    rientro
    di ritorno
    a casa per
  `,
  'win:morning': `
    domattina
  `,
  'win:early': `
    prima del lavoro
    prima di lavorare
    prima dell ufficio
  `,
  'win:evening': `
    dopo il lavoro
    dopo lavoro
    dopo l ufficio
  `,
}
