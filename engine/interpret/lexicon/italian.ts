import type { Phrases } from './phrases.ts'

/** Time words of Italian, folded. */
export const ITALIAN_TIME: Phrases = {
  'winall:morning': `
    tutte le mattine
    ogni mattina
    tutte le mattinate
  `,
  'winall:afternoon': `
    tutti i pomeriggi
    ogni pomeriggio
  `,
  'winall:evening': `
    tutte le sere
    ogni sera
  `,
  'winall:night': `
    tutte le notti
    ogni notte
  `,
  'day:mon': `
    lunedi
    lun
  `,
  'day:tue': `
    martedi
    mar
    mart
  `,
  'day:wed': `
    mercoledi
    mer
    merc
  `,
  'day:thu': `
    giovedi
    gio
    giov
  `,
  'day:fri': `
    venerdi
    ven
  `,
  'day:sat': `
    sabato
    sab
    sabati
  `,
  'day:sun': `
    domenica
    dom
    domeniche
  `,
  'days:mon,tue,wed,thu,fri': `
    giorni feriali
    nei feriali
    feriali
    nei giorni feriali
    in settimana
    durante la settimana
    giorni lavorativi
    nei giorni lavorativi
    lun ven
    dal lunedi al venerdi
    da lunedi a venerdi
    lun - ven
    giorni di scuola
    infrasettimanali
  `,
  'days:sat,sun': `
    fine settimana
    weekend
    nel fine settimana
    nel weekend
    week end
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    tutti i giorni
    ogni giorno
    quotidianamente
    giornalmente
    ogni santo giorno
    sette giorni su sette
    7 giorni su 7
  `,
  restdays: `
    resto della settimana
    il resto della settimana
    gli altri giorni
    negli altri giorni
    altri giorni
  `,
  'win:early': `
    all alba
    mattina presto
    la mattina presto
    di buonora
    presto
    prima di colazione
    di prima mattina
    al mattino presto
    di mattina presto
  `,
  'win:morning': `
    mattina
    mattino
    mattine
    la mattina
    di mattina
    al mattino
    del mattino
    della mattina
    in mattinata
    mattinata
    le mattine
  `,
  'win:lunch': `
    a pranzo
    pausa pranzo
    in pausa pranzo
    ora di pranzo
    all ora di pranzo
    a mezzogiorno
    in pausa
  `,
  'win:afternoon': `
    pomeriggio
    pomeriggi
    il pomeriggio
    di pomeriggio
    nel pomeriggio
    del pomeriggio
    al pomeriggio
  `,
  'win:evening': `
    sera
    sere
    la sera
    di sera
    alla sera
    della sera
    in serata
    serata
    le sere
    tardo pomeriggio
  `,
  'win:night': `
    notte
    notti
    la notte
    di notte
    della notte
    tarda sera
  `,
  'win:daytime': `
    durante il giorno
    di giorno
    nella giornata
  `,
  'win:allday': `
    tutto il giorno
    tutta la giornata
    l intera giornata
    giornata intera
    giornata piena
  `,
  'clock:12': `
    mezzogiorno
  `,
  'clock:0': `
    mezzanotte
  `,
  'num:1': `
    una
    uno
  `,
  'num:2': `
    due
  `,
  'num:3': `
    tre
  `,
  'num:4': `
    quattro
  `,
  'num:5': `
    cinque
  `,
  'num:6': `
    sei
  `,
  'num:7': `
    sette
  `,
  'num:8': `
    otto
  `,
  'num:9': `
    nove
  `,
  'num:10': `
    dieci
  `,
  'num:11': `
    undici
  `,
  'num:12': `
    dodici
  `,
  'num:20': `
    venti
  `,
  'num:30': `
    trenta
  `,
  'num:40': `
    quaranta
  `,
  'num:45': `
    quarantacinque
  `,
  'unit:min': `
    min
    minuti
    minuto
    mins
  `,
  'unit:h': `
    h
    ore
    ora
  `,
  'unit:no': `
    km
    kg
    k
    figli
    bambini
    volte
    x
    giorni
    giorno
    settimane
    settimana
    anni
    mesi
    serie
    per cento
    nipoti
    ripetute
    giri
  `,
  halfan: `
    mezza
    mezz
  `,
  'plus:30': `
    e mezza
    e mezzo
    e trenta
  `,
  'plus:15': `
    e un quarto
    e quindici
  `,
  'plus:45': `
    e tre quarti
  `,
  'plus:-15': `
    meno un quarto
  `,
  oclock: `
    in punto
  `,
  from: `
    dalle
    dalle ore
    da
    dal
    dall
    dalla
    a partire dalle
    inizio alle
    comincio alle
    entro alle
    attacco alle
    inizia alle
  `,
  'to:at': `
    alle
    alla
    alle ore
    all
    a
    al
    ad
  `,
  until: `
    fino alle
    fino a
    fino all
    fino alle ore
    fino al
    finisco alle
    esco alle
    stacco alle
    finisce alle
    termino alle
    sino alle
  `,
  after: `
    dopo le
    dopo l
    dopo
    dopo la
    dopo il
  `,
  before: `
    prima delle
    prima dell
    prima di
    prima della
    prima del
  `,
  at: `
    verso le
    intorno alle
    circa alle
    verso l
    attorno alle
    per le
    le ore
    verso
  `,
  between: `
    tra le
    fra le
    tra l
    tra
    fra
  `,
  and: `
    e
    ed
    e le
    piu
  `,
  fill: `
    il
    lo
    la
    i
    gli
    le
    nel
    nella
    un
    del
    della
    di
    ogni
    mio
    mia
    in
    con il
    con la
    circa
    solo
  `,
}

export const ITALIAN_MONTHS: Phrases = {
  'month:1': `
    gennaio
    gen
  `,
  'month:2': `
    febbraio
    feb
  `,
  'month:3': `
    marzo
    mar
  `,
  'month:4': `
    aprile
    apr
  `,
  'month:5': `
    maggio
    mag
  `,
  'month:6': `
    giugno
    giu
  `,
  'month:7': `
    luglio
    lug
  `,
  'month:8': `
    agosto
    ago
  `,
  'month:9': `
    settembre
    set
    sett
  `,
  'month:10': `
    ottobre
    ott
  `,
  'month:11': `
    novembre
    nov
  `,
  'month:12': `
    dicembre
    dic
  `,
  'ordinal:1': `
    prima
    primo
  `,
  'ordinal:2': `
    seconda
    secondo
  `,
  'ordinal:3': `
    terza
    terzo
  `,
  'ordinal:4': `
    quarta
    quarto
  `,
  'ordinal:-1': `
    ultima
    ultimo
  `,
}

/** How Italians speak of races, beside what travels between languages; folded. */
export const ITALIAN_RACES: Phrases = {
  thisw: `
    il
    il giorno
    di
  `,
  sub: `
    sotto
    sotto le
    sotto i
    in meno di
    meno di
  `,
  goal: `
    obiettivo
    punto a
    voglio fare
    vorrei fare
  `,
  'prio:B': `
    come preparazione
    come test
    gara di preparazione
  `,
  'prio:C': `
    per divertimento
    senza pressione
    per divertirmi
  `,
  other: `
    mia moglie
    mio marito
    mio figlio
    mia figlia
    mio fratello
    mia sorella
    un amico
    una amica
  `,
  dream: `
    un giorno
    prima o poi
  `,
}
