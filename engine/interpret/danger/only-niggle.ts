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
   foam rolled rolling stretched stretching it
   mein meine linke linker linkes rechte rechter rechtes ist sind seit gestern heute dem der die das nach vom etwas
   leicht lauf training einheit
   mon mes le la les gauche droit droite depuis hier apres course seance un une peu est sont
   mi el los las izquierdo izquierda derecho derecha desde ayer hoy despues de del carrera entreno un poco
   il i sinistro sinistra destro destra da ieri dopo corsa allenamento un po
   minha meu a o os as esquerda esquerdo direita direito desde ontem depois da do corrida treino um pouco
   mijn de het linker rechter linkerkuit rechterkuit sinds gisteren vandaag na training loop beetje`,
)

/**
 * Whether a text says that a leg is tight or sore after training, and nothing else. The learned net has met one side and
 * "since" beside clots and strokes mostly, and would stop whoever ran yesterday.
 */
export function saysOnlyNiggle(text: string): boolean {
  const words = wordsOf(text).map((word) => word.text)
  return (
    words.some((word) => PARTS.has(word)) &&
    words.some((word) => STATES.has(word)) &&
    words.every((word) => PARTS.has(word) || STATES.has(word) || PLAIN.has(word))
  )
}
