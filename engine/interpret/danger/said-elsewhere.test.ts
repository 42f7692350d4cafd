import { expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

/** What a session or a day was. */
const REPORTS: Readonly<Record<string, string>> = {
  de: `
    5 km locker gelaufen
    Intervalle gemacht
    Training ausgelassen
    Nur die Hälfte geschafft
    Schwer gehoben
    1500 m geschwommen
    Mit dem Rad zur Arbeit und zurück
    Stattdessen Yoga
    Langer Lauf erledigt
    Mit dem Hund spazieren
    Ruhetag
    Tempolauf war hart
    Fußball gespielt
    Zwei Stunden geklettert
    Früher aufgehört
    Neue Strecke
    Wieder Laufband
    Tolle Einheit
    Bisschen müde
  `,
  fr: `
    Couru 5 km tranquille
    Fractionné fait
    Séance sautée
    Fait seulement la moitié
    Soulevé lourd
    Nagé 1500 m
    Vélo pour aller au boulot et retour
    Yoga à la place
    Sortie longue faite
    Promené le chien
    Jour de repos
    Le tempo était dur
    Côtes
    Joué au foot
    Grimpé deux heures
    Écourté
    Nouveau parcours
    Encore le tapis
    Super séance
    Un peu fatigué
  `,
  es: `
    Corrí 5 km suave
    Hice las series
    Me salté la sesión
    Solo hice la mitad
    Levanté pesado
    Nadé 1500 m
    En bici al trabajo y vuelta
    Yoga en su lugar
    Tirada larga hecha
    Paseé al perro
    Día de descanso
    El tempo fue duro
    Cuestas
    Jugué al fútbol
    Escalé dos horas
    Ruta nueva
    Otra vez la cinta
    Gran sesión
    Un poco cansado
  `,
  it: `
    Corso 5 km piano
    Fatte le ripetute
    Allenamento saltato
    Fatto solo metà
    Sollevato pesante
    Nuotato 1500 m
    In bici al lavoro e ritorno
    Yoga al suo posto
    Lungo fatto
    Portato fuori il cane
    Giorno di riposo
    Il medio era duro
    Salite
    Giocato a calcio
    Arrampicato due ore
    Accorciato
    Percorso nuovo
    Di nuovo tapis roulant
    Ottima seduta
    Un po' stanco
  `,
  pt: `
    Corri 5 km leve
    Fiz os intervalos
    Faltei ao treino
    Só fiz metade
    Levantei pesado
    Nadei 1500 m
    De bicicleta para o trabalho e volta
    Ioga em vez disso
    Longão feito
    Passeei o cão
    Dia de descanso
    O tempo foi duro
    Subidas
    Joguei futebol
    Escalei duas horas
    Encurtei
    Percurso novo
    Passadeira outra vez
    Ótimo treino
    Um pouco cansado
  `,
  nl: `
    5 km rustig gelopen
    Intervallen gedaan
    Training overgeslagen
    Maar de helft gedaan
    Zwaar getild
    1500 m gezwommen
    Met de fiets naar het werk en terug
    In plaats daarvan yoga
    Lange duurloop gedaan
    De hond uitgelaten
    Rustdag
    Tempo was zwaar
    Heuvels
    Gevoetbald
    Twee uur geklommen
    Ingekort
    Nieuwe route
    Weer de loopband
    Geweldige training
    Beetje moe
  `,
}

/** What must be heard, whatever stands beside it. */
const DANGERS: Readonly<Record<string, string>> = {
  de: `
    Druck auf der Brust
    Schmerz im linken Arm beim Treppensteigen
    Engegefühl in der Brust
    kurz ohnmächtig geworden
    bin auf dem Boden wieder zu mir gekommen
    in der Dusche fast umgekippt
    bekam im Sitzen keine Luft
    Atemnot im Liegen
    Herzrasen eine Stunde danach
    Herz stolpert und mir ist schwindlig
    Knall in der Wade und kann nicht auftreten
    Knöchel dick geschwollen, kann nicht auftreten
    Urin braun wie Cola
    Kopf angeschlagen und jetzt übel
    Gesicht hängt auf einer Seite
    ein Arm plötzlich schwach
    konnte kurz nicht richtig sprechen
    Wade geschwollen und heiß
    Blut gehustet
    Blut im Stuhl
    ich will nicht mehr leben
    denke an Selbstmord
    ritze mich wieder
    schlimmste Kopfschmerzen meines Lebens
    plötzlich auf einem Auge blind
    Fieber und steifer Nacken
    bin schwanger und blute
    Zunge angeschwollen nach dem Gel
    Stechen in der Brust
    Brustschmerzen
  `,
  fr: `
    une pression sur la poitrine
    douleur dans le bras gauche en montant les escaliers
    oppression dans la poitrine
    j'ai perdu connaissance
    je me suis réveillé par terre
    failli m'évanouir sous la douche
    du mal à respirer assis
    essoufflé même allongé
    le coeur qui bat à toute vitesse une heure après
    palpitations et vertiges
    un claquement dans le mollet et je ne peux plus marcher
    cheville énorme, impossible de poser le pied
    urine couleur coca
    je me suis cogné la tête et j'ai la nausée
    le visage tombe d'un côté
    un bras soudain sans force
    je n'arrivais plus à parler pendant une minute
    mollet gonflé et chaud
    craché du sang
    du sang dans les selles
    je ne veux plus vivre
    je pense au suicide
    je me scarifie à nouveau
    le pire mal de tête de ma vie
    perdu la vue d'un oeil un moment
    fièvre et nuque raide
    je suis enceinte et je saigne
    la langue a gonflé après un gel
    douleur à la poitrine
    mal à la poitrine
  `,
  es: `
    presión en el pecho
    dolor en el brazo izquierdo al subir escaleras
    opresión en el pecho
    perdí el conocimiento
    me desperté en el suelo
    casi me desmayo en la ducha
    me faltaba el aire sentado
    me falta el aire tumbado
    el corazón acelerado una hora después
    palpitaciones y mareo
    un chasquido en el gemelo y no puedo andar
    el tobillo hinchadísimo, no puedo apoyar el pie
    orina color coca cola
    me golpeé la cabeza y tengo náuseas
    se me cae un lado de la cara
    un brazo sin fuerza de repente
    no podía hablar bien durante un minuto
    pantorrilla hinchada y caliente
    tosí sangre
    sangre en las heces
    no quiero vivir
    pienso en suicidarme
    vuelvo a cortarme
    el peor dolor de cabeza de mi vida
    me quedé ciego de un ojo un momento
    fiebre y rigidez de nuca
    estoy embarazada y sangro
    se me hinchó la lengua después de un gel
    dolor en el pecho
    me duele el pecho
  `,
  it: `
    pressione al petto
    dolore al braccio sinistro salendo le scale
    oppressione al petto
    ho perso conoscenza
    mi sono svegliato per terra
    quasi svenuto sotto la doccia
    non riuscivo a respirare da seduto
    senza fiato anche da sdraiato
    cuore a mille un'ora dopo
    palpitazioni e vertigini
    uno schiocco al polpaccio e non riesco a camminare
    caviglia gonfissima, non riesco ad appoggiare il piede
    urina color coca cola
    ho battuto la testa e ho la nausea
    metà faccia cadente
    un braccio senza forza all'improvviso
    non riuscivo a parlare per un minuto
    polpaccio gonfio e caldo
    ho tossito sangue
    sangue nelle feci
    non voglio più vivere
    penso al suicidio
    ho ricominciato a tagliarmi
    il peggior mal di testa della mia vita
    non vedevo da un occhio per un po'
    febbre e collo rigido
    sono incinta e perdo sangue
    la lingua si è gonfiata dopo un gel
    dolore al petto
    mi fa male il petto
  `,
  pt: `
    pressão no peito
    dor no braço esquerdo ao subir escadas
    aperto no peito
    perdi os sentidos
    acordei no chão
    quase desmaiei no banho
    falta de ar sentado
    sem ar mesmo deitado
    o coração acelerado uma hora depois
    palpitações e tonturas
    um estalo na panturrilha e não consigo andar
    tornozelo inchadíssimo, não consigo apoiar o pé
    urina cor de coca-cola
    bati com a cabeça e estou com náuseas
    um lado da cara caído
    um braço sem força de repente
    não conseguia falar durante um minuto
    panturrilha inchada e quente
    tossi sangue
    sangue nas fezes
    não quero viver
    penso em suicídio
    voltei a cortar-me
    a pior dor de cabeça da minha vida
    fiquei cego de um olho por um momento
    febre e rigidez na nuca
    estou grávida e a sangrar
    a língua inchou depois de um gel
    dor no peito
    dói-me o peito
  `,
  nl: `
    druk op de borst
    pijn in mijn linkerarm bij het traplopen
    beklemmend gevoel op de borst
    even buiten bewustzijn geweest
    ik kwam bij op de grond
    bijna flauwgevallen onder de douche
    kreeg zittend geen adem
    kortademig als ik lig
    hartkloppingen een uur erna
    hart slaat over en ik ben duizelig
    een knap in mijn kuit en kan niet lopen
    enkel dik opgezwollen, kan er niet op staan
    plas zo bruin als cola
    hoofd gestoten en nu misselijk
    gezicht hangt aan één kant
    één arm ineens zwak
    kon even niet goed praten
    kuit gezwollen en warm
    bloed opgehoest
    bloed in mijn ontlasting
    ik wil niet meer leven
    ik denk aan zelfmoord
    ik snijd mezelf weer
    ergste hoofdpijn van mijn leven
    even blind aan één oog
    koorts en stijve nek
    ik ben zwanger en bloed
    tong opgezwollen na een gel
    pijn op de borst
    steken in mijn borst
  `,
}

/** What sessions leave behind. */
const PLAIN_NOTES: Readonly<Record<string, string>> = {
  de: `
    Beine wie Blei
    Lunge brannte am Berg
    Puls etwas hoch bei der Hitze
    Muskelkater vom Dienstag
    Waden verspannt
    schlecht geschlafen, Baby war wach
    verkatert
    gestresst von der Arbeit
    super Laune
    hat die ganze Zeit geregnet
    Blasen an den Füßen
    Seitenstechen
    Krampf im Fuß
    Knie zwickt ein wenig
    Hände eiskalt
    Heuschnupfen
    Schnupfen
    Halsschmerzen
    Regelschmerzen
    Rücken steif vom Schreibtisch
    Hüftbeuger verkürzt
    Zehennagel schwarz
    fast totgelacht
    Uhr ist unterwegs gestorben
  `,
  fr: `
    jambes en plomb
    les poumons en feu dans les côtes
    le coeur un peu haut à cause de la chaleur
    courbatures de mardi
    mollets raides
    mal dormi, bébé réveillé
    gueule de bois
    stressé par le boulot
    super humeur
    il a plu tout du long
    des ampoules
    point de côté
    crampe au pied
    genou qui grince un peu
    mains gelées
    rhume des foins
    nez qui coule
    mal de gorge
    règles douloureuses
    dos raide à cause du bureau
    ongle noir
    mort de rire
    montre morte en route
    téléphone à plat
  `,
  es: `
    piernas de plomo
    los pulmones ardiendo en las cuestas
    pulso algo alto por el calor
    agujetas del martes
    gemelos cargados
    dormí mal, el bebé despierto
    con resaca
    estresado por el trabajo
    muy buen humor
    llovió todo el rato
    ampollas
    flato
    calambre en el pie
    la rodilla cruje un poco
    manos heladas
    alergia al polen
    moqueo
    dolor de garganta
    dolor de regla
    espalda rígida por la oficina
    uña negra
    muerto de risa
    el reloj se murió a mitad
    el móvil sin batería
  `,
  it: `
    gambe di piombo
    polmoni in fiamme in salita
    battito un po' alto per il caldo
    dolori muscolari da martedì
    polpacci rigidi
    dormito male, bimbo sveglio
    postumi della sbornia
    stressato dal lavoro
    ottimo umore
    ha piovuto tutto il tempo
    vesciche
    fitta al fianco
    crampo al piede
    ginocchio un po' scricchiolante
    mani gelate
    raffreddore da fieno
    naso che cola
    mal di gola
    dolori mestruali
    schiena rigida per la scrivania
    unghia nera
    morto dal ridere
    orologio morto a metà
    telefono scarico
  `,
  pt: `
    pernas de chumbo
    pulmões a arder nas subidas
    pulso um pouco alto com o calor
    dores musculares de terça
    gémeos presos
    dormi mal, bebé acordado
    de ressaca
    stressado com o trabalho
    ótimo humor
    choveu o tempo todo
    bolhas nos pés
    dor de burro
    cãibra no pé
    joelho a estalar um pouco
    mãos geladas
    febre dos fenos
    nariz a pingar
    dor de garganta
    cólicas menstruais
    costas rígidas da secretária
    unha preta
    morri a rir
    o relógio morreu a meio
    telemóvel sem bateria
  `,
  nl: `
    benen als lood
    longen in brand op de heuvels
    hartslag wat hoog door de warmte
    spierpijn van dinsdag
    stijve kuiten
    slecht geslapen, baby wakker
    een kater
    gestrest van het werk
    topstemming
    de hele tijd regen
    blaren
    steek in mijn zij
    kramp in mijn voet
    knie kraakt een beetje
    handen bevroren
    hooikoorts
    loopneus
    keelpijn
    menstruatiepijn
    stijve rug van het bureau
    zwarte teennagel
    me doodgelachen
    horloge halverwege dood
    telefoon leeg
  `,
}

const JOINED: Readonly<Record<string, readonly [but: string, and: string]>> = {
  de: ['aber', 'und'],
  fr: ['mais', 'et'],
  es: ['pero', 'y'],
  it: ['ma', 'e'],
  pt: ['mas', 'e'],
  nl: ['maar', 'en'],
}

const linesOf = (text: string | undefined) =>
  (text ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Each of some with each of others, joined in one way after the other: all ways of each pair would take too long. */
function crossed(language: string, ones: typeof REPORTS, others: typeof REPORTS): string[] {
  const [but, and] = JOINED[language] ?? []
  return linesOf(ones[language]).flatMap((one, at) =>
    linesOf(others[language]).map((other, beside) => {
      const ways = [`${one}, ${other}`, `${other}. ${one}`, `${one} ${but} ${other}`, `${one} ${and} ${other}`]
      return ways[(at + beside) % ways.length] ?? ''
    }),
  )
}

test.each(Object.keys(JOINED))('what a session was hides no danger that is told beside it: %s', (language) => {
  expect(linesOf(DANGERS[language]).filter((text) => readDangers(text).length === 0)).toEqual([])
  expect(crossed(language, REPORTS, DANGERS).filter((text) => readDangers(text).length === 0)).toEqual([])
})

test.each(Object.keys(JOINED))('what a session leaves is none, one of a hundred at most: %s', (language) => {
  const texts = crossed(language, REPORTS, PLAIN_NOTES)
  const alarms = texts.filter((text) => readDangers(text).length > 0)
  expect(alarms.length, alarms.slice(0, 9).join(' | ')).toBeLessThanOrEqual(texts.length / 100)
})

test.each([
  'Kann morgens nicht, Baum fällen',
  'Vormittag geht nicht und Bilder aufhängen',
  'Pas possible le matin, don du sang à 15h',
  'Por la tarde no puedo, tubería rota',
  'Non posso la mattina, donazione del sangue alle 15',
  'Não posso de manhã e cortar uma árvore',
  'Ochtend lukt niet, mijn broer ophalen',
  "Kan 's ochtends niet en MRI van mijn knie om 14 uur",
  'kon het ritme niet vinden',
  'non ho trovato il ritmo',
])('what does not fit a day is none: %s', (text) => {
  expect(readDangers(text)).toEqual([])
})

test.each([
  'staan lukt niet, been doet zo zeer',
  'Bonken, stil, bonken, stil. Slapen lukt niet.',
  'non ce la faccio più a vivere',
  'ich will ins Meer gehen und nicht wiederkommen',
])('what nobody ought to be unable to do stays one: %s', (text) => {
  expect(readDangers(text)).not.toEqual([])
})
