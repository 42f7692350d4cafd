import { type Feeling, NEAR } from './feelings.ts'

/** What heals of a body. */
const PART =
  '(?:ankle|knee|hip|shoulder|elbow|wrist|back|neck|calf|achilles|hamstring|quad|groin|shin|foot|heel|toe|ribs?|itb|glute|arm|leg)s?'
const MUCH =
  '(?:way|much|so much|so|loads|a lot|lots|heaps|far|a bit|a little|finally|nearly|almost|really|totally|all)'
/** Who lets somebody train again. */
const HEALER = '(?:physio|physiotherapist|doc|doctor|gp|consultant|surgeon|specialist|osteo|chiro|midwife|cardiologist)'
const SAYS = '(?:says|said|reckons|thinks|told me)(?: that)?'

/** News of a body that mends, one's own or somebody else's, and of what is on its way into the world: for the most part in English. */
export const FEELINGS_MENDING: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  gladness: [
    `${PART}(?:['’]?s| is| are| was| feels?| felt| feeling| seems?)* (?:${MUCH} )*(?:better|more normal|(?:back to )?normal|healed|mended|fixed|good as new|(?:\\d\\d|100) ?%|nearly there|on the mend|settl(?:ed|ing)(?: down)?|behaving|easing|improving|less (?:sore|stiff|painful|grumpy))(?! than| the| at)`,
    `${PART}(?:['’]?s| is| are| was| were| feels?| felt)* (?:all )?(?:ok|okay|fine|good|happy|quiet|great)(?: (?:today|now|again|this time|so far|throughout|on the \\p{L}+|since))(?! until| till| but)`,
    `${HEALER}(?:['’]?s| is| was)? (?:(?:really |so |very )?(?:happy|pleased|delighted) with|(?:cleared me|signed me off)(?! (?:sick|work))|gave me the (?:green light|all clear|ok|go ahead))`,
    `${HEALER} ${SAYS} i (?:can (?:start |try )?(?:run|train|jog|lift|walk|swim|ride|row|play|exercis|squat|go)\\p{L}*|(?:am|['’]?m) (?:ok|okay|fine|good|clear|allowed|healed)|may (?:run|train|start))(?! (?:if|once|when|but))`,
    `${HEALER} ${SAYS} (?:it|everything|all|\\p{L}+)(?:['’]?s| is| looks| are)? (?:ok|okay|fine|good|healed|healing|normal)(?! (?:if|once|when|but))`,
    `(?:stitches|cast|boot|brace|sling|staples|plaster cast|crutches|dressing)(?: is| are| came| come| finally)* (?:off|out|gone)(?! of)`,
    `(?:can|allowed to|cleared to|fit to) (?:train|run|lift|swim|ride|exercise|jog|play) again`,
    `(?:green light|all clear) (?:from|to)`,
    '(?:chemo(?:therapy)?|radiotherapy|treatment|immunotherapy|op|operation|surgery|transplant|ivf)(?: has| have| is| was| all)* (?:worked|working|went (?:really |so )?well|a success|successful|over|finished|done)(?! (?:at|in|on|with))',
    'rang the bell',
    "(?:lump|biopsy|scan|mole|cyst|mammogram|results?|smear|mri|bloods|tests?)(?: was| were| is| are|['’]s| came| come| all| back)* (?:clear|benign|negative|normal|fine|clean|nothing (?:serious|to worry about|bad)|good|ok)",
    'not cancer(?:ous)?',
    'non-?cancerous',
    'tumou?rs?(?: has| have| is)* (?:shr[aiu]nk\\p{L}*|smaller|gone)',
    'cancer[- ]free',
    `${NEAR}(?:['’]?s)? (?:(?:is|are|was|were|came|coming|got|back|home|out|finally|now|safely|much|so|feeling|on the) )*(?:home from (?:hospital|surgery|icu|theatre)|out of (?:hospital|surgery|icu|intensive care|theatre|danger|the woods)|better|on the mend|pulled through|made it through|recovering(?: well)?|good as new|eating again|walking again|sitting up)(?! than)`,
    `(?:daughter|son|kids?|boy|girl|baby|toddler|little one|grandson|granddaughter|niece|nephew|godson|goddaughter)(?:['’]?s)?(?: just| has| finally| said| took| did| swam| rode| ran| walked| scored| had| got| read| wrote)+ (?:(?:his|her|their|the|a) )?(?:very )?first(?! (?:day|cold|injection|vaccin\\p{L}*|time (?:ill|sick|in hospital)))`,
    "(?:wife|partner|girlfriend|missus|we|she|sister|daughter in law)(?:[’']?s| is| are|[’']?re)* (?:\\d+ weeks? )?(?:pregnant|expecting)(?=[^.!?]*(?:told|announced|yay|!|happy|over the moon|news|secret))",
    '(?:due|baby) scan (?:was|went|today)',
    'heard the heartbeat',
    '(?:gym|run|running|swim|swimming|training|ride|walk|class|yoga|session) (?:saved|rescued) (?:me|my (?:day|mood|week))',
    '(?:baby|little (?:boy|girl|one)|granddaughter|grandson|niece|nephew|daughter|son)(?: \\p{L}+){0,2} (?:arrived|was born|is here|born)(?! (?:late|home|to|from|with|without|in|at (?!\\d)))',
    'all (?:good|well|fine|healthy|perfect) in there',
    '(?:mum|mother|baby|both)(?: and \\p{L}+)? (?:are |is )?(?:doing (?:well|fine|great)|all well)',
    '(?:ran|swam|rode|trained|lifted|slept|went|felt|moved) (?:really |so |very |pretty )*well(?! (?:enough|until|till|over|past|beyond|above|under|into))',
    '(?:finally|at last|first time(?: \\p{L}+){0,3}) (?:under|below|down to|back (?:to|under)|in the) \\d{2,3}',
    'nobody left me behind',
    '(?:felt|made me feel|were so|everyone was(?: so)?) (?:really |so |very )?welcom(?:e|ed|ing)',
    'made a (?:new )?friend',
    'new friends?(?=\\W*$|[,.!])',
  ],
}
