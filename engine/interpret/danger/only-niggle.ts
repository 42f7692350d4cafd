import { wordsOf } from './words-of.ts'

const setOf = (words: string) => new Set(words.split(/\s+/))

/** Parts that training makes tight, from the hips down, in seven languages. */
const PARTS = setOf(
  `calf calves hamstring hamstrings hammy quad quads thigh thighs glute glutes hip hips knee knees achilles shin shins
   ankle ankles foot feet groin adductor adductors itb
   wade waden oberschenkel hufte huften knie achillessehne schienbein fuss leiste
   mollet mollets cuisse cuisses ischios quadriceps hanche genou fessier fessiers cheville
   gemelo gemelos isquio isquios cuadriceps muslo muslos cadera rodilla gluteo gluteos tobillo
   polpaccio polpacci coscia cosce femorali anca ginocchio gluteo glutei caviglia
   panturrilha panturrilhas coxa coxas posterior quadril joelho gluteos tornozelo
   kuit kuiten bovenbeen bovenbenen heup bil billen enkel hamstrings`,
)
/** How they feel then: nothing of pain, swelling, heat, numbness or a bang. */
const STATES = setOf(
  `tight tightness tighter stiff stiffness sore achy niggle niggly niggling cramped crampy knotted grumbly
   fest steif verspannt hart zieht muskelkater
   raide raides dur durs courbature courbatures tendu tendue
   cargado cargada cargados tenso tensa tirante agujetas
   duro dura duri rigido rigida indolenzito contratto
   presa preso tensa rigida travada
   stijf stram verkrampt`,
)
/** What stands around them: whose, which side, how much, since which session or day. */
const PLAIN = setOf(
  `a an the my in on of with and both is are was felt feels feeling got still again bit little slightly quite really very
   since from after during before at today yesterday morning night week weekend
   monday tuesday wednesday thursday friday saturday sunday left right one side
   run runs running ride session sessions race hills intervals squats lunges workout match game gym long easy tempo track
   foam rolled rolling stretched stretching it has have had been for months years weeks days ages on off and up
   now always sometimes spring summer autumn winter sitting standing desk
   mein meine linke linker linkes rechte rechter rechtes ist sind seit gestern heute dem der die das nach vom etwas
   leicht lauf training einheit
   mon mes le la les gauche droit droite depuis hier apres course seance un une peu est sont
   mi el los las izquierdo izquierda derecho derecha desde ayer hoy despues de del carrera entreno un poco
   il i sinistro sinistra destro destra da ieri dopo corsa allenamento un po
   minha meu a o os as esquerda esquerdo direita direito desde ontem depois da do corrida treino um pouco
   mijn de het linker rechter linkerkuit rechterkuit sinds gisteren vandaag na training loop beetje`,
)

/** Joints and the like that hurt plainly: none of them is a calf, where a clot sits, a chest or an arm. */
const JOINTS = setOf(
  `knee knees shoulder shoulders elbow elbows wrist wrists hip hips ankle ankles
   achilles heel heels foot feet shin shins hamstring hamstrings groin back lower neck
   knie knies schulter schultern ellenbogen ellbogen handgelenk handgelenke hufte huften knochel sprunggelenk
   genou genoux epaule epaules coude coudes poignet poignets hanche hanches cheville chevilles
   rodilla rodillas hombro hombros codo codos muneca munecas cadera caderas tobillo tobillos
   joelho joelhos ombro ombros cotovelo cotovelos punho pulso quadril tornozelo tornozelos
   ginocchio ginocchia spalla spalle gomito gomiti polso polsi anca anche caviglia caviglie
   schouder schouders elleboog ellebogen pols polsen heup heupen enkel enkels linkerknie rechterknie linkerschouder
   rechterschouder linkerelleboog rechterelleboog linkerpols rechterpols linkerheup rechterheup linkerenkel rechterenkel`,
)
/** Pain by its plain names: nothing that gives way, swells, cracks or goes numb. */
const PAINS = setOf(
  `pain pains painful hurt hurts hurting ache aches aching sore stabbing sharp playing plays bad dodgy cranky
   schmerz schmerzen schmerzt schmerzhaft weh tut tun zwickt zieht
   mal douleur douleurs douloureux douloureuse fait font
   dolor dolores duele duelen dolorido dolorida molestia molestias
   dor dores doi doem dolorido dolorida doendo doer
   male fa fanno dolore dolori dolorante doloranti duole dolgono dolente
   pijn pijnlijk doet doen zeer zeurt`,
)
/** What a joint is moved in when it hurts. */
const MOVES = setOf(
  `when i lift raise arm overhead press presses bench pressing stairs going down up downstairs downhill bend bending after
   squatting jumping jump push ups serve swim swimming throwing tennis gardening football hiking walk walking mild minor slight nothing bad
   wenn beim arm hebe heben bankdrucken treppe treppen treppensteigen bergab beugen hocke springen kniebeugen tennis schwimmen kraulen fussball wandern heben tragen greifen beim liegestutzen
   quand leve lever bras en descendant descente escaliers escalier developpe couche flexion tennis squat squats me
   nage nageant natation pompes serre porte porter marche match foot
   cuando levanto levantar brazo al bajar escaleras escalera press banca hacer sentadillas flexionar tenis leve me poco nadar nadando natacion flexiones cargar bolsas caminar partido futbol cuesta bajada
   quando levanto levantar braco descer escadas escada supino agachamento agachar apos tenis leve no na de me nadar nadando natacao flexoes carregar sacolas caminhada caminhar futebol jogo descida subida
   quando alzo alzare braccio scendo scendere scale panca piegare piegarlo piegarla squat tennis leggero lieve mi ho nuoto nuotare nuotando flessioni salita discesa camminata cammino camminare borsa sollevo
   sollevare piego partita calcetto gioco faccio salgo dormo lato molto niente
   al alla allo alle nel nella con le di ai agli dei
   als ik til optillen arm trap traplopen bankdrukken squatten springen hurken tennis hardlopen lopen licht mild bij mijn zwemmen borstcrawl
   tillen fietsen gooien reiken strekken buigen opdrukken wandelen wandeling afdaling heuvel heuvels duurloop lange op aan
   voetbal voetballen tennissen push ups in`,
)
/**
 * Whether a text says that a leg is tight or sore after training or that a joint hurts, and nothing else. The learned net
 * has met one side and "since" beside clots and strokes mostly, and would stop whoever ran yesterday.
 */
export function saysOnlyNiggle(text: string): boolean {
  const words = wordsOf(text).map((word) => word.text)
  return says(words, PARTS, STATES, []) || saysOnlyHurtJoint(words)
}

/** Whether words say that a joint hurts, since when and in what, and nothing else. */
export function saysOnlyHurtJoint(words: readonly string[]): boolean {
  return says(words, JOINTS, PAINS, [STATES, MOVES]) && !reachesArm(words) && !isLeftShoulderAtWork(words)
}

/** The left side, which a heart may be felt in. */
const LEFT = setOf(
  'left linke linken linker linkes links gauche izquierdo izquierda esquerdo esquerda sinistro sinistra linkerschouder',
)
const SHOULDERS = /schulter|schouder|shoulder|epaule|hombro|ombro|spalla/
const EFFORTS = setOf(
  `run runs running ride session race hill hills intervals workout match game stairs upstairs uphill walk walking hiking swim
   swimming tennis football
   lauf training treppe treppen treppensteigen wandern schwimmen kraulen fussball
   course seance escaliers escalier nage nageant natation marche foot carrera entreno escaleras escalera nadar nadando
   natacion caminar futbol cuesta corrida treino escadas escada natacao caminhada caminhar futebol subida
   corsa allenamento scale nuoto nuotare nuotando salita camminata cammino camminare calcetto
   loop hardlopen lopen duurloop trap traplopen zwemmen borstcrawl fietsen wandelen wandeling heuvel heuvels voetbal`,
)

/** A left shoulder that hurts with effort may be a heart, unless the arm moved in it. */
function isLeftShoulderAtWork(words: readonly string[]): boolean {
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  return has(LEFT) && words.some((word) => SHOULDERS.test(word)) && has(EFFORTS) && !has(ARM_MOVES)
}

/** What a shoulder sends down an arm that was not lifted may come from a heart. */
function reachesArm(words: readonly string[]): boolean {
  return words.some((word) => ARMS.has(word)) && !words.some((word) => ARM_MOVES.has(word))
}

const ARMS = setOf('arm arme bras brazo braco braccio')
const ARM_MOVES = setOf(
  `lift raise overhead press presses pressing bench serve throwing hebe heben bankdrucken leve lever developpe levanto
   levantar banca supino alzo alzare panca til optillen bankdrukken`,
)

/** Whether words name a part and how it feels, and every other word is plain. */
function says(
  words: readonly string[],
  parts: ReadonlySet<string>,
  feelings: ReadonlySet<string>,
  beside: readonly ReadonlySet<string>[],
): boolean {
  const isPlain = (word: string) => [parts, feelings, PLAIN, ...beside].some((set) => set.has(word))
  return words.some((word) => parts.has(word)) && words.some((word) => feelings.has(word)) && words.every(isPlain)
}
