import type { Phrases } from './phrases.ts'

/** Time words of Spanish, folded. */
export const SPANISH_TIME: Phrases = {
  'winall:morning': `
    todas las mananas
    cada manana
  `,
  'winall:afternoon': `
    todas las tardes
    cada tarde
  `,
  'winall:night': `
    todas las noches
    cada noche
  `,
  'day:mon': `
    lunes
    lun
  `,
  'day:tue': `
    martes
    mar
  `,
  'day:wed': `
    miercoles
    mie
    mier
    miercole
  `,
  'day:thu': `
    jueves
    jue
  `,
  'day:fri': `
    viernes
    vie
  `,
  'day:sat': `
    sabado
    sabados
    sab
  `,
  'day:sun': `
    domingo
    domingos
    dom
  `,
  'days:mon,tue,wed,thu,fri': `
    entre semana
    dias laborables
    dias de semana
    dia de semana
    laborables
    dias habiles
    dias laborales
    l v
    l a v
    toda la semana
    de lunes a viernes
    lunes a viernes
    dias lectivos
    cada dia laborable
    los dias de diario
    de diario
  `,
  'days:mon,tue,wed,thu': `
    l j
    l a j
    de lunes a jueves
    lunes a jueves
  `,
  'days:mon,tue,wed,thu,fri,sat': `
    l s
    l a s
  `,
  'days:mon,wed,fri': `
    l x v
    lxv
  `,
  'days:tue,thu': `
    m j
  `,
  'days:sat,sun': `
    fin de semana
    fines de semana
    finde
    findes
    los fines de semana
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    todos los dias
    cada dia
    a diario
    diariamente
    diario
    diaria
  `,
  restdays: `
    resto de la semana
    el resto de la semana
    los demas dias
    otros dias
    los otros dias
    resto de dias
    el resto de dias
    el resto
    el resto de los dias
    los restantes dias
    los demas
    demas dias
    dias restantes
  `,
  'win:early': `
    madrugada
    temprano
    muy temprano
    a primera hora
    primera hora
    antes del desayuno
    antes de desayunar
    por la manana temprano
    de madrugada
    manana temprano
  `,
  'win:morning': `
    por la manana
    por las mananas
    en la manana
    en las mananas
    mananas
    las mananas
    de la manana
    la manana
    por la mananita
  `,
  'win:lunch': `
    mediodia
    al mediodia
    a mediodia
    hora de comer
    a la hora de comer
    hora del almuerzo
    en el almuerzo
    a la hora del almuerzo
    pausa de comida
  `,
  'win:afternoon': `
    tarde
    tardes
    por la tarde
    por las tardes
    en la tarde
    de la tarde
    a la tarde
    las tardes
    la tarde
  `,
  'win:evening': `
    tarde noche
    al anochecer
    por la tarde noche
    ultima hora de la tarde
    anochecer
    a ultima hora
    ultima hora
  `,
  'win:night': `
    noche
    noches
    por la noche
    por las noches
    en la noche
    de la noche
    las noches
    la noche
  `,
  'win:daytime': `
    durante el dia
    de dia
    por el dia
  `,
  'win:allday': `
    todo el dia
    dia entero
    el dia entero
    dia completo
    toda la jornada
  `,
  'mer:am': `
    am
  `,
  'mer:pm': `
    pm
  `,
  'clock:12': `
    las doce del mediodia
  `,
  'clock:0': `
    medianoche
  `,
  'num:1': `
    una
    uno
    un
  `,
  'num:2': `
    dos
  `,
  'num:3': `
    tres
  `,
  'num:4': `
    cuatro
  `,
  'num:5': `
    cinco
  `,
  'num:6': `
    seis
  `,
  'num:7': `
    siete
  `,
  'num:8': `
    ocho
  `,
  'num:9': `
    nueve
  `,
  'num:10': `
    diez
  `,
  'num:11': `
    once
  `,
  'num:12': `
    doce
  `,
  'num:20': `
    veinte
  `,
  'num:30': `
    treinta
  `,
  'num:40': `
    cuarenta
  `,
  'num:45': `
    cuarenta y cinco
  `,
  'unit:min': `
    min
    minutos
    minuto
    mins
  `,
  'unit:hour': `
    hora
    horas
    hrs
  `,
  'unit:h': `
    h
    hs
  `,
  'unit:no': `
    km
    kms
    kg
    k
    ninos
    hijos
    veces
    x
    dias
    dia
    semanas
    anos
    ano
    meses
    series
    por ciento
    noches
  `,
  halfan: `
    media
  `,
  'plus:30': `
    y media
    y treinta
  `,
  'plus:15': `
    y cuarto
  `,
  'plus:-15': `
    menos cuarto
  `,
  oclock: `
    en punto
  `,
  from: `
    de
    desde
    desde las
    de las
    a partir de las
    a partir de
    empiezo a las
    empiezo
    empieza a las
    entro a las
    entro
    entrando a las
  `,
  'to:at': `
    a
    al
    a las
    a la
  `,
  until: `
    hasta
    hasta las
    hasta la
    termino a las
    salgo a las
    acabo a las
    termina a las
    acaba a las
  `,
  after: `
    despues de las
    despues de la
    pasadas las
    despues de
    tras las
    tras
  `,
  before: `
    antes de las
    antes de la
    antes de
    antes del
  `,
  at: `
    sobre las
    alrededor de las
    hacia las
    a eso de las
    como a las
    las
    la
    sobre
    en torno a las
  `,
  between: `
    entre
    entre las
  `,
  and: `
    y
    e
    y las
    mas
  `,
  fill: `
    el
    los
    cada
    todos los
    en
    mi
    mis
    tengo
    por
    que
    del
    un rato
  `,
}
export const SPANISH_MONTHS: Phrases = {
  'month:1': `
    enero
    ene
  `,
  'month:2': `
    febrero
    feb
  `,
  'month:3': `
    marzo
  `,
  'month:4': `
    abril
    abr
  `,
  'month:5': `
    mayo
  `,
  'month:6': `
    junio
    jun
  `,
  'month:7': `
    julio
    jul
  `,
  'month:8': `
    agosto
    ago
  `,
  'month:9': `
    septiembre
    setiembre
    sept
    sep
  `,
  'month:10': `
    octubre
    oct
  `,
  'month:11': `
    noviembre
    nov
  `,
  'month:12': `
    diciembre
    dic
  `,
  'ordinal:1': `
    primer
    primero
  `,
  'ordinal:2': `
    segundo
  `,
  'ordinal:3': `
    tercer
    tercero
  `,
  'ordinal:4': `
    cuarto
  `,
  'ordinal:-1': `
    ultimo
  `,
}
