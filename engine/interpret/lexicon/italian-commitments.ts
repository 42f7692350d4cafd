import type { Phrases } from './phrases.ts'

/** What fills an Italian week, folded. */
export const ITALIAN_COMMITMENTS: Phrases = {
  'act:work:work': `
    lavoro
    lavorare
    lavoriamo
    lavorando
    ufficio
    negozio
    bottega
    ospedale
    reparto
    fabbrica
    officina
    cantiere
    magazzino
    ristorante
    bar
    cucina
    studio medico
    studio legale
    turno
    turni
    servizio
    impiego
    stage
    tirocinio
    insegno
    insegnante
    infermiera
    infermiere
    commessa
    commesso
    cuoco
    cuoca
    cameriera
    cameriere
    autista
    muratore
    fornaio
    panettiere
    falegname
    giardiniere
    postino
    macellaio
    pasticciere
    barista
    operaio
    operaia
    idraulico
    elettricista
    farmacia
    banca
    panificio
    forno
    parrucchiera
    parrucchiere
    salone
    libero professionista
    partita iva
    part time
    tempo pieno
    smart working
    telelavoro
    al lavoro
    apro
    supermercato
    call center
    azienda
    ditta
    lavoretto
  `,
  'act:shift:shift': `
    turno di 24 ore
    turni di 24 ore
    guardia di 24 ore
  `,
  'act:night:night shift': `
    turno di notte
    turni di notte
    notti in ospedale
    lavoro di notte
    turno notturno
    turni notturni
    faccio le notti
    faccio la notte
    guardia notturna
    notte in ospedale
  `,
  'act:earlyshift:early shift': `
    turno di mattina
    turno del mattino
    turno della mattina
    turni di mattina
    primo turno
  `,
  'act:lateshift:late shift': `
    turno di pomeriggio
    turno del pomeriggio
    turno pomeridiano
    turni di pomeriggio
    secondo turno
    turno serale
  `,
  'act:meeting:meeting': `
    riunione
    riunioni
    meeting
    consiglio
    assemblea
  `,
  'act:call:call': `
    chiamata
    chiamate
    call
    telefonata
    videochiamata
  `,
  'act:standup:stand-up': `
    daily
    standup
  `,
  'act:school:school': `
    universita
    lezione
    lezioni
    scuola
    corso di laurea
    liceo
    studio
    studiare
    laboratorio
    corsi
    master
    dottorato
    compiti
    tirocinio universitario
    asilo
  `,
  'act:eveclass:class': `
    inglese
    corso di inglese
    lezione di inglese
    spagnolo
    francese
    tedesco
    corso di ceramica
    ceramica
    corso serale
    corso
    lezione di italiano
  `,
  'act:run:school run': `
    porto e riprendo i bambini
    portare e riprendere i bambini
    porto e vado a prendere i bambini
    accompagno e riprendo i bambini
    porto e prendo i figli
  `,
  'act:drop:drop-off': `
    porto i bambini
    porto i figli
    porto mio figlio
    porto mia figlia
    accompagno i bambini
    accompagno i figli
    accompagno mio figlio
    accompagno mia figlia
    porto i bambini a scuola
    portare i bambini
    accompagnare i bambini
    porto il bambino
    porto la bambina
    porto i bimbi
    lascio i bambini
    porto a scuola
    porto i bambini all asilo
  `,
  'act:pick:pick-up': `
    prendo i bambini
    riprendo i bambini
    vado a prendere
    riprendo
    prendere i bambini
    riprendo mio figlio
    riprendo mia figlia
    ritiro i bambini
    prendo mio figlio
    prendo mia figlia
    vado a prendere i bambini
    uscita da scuola
    li riprendo
    li prendo
    li prendo a scuola
    li prendo da scuola
    li vado a prendere
    vado a riprendere
    prendo i figli
    riprendo i figli
  `,
  'act:commute:commute': `
    tragitto
    viaggio
    pendolare
    di treno
    in treno
    di strada
    di macchina
    di viaggio
    in macchina
    di mezzi
  `,
  'act:breakfast:breakfast': `
    colazione
  `,
  'act:lunchmeal:lunch': `
    pranzo
    pranzo in famiglia
    pranzo da
    pranzo con
    pranzo dai nonni
    a pranzo dai
    a pranzo da
    a pranzo con
  `,
  'act:dinner:dinner': `
    cena
    ceniamo
    preparo la cena
    cena in famiglia
  `,
  "act:bed:kids' bedtime": `
    metto a letto i bambini
    bambini a letto
    metto a letto i figli
    nanna dei bambini
    bagno e nanna
    mettere a letto i bambini
    nanna
  `,
  'act:club:club': `
    calcio
    calcetto
    pallavolo
    basket
    pallacanestro
    coro
    prove
    prova
    banda
    teatro
    danza
    ballo
    nuoto
    chitarra
    pianoforte
    judo
    karate
    tennis
    padel
    rugby
    scout
    catechismo
    scacchi
    burraco
    carte
    briscola
    bocce
    allenamento di calcio
    partita
    volley
    musica
    orchestra
    tango
    salsa
    club di lettura
    circolo
    oratorio
  `,
  'act:sport:training': `
    corro
    vado a correre
    nuoto
    vado a nuotare
    palestra
    corsa
    correre
    nuotare
    piscina
    yoga
    pilates
    spinning
    crossfit
    bici
    bicicletta
    arrampicata
    ginnastica
    acquagym
    pesi
    zumba
  `,
  'act:appt:appointment': `
    fisioterapia
    fisioterapista
    terapia
    psicologo
    psicologa
    dialisi
    dentista
    medico
    visita
    appuntamento
    logopedista
  `,
  'act:faith:worship': `
    messa
    chiesa
    moschea
    culto
  `,
  'act:prayer:prayer': `
    preghiera
    meditazione
    rosario
  `,
  'act:dog:dog walk': `
    porto fuori il cane
    porto a spasso il cane
    passeggiata col cane
    passeggiata con il cane
    cane
    esco col cane
    giro col cane
  `,
  'act:care:care': `
    bado a
    mi occupo di
    mi occupo dei
    assisto
    assistere
    nipoti
    nipotini
    i nipoti
    i nipotini
    bambini
    i bambini
    figli
    mamma
    papa
    mia madre
    mio padre
    mia nonna
    mio nonno
    dai nonni
    dai nipoti
    tengo i nipoti
    tengo i bambini
    sto con i bambini
    sto con i nipoti
    baby sitter
    curo
    mia suocera
    guardo i bambini
    guardo i nipoti
    mio figlio
    mia figlia
    bebe
  `,
  'act:family:family': `
    famiglia
    in famiglia
    amici
    con gli amici
    con la famiglia
    famiglia e amici
    giornata in famiglia
  `,
  'act:away:away': `
    in viaggio
    in trasferta
    trasferta
    via per lavoro
    fuori citta
    fuori sede
  `,
  'act:sleep:sleep': `
    dormo
    dormire
    sonno
    riposo notturno
    🛌
    💤
  `,
  'act:other:other': `
    volontariato
    mercato
    spesa
    orto
    pulizie
    faccende
    giardino
    stalla
    mungitura
    mungo
    campi
    animali
    contabilita
    vendemmia
  `,
  'act:busy:busy': `
    occupato
    occupata
    impegnato
    impegnata
    impegno
    impegni
  `,
  'act:oncall:on call': `
    reperibilita
    reperibile
    di guardia
    guardia medica
  `,
  off: `
    libero dal lavoro
    giorno libero
    giornata libera
    riposo
    non lavoro
    chiuso
    chiusa
    chiusi
    chiudiamo
    giorno di riposo
    di riposo
    ferie
    sono libero
    sono libera
    libero
    libera
    niente lavoro
    niente lezioni
    non ho lezione
  `,
  wfh: `
    da casa
    smart working
    telelavoro
    lavoro da casa
  `,
  leave: `
    esco di casa
    esco
    parto
    parto da casa
  `,
  back: `
    torno a casa
    rientro
    torno
    rientro a casa
    sono a casa
    a casa alle
  `,
  wake: `
    mi sveglio
    mi alzo
    sveglia
  `,
  bed: `
    vado a dormire
    vado a letto
    a letto
  `,
  start: `
    inizio
    comincio
    attacco
    apro alle
  `,
  end: `
    finisco di lavorare
    finisco il lavoro
    smetto di lavorare
    stacco dal lavoro
    esco dall ufficio
    termino il lavoro
    finisco
    esco dal lavoro
    stacco
    termino
    fine turno
    smetto
  `,
  late: `
    tardi
    chiusura
  `,
  rare: `
    a fine mese
    a fine trimestre
    a fine anno
    fine mese
    fine del mese
    fine trimestre
    fine anno
    alta stagione
    chiusura mensile
    a volte
    ogni tanto
    di tanto in tanto
    forse
    raramente
    una volta al mese
    al mese
    del mese
    qualche volta
    occasionalmente
    un * al mese
    una * al mese
    ogni tre settimane
    un weekend su quattro
    un sabato su quattro
    uno su quattro
    magari
  `,
  unfixed: `
    la maggior parte delle settimane
    a settimana
    alla settimana
    flessibile
    orario flessibile
    orari flessibili
    senza orari fissi
    dipende
    varia
    variabile
    variabili
    turni variabili
    a rotazione
    quando posso
    irregolare
    irregolari
    senza orario
    cambia ogni settimana
    cambiano ogni settimana
    non ho orari fissi
  `,
  often: `
    di solito
    normalmente
    generalmente
    quasi sempre
    un sabato si e uno no
    a settimane alterne
    ogni due settimane
    in genere
    abitualmente
    spesso
    quasi ogni
  `,
  past: `
    prima lavoravo
    lavoravo
    l anno scorso
    fino all anno scorso
    una volta
    anni fa
    non piu
    facevo
    giocavo
    studiavo
    andavo
    ero
  `,
  future: `
    da gennaio
    da febbraio
    da marzo
    da aprile
    da maggio
    da giugno
    da luglio
    da settembre
    da ottobre
    da novembre
    da dicembre
    il mese prossimo
    l anno prossimo
    prossimamente
    comincero
    iniziero
    presto iniziero
    dal mese prossimo
  `,
  oneoff: `
    prossima
    prossimo
    questa settimana
    domani
    oggi
    la settimana prossima
    questo lunedi
    questo martedi
    questo mercoledi
    questo giovedi
    questo venerdi
    questo sabato
    questa domenica
    dopodomani
  `,
  now: `
    adesso
    ora
    attualmente
    al momento
    in questo periodo
    per ora
    oggi come oggi
  `,
  other: `
    mia moglie
    mio marito
    la mia compagna
    il mio compagno
    il mio ragazzo
    la mia ragazza
    mia sorella
    mio fratello
    il mio capo
    i nonni
    la nonna
    il nonno
    la tata
    la mia ex
    il mio ex
    lei
    lui
    una collega
    un collega
  `,
  me: `
    io
    noi
    ho
    abbiamo
    sono
    faccio
  `,
  freetrain: `
    posso allenarmi
    potrei allenarmi
    riesco ad allenarmi
    libero per allenarmi
    libera per allenarmi
    per allenarmi
    mi posso allenare
    posso correre
    posso andare in palestra
    tempo per allenarmi
    mi alleno
  `,
  prefer: `
    preferisco
    preferirei
    mi piace allenarmi
    meglio
    idealmente
    l ideale
    il momento migliore
    amo allenarmi
    adoro allenarmi
    preferibilmente
    unico momento libero
    l unico momento
    mi va bene
    mi alleno volentieri
    corsa lunga
    corse lunghe
  `,
  avoid: `
    odio
    non mi piace
    per favore no
    per favore niente
    niente
    preferisco non
    preferisco di no
    evito
    evitare
    non voglio
    troppo stanco
    troppo stanca
    sfinito
    sfinita
    niente allenamenti
    detesto
    meglio di no
    sono distrutto
    sono distrutta
  `,
  cant: `
    non posso
    impossibile
    non disponibile
    non sono disponibile
    mai disponibile
    non ho tempo
    non riesco
    sono bloccato
    sono bloccata
  `,
  free: `
    disponibile
    tempo libero
  `,
  except: `
    tranne
    tranne il
    tranne la
    eccetto
    salvo
    escluso
    esclusa
    a parte
    ma non
    meno
    tranne che
  `,
  correct: `
    anzi
    no aspetta
    scusa
    scusate
    volevo dire
    mi correggo
    mi sbaglio
    cioe
  `,
  eachway: `
    all andata e al ritorno
    andata e ritorno ciascuno
    per tratta
    a tratta
    all andata
  `,
  total: `
    in totale
    totale
    andata e ritorno
  `,
  chain: `
    poi
    e poi
    dopo di che
    dopodiche
    subito dopo
    a seguire
    quindi
  `,
  sep: `
    ma
    perche
    mentre
    quando
    anche
    pero
    con
    per
    che
    oppure
    dove
    invece
  `,
  beforework: `
    prima del lavoro
    prima di lavorare
    prima dell ufficio
  `,
  afterwork: `
    dopo il lavoro
    dopo l ufficio
    dopo lavoro
    finito il lavoro
  `,
  train: `
    allenarmi
    allenamento
    allenamenti
    mi alleno
    sport
  `,
  restday: `
    il resto della giornata
    resto del giorno
  `,
  inbetween: `
    nel mezzo
    in mezzo
    tra un turno e l altro
  `,
}
