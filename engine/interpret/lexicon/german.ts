import type { Phrases } from './phrases.ts'

/** Time words of German, folded. */
export const GERMAN_TIME: Phrases = {
  'winall:morning': `
    jeden morgen
    jeden vormittag
  `,
  'winall:afternoon': `
    jeden nachmittag
  `,
  'winall:evening': `
    jeden abend
  `,
  'winall:night': `
    jede nacht
  `,
  'winall:lunch': `
    jeden mittag
  `,
  'day:mon': `
    montag
    mon
    montags
    mo
    montagen
  `,
  'day:tue': `
    dienstag
    tue
    dienstags
    di
    dienstagen
  `,
  'day:wed': `
    mittwoch
    wed
    mittwochs
    mi
    mittwochen
  `,
  'day:thu': `
    donnerstag
    thu
    donnerstags
    do
    donnerstagen
  `,
  'day:fri': `
    freitag
    fri
    freitags
    fr
    freitagen
  `,
  'day:sat': `
    samstag
    sat
    samstags
    sa
    sonnabend
    sonnabends
    samstagen
  `,
  'day:sun': `
    sonntag
    sun
    sonntags
    so
    sonntagen
  `,
  'days:mon,tue,wed,thu,fri': `
    werktags
    wochentags
    unter der woche
    an wochentagen
    an werktagen
    werktage
    wochentage
    werktaglich
    arbeitstags
    an arbeitstagen
    die ganze woche
    mo fr
    mo bis fr
    an schultagen
    schultags
    montag bis freitag
    unter der woche immer
    an allen werktagen
    wochentaglich
  `,
  'days:sat,sun': `
    wochenende
    wochenenden
    am wochenende
    an wochenenden
    we
    jedes wochenende
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    taglich
    jeden tag
    alle tage
    taeglich
    taglich auch am wochenende
    an allen tagen
    jeden einzelnen tag
    7 tage die woche
    sieben tage die woche
    7 tage in der woche
  `,
  restdays: `
    rest der woche
    den rest der woche
    an den anderen tagen
    andere tage
    die anderen tage
    ubrigen tage
    an den ubrigen tagen
    sonst
    restliche woche
    die restlichen tage
    an den restlichen tagen
    restlichen tage
    anderen tagen
    alle anderen tage
    an allen anderen tagen
  `,
  'day+win:mon+morning': `
    montagvormittag
    montagmorgen
    montag vormittag
  `,
  'day+win:tue+morning': `
    dienstagvormittag
    dienstagmorgen
  `,
  'day+win:wed+morning': `
    mittwochvormittag
    mittwochmorgen
  `,
  'day+win:thu+morning': `
    donnerstagvormittag
    donnerstagmorgen
  `,
  'day+win:fri+morning': `
    freitagvormittag
    freitagmorgen
  `,
  'day+win:sat+morning': `
    samstagvormittag
    samstagmorgen
  `,
  'day+win:sun+morning': `
    sonntagvormittag
    sonntagmorgen
  `,
  'day+win:mon+afternoon': `
    montagnachmittag
  `,
  'day+win:tue+afternoon': `
    dienstagnachmittag
  `,
  'day+win:wed+afternoon': `
    mittwochnachmittag
  `,
  'day+win:thu+afternoon': `
    donnerstagnachmittag
  `,
  'day+win:fri+afternoon': `
    freitagnachmittag
  `,
  'day+win:sat+afternoon': `
    samstagnachmittag
  `,
  'day+win:sun+afternoon': `
    sonntagnachmittag
  `,
  'day+win:mon+evening': `
    montagabend
    montagabends
  `,
  'day+win:tue+evening': `
    dienstagabend
    dienstagabends
  `,
  'day+win:wed+evening': `
    mittwochabend
    mittwochabends
  `,
  'day+win:thu+evening': `
    donnerstagabend
    donnerstagabends
  `,
  'day+win:fri+evening': `
    freitagabend
    freitagabends
  `,
  'day+win:sat+evening': `
    samstagabend
    samstagabends
  `,
  'day+win:sun+evening': `
    sonntagabend
    sonntagabends
  `,
  'win:early': `
    fruhmorgens
    fruh morgens
    am fruhen morgen
    vor dem fruhstuck
    fruh am morgen
    ganz fruh
    in der fruh
    frueh
    fruh
  `,
  'win:morning': `
    vormittag
    vormittags
    morgens
    am vormittag
    am morgen
    vormittage
    den vormittag
  `,
  'win:lunch': `
    mittag
    mittags
    mittagspause
    am mittag
    zu mittag
    uber mittag
    in der mittagspause
    zur mittagszeit
    mittagszeit
  `,
  'win:afternoon': `
    nachmittag
    nachmittags
    am nachmittag
    nachmittage
  `,
  'win:evening': `
    abend
    abends
    am abend
    abende
    feierabend
  `,
  'win:night': `
    nacht
    nachts
    in der nacht
    nachte
    spatabends
    spat abends
  `,
  'win:daytime': `
    tagsuber
    untertags
    den tag uber
  `,
  'win:allday': `
    ganztags
    den ganzen tag
    ganzer tag
    ganztagig
    ganzen tag
    ganztaegig
    komplett
  `,
  'mer:am': `
    am vormittag
  `,
  'clock:0': `
    mitternacht
  `,
  'num:1': `
    ein
    eins
    eine
    einen
    einer
  `,
  'num:2': `
    zwei
  `,
  'num:3': `
    drei
  `,
  'num:4': `
    vier
  `,
  'num:5': `
    funf
    fuenf
  `,
  'num:6': `
    sechs
  `,
  'num:7': `
    sieben
  `,
  'num:8': `
    acht
  `,
  'num:9': `
    neun
  `,
  'num:10': `
    zehn
  `,
  'num:11': `
    elf
  `,
  'num:12': `
    zwolf
    zwoelf
  `,
  'num:20': `
    zwanzig
  `,
  'num:30': `
    dreissig
  `,
  'num:40': `
    vierzig
  `,
  'num:45': `
    funfundvierzig
  `,
  'unit:min': `
    min
    minuten
    minute
  `,
  'unit:hour': `
    stunde
    stunden
    std
    stdn
  `,
  'unit:h': `
    h
  `,
  'unit:no': `
    km
    kg
    k
    kinder
    kindern
    mal
    x
    tage
    tagen
    wochen
    woche
    jahre
    jahren
    monate
    monaten
    satze
    prozent
    abende
  `,
  'half:de': `
    halb
  `,
  halfan: `
    halbe
    halben
  `,
  'quarter:de': `
    viertel
  `,
  threequarter: `
    dreiviertel
  `,
  oclock: `
    uhr
  `,
  from: `
    von
    ab
    beginn
    beginne um
    seit
    los um
    beginnt um
    fange um
  `,
  to: `
    bis
  `,
  until: `
    bis
    bis um
    bis ca
    bis etwa
    ende um
  `,
  after: `
    nach
    erst nach
    erst ab
  `,
  before: `
    vor
  `,
  at: `
    um
    gegen
    ca
    etwa
    so um
    ungefahr
    zirka
    circa
    spatestens um
    so gegen
  `,
  between: `
    zwischen
  `,
  and: `
    und
    u
    sowie
    plus
  `,
  fill: `
    am
    jeden
    jede
    der
    die
    das
    den
    im
    dem
    an
    ich
    meine
    mein
    immer
    jeweils
    zum
    zur
    nur
    dann
    morgen kann ich nicht mal
    morgen kann ich nicht mehr
  `,
}
export const GERMAN_MONTHS: Phrases = {
  'month:1': `
    januar
    jan
    janner
  `,
  'month:2': `
    februar
    feb
  `,
  'month:3': `
    marz
    maerz
    mar
  `,
  'month:4': `
    april
    apr
  `,
  'month:5': `
    mai
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
    august
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
    dezember
    dez
  `,
  'ordinal:1': `
    erste
    ersten
    erster
  `,
  'ordinal:2': `
    zweite
    zweiten
    zweiter
  `,
  'ordinal:3': `
    dritte
    dritten
    dritter
  `,
  'ordinal:4': `
    vierte
    vierten
    vierter
  `,
  'ordinal:-1': `
    letzte
    letzten
    letzter
  `,
}
