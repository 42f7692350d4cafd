import type { Phrases } from './phrases.ts'

/** What people say of their day, body and plans, in French, folded. */
export const FRENCH_CHECK_INS: Phrases = {
  'part:neck': `
    cou
    nuque
    cervicales
    cervicale
  `,
  'part:shoulder': `
    epaule
    epaules
    deltoide
    deltoides
    coiffe des rotateurs
    coiffe
  `,
  'part:upper back': `
    haut du dos
    trapezes
    trapeze
    dorsaux
    milieu du dos
    omoplates
    entre les omoplates
    grand dorsal
    lats
  `,
  'part:lower back': `
    dos
    bas du dos
    lombaires
    reins
    lombaire
    lumbago
    sciatique
    bas de dos
  `,
  'part:chest': `
    poitrine
    pectoraux
    pec
    pecs
    cotes
    thorax
    cote flottante
    torse
    sternum
    pectoral
  `,
  'part:arm': `
    bras
    biceps
    triceps
    avant bras
  `,
  'part:elbow': `
    coude
    coudes
  `,
  'part:wrist': `
    poignet
    poignets
    main
    mains
    doigt
    doigts
    pouce
  `,
  'part:core': `
    abdos
    abdominaux
    obliques
    sangle abdominale
    gainage muscles
  `,
  'part:hip': `
    hanche
    hanches
    aine
    adducteur
    adducteurs
    psoas
    flechisseur de hanche
    interieur de la cuisse
  `,
  'part:glute': `
    fessier
    fessiers
    fesse
    fesses
    cul
  `,
  'part:quad': `
    quadriceps
    cuisse
    cuisses
    quadri
    quadris
    avant de la cuisse
    devant de la cuisse
    quads
  `,
  'part:hamstring': `
    ischios
    ischio
    ischio jambiers
    ischio jambier
    arriere de la cuisse
    arriere des cuisses
    derriere de la cuisse
  `,
  'part:knee': `
    genou
    genoux
    rotule
  `,
  'part:calf': `
    mollet
    mollets
  `,
  'part:shin': `
    tibia
    tibias
    periostite
  `,
  'part:achilles': `
    tendon d achille
    achille
    talon d achille
  `,
  'part:ankle': `
    cheville
    chevilles
  `,
  'part:foot': `
    pied
    pieds
    talon
    talons
    orteil
    orteils
    voute plantaire
    plante du pied
    gros orteil
    voute
    plante des pieds
  `,
  'part:quad,hamstring,calf': `
    jambes
    jambe
    guiboles
  `,
  nopart: `
    poser le pied
    poser le pied par terre
    mettre le pied par terre
    a pied
    sur pied
    de l autre cote
    a cote
    en main
    demain
    coup de main
    les pieds sur
    sur le dos toute
    plein le dos
    la main a
    a la main
  `,
  sore: `
    en compote
    en feu
    en béton
    en bois
    en vrac
    raide comme un bâton
    détruits
    détruites
    me tirent
    tirent
    me tire un peu
    courbatures
    courbature
    courbatu
    courbatue
    courbaturees
    raide
    raides
    tendu de
    tendus
    tendues
    endolori
    endolorie
    endoloris
    sensible
    sensibles
    contracte
    contractes
    raideur
    raideurs
    courbaturee
    endolories
    raidi
    contractee
    tiraille un peu
  `,
  pain: `
    râle
    grince
    fait des siennes
    se plaint
    tire un peu
    me lance
    coince
    mal
    mal au
    mal a
    mal aux
    douleur
    douleurs
    douloureux
    douloureuse
    gene
    pique
    tire
    crampe
    crampes
    elongation
    foulure
    foule
    entorse
    claquage
    ampoule
    ampoules
    blesse
    blessee
    blessure
    tordu
    lance
    pincement
    elancement
    elancements
    contracture
    bleu
    tiraillement
    douloureuses
    tendinite
    tendu le
    brule au
    dechirure
    fait mal
    font mal
    faisait mal
    fait souffrir
    tordue
    me suis tordu
    lumbago
  `,
  notpain: `
    mal dormi
    mal a la tete
    mal de tete
    mal au ventre
    mal a la gorge
    mal de gorge
    pas mal
    plus de mal que de peur
    du mal a
    mal au coeur
    mal passe
    mal au crane
    maux de tete
    mal de ventre
    le moral
    mal finir
  `,
  chesttight: `
    oppression thoracique
    douleur thoracique
    douleurs thoraciques
    gene thoracique
    serrement thoracique
    poitrine serree
    poitrine oppressee
    oppression dans la poitrine
    poids sur la poitrine
  `,
  'painpart:lower back': `
    lumbago
    tour de reins
    sciatique
  `,
  'painpart:neck': `
    torticolis
  `,
  'painpart:shin': `
    periostite
    periostites
  `,
  strongpain: `
    claquage
    tres mal au
    tres mal a la
    tres mal aux
    tres mal a l
    trop mal au
    vraiment mal au
    super mal au
    aigue
    aigu
    lancinante
    coup de couteau
    poignard
    insupportable
    atroce
    coups de couteau
    decharge
    horrible douleur
    vive
    vives
    fulgurante
    dechirante
    me tue
    hurler
  `,
  verystrong: `
    fort
    forte
    fortes
    severe
    intense
    tres
    beaucoup
    vraiment
    terrible
    horrible
    enormement
    violente
    super mal
    atrocement
    hyper
    violent
    grave
    affreusement
    tellement
    serieusement
  `,
  notbad: `
    rien de grave
    pas grave
    rien de mechant
    rien de serieux
    pas trop
    rien d alarmant
    pas mechant
    pas bien mechant
    rien de fou
  `,
  limp: `
    boite
    boitais
    boitant
    boiter
    gonfle
    gonflee
    enfle
    enflee
    bloque
    bloquee
    ne peux pas plier
    peux pas plier
    peux pas marcher
    pas marcher
    du arreter
    dois arreter
    peux plus plier
    peux plus lever
    peux plus marcher
    m a fait arreter
    oblige d arreter
    obligee d arreter
    peux pas poser
    gonflement
    peux pas lever
    en boitant
    peine a marcher
    du m arreter
    a du s arreter
    plus poser le pied
    ne plie plus
    boitille
    plus descendre les escaliers
    peux a peine marcher
    peux plus bouger
    n arrive plus a
    j arrive plus a
    arrive pas a lever
    n arrive pas a lever
    n arrive pas a plier
    force a arreter
    pu continuer
    impossible de plier
    impossible de marcher
    impossible de lever
    gonfles
    enfles
  `,
  cantbear: `
    peux pas poser le pied
    peux plus poser le pied
    impossible de poser le pied
    plus poser le pied par terre
    peux pas poser
    ne peux pas poser
    plus poser
    impossible de poser
    peux plus m appuyer
    pas m appuyer
    peux pas m appuyer
    peux plus poser
    peux plus marcher dessus
    pas d appui
    plus appuyer dessus
    pas marcher dessus
    ne tient plus
    plus bouger
    peux pas le bouger
    peux pas appuyer
    impossible d appuyer
    peux plus appuyer
  `,
  pop: `
    craquement
    craque
    crac
    claquement
    clac
    pop
    un claquement
    claque
  `,
  swell: `
    gonfle
    gonflee
    enfle
    enflee
    gonflement
    double de volume
    comme une orange
    comme un oeuf
    oeuf de pigeon
    comme un ballon
    balle de tennis
    gonfles
  `,
  deform: `
    deforme
    deformee
    deboite
    deboitee
    luxe
    luxee
    de travers
    angle bizarre
    dans le mauvais sens
    bizarrement tordu
    deplacee
    anormal
  `,
  faint: `
    evanoui
    evanouie
    tombe dans les pommes
    tombee dans les pommes
    perdu connaissance
    malaise
    syncope
    tourne de l oeil
    revenu a moi
    revenue a moi
    dans les pommes
    perte de connaissance
    effondre
    effondree
    evanouir
    m ecroule
    ecroule
    ecroulee
    m evanouis
    inconscient
    inconsciente
    reveille par terre
    reveillee par terre
  `,
  nearfaint: `
    failli m evanouir
    failli tomber dans les pommes
    presque evanoui
    presque evanouie
    manque de m evanouir
    au bord du malaise
    presque tombe dans les pommes
    failli perdre connaissance
    failli tourner de l oeil
    presque perdu connaissance
    failli faire un malaise
  `,
  sight: `
    voile noir
    vue brouillee
    trou noir
    jambes coupees
    jambes ont lache
    vu noir
    etoiles
    vision
    points noirs
    vue qui se trouble
    vue trouble
    tout noir
    jambes flageolantes
    plus rien vu
    noir
    sueurs froides
  `,
  dizzy: `
    vertige
    vertiges
    tete qui tourne
    tete tournait
    etourdi
    etourdie
    la tete me tournait
    etourdissement
    etourdissements
    tourne la tete
    la tete tourne
    tete tourne
    la tete qui tournait
    tournis
  `,
  palp: `
    palpitations
    coeur qui s emballe
    coeur s emballe
    coeur battait
    coeur bat
    coeur
    tachycardie
    pouls
    coeur s est emballe
    coeur qui bat
  `,
  breathless: `
    essouffle
    essoufflee
    du mal a respirer
    souffle court
    peux pas respirer
    manque d air
    plus respirer
    respirer
    a bout de souffle
    manquais d air
    le souffle
    essoufflement
  `,
  atrest: `
    au repos
    assis
    assise
    allonge
    allongee
    canape
    au lit
    dans mon lit
    sans rien faire
    sans effort
    sans bouger
    en lisant
    fauteuil
    devant la tele
    au bureau
  `,
  urine: `
    uriné
    fait pipi
    pipi
    pissé
    urine
    urines
    pisse
    uriner
    pisser
  `,
  darkpee: `
    foncee
    fonce
    foncees
    brun
    brune
    brunes
    marron
    sang
    coca
    cola
    rouge
    the
    cafe
    rouges
    rouge fonce
    rosee
    sombres
  `,
  pressure: `
    serre
    serree
    serrement
    pression
    oppression
    oppressee
    poids
    etau
    lourde
    lourdeur
    oppresse
    comprime
    comprimee
    brulure
    enclume
    serrait
    pesanteur
  `,
  chestmuscle: `
    pompes
    developpe couche
    courbatures
    toux
    tousse
    musculaire
    pecs
    pectoraux
    bleu
    dips
    muscle
    developpe
    courbature
    tousser
    a force de tousser
    cotes
  `,
  'fatigue:high': `
    trop crevé
    trop crevée
    gros coup de barre
    coup de barre
    coup de mou
    à plat
    rincée
    lessivé
    lessivée
    fatigue
    fatiguee
    epuise
    epuisee
    creve
    crevee
    ko
    lessive
    lessivee
    vide
    videe
    sans energie
    mort
    morte
    naze
    rincee
    rince
    claque
    claquee
    endormi
    pas d energie
    a plat
    hs
    exteune
    extenue
    extenuee
    somnolent
    vanne
    vannee
    peu d energie
    aucune energie
    cuit
    cuite
    energie basse
    au bout du rouleau
    rompu
    fatigue aujourd hui
    plus de jus
    epuisement
    raplapla
    lasse
    sur les rotules
    crames
    crame
    rincé
    grosse fatigue
    plus d energie
    plus de force
    mou
    molle
  `,
  limbheavy: `
    en guimauve
    en flanelle
    lourdes
    lourd
    lourds
    en coton
    en plomb
    coton
    plomb
    de plomb
    molles
    flageolantes
    mortes
    coupees
    de la gelee
    lourde
  `,
  'fatigue:normal': `
    energie normale
    energie ok
    un peu fatigue
    un peu fatiguee
    niveau d energie normal
    energie correcte
    legerement fatigue
    legerement fatiguee
    pas fatigue
    pas fatiguee
    energie moyenne
  `,
  'fatigue:low': `
    bonne energie
    energie bonne
    energie au max
    en forme
    en pleine forme
    repose
    reposee
    plein d energie
    pleine d energie
    beaucoup d energie
    frais
    fraiche
    la patate
    la peche
    super forme
    forme olympique
    me sens fort
    me sens forte
    plein de peps
    senti fort
    sentie forte
    bien recupere
    energie au top
    peche d enfer
    au top de ma forme
    tres en forme
    gonfle a bloc
    une energie de dingue
    recupere
    pas fatigue du tout
    pas fatiguee du tout
    pas du tout fatigue
    pas du tout fatiguee
  `,
  energy: `
    energie
  `,
  ill: `
    interdit de sport
    interdite de sport
    medecin a dit pas de sport
    medecin dit pas de sport
    grippe
    rhume
    fievre
    mal de gorge
    toux
    tousse
    infection
    covid
    gastro
    vomi
    vomis
    vomissements
    migraine
    antibiotiques
    malade
    enrhume
    enrhumee
    angine
    bronchite
    sinusite
    intoxication alimentaire
    frissons
    nez qui coule
    patraque
    couve
    couve quelque chose
    virus
    microbe
    mal a la gorge
    gorge qui gratte
    la creve
    otite
    diarrhee
    gorge
    pneumonie
    gastro enterite
    nez bouche
    courbatures et fievre
    gorge irritee
    rhinopharyngite
    fievreux
    fievreuse
    antibio
    souffrant
    souffrante
    vomir
    febrile
    sous antibiotiques
    infectee
    une crève
    grosse crève
    cette crève
  `,
  notill: `
    gueule de bois
    rhume des foins
    allergie
    allergies
    froid dehors
    regles
    mal de tete
    malade de rire
    malade d inquietude
    mal des transports
  `,
  sleepword: `
    dormi
    sommeil
    dors
    nuit
    dormir
    nuits
  `,
  sleepbad: `
    nuit hachée
    pas dormi
    mal dormi
    peu dormi
    nuit blanche
    insomnie
    mauvaise nuit
    nuit pourrie
    reveille toutes
    reveillee toutes
    pas ferme l oeil
    nuit hachee
    dormi trop peu
    mal dormi cette nuit
    tourne dans mon lit
    a peine dormi
    tres mal dormi
    nuit horrible
    pas pu dormir
    nuit agitee
    sommeil agite
    reveille plusieurs fois
    reveillee plusieurs fois
    nuit courte
    courte nuit
    dormi comme une merde
    reveils
    dormi par morceaux
    sommeil hache
    nuit affreuse
    nuit catastrophique
    presque pas dormi
    manque de sommeil
    sale nuit
    nuit difficile
    pas bien dormi
    pas beaucoup dormi
    sommeil pourri
    reveille dix fois
    nuit compliquee
    nuit de merde
  `,
  sleepgood: `
    bien dormi
    tres bien dormi
    super bien dormi
    dormi comme un bebe
    dormi comme une souche
    bonne nuit de sommeil
    dormi comme un loir
    excellente nuit
    super nuit
    bonne nuit
    grosse nuit
    belle nuit
    nuit parfaite
    dormi comme une masse
    dormi d une traite
    dormi comme une marmotte
    dormi profondement
    nuit reparatrice
    fait une bonne nuit
    hyper bien dormi
  `,
  nosleep: `
    sieste
    me coucher tot
    au lit tot
    vais dormir
    couche tot
    me coucher
    bonne nuit a tous
    cette nuit je
  `,
  'q:good': `
    bien
    super
    genial
    tres bien
    excellent
    excellente
    parfait
    parfaite
    top
    bonne
    bon
    formidable
    nickel
    au top
    impeccable
    geniale
  `,
  'q:ok': `
    ok
    correct
    correcte
    moyen
    moyenne
    normal
    normale
    comme ci comme ca
    passable
    correctement
    bof
    a peu pres
  `,
  'q:bad': `
    mal
    mauvais
    mauvaise
    horrible
    terrible
    nul
    nulle
    affreux
    catastrophique
    pourri
    pourrie
    pas terrible
    tres mal
    affreuse
  `,
  'mood:good': `
    trop fière
    trop fier
    aux anges
    heureux
    heureuse
    content
    contente
    fier
    fiere
    super journee
    bonne journee
    belle journee
    de bonne humeur
    ravi
    ravie
    me sens bien
    me sens super
    genial aujourd hui
    adore
    au top
    tres content
    tres contente
    satisfait
    satisfaite
    le moral au top
    excellente journee
    tres bonne journee
    moral au top
    bonne humeur
    je suis super bien
    journee geniale
    bien dans ma peau
    sur un nuage
    me sens en pleine
    tout va super bien
    joyeux
    joyeuse
    me sens genial
    bon moral
    enchante
    enchantee
    super humeur
    me sens au top
    quelle belle journee
    moral excellent
    ca va super
  `,
  'mood:ok': `
    bof bof
    couci couça
    couci-couça
    moyen moyen
    ça peut aller
    mouais
    ca va
    pas mal
    bof
    comme ci comme ca
    tout va bien
    moral ok
    humeur ok
    je vais bien
    ca va mieux
    me sens mieux
    moyen
    journee correcte
    ni bien ni mal
    ca peut aller
    humeur normale
    moral correct
    journee normale
    sans plus
    moral moyen
    journee moyenne
    ca va a peu pres
    journee ok
    moral stable
    humeur correcte
    me sens ok
    sinon ca va
    sinon tout va bien
    sinon ca va bien
    a part ca ca va
    sinon rien a signaler
  `,
  'mood:low': `
    triste
    deprime
    deprimee
    mauvaise journee
    journee pourrie
    decu
    decue
    pleure
    de mauvaise humeur
    moral a zero
    moral bas
    le moral dans les chaussettes
    cafard
    en colere contre moi
    journee horrible
    sale journee
    me sens mal
    me sens nul
    demoralise
    demoralisee
    dans les chaussettes
    pas le moral
    grognon
    abattu
    abattue
    mauvaise humeur
    mal dans ma peau
    journee de merde
    coup de blues
    deprimant
    moral en berne
    morose
    blues
    pas bien du tout
    pas top
    journee affreuse
    en larmes
    malheureux
    malheureuse
    journee nulle
    le bourdon
    enerve contre moi
    enervee contre moi
    degoute
    degoutee
    journee catastrophique
    me sens nulle
    me sens vide
    ca va pas
    moral au plus bas
    frustre
    frustree
  `,
  'stress:high': `
    au bout du rouleau
    à bout de nerfs
    stresse
    stressee
    anxieux
    anxieuse
    deborde et
    depasse
    depassee
    inquiet
    inquiete
    nerveux
    nerveuse
    tendu
    tendue
    stress
    angoisse
    angoissee
    sous pression
    peur
    sur les nerfs
    stressant
    stressante
    paniquee
    panique
    a cran
    inquietude
    inquietudes
    angoisses
    submerge
    submergee
    anxiete
    mise sous pression
    pression au boulot
    pression au travail
    boule au ventre
    sous tension
  `,
  'stress:low': `
    detendu
    detendue
    calme
    zen
    serein
    sereine
    pas de stress
    aucun stress
    sans stress
    relax
    tranquille
    zero stress
    apaise
    apaisee
    cool
    relaxe
    relaxee
    sans souci
    pas stressant
    relachee
    decontracte
    decontractee
  `,
  stressword: `
    stress
    niveau de stress
  `,
  moodword: `
    moral
    humeur
  `,
  'effort:too_easy': `
    beaucoup trop facile
    beaucoup trop léger
    trop léger
    trop facile
    facile
    tres facile
    j aurais pu faire plus
    pu faire plus
    aurais pu continuer
    trop leger
    fastoche
    les doigts dans le nez
    une promenade
    pas assez dur
    trop simple
    du gateau
    trop court
    les mains dans les poches
    aurais pu en faire
    bien trop facile
    pas assez intense
    super facile
    hyper facile
    j en avais sous le pied
    sous le pied
    pu en faire plus
    pas force
    sans forcer
    trop tranquille
    trop cool
  `,
  'effort:right': `
    parfait niveau
    juste comme il faut
    dur mais
    niveau parfait
    pile ce qu il faut
    bien dose
    adapte
    difficile mais
    juste bien
    exigeant
    pile poil
    bon niveau
    intense mais
    bonne intensite
    parfaitement dose
    niveau adapte
    costaud mais
    juste ce qu il faut
    intensite parfaite
    dur
    exigeante
    comme il faut
    pile le bon niveau
    niveau ideal
    bien calibre
    pile ce qu il fallait
    juste ce qu il fallait
    exactement ce qu il fallait
    pile au bon niveau
  `,
  'effort:too_hard': `
    trop dur
    trop difficile
    trop lourd
    trop intense
    trop pour moi
    beaucoup trop
    trop
    brutal
    pas pu suivre
    trop de
    insurmontable
    pas reussi a suivre
    infaisable
    trop costaud
    violent
    trop violent
    trop rapide
    trop exigeant
    trop long
    arrivais pas a suivre
    pas tenu le rythme
    au dessus de mon niveau
    trop charge
    depasse mes capacites
    c etait trop
    hors de portee
  `,
  friendly: `
    j en veux encore
    adore
    j ai adore
    en redemande
  `,
  noteffort: `
    trop de travail
    trop mange
    footing facile
    trop tard
    trop chaud
    trop froid
    trop de monde
    pas trop
    trop bu
    trop bien
    trop content
    trop contente
    trop de reunions
    trop de choses
    trop de boulot
    trop cool de
    dur au travail
    journee dure
    trop fatigue
    trop fatiguee
    dur au boulot
    journee trop
    trop bon
    trop de pizza
    trop de stress
    dure journee
    facile a suivre
    course facile
    trop hate
    trop creve
    trop crevee
    sortie facile
    allure facile
  `,
  done: `
    pliée
    séance pliée
    premier footing
    première sortie
    bouclé
    bouclée
    emballé
    mais j y suis alle
    mais j y suis allee
    j y suis alle quand meme
    j y suis allee quand meme
    je me suis force
    je me suis forcee
    finalement j y suis alle
    finalement j y suis allee
    fait
    faite
    seance faite
    termine
    terminee
    fini
    finie
    complete
    boucle
    bouclee
    couru
    nage
    entraine
    entrainee
    j ai couru
    reussi
    valide
    validee
    tenu
    fait toute
    tout fait
    alle courir
    allee courir
    mission accomplie
    pedale
    roule
    alle a la salle
    allee a la salle
    c est fait
    fait ma seance
    boucle la
  `,
  skip: `
    que des étirements
    juste des étirements
    seulement des étirements
    j'ai fait que des étirements
    juste marché
    rien foutu
    flemme totale
    zappé
    zappée
    pas bougé
    pas eu le temps de m entrainer
    pas eu le courage
    la flemme
    pas fait
    saute
    sautee
    rate
    ratee
    pas entraine
    pas d entrainement
    abandonne
    arrete
    arretee
    ecourte
    ecourtee
    a moitie
    la moitie
    seulement fait
    zappe
    zappee
    pas pu faire
    pas termine
    pas fini
    a la place
    pas de seance
    n ai fait que
    fait que
    juste fait
    laisse tomber
    pas alle
    pas allee
    abrege
    pas de sport
    seche
    sechee
    seance annulee
    coupe court
    pas couru
    pas pu finir
    stoppe
    au lieu de
    pas pu m entrainer
    pas entrainee
    jete l eponge
    ai rien fait
    n ai rien fait
    rien fait
    moitie de la seance
    raccourci
    raccourcie
    interrompu
  `,
  restday: `
    jour de repos
    repos prevu
    repos aujourd hui
    journee de repos
    repos programme
  `,
  notyet: `
    plus tard
    pas encore
    je vais y aller
    ce soir j irai
    tout a l heure
  `,
  notdone: `
    fait mal
    fait du mal
    bien fait
    fait dodo
    fini le travail
    fini le boulot
    fini tard
    fait peur
    ca fait
    il fait
    fait beau
    fait froid
    fait chaud
    tout a fait
    en fait
    fait gaffe
    fait rien
    fait nuit
    fini ma journee
    fait que dormir
    ai fait une chute
    font
    fini de bosser
    fait deux nuits
    fait une insomnie
    fait une nuit
    fait une bonne nuit
    fait une sieste
    avoir fait
  `,
  workout: `
    seance
    entrainement
    course
    footing
    salle
    muscu
    sortie
    natation
    velo
    fractionne
    squats
    cours
    series
    charges
    exercices
    workout
    renfo
    sport
    circuit
    rando
    programme
    yoga
    piscine
    poids
    tractions
    burpees
    hiit
    seances
    repetitions
  `,
  neg: `
    pas
    ne
    sans
    aucun
    aucune
    jamais
    ni
    plus de
    non
    nullement
  `,
  allatall: `
    du tout
  `,
  hedge: `
    un peu
    legerement
    assez
    leger
    legere
    quelque peu
    un tout petit peu
    un petit peu
    moyennement
    plutot
    un brin
    un poil
    petite
    petit
    vague
  `,
  superlight: `
    tres
    super
    trop
    vraiment
    hyper
    tellement
  `,
  maybe: `
    si j avais
    j aurais du
    j aurais voulu
    dommage que
    peut etre
    si
    eventuellement
    j espere
    esperons
    au cas ou
    pour eviter
    peur de
    risque de
  `,
  past: `
    la semaine derniere
    le mois dernier
    l an dernier
    il y a des annees
    il y a des mois
    autrefois
    il y a un mois
    il y a une semaine
    l annee derniere
    l autre jour
    il y a deux semaines
    il y a quelques jours
    il y a un an
    lundi dernier
    l hiver dernier
    l ete dernier
    avant j avais
  `,
  gone: `
    n a plus
    plus mal
    c est passe
    passe
    gueri
    guerie
    va mieux
    disparu
    disparue
    remis
    remise
    fini la
    plus rien
    est parti
    partie
    retabli
    retablie
    plus de douleur
    va bien
    nickel
    plus malade
    plus aucun
    plus aucune
    ne fait plus mal
    fait plus mal
    envole
    n ai plus
    j ai plus
    tient bon
    comme neuf
    comme neuve
    rentre dans l ordre
    est revenu a la normale
    plus de fievre
  `,
  still: `
    encore
    toujours
    de nouveau
    a nouveau
    persiste
    traine
    re
  `,
  otherp: `
    bebe
    personne
    mon pere
    ma mere
    mon fils
    ma fille
    ma femme
    mon mari
    mon conjoint
    les enfants
    le petit
    la petite
    mon chef
    mon ami
    mon amie
    mon collegue
    ma collegue
    mon frere
    ma soeur
    mon chien
    le bebe
    un ami
    une amie
    un collegue
    ma copine
    mon copain
    mon patron
    ma grand mere
    mon grand pere
    mes enfants
    mon bebe
    une collegue
    le chien
    le chat
    mon voisin
    ma voisine
    mon coach
    toute la famille
    mon beau pere
    ma belle mere
    papa
    maman
    ma compagne
    mon compagnon
    mon cousin
    mon oncle
    ma tante
    enfants
    enfant
    fils
    fille
    femme
    mari
    mere
    pere
    copine
    mamie
  `,
  me: `
    je
    j
    moi
    me
    mon
    ma
    mes
    suis
    ai
    m
  `,
  dayword: `
    journee
    aujourd hui
    me sens
    moral
    humeur
    sens
    ca va
    globalement
  `,
  tomorrow: `
    demain
  `,
  otherday: `
    ce soir
    la semaine prochaine
    apres demain
    ce week end
    le week end
    semaine prochaine
    cette nuit
  `,
  lastnight: `
    hier
    hier soir
    cette nuit
    aujourd hui
    ce matin
  `,
  usual: `
    comme d habitude
    normal
    rien ne change
    pas de changement
    comme toujours
    rien de special
    rien de neuf
    comme d hab
    aucun changement
    habituel
    idem
    pareil
    comme tous les jours
    rien a signaler
    ras
    rien de nouveau
    pareil que d habitude
    rien de particulier
    sans changement
  `,
  cancel: `
    annule
    annulee
    annules
    reporte
    reportee
    supprime
    tombe a l eau
    est annule
    est annulee
    decommande
  `,
  moved: `
    deplace
    deplacee
    decale
    decalee
    avance
    avancee
    repousse
    repoussee
    passe de
  `,
  free: `
    libre
    dispo
    disponible
    creneau
    libere
  `,
  prefertrain: `
    seance
    entrainer
    m entrainer
    entrainement
    plutot
    svp
    s il vous plait
    s il te plait
    je peux
    pourrais
    pourrai
    sport
    prefere
    mieux
    possible
    courir
    ideal
    salle
    stp
    peux m entrainer
    l ideal
    muscu
    m arrange
  `,
  only: `
    seulement
    uniquement
    que
    juste
    rien d autre
    c est tout
    seul
  `,
  unavailable: `
    donc rien
    donc pas de sport
    donc pas d entrainement
    pas le temps
    pas d entrainement
    jour de repos
    repos
    impossible de m entrainer
    aucun creneau
    pas de seance
    impossible
    pas de sport
    pas de temps
    repos complet
    besoin de repos
    pas une minute
    zero temps
    pas possible de m entrainer
    peux pas m entrainer
    aucune possibilite
    aucune chance
    ne pourrai pas m entrainer
    pas de creneau
    pourrai pas m entrainer
    pas moyen
    me reposer
    rien de possible
    aucun moment
    pas m entrainer
    peux pas demain
    ne peux pas demain
    demain je ne peux pas
    demain je peux pas
    demain pas possible
  `,
  cannot: `
    peux pas
    indisponible
    pas disponible
    occupe
    occupee
    pas dispo
    pris
    prise
    ne peux pas
    pas libre
  `,
  event: `
    reunion
    reunions
    dentiste
    medecin
    rendez vous
    rdv
    travail
    bosse
    bureau
    boulot
    vol
    train
    examen
    cours
    diner
    dejeuner
    petit dejeuner
    soiree
    fete
    mariage
    concert
    anniversaire
    enfants
    ecole
    conference
    formation
    entretien
    kine
    hopital
    garde
    travaille
    visite
    cinema
    theatre
    courses
    demenagement
    enterrement
    appel
    visio
    repas
    match
    chercher
    recuperer
    emmener
    deposer
    seminaire
    atelier
    creche
    presentation
    client
    clients
    avion
    apero
    service
    spectacle
    controle technique
    coiffeur
    plombier
    notaire
    livraison
    banque
    osteo
    bapteme
    chez le medecin
    chez le dentiste
    entretien d embauche
    veterinaire
    avocat
    garagiste
    garage
    psy
    expo
    webinaire
    sortie scolaire
    reunion parents
    fac
    jury
    irm
    prise de sang
    permanence
    brunch
    piscine des enfants
    spectacle de l ecole
    cours de
    shopping
  `,
  eve: `
    diner
    soiree
    concert
    cinema
    theatre
    apero
    spectacle
    fete
    reunion parents
  `,
  morn: `
    petit dejeuner
    petit dej
  `,
  flightw: `
    vol
    avion
  `,
  leaveby: `
    partir
    partir a
    pars
    depart
    je pars
    on part
    quitter la maison
    partir de la maison
    sortir de la maison
  `,
  allday: `
    toute la journee
    journee entiere
    journee complete
    du matin au soir
    de la journee
  `,
  travel: `
    vol
    avion
    voyage
    hotel
    aeroport
    deplacement
    en deplacement
    chez mes parents
    train pour
    vacances
    pars a
    chez mes beaux parents
    airbnb
    je pars pour
    voyager
    prends l avion
    gite
    chez ma soeur
    route pour
    en voyage
    camping
    loin de chez moi
    pas chez moi
    prends le train
    car pour
    week end a
    partons a
  `,
  nottravel: `
    rentre de voyage
    rentre de vacances
    retour de voyage
    rentre hier
    revenu de
    rentree hier
    rentre de deplacement
    vol de velo
    prends le train pour le boulot
  `,
  'eq:no_gym': `
    salle fermee
    pas de salle
    salle est fermee
    sans salle
    gym fermee
    salle de sport fermee
    pas de salle de sport
    salle de sport est fermee
    salle ferme
    pas acces a la salle
    sans salle de sport
    la salle ferme
    salle sera fermee
    n a pas de salle
    pas acces a une salle
    pas de gym
    salle de sport sera fermee
    aucune salle
  `,
  'eq:no_equipment': `
    sans materiel
    pas de materiel
    aucun materiel
    pas d equipement
    sans equipement
    pas de poids
    pas d halteres
    sans rien comme materiel
    aucun equipement
    sans halteres
    pas mon materiel
    sans poids
  `,
  'eq:bodyweight_only': `
    poids du corps
    au poids du corps
    poids de corps
    juste mon corps
  `,
  dumbbell: `
    halteres
    haltere
  `,
  'eq:hotel_gym': `
    salle de l hotel
    gym de l hotel
    salle de sport a l hotel
    hotel a une salle
    salle a l hotel
    hotel avec salle
    salle de sport de l hotel
    salle de fitness
    hotel a une petite salle
    hotel avec une salle
    petite salle a l hotel
    hotel dispose d une salle
    salle de gym a l hotel
    hotel a une salle de sport
    l hotel a une
    salle dans l hotel
  `,
  weather: `
    verglas
    neige
    tempete
    orage
    canicule
    pluie
    glace
    chaussures
    baskets
    chaleur
    pollution
    pleut
    vent
    alerte
    inondation
    gele
    orages
    grele
    alerte orange
  `,
  norun: `
    pas courir dehors
    impossible de courir dehors
    peux pas courir dehors
    pas de course dehors
    pas courir
    impossible de courir
    courir dehors impossible
    courir dehors
    pas de course a pied dehors
    pas de footing dehors
    pas de footing
    pas de sortie dehors
    pas de course en exterieur
    pas courir en exterieur
    pas aller courir
    rien dehors
    en interieur
  `,
  aftertraining: `
    apres la seance
    apres l entrainement
    apres la course
    apres le sport
    apres mon footing
    apres ma seance
    apres le footing
    apres la muscu
    apres avoir couru
    apres la piscine
    apres ma course
    apres la sortie
  `,
  homeby: `
    rentre vers
    je rentre
    retour vers
    de retour
    rentre a
    retour a
  `,
  'win:early': `
    avant le travail
    avant le boulot
    avant le bureau
    au reveil
  `,
  'win:evening': `
    apres le travail
    apres le boulot
    apres le bureau
    en sortant du travail
  `,
  fill: `
    recupere les
    recupere mes
    recupere mon
    recupere ma
    recupere le petit
    recupere la petite
  `,
}
