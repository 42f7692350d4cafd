import { seenText } from '../source.ts'

const anyOf = (...words: readonly string[]) => `(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`
const told = (...parts: readonly string[]) => new RegExp(parts.join('[^.!?;]{0,40}?'), 'iu')

/** Animals of house and farm, in seven languages, folded. */
const ANIMAL = anyOf(
  'cats?|kittens?|dogs?|pupp(?:y|ies)|hens?|horses?|ewes?|lambs?|cows?|rats?|mouse|mice',
  'katzen?|kater|hund|ratte|maus|chats?|chatte|chiens?|chienne|rat|souris|gat[oa]|perr[oa]|rata|raton|cachorr[oa]|cao|rato',
  'gatt[oa]|cane|topo|ratto|kat|poes|hond|rat|muis',
)
/** What befalls them, and is of nobody else. */
const ITS_TROUBLE = anyOf(
  'missing|went missing|is lost|got lost|ran (?:away|off)|died|was put down|the vet|in the (?:shed|garage|loft|barn|kitchen|cellar)',
  'weggelaufen|gestorben|disparu|mort|morte|escapo|murio|fugiu|sumiu|morreu|scappat[oa]|mort[oa]|weggelopen|overleden',
)
/** Things of a gym that slip, fall and break. */
const THING = anyOf(
  'kettle ?bells?|dumb ?bells?|bar ?bells?|bar|plates?|weights?|kugelhantel|hantel|halteres?|mancuernas?|halter|manubrio|bilanciere',
)
const SLIPPED = anyOf(
  'slipped|dropped|fell|flew|gerutscht|gefallen|zerschlagen|glisse|tombe|resbalo|cayo|escorregou|caiu|scivolato|caduto|gleed|viel',
)
const NO_HARM = anyOf(
  'tiles?|wall|nobody hurt|no harm|nothing broken|feet survived|missed (?:my|me)',
  'nichts passiert|fuss heil|fliese|rien de casse|no paso nada|nada quebrado|nessun danno|piastrella|niets gebroken|tegels?',
)
/** Somebody near, as the subject, and what ails them. */
const OTHER = anyOf(
  "(?:my|our) (?:partner|wife|husband|mum|mom|mother|dad|father|nan|gran|grandad|son|daughter|boy|girl|kid|sister|brother|friend|lodger|flatmate|colleague|neighbour)(?:'?s)?",
)
const THEIR_TROUBLE = anyOf(
  '(?:is|was|has been|been|got) (?:off )?(?:sick|poorly|unwell)|threw up|throwing up|memory (?:is|was|gets?|keeps)|has (?:a|the) (?:virus|bug|flu)',
)

const LAUGHED = told(
  anyOf('nearly|almost|quasi|bijna|fast|beinahe|failli|casi|quase'),
  anyOf('laughing|laughter|risate|ridere|lachen|rire|risa|rir'),
)
const WOKE_RESTED = told(
  anyOf('woke(?: up)?|svegliat[oa]|desperte|acordei|reveillee?|aufgewacht|wach|wakker'),
  anyOf('rested|refreshed|riposat[oa]|descansad[oa]|reposee?|ausgeruht|uitgerust|senza sveglia'),
)
const NUMB_SEAT = told(
  anyOf(
    '(?:numb|dead) (?:bum|backside|bottom|butt)|culo dormido|sedere addormentato|tauber hintern|fesses engourdies|bunda dormente|slapende billen',
  ),
  anyOf('bike|saddle|ride|rower|bici|sella|selim|selle|sattel|zadel|fiets'),
)
const MIGHT_FAINT = told(
  anyOf('(?:pensavo|credevo) di (?:svenire|morire)'),
  anyOf('soddisfazione|bellissim[oa]|record|felice|content[oa]'),
)

/** What the writer's own body or end would be named by: then the words may be of themselves after all. */
const OWN = new RegExp(
  anyOf(
    'chest|breath\\w*|faint\\w*|dizz\\w*|light ?headed|pain\\w*|hurts?|blood\\w*|pee|wee|bladder|forehead|crown|temple|skull|swollen|woke up on|on the (?:floor|ground)|blacked|lump|vomit\\w*|headaches?|threw me|thrown|living|alive',
    'brust|atem|ohnmacht\\w*|schmerz\\w*|blut\\w*|kopf|poitrine|souffle|douleurs?|sang|tete|pecho|dolor|sangre|cabeza|peito|dor|sangue|cabeca',
    'petto|fiato|dolore|testa|borst|adem\\w*|pijn\\w*|bloed\\w*|hoofd',
  ),
  'iu',
)
/** [words] Beyond these more is told than one thing. */
const FEW = 22

/**
 * Whether a text tells of an animal that is gone, of a weight that fell and hit nobody, of somebody else who is ill, of laughing,
 * of a good night or of a long time in the saddle, and of nothing else: harm is told in such words too, and both layers
 * would stop whoever looked for a cat. Each is narrow: who gives a dog away may mean something else.
 */
export function saysOnlyOthers(text: string): boolean {
  const said = seenText(text).text
  if (said.split(/\s+/).length > FEW || OWN.test(said)) return false
  return PLAIN.some((parts) => parts.every((part) => part.test(said)))
}

const PLAIN: readonly (readonly RegExp[])[] = [
  [told(ANIMAL, ITS_TROUBLE)],
  [told(THING, SLIPPED), told(NO_HARM)],
  [told(SLIPPED, THING), told(NO_HARM)],
  [told(OTHER, THEIR_TROUBLE)],
  [LAUGHED],
  [WOKE_RESTED],
  [NUMB_SEAT],
  [MIGHT_FAINT],
]
