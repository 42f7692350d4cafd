import type { Phrases } from './phrases.ts'

/** Time words of Dutch, folded. */
export const DUTCH_TIME: Phrases = {
  'winall:morning': `
    elke ochtend
    iedere ochtend
    elke morgen
    alle ochtenden
  `,
  'winall:afternoon': `
    elke middag
    iedere middag
    alle middagen
  `,
  'winall:evening': `
    elke avond
    iedere avond
    alle avonden
  `,
  'winall:night': `
    elke nacht
    iedere nacht
  `,
  'day:mon': `
    maandag
    maandags
    ma
    maandagen
  `,
  'day:tue': `
    dinsdag
    dinsdags
    di
    dinsdagen
  `,
  'day:wed': `
    woensdag
    woensdags
    wo
    woensdagen
  `,
  'day:thu': `
    donderdag
    donderdags
    do
    donderdagen
  `,
  'day:fri': `
    vrijdag
    vrijdags
    vr
    vrijdagen
  `,
  'day:sat': `
    zaterdag
    zaterdags
    za
    zaterdagen
  `,
  'day:sun': `
    zondag
    zondags
    zo
    zondagen
  `,
  'days:mon,tue,wed,thu,fri': `
    doordeweeks
    door de week
    werkdagen
    op werkdagen
    weekdagen
    doordeweekse dagen
    schooldagen
    op schooldagen
    ma vr
    de hele week
    werkdag
  `,
  'days:sat,sun': `
    weekend
    weekenden
    weekeinde
    in het weekend
    weekends
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    elke dag
    iedere dag
    dagelijks
    alle dagen
    zeven dagen per week
    7 dagen per week
    7 dagen in de week
  `,
  restdays: `
    rest van de week
    de rest van de week
    andere dagen
    de andere dagen
    overige dagen
    de overige dagen
  `,
  'day+win:mon+morning': `
    maandagochtend
    maandagmorgen
    maandagochtenden
  `,
  'day+win:tue+morning': `
    dinsdagochtend
    dinsdagmorgen
    dinsdagochtenden
  `,
  'day+win:wed+morning': `
    woensdagochtend
    woensdagmorgen
    woensdagochtenden
  `,
  'day+win:thu+morning': `
    donderdagochtend
    donderdagmorgen
    donderdagochtenden
  `,
  'day+win:fri+morning': `
    vrijdagochtend
    vrijdagmorgen
    vrijdagochtenden
  `,
  'day+win:sat+morning': `
    zaterdagochtend
    zaterdagmorgen
    zaterdagochtenden
  `,
  'day+win:sun+morning': `
    zondagochtend
    zondagmorgen
    zondagochtenden
  `,
  'day+win:mon+afternoon': `
    maandagmiddag
    maandagmiddagen
  `,
  'day+win:tue+afternoon': `
    dinsdagmiddag
    dinsdagmiddagen
  `,
  'day+win:wed+afternoon': `
    woensdagmiddag
    woensdagmiddagen
  `,
  'day+win:thu+afternoon': `
    donderdagmiddag
    donderdagmiddagen
  `,
  'day+win:fri+afternoon': `
    vrijdagmiddag
    vrijdagmiddagen
  `,
  'day+win:sat+afternoon': `
    zaterdagmiddag
    zaterdagmiddagen
  `,
  'day+win:sun+afternoon': `
    zondagmiddag
    zondagmiddagen
  `,
  'day+win:mon+evening': `
    maandagavond
    maandagavonden
  `,
  'day+win:tue+evening': `
    dinsdagavond
    dinsdagavonden
  `,
  'day+win:wed+evening': `
    woensdagavond
    woensdagavonden
  `,
  'day+win:thu+evening': `
    donderdagavond
    donderdagavonden
  `,
  'day+win:fri+evening': `
    vrijdagavond
    vrijdagavonden
  `,
  'day+win:sat+evening': `
    zaterdagavond
    zaterdagavonden
  `,
  'day+win:sun+evening': `
    zondagavond
    zondagavonden
  `,
  'win:early': `
    s ochtends vroeg
    vroege ochtend
    heel vroeg
    voor het ontbijt
    s morgens vroeg
    vroeg in de ochtend
    vroeg
    in alle vroegte
  `,
  'win:morning': `
    ochtend
    ochtends
    s ochtends
    s morgens
    ochtenden
    in de ochtend
    de ochtend
    voormiddag
    in de voormiddag
  `,
  'win:lunch': `
    lunchpauze
    in de lunchpauze
    tussen de middag
    lunchtijd
    tijdens de lunch
    rond lunchtijd
  `,
  'win:afternoon': `
    middag
    middagen
    s middags
    in de middag
    namiddag
    in de namiddag
    de middag
  `,
  'win:evening': `
    avond
    avonden
    s avonds
    in de avond
    de avond
  `,
  'win:night': `
    nacht
    nachten
    s nachts
    in de nacht
    late avond
    laat op de avond
  `,
  'win:daytime': `
    overdag
  `,
  'win:allday': `
    de hele dag
    hele dag
    heel de dag
    gehele dag
    de godganse dag
  `,
  'clock:12': `
    twaalf uur s middags
  `,
  'clock:0': `
    middernacht
  `,
  'num:1': `
    een
  `,
  'num:2': `
    twee
  `,
  'num:3': `
    drie
  `,
  'num:4': `
    vier
  `,
  'num:5': `
    vijf
  `,
  'num:6': `
    zes
  `,
  'num:7': `
    zeven
  `,
  'num:8': `
    acht
  `,
  'num:9': `
    negen
  `,
  'num:10': `
    tien
  `,
  'num:11': `
    elf
  `,
  'num:12': `
    twaalf
  `,
  'num:20': `
    twintig
  `,
  'num:30': `
    dertig
  `,
  'num:40': `
    veertig
  `,
  'num:45': `
    vijfenveertig
  `,
  'unit:min': `
    min
    minuten
    minuut
    mins
  `,
  'unit:hour': `
    uren
    uurtje
    uurtjes
  `,
  'unit:h': `
    h
    u
    uur
  `,
  'unit:no': `
    km
    kg
    k
    kinderen
    keer
    x
    dagen
    weken
    week
    jaar
    maanden
    sets
    procent
    avonden
    nachten
    rondes
    kleinkinderen
  `,
  'half:de': `
    half
  `,
  halfan: `
    half uur
    halfuur
    een half
  `,
  'quarter:nl': `
    kwart
  `,
  from: `
    van
    vanaf
    start om
    begin om
    begint om
    begin ik om
  `,
  to: `
    tot
    tot en met
    t m
    tm
  `,
  until: `
    tot
    tot en met
    t m
    tot ongeveer
    tot uiterlijk
    klaar om
  `,
  after: `
    na
    pas na
  `,
  past: `
    over
  `,
  before: `
    voor
  `,
  at: `
    om
    rond
    omstreeks
    ongeveer om
    zo rond
    tegen
    rond een uur of
    om een uur of
  `,
  between: `
    tussen
  `,
  and: `
    en
    plus
    alsook
  `,
  fill: `
    op
    de
    het
    in
    mijn
    elke
    iedere
    ik
    altijd
    telkens
    steeds
    alleen
    ongeveer
    ook
    nog
    dan
    er
    s
  `,
}

export const DUTCH_MONTHS: Phrases = {
  'month:1': `
    januari
    jan
  `,
  'month:2': `
    februari
    feb
  `,
  'month:3': `
    maart
    mrt
  `,
  'month:4': `
    april
    apr
  `,
  'month:5': `
    mei
  `,
  'month:6': `
    juni
    jun
  `,
  'month:7': `
    juli
    jul
  `,
  'month:8': `
    augustus
    aug
  `,
  'month:9': `
    september
    sep
    sept
  `,
  'month:10': `
    oktober
    okt
  `,
  'month:11': `
    november
    nov
  `,
  'month:12': `
    december
    dec
  `,
  'ordinal:1': `
    eerste
  `,
  'ordinal:2': `
    tweede
  `,
  'ordinal:3': `
    derde
  `,
  'ordinal:4': `
    vierde
  `,
  'ordinal:-1': `
    laatste
  `,
}

/** How the Dutch speak of races, beside what travels between languages; folded. */
export const DUTCH_RACES: Phrases = {
  and: `
    en
  `,
  thisw: `
    op
    op de
  `,
  sub: `
    onder
    onder de
    binnen
    sneller dan
  `,
  goal: `
    doel
    liefst
    streeftijd
    ik wil
  `,
  'prio:B': `
    als voorbereiding
    ter voorbereiding
    als test
    oefenwedstrijd
  `,
  'prio:C': `
    voor de lol
    voor het plezier
    voor de gezelligheid
    zonder druk
  `,
  other: `
    mijn man
    mijn vrouw
    mijn zoon
    mijn dochter
    mijn broer
    mijn zus
    een vriend
    een vriendin
  `,
  dream: `
    ooit
    op een dag
  `,
}
