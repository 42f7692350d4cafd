import { HARMLESS_ELSEWHERE } from './harmless-elsewhere.ts'

/** What of ours, or of a pocket, may stop without anybody's heart in it. */
const THINGS =
  '(?:timer|app|screen|video|phone|watch|garmin|stopwatch|music|page|website|treadmill|headphones|playlist|podcast)'
/** What one cannot stop for joy. */
const JOYS = '(?:smiling|grinning|beaming|dancing|singing|humming|giggling)'
/** A sore throat, as people paint it; beside it stands an illness of children, whose name is made of a body. */
const RAW_THROAT =
  "throat(?: (?:is|was|feels|felt|just|all))* (?:like|full of|made of) (?:i(?:['’]m| am) )?(?:swallowing )?(?:broken )?(?:razors?(?: blades?)?|razorblades?|glass|knives|needles|sandpaper|gravel|barbed wire)|(?:like )?swallowing (?:broken )?(?:razors?(?: blades?)?|razorblades?|glass|knives|needles)"
/** A fall that its teller calls a small one. */
const SMALL_FALL =
  "(?:came|fell|went|slid|slipped|tumbled|skidded|tripped)[^.!?\\n]{0,60}\\b(?:nothing(?: is| was|[’']s)? (?:broken|serious|major)|no (?:harm|damage) done|(?:just|only) (?:an? )?(?:few |small |little |tiny |bit of an? )*(?:graze[sd]?|scrapes?|scratch(?:es)?|bruise[sd]?|skinned \\w+)|only my (?:pride|ego)(?: \\w+)?)"

/** The same elsewhere. */
const SMALL_FALL_ELSEWHERE =
  '(?:sturz|gestürzt|hingefallen|tombée?|chute|caí|caída|caiu|cadut[oa]|gevallen)[^.!?\\n]{0,60}(?:nichts (?:gebrochen|passiert)|rien de (?:cassé|grave)|nada (?:roto|partido|grave)|niente di (?:rotto|grave)|niets gebroken)'
/** What is refused of an evening, and regretted of scales and biscuits. */
const NO_WISH =
  "^\\W*(?:(?:nah|no|nope|sorry|just|yeah)\\W+)*not (?:tonight|today|this (?:morning|evening|time)|happening)(?= *(?:$|[.,!]))|(?:weighed|got on the scales?|stepped on|looked|checked|googled|ate|eaten|bought|asked|read)[^!?\\n]{0,40}\\bwish i had ?n['’]?t\\W*$"
/** A period, where nothing says what else came. */
const PERIOD =
  '(?:^|[.!?] +)(?:it |she |i )?came on (?:mid|half ?way|during|in the middle of|early|at|on) (?:the |my |a )?(?:\\w+)'

/** What people cannot do without anything being wrong with them: nothing of seeing, speaking, breathing or a limb. */
const CANNOT = "(?:still |just )?(?:can['’]?t|cannot|can not|can no longer|can hardly|could ?n['’]?t)"
const UNABLE = [
  '(?:find|make) (?:the |any )?time',
  'keep up(?: with (?:the |my )?(?:kids|group|plan|pace|club|others|class|training))?',
  'make it(?: today| tomorrow)?',
  'touch my toes',
  'decide',
  'do (?:a |\\d+ |any )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:the )?(?:mornings?|evenings?|afternoons?)|pull ?-?ups?|push ?-?ups?|press ?-?ups?|burpees|planks?|the splits)',
  'get up early',
  'swim',
  'ride a bike',
  '(?:get past|run) \\d+ ?(?:k|km|miles?|minutes|min)?',
  'stop laughing',
  'count reps',
  '(?:get|find) (?:going|into it|(?:the|my|any) (?:rhythm|stride|pace|groove|flow))',
  'lift my own (?:body ?)?weight',
  'remember the moves',
  'see the point of (?:stretching|warming up|planks|mobility|rest days)',
]

/** Ordinary evenings: what is looked forward to, forgotten, stopped for, or asked of the weather. */
const ORDINARY = [
  '(?:thinking|thought) (?:of|about) (?:taking|getting|catching) (?:the|a) (?:\\w+ )?(?:train|bus|tram|tube|ferry)',
  '(?:run|walk|cycle|ride|jog|drive)(?:ning|ing)? (?:across|over|along) the (?:\\w+ )?bridge',
  "can['’]?t stop thinking about (?:the|my|our|next|tomorrow['’]?s|saturday['’]?s|sunday['’]?s)? ?(?:\\w+ )?(?:race|match|comp|game|exam|interview|holiday|cake|food|dinner)",
  "could ?n['’]?t stop,? (?:so |and )?(?:i )?(?:ran|did|went|rode|swam)(?: \\w+){1,3}",
  'had to stop (?:\\d+ times|twice|again) (?:for the (?:loo|toilet)|to tie my \\w+|for photos)',
  'out cold (?:by|from|before) (?:\\d{1,2}|eight|nine|ten|half)(?:[:.]\\d{2})?(?: (?:till|til|until|to) \\w+)?',
  'winds?,? (?:(?:nearly |almost |got |was |and )*)blown (?:sideways|along|about|all over)',
  'forgot (?:to take )?my (?:thyroid|iron|vitamin|hayfever) ?(?:pills?|tablets?|meds)?',
  'parked across (?:my|our|the) \\w+(?: so i was late for \\w+)?',
  `${CANNOT} (?:${UNABLE.join('|')})(?= *(?:$|[.,;!?\\n]|and |but |so |yet))`,
  '(?:dropp?(?:ing|ed)?|tak(?:e|ing)|took|pick(?:ing|ed)? up|collect(?:ing|ed)?) (?:off )?(?:my|the)? ?(?:car|van|bike|kids?|children)(?: off)?(?: (?:at|to|from|in|for) (?:the |my |its |an? )?(?:garage|mechanics?|mot|service|workshop|school|nursery))?',
  'not (?:nearly |quite |really )?(?:challenging|hard|tough|fast|quick|long|far|heavy|intense|steep) enough',
  'not enough (?:weight|reps|sets|sleep|time|rest|hills|speed|distance)(?: on the bar)?',
  'half (?:of )?my (?:session|workout|warm ?up) is \\w+(?: \\w+)?',
  '(?:been )?up since \\d+ with the (?:runs|baby|kids|dog|twins)',
  '(?:exam|viva|interview|test|presentation) went (?:really |so )?(?:brilliantly|well|great|fine)',
  "do i (?:do|run|train|go)[^.!?]{0,25} if it['’]?s (?:over )?\\d+ ?(?:degrees|c)",
].join('|')

/** A way from one bridge to somewhere else, and what somebody no longer smokes or eats, however hard that is. */
const WAYS_AND_HABITS = [
  '(?:run|running|jog|walk|cycle|laufen|rennen|joggen|courir|correr|correre|rennen|lopen) (?:from|desde|de|von|du|dal|da|van) (?:(?:the|a|one|un|una|el|la|der|einer|le|uma|o|de|een) )?(?:bridge|puente|brücke|pont|ponte|brug) (?:to|a|al|hasta|bis|zum|zur|au|à|ao|naar)(?: \\w+){1,2}',
  "(?:quit|quitting|stopped|gave up|given up|giving up|cut out) (?:smoking|vaping|drinking|alcohol|beer|wine|sugar|coffee|caffeine|chocolate|cigarettes|fags|snacking)(?: (?:a|an|one|two|three|four|\\d+|last|this|since)(?: \\w+)?(?: ago)?)?(?:,? (?:and|but) (?:it['’]?s|it is|i['’]?m finding it|i am finding it)(?: (?:so|really|very|pretty|quite))? (?:hard|tough|rough|difficult|a struggle))?",
].join('|')

const HARMLESS = new RegExp(
  `${NO_WISH}|${SMALL_FALL_ELSEWHERE}|${PERIOD}|\\b(?:${ORDINARY}|${WAYS_AND_HABITS}|hand,? foot and mouth|${RAW_THROAT}|${SMALL_FALL})\\b|\\b(?:can['’]?t|cannot|couldn['’]?t|could not) stop ${JOYS}\\b|\\b(?:the|my|this|your) (?:\\w+ )?${THINGS}(?: \\w+){0,2} (?:keeps?|kept) (?:stopping|crashing|freezing|cutting out|dying|pausing|skipping|going black|blacking out)(?: when(?:ever)? i (?:lock|unlock|close|open|turn|switch|use)(?: \\w+){0,4})?`,
  'gi',
)

/** A text without what is surely no danger, and is heard as one for its words: a timer that stops, a smile that does not. */
export function withoutHarmless(text: string): string {
  return text.replace(HARMLESS, ' ').replace(HARMLESS_ELSEWHERE, ' ')
}
