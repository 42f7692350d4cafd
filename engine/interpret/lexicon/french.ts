import type { Phrases } from './phrases.ts'

/** Time words of French, folded. */
export const FRENCH_TIME: Phrases = {
  'winall:morning': `
    tous les matins
    chaque matin
  `,
  'winall:evening': `
    tous les soirs
    chaque soir
  `,
  'winall:afternoon': `
    tous les apres midi
    chaque apres midi
  `,
  'winall:night': `
    toutes les nuits
  `,
  'winall:lunch': `
    tous les midis
  `,
  'day:mon': `
    lundi
    lundis
    lun
  `,
  'day:tue': `
    mardi
    mardis
    mar
  `,
  'day:wed': `
    mercredi
    mercredis
    mer
  `,
  'day:thu': `
    jeudi
    jeudis
    jeu
  `,
  'day:fri': `
    vendredi
    vendredis
    ven
  `,
  'day:sat': `
    samedi
    samedis
    sam
  `,
  'day:sun': `
    dimanche
    dimanches
    dim
  `,
  'days:mon,tue,wed,thu,fri': `
    en semaine
    jours ouvrables
    jours ouvres
    la semaine
    jours de semaine
    toute la semaine
    jours de la semaine
    lundi vendredi
    du lundi au vendredi
    lundi au vendredi
    lun ven
    l v
    jours d ecole
    les jours d ecole
    jours de classe
    jours travailles
    jours de travail
  `,
  'days:sat,sun': `
    week end
    weekend
    week ends
    weekends
    le week end
    les week ends
  `,
  'days:mon,tue,wed,thu,fri,sat,sun': `
    tous les jours
    chaque jour
    quotidien
    quotidiennement
    7 jours sur 7
    tous les jours de la semaine
    7 j 7
    7 j sur 7
    chaque jour de la semaine
    sept jours sur sept
  `,
  restdays: `
    le reste de la semaine
    reste de la semaine
    les autres jours
    autres jours
    le reste du temps
    les autres jours de la semaine
    tous les autres jours
    jours restants
    les jours restants
    autrement
  `,
  'win:early': `
    tot le matin
    tot
    tres tot
    de bonne heure
    avant le petit dejeuner
    avant le petit dej
    au petit matin
    aux aurores
  `,
  'win:morning': `
    matin
    matins
    matinee
    le matin
    du matin
    dans la matinee
    les matins
  `,
  'win:lunch': `
    midi deux
    pause dejeuner
    heure du dejeuner
    pause de midi
    a l heure du dejeuner
    le midi
    a la pause dejeuner
    entre midi et deux
    sur le temps de midi
    ce midi
  `,
  'win:afternoon': `
    apres midi
    apres midis
    l apres midi
    de l apres midi
    les apres midi
    aprem
  `,
  'win:evening': `
    soir
    soirs
    soiree
    soirees
    le soir
    du soir
    les soirs
    en soiree
  `,
  'win:night': `
    nuit
    la nuit
    nuits
    de nuit
    tard le soir
    les nuits
  `,
  'win:daytime': `
    en journee
    dans la journee
    pendant la journee
    la journee
  `,
  'win:allday': `
    toute la journee
    journee entiere
    journee complete
    la journee entiere
    toute la sainte journee
  `,
  'clock:12': `
    midi
  `,
  'clock:0': `
    minuit
  `,
  'num:1': `
    une
    un
  `,
  'num:2': `
    deux
  `,
  'num:3': `
    trois
  `,
  'num:4': `
    quatre
  `,
  'num:5': `
    cinq
  `,
  'num:6': `
    six
  `,
  'num:7': `
    sept
  `,
  'num:8': `
    huit
  `,
  'num:9': `
    neuf
  `,
  'num:10': `
    dix
  `,
  'num:11': `
    onze
  `,
  'num:12': `
    douze
  `,
  'num:13': `
    treize
  `,
  'num:14': `
    quatorze
  `,
  'num:15': `
    quinze
  `,
  'num:16': `
    seize
  `,
  'num:17': `
    dix sept
  `,
  'num:18': `
    dix huit
  `,
  'num:19': `
    dix neuf
  `,
  'num:20': `
    vingt
  `,
  'num:21': `
    vingt et une
    vingt et un
  `,
  'num:22': `
    vingt deux
  `,
  'num:23': `
    vingt trois
  `,
  'num:30': `
    trente
  `,
  'num:40': `
    quarante
  `,
  'num:45': `
    quarante cinq
  `,
  'unit:min': `
    min
    mn
    minutes
    minute
  `,
  'unit:hour': `
    heures de
    heure de
  `,
  'unit:h': `
    h
    heure
    heures
  `,
  'unit:no': `
    km
    kg
    k
    enfants
    fois
    x
    jours
    jour
    semaines
    ans
    an
    mois
    series
    pour cent
    soirs
    gosses
  `,
  halfan: `
    demi
    demie
  `,
  'plus:30': `
    et demie
    et demi
  `,
  'plus:15': `
    et quart
  `,
  'plus:-15': `
    moins le quart
    moins quart
  `,
  oclock: `
    pile
    precises
  `,
  from: `
    de
    des
    depuis
    a partir de
    du
    je commence a
    commence a
    debut a
  `,
  'to:at': `
    a
    au
    aux
  `,
  until: `
    jusqu a
    jusqua
    jusque
    jusqu au
    jusqu
    fini a
    finis a
    je finis a
    termine a
    je termine a
    je sors a
    je sors du boulot a
  `,
  after: `
    apres
  `,
  before: `
    avant
  `,
  at: `
    vers
    environ
    autour de
    aux alentours de
    vers les
    sur le coup de
  `,
  between: `
    entre
  `,
  and: `
    et
    plus
    puis aussi
  `,
  fill: `
    le
    les
    chaque
    tous les
    toutes les
    l
    d
    la
    j ai
    mon
    ma
    mes
    en
    je
    s il vous plait
    s il te plait
    svp
    stp
    merci
  `,
}
export const FRENCH_MONTHS: Phrases = {
  'month:1': `
    janvier
    janv
  `,
  'month:2': `
    fevrier
    fevr
    fev
  `,
  'month:3': `
    mars
  `,
  'month:4': `
    avril
    avr
  `,
  'month:5': `
    mai
  `,
  'month:6': `
    juin
  `,
  'month:7': `
    juillet
    juil
  `,
  'month:8': `
    aout
  `,
  'month:9': `
    septembre
    sept
  `,
  'month:10': `
    octobre
    oct
  `,
  'month:11': `
    novembre
    nov
  `,
  'month:12': `
    decembre
    dec
  `,
  'ordinal:1': `
    premier
    1er
  `,
  'ordinal:2': `
    deuxieme
    second
  `,
  'ordinal:3': `
    troisieme
  `,
  'ordinal:4': `
    quatrieme
  `,
  'ordinal:-1': `
    dernier
  `,
}
