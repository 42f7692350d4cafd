import type { Phrases } from './phrases.ts'

/** What fills a French week, folded. */
export const FRENCH_COMMITMENTS: Phrases = {
  'act:work:work': `
    stage
    travail
    travaille
    travailler
    boulot
    bosse
    bosser
    bureau
    job
    poste
    taf
    magasin
    hopital
    restaurant
    boulangerie
    temps plein
    temps partiel
    mi temps
    usine
    cabinet
    service
    boutique
    enseigne
    prof
    professeur
    infirmiere
    boulanger
    boulangere
    plombier
    electricien
    electricienne
    macon
    menuisier
    charpentier
    jardinier
    facteur
    boucher
    patissier
    aide soignante
    aide soignant
    infirmier
    atelier
    chantier
    entrepot
    agence
    suis au bureau
    clinique
    cuisine
    cuisinier
    cuisiniere
    serveur
    serveuse
    chauffeur
    livreur
    livreuse
    livraisons
    taxi
    vtc
    independant
    independante
    freelance
    auto entrepreneur
    salon
    coiffeuse
    coiffeur
    pharmacie
    mairie
    hotel
    supermarche
    caserne
    garage
    labo
    alternance
    apprentissage
    cdi
    interim
    creche ou je travaille
    institutrice
    instituteur
    maitresse
    mes journees
    ma journee
    au travail
    au boulot
    au bureau
    au taf
    gendarmerie
    police
    ferme
    exploitation
  `,
  'act:shift:shift': `
    gardes de 24h
    garde de 24h
    gardes de 24 h
    garde de 24 heures
    gardes de 24 heures
  `,
  'act:night:night shift': `
    travail de nuit
    travaille de nuit
    equipe de nuit
    nuits a l hopital
    poste de nuit
    travaille la nuit
    gardes de nuit
    garde de nuit
    fais les nuits
    je suis de nuit
    bosse de nuit
    service de nuit
    nuits
    infirmiere de nuit
    infirmier de nuit
    aide soignante de nuit
    aide soignant de nuit
    veilleur de nuit
    gardien de nuit
    agent de nuit
    boulot de nuit
    travail la nuit
    horaires de nuit
    de nuit
  `,
  'act:earlyshift:early shift': `
    equipe du matin
    poste du matin
    service du matin
    suis du matin
  `,
  'act:lateshift:late shift': `
    equipe du soir
    poste de l apres midi
    service du soir
    equipe de l apres midi
    equipe d apres midi
    suis du soir
    poste du soir
  `,
  'act:meeting:meeting': `
    reunion
    reunions
    meeting
    reunion d equipe
  `,
  'act:call:call': `
    appel
    appels
    visio
    coup de fil
  `,
  'act:standup:stand-up': `
    stand up
    standup
    daily
    point quotidien
  `,
  'act:school:school': `
    fac
    universite
    cours
    ecole
    lycee
    etudes
    devoirs
    formation
    universitaires
    iut
    td
    creche
  `,
  'act:eveclass:class': `
    cours du soir
    cours d anglais
    cours d espagnol
    anglais
    espagnol
    allemand
    poterie
    cours de poterie
    cours de cuisine
    cours de dessin
    cours d allemand
    cours d italien
  `,
  'act:run:school run': `
    emmener et chercher les enfants
    trajets ecole
    trajet ecole
    trajets d ecole
    emmene et recupere les enfants
    amener et chercher les enfants
    depose et recupere les enfants
    deposer et recuperer les enfants
    ecole aller retour
  `,
  'act:drop:drop-off': `
    depose les enfants
    deposer les enfants
    emmene les enfants
    amene les enfants
    emmener les enfants
    amener les enfants
    depose mon fils
    depose ma fille
    conduis les enfants
    depot a la creche
    depose le petit
    depose la petite
    accompagne les enfants
    deposer mon fils
    deposer ma fille
    emmene les enfants a l ecole
    depose les enfants a l ecole
    depose les enfants a la creche
    depose a la creche
    emmene ma fille
    emmene mon fils
    depose les petits
    depose les jumeaux
    depose les filles
    depose les garcons
    deposer les petits
    emmene les petits
    emmene les filles
    emmene le petit
    emmene la petite
    amene le petit
    amene la petite
    depose ma fille a l ecole
    depose mon fils a l ecole
    depose a l ecole
    deposer a l ecole
    deposer a la creche
    conduire les enfants
    les depose
    la depose
    le depose
  `,
  'act:pick:pick-up': `
    recupere les enfants
    recuperer les enfants
    chercher les enfants
    cherche les enfants
    sortie d ecole
    sortie de l ecole
    recupere mon fils
    recupere ma fille
    va chercher les enfants
    recupere les petits
    aller chercher les enfants
    vais chercher les enfants
    recupere
    recuperer
    recupere les enfants a l ecole
    vais chercher ma fille
    vais chercher mon fils
    recupere le petit
    recupere la petite
    recupere les enfants a la creche
    sortie des classes
    va les chercher
    vais les chercher
    vais la chercher
    vais le chercher
    aller les chercher
    chercher mon fils
    chercher ma fille
    chercher le petit
    chercher la petite
    recupere les filles
    recupere les garcons
    recupere les jumeaux
    recup des enfants
    recuperation des enfants
    sortie de creche
    sortie creche
  `,
  'act:commute:commute': `
    trajet
    trajets
    transport
    transports
    de route
    de train
    de metro
    de rer
    route
    de voiture
    trajet domicile travail
  `,
  'act:breakfast:breakfast': `
    petit dejeuner
    petit dej
  `,
  'act:lunchmeal:lunch': `
    dejeuner
    repas de famille
    dejeuner en famille
    repas du midi
    dejeuner chez
  `,
  'act:dinner:dinner': `
    diner
    souper
    repas du soir
    dine
    dinons
    diner en famille
  `,
  "act:bed:kids' bedtime": `
    coucher des enfants
    coucher les enfants
    couche les enfants
    bain et dodo
    bain et coucher
    rituel du coucher
    dodo
    coucher du petit
    bain des enfants
    coucher
  `,
  'act:club:club': `
    club
    chorale
    orchestre
    foot
    football
    entrainement de foot
    entrainement
    entrainements
    basket
    handball
    rugby
    danse
    theatre
    piano
    guitare
    judo
    karate
    piscine des enfants
    natation
    conservatoire
    solfege
    echecs
    match
    matchs
    repetition
    scouts
    yoga du soir
    tennis
    cours de danse
    cours de piano
    gym des enfants
    badminton
    volley
    cours de theatre
    cours de guitare
    salsa
    cours de salsa
    boxe
    escrime
    equitation
    cours de musique
    dessin
    ping pong
    repetitions
    chorale paroissiale
    fanfare
    harmonie
    club de lecture
    atelier theatre
    impro
    hand
    water polo
    petanque
    belote
    bridge
    jeux de societe
    soiree jeux
    escalade en club
    cours de chant
    chant
    violon
    batterie
    cours de batterie
    cours de violon
    judo des enfants
    foot des enfants
    foot de mon fils
    danse de ma fille
    danse des enfants
    entrainement de rugby
    entrainement de hand
    entrainement de basket
    catechisme
    cate
    eveil musical
    gymnastique
    patinage
    hockey
    tir a l arc
    padel
    squash
    conseil municipal
    amap
    aikido
    kung fu
    capoeira
    tango
    rock
    lindy hop
  `,
  'act:sport:training': `
    sortie longue
    course longue
    je cours
    je nage
    je vais courir
    je vais nager
    salle de sport
    gym
    course
    courir
    nager
    piscine
    yoga
    pilates
    velo
    crossfit
    escalade
    randonnee
    footing
    musculation
    muscu
    sport
    aquagym
    cours de yoga
    cours de pilates
    zumba
    cours de sport
    cours de gym
  `,
  'act:appt:appointment': `
    kine
    kinesitherapeute
    seance de kine
    therapie
    psy
    dialyse
    medecin
    dentiste
    rendez vous
    rdv
    orthophoniste
    osteo
    reeducation
    rdv kine
  `,
  'act:faith:worship': `
    messe
    eglise
    mosquee
    culte
    synagogue
  `,
  'act:jummah:Friday prayer': `
    priere du vendredi
  `,
  'act:prayer:prayer': `
    priere
    meditation
  `,
  'act:dog:dog walk': `
    promene le chien
    promener le chien
    sors le chien
    sortir le chien
    balade du chien
    chien
    sortie du chien
    promenade du chien
  `,
  'act:care:care': `
    garde mes petits enfants
    petits enfants
    garde les enfants
    garde des enfants
    garde
    garder
    m occupe de
    m occupe des
    occupe de
    occupe des enfants
    enfants
    les enfants
    ma mere
    mon pere
    mes enfants
    bebe
    ma fille
    mon fils
    mes parents
    gosses
    j ai les enfants
    j ai mes enfants
    ma grand mere
    le petit
    la petite
    m occupe de ma mere
    m occupe de mon pere
    m occupe de mes parents
    m occupe des petits
    visite a ma mere
    visite ma mere
    les petits
    mes petits
    garde alternee
    enfants a la maison
    avec les enfants
    avec mes enfants
    avec mon fils
    avec ma fille
    avec le bebe
    avec mes petits enfants
    les jumeaux
  `,
  'act:family:family': `
    famille
    en famille
    temps en famille
    journee en famille
    journee famille
    amis
    avec mes amis
    moment en famille
    soiree en famille
    repas en famille
    avec ma femme
    temps famille
    avec des amis
  `,
  'act:away:away': `
    deplacement
    en deplacement
    voyage
    absent
    absente
    deplacements
  `,
  'act:sleep:sleep': `
    dors
    dormir
    sommeil
    🛌
    💤
  `,
  'act:other:other': `
    marche
    courses
    benevolat
    menage
    jardin
    comptabilite
    associatif
    benevole
    resto du coeur
    compta
    potager
    corrections
    copies
    correction de copies
    repassage
    les courses
    traite
    traite des vaches
    chevaux
    poules
    les restos du coeur
    pompier volontaire
    pompiers volontaires
    croix rouge
    brocante
    bricolage
    lessive
    grand menage
    faire les courses
    secours populaire
    protection civile
    devoirs des enfants
  `,
  'act:busy:busy': `
    occupe
    occupee
    pris
    prise
    indispo
  `,
  'act:oncall:on call': `
    astreinte
    astreintes
    d astreinte
    de garde
  `,
  off: `
    libre
    repos
    ne travaille pas
    je ne travaille pas
    conge
    off
    jour de repos
    travaille pas
    libres
    pas de cours
    pas cours
    pas de boulot
    ne bosse pas
    bosse pas
    jour off
    repos le
    pas de travail
    pas d ecole
    pas au bureau
    rtt
    jour de conge
    ne bosse pas le
    jour non travaille
    jours off
  `,
  wfh: `
    teletravail
    a la maison
    chez moi
    home office
    en teletravail
  `,
  leave: `
    pars
    pars de chez moi
    je pars
    quitte la maison
    depart
    pars de la maison
    dehors des
    je quitte la maison
    pars a
    depart de chez moi
    decolle
    sors de chez moi
    je file
    hors de la maison
    dehors de
    je sors de la maison
    quitte mon domicile
    quitte l appart
  `,
  back: `
    rentre
    de retour
    retour
    rentre a la maison
    chez moi a
    rentre chez moi
    rentre a
    suis rentre
    suis rentree
    a la maison a
    je rentre
    rentree a la maison
    de retour chez moi
    de retour a la maison
    retour maison
    retour a la maison
    revient
    reviens
    chez moi vers
    a la maison vers
    a la maison pour
  `,
  wake: `
    me leve
    leve
    reveil
    me reveille
    lever
    debout
  `,
  bed: `
    me couche
    au lit
    couche
    vais au lit
    m endors
  `,
  start: `
    commence
    debute
    embauche
    prise de poste
    ouverture
    j ouvre
    demarre
    attaque
  `,
  end: `
    finis
    finis le boulot
    finis le travail
    finis de travailler
    finis de bosser
    finis ma journee
    termine le travail
    termine le boulot
    sors du boulot
    sors du travail
    sors du bureau
    quitte le travail
    quitte le boulot
    termine
    sors
    sortie du travail
    fin
    j arrete
    debauche
    finit
    quitte le bureau
    fini
    fermeture du magasin
    ferme
    je ferme
    quitte
    libere
    libere a
    fin de service
    fin de journee
  `,
  late: `
    tard
    fermeture
    la fermeture
    pas d heure
  `,
  rare: `
    en fin de mois
    a la fin du mois
    en fin de trimestre
    en fin d annee
    fin de mois
    fin du mois
    fin de trimestre
    fin d annee
    haute saison
    pleine saison
    periode de bouclage
    parfois
    de temps en temps
    peut etre
    quelquefois
    occasionnellement
    une fois par mois
    par mois
    du mois
    rarement
    il arrive
    un sur quatre
    sur quatre
    sur trois
    un week end sur quatre
    une semaine sur quatre
    1 sur 4
    1 sur 3
    une semaine sur trois
    un week end sur trois
    toutes les trois semaines
    eventuellement
    mensuel
    mensuelle
    ponctuellement
    certains
    certaines
    toutes les 4 semaines
    une fois par trimestre
    une fois par an
    un * par mois
    une * par mois
    premier * du mois
    dernier * du mois
    1 er * du mois
    tous les deux mois
    ca arrive
    il m arrive
    au besoin
    si besoin
    de temps a autre
    un coup sur quatre
    un samedi sur trois
    un samedi sur quatre
    un dimanche sur quatre
    ou presque jamais
    rare
    a l occasion
  `,
  unfixed: `
    la plupart des semaines
    par semaine
    flexible
    horaires flexibles
    horaires variables
    variable
    variables
    horaires decales
    pas d horaires fixes
    ca depend
    selon
    sans horaires
    horaires libres
    planning variable
    pas d horaire fixe
    n importe quand
    quand je peux
    quand je veux
    comme je veux
    ca change
    change toutes les semaines
    change chaque semaine
    horaires irreguliers
    irregulier
    irreguliers
    irreguliere
    jamais pareil
    roulement
    planning tournant
    pas de routine
    emploi du temps variable
    a mon compte
  `,
  often: `
    d habitude
    en general
    generalement
    normalement
    souvent
    une semaine sur deux
    toujours
    habituellement
    tous les quinze jours
    toutes les deux semaines
    la plupart
    sur deux
    la plupart du temps
    le plus souvent
    un week end sur 2
    une semaine sur 2
    semaine paire
    semaines paires
    en alternance
    presque tous
    presque toujours
    quasi tous
    tous les 15 jours
    1 sur 2
    un sur deux
    en principe
  `,
  past: `
    avant je travaillais
    travaillais
    l annee derniere
    l an dernier
    ne plus
    plus maintenant
    autrefois
    j avais
    je faisais
    faisais
    auparavant
    jouais
    allais
    avant c etait
    avant j
    jusqu a l annee derniere
    jusqua l annee derniere
    jusqu a recemment
    jusqua recemment
    il y a des annees
    arrete
    etait
    etais
    bossais
    entrainais
    ancien
  `,
  future: `
    a partir de janvier
    a partir de septembre
    le mois prochain
    l annee prochaine
    a partir du mois prochain
    bientot
    des septembre
    mois prochain
    a la rentree
    je commencerai
    commencerai
    a partir d octobre
    a partir de mars
    a partir de fevrier
    en janvier
    en fevrier
    en mars
    en avril
    en mai
    en juin
    en juillet
    en aout
    en septembre
    en octobre
    en novembre
    en decembre
    a partir d avril
    a partir de mai
    a partir de juin
    a partir de novembre
    a partir de decembre
    a partir de juillet
    a partir d aout
    vais commencer
    je compte
    j aimerais commencer
    envie de commencer
    apres les vacances
    apres l ete
    a la naissance
    l an prochain
  `,
  oneoff: `
    prochain
    prochaine
    ce
    cette semaine
    la semaine prochaine
    demain
    exceptionnellement
    aujourd hui
    ce lundi
    ce mardi
    ce mercredi
    ce jeudi
    ce vendredi
    ce samedi
    ce dimanche
    lundi prochain
    mardi prochain
    mercredi prochain
    jeudi prochain
    vendredi prochain
    samedi prochain
    dimanche prochain
    pour une fois
    ce week end
  `,
  now: `
    maintenant
    desormais
    actuellement
    en ce moment
    a present
    pour l instant
    pour le moment
    en attendant
    d ici la
    aujourd hui je
    ces temps ci
    depuis
  `,
  other: `
    ma femme
    mon mari
    mon conjoint
    ma conjointe
    mon copain
    ma copine
    ma belle mere
    ma soeur
    mon frere
    mon chef
    la nounou
    nounou
    mes beaux parents
    mes parents gardent
    la grand mere
    mamie
    papi
    mon ex
    mon compagnon
    ma compagne
    elle
    il
    mon collegue
    ma mere garde
    la voisine
    mon voisin
    ma voisine
    ma collegue
    ma cheffe
    les grands parents
    mes beaux parents gardent
    la baby sitter
    une baby sitter
    mon ex mari
    mon ex femme
    papa
    maman
    la maitresse
    mon aine
    mon ainee
    mon coloc
    ma coloc
  `,
  me: `
    je
    j
    nous
    moi
    on
  `,
  freetrain: `
    peux m entrainer
    pourrais m entrainer
    libre pour m entrainer
    peux faire du sport
    pourrais faire du sport
    temps pour m entrainer
    possible de m entrainer
    creneau pour m entrainer
    peux aller courir
    pourrais aller courir
    pour m entrainer
    je peux courir
    ou je peux m entrainer
    ou je pourrais m entrainer
    je pourrais courir
    pour courir
    pour faire du sport
    pour une seance
    possible de faire du sport
    caser une seance
    pourrais caser
    peux en profiter
    pourrais en profiter
    libre pour le sport
    libre pour une seance
    creneau sport
    peux aller a la salle
    pourrais aller a la salle
    peux faire une seance
    pourrais faire une seance
    temps pour une seance
    dispo pour m entrainer
  `,
  prefer: `
    prefere
    de preference
    j aime
    j adore
    aime
    adore
    plutot
    ideal
    idealement
    mieux
    prefererais
    prefere m entrainer
    adore m entrainer
    mon seul creneau
    seul creneau
    le mieux
    m arrange
    j aime bien
    me convient
    aimerais
    seul moment
    ce serait ideal
    serait ideal
    serait parfait
    serait top
    parfait
    mon moment
    mon moment prefere
    mon creneau
    mon meilleur
    meilleur moment
    me va bien
    me va
    m irait
    m irait bien
    je suis du matin
    volontiers
    seul creneau possible
    seule fenetre
    seul horaire
    j aime m entrainer
    convient
    conviendrait
    avec plaisir
    sortie longue
    sorties longues
  `,
  avoid: `
    deteste
    deteste m entrainer
    pas de
    pas d
    rien
    s il vous plait pas
    svp pas
    n aime pas
    evite
    eviter
    trop fatigue
    trop fatiguee
    prefere pas
    surtout pas
    je ne suis pas
    n aime pas m entrainer
    prefere ne pas
    prefere eviter
    j aime pas
    suis pas
    rien avant
    creve
    crevee
    naze
    epuise
    epuisee
    plutot pas
    hors de question de
    pas envie
    aucune envie
    mort
    morte
    ko
    hs
    rincee
    rince
    lessive
    lessivee
    n arrive pas
    pas du matin
    pas mon truc
    pas fan
    rien apres
    rien de prevu apres
    plus d energie
    pas d energie
    surtout rien
    rien le
    pas trop
    prefererais eviter
    prefererais pas
    jamais de sport
    pas de seance
    pas de sport
    pas de seances
    epuise le
    c est non
    horreur
    pas avant
    pas apres
    jamais avant
    jamais apres
    surtout pas avant
  `,
  cant: `
    suis pas disponible
    ne suis pas disponible
    suis pas libre
    ne suis pas libre
    peux pas
    ne peux pas
    impossible
    indisponible
    pas disponible
    jamais disponible
    pas possible
    jamais libre
    suis pas dispo
    pas dispo
    jamais dispo
    hors de question
    exclu
    pas le temps
    jamais
    jamais possible
    pas dispo du tout
    aucune disponibilite
    pas de disponibilite
    exclus
    intouchable
    intouchables
    sacre
    sacres
    bloque
    bloquee
    bloques
    hors jeu
    ca marche pas
    ne marche pas
    pas la
    suis pas la
    inaccessible
    mort pour moi
    pas une minute
    indisponibles
    je ne suis pas dispo
    je ne suis pas disponible
    je ne suis pas libre
    je suis pas dispo
    je suis pas libre
    je ne suis pas la
    je ne peux pas
  `,
  free: `
    disponible
    dispo
  `,
  except: `
    sauf
    excepte
    a part
    hormis
    mais pas
    sauf le
    sauf les
    hors
    excepte le
    en dehors de
    hormis le
    sauf quand
    sauf si
    a l exception de
    a l exception du
    sauf que
    sans compter
  `,
  correct: `
    non attends
    pardon
    enfin
    je veux dire
    plutot non
    non pardon
    correction
    rectification
    non en fait
    en fait
    desole
    non plutot
    oups
    euh non
    non pas
    je corrige
    je me trompe
    euh
    attends
    attendez
    erreur
    plutot
    non c est
    pardon non
    oups non
  `,
  eachway: `
    par trajet
    chaque trajet
    aller et retour chacun
    l aller
    aller simple
    a chaque fois
    dans chaque sens
    chaque sens
    matin et soir
    par sens
    a l aller et au retour
    chaque aller
  `,
  total: `
    au total
    aller retour
    en tout
    total
    aller retour compris
  `,
  chain: `
    puis
    ensuite
    apres quoi
    et puis
    et ensuite
    dans la foulee
    suivi de
    suivie de
    apres ca
    apres cela
    et apres
    juste apres
    aussitot apres
    a la suite
    puis direct
    puis je
    et la
  `,
  sep: `
    mais
    parce que
    donc
    pendant que
    quand
    aussi
    car
    ou
    si
    pour
    avec
    que
    qui
    alors
    sinon
    comme
  `,
  beforework: `
    avant le travail
    avant le boulot
    avant de travailler
    avant le bureau
    avant d aller au travail
    avant d aller bosser
  `,
  afterwork: `
    apres le travail
    apres le boulot
    apres le bureau
    en sortant du travail
    apres le taf
    apres avoir travaille
  `,
  train: `
    m entrainer
    m entraine
    entrainement sportif
    faire du sport
    seance
    seances
    s entrainer
  `,
  restday: `
    le reste de la journee
    reste de la journee
  `,
  inbetween: `
    entre les deux
    entre temps
  `,
}
