import type { Phrases } from './phrases.ts'

/** Time words of Portuguese, folded. */
export const PORTUGUESE_TIME: Phrases = {
  'winall:morning': `
    todas as manhas
    toda manha
  `,
  'winall:afternoon': `
    todas as tardes
    toda tarde
  `,
  'winall:night': `
    todas as noites
    toda noite
  `,
  'day:mon': `
    segunda
    segunda feira
    segundas
    seg
    segundas feiras
  `,
  'day:tue': `
    terca
    terca feira
    tercas
    ter
    tercas feiras
  `,
  'day:wed': `
    quarta
    quarta feira
    quartas
    qua
    quartas feiras
  `,
  'day:thu': `
    quinta
    quinta feira
    quintas
    qui
    quintas feiras
  `,
  'day:fri': `
    sexta
    sexta feira
    sextas
    sex
    sextas feiras
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
    dias uteis
    dia util
    todo dia util
    todos os dias uteis
    dias de semana
    durante a semana
    dia de semana
    de semana
    seg sex
    nos dias uteis
    a semana toda
    segunda a sexta
    de segunda a sexta
    seg a sex
    dias letivos
    dias da semana
  `,
  'days:sat,sun': `
    fim de semana
    fins de semana
    fds
    finais de semana
    final de semana
    nos fins de semana
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    todos os dias
    todo dia
    diariamente
    cada dia
    diario
    12 x 36
    12 por 36
    4 x 4
    4 por 4
    dia sim dia nao
    todos os dias da semana
    7 dias por semana
    sete dias por semana
  `,
  restdays: `
    resto da semana
    o resto da semana
    outros dias
    os outros dias
    nos outros dias
    demais dias
    nos demais dias
  `,
  'win:early': `
    madrugada
    cedo
    bem cedo
    de madrugada
    cedinho
    manha cedo
    antes do cafe
    antes do cafe da manha
    antes do pequeno almoco
    de manha cedo
    logo cedo
  `,
  'win:morning': `
    manha
    manhas
    de manha
    pela manha
    da manha
    as manhas
    na parte da manha
  `,
  'win:lunch': `
    hora do almoco
    na hora do almoco
    no almoco
    ao almoco
    horario de almoco
    no horario de almoco
    a hora do almoco
    pausa de almoco
  `,
  'win:afternoon': `
    tarde
    tardes
    a tarde
    de tarde
    da tarde
    pela tarde
    as tardes
  `,
  'win:evening': `
    final da tarde
    fim da tarde
    fim de tarde
    noitinha
    ao fim da tarde
    inicio da noite
  `,
  'win:night': `
    noite
    noites
    a noite
    de noite
    da noite
    pela noite
    as noites
  `,
  'win:daytime': `
    durante o dia
    de dia
  `,
  'win:allday': `
    o dia todo
    dia todo
    o dia inteiro
    dia inteiro
    todo o dia
    o dia completo
  `,
  'mer:am': `
    am
  `,
  'mer:pm': `
    pm
  `,
  'clock:12': `
    meio dia
    ao meio dia
  `,
  'clock:0': `
    meia noite
  `,
  'num:1': `
    uma
    um
  `,
  'num:2': `
    duas
    dois
  `,
  'num:3': `
    tres
  `,
  'num:4': `
    quatro
  `,
  'num:5': `
    cinco
  `,
  'num:6': `
    seis
  `,
  'num:7': `
    sete
  `,
  'num:8': `
    oito
  `,
  'num:9': `
    nove
  `,
  'num:10': `
    dez
  `,
  'num:11': `
    onze
  `,
  'num:12': `
    doze
  `,
  'num:20': `
    vinte
  `,
  'num:30': `
    trinta
  `,
  'num:40': `
    quarenta
  `,
  'num:45': `
    quarenta e cinco
  `,
  'unit:min': `
    min
    minutos
    minuto
    mins
  `,
  'unit:hour': `
    hora de
    horas de
  `,
  'unit:h': `
    h
    hs
    hora
    horas
  `,
  'unit:no': `
    km
    kg
    k
    filhos
    criancas
    vezes
    x
    dias
    dia
    semanas
    anos
    meses
    series
    por cento
  `,
  halfan: `
    meia
  `,
  'plus:30': `
    e meia
  `,
  'plus:15': `
    e um quarto
    e quinze
  `,
  'plus:-15': `
    menos um quarto
  `,
  oclock: `
    em ponto
  `,
  from: `
    de
    das
    da
    desde
    desde as
    a partir das
    a partir de
    comeco as
    entro as
    entro
  `,
  'to:at': `
    a
    as
    ao
    a uma
  `,
  until: `
    ate
    ate as
    ate a
    ate o
    saio as
    termino as
    acabo as
    largo as
    termina as
  `,
  after: `
    depois das
    depois da
    depois de
    apos as
    apos
    depois do
  `,
  before: `
    antes das
    antes da
    antes de
    antes do
  `,
  at: `
    por volta das
    la pelas
    pelas
    cerca das
    umas
    perto das
    por volta de
  `,
  between: `
    entre
    entre as
  `,
  and: `
    e
    e as
    mais
  `,
  fill: `
    o
    os
    aos
    nas
    na
    no
    nos
    todo
    toda
    cada
    as
    meu
    minha
    tenho
    em
    do
    dos
  `,
}
export const PORTUGUESE_MONTHS: Phrases = {
  'month:1': `
    janeiro
    jan
  `,
  'month:2': `
    fevereiro
    fev
  `,
  'month:3': `
    marco
    mar
  `,
  'month:4': `
    abril
    abr
  `,
  'month:5': `
    maio
    mai
  `,
  'month:6': `
    junho
    jun
  `,
  'month:7': `
    julho
    jul
  `,
  'month:8': `
    agosto
    ago
  `,
  'month:9': `
    setembro
    set
  `,
  'month:10': `
    outubro
    out
  `,
  'month:11': `
    novembro
    nov
  `,
  'month:12': `
    dezembro
    dez
  `,
  'ordinal:1': `
    primeiro
  `,
  'ordinal:2': `
    segundo
  `,
  'ordinal:3': `
    terceiro
  `,
  'ordinal:4': `
    quarto
  `,
  'ordinal:-1': `
    ultimo
  `,
}
