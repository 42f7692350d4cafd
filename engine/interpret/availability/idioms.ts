import type { Slip } from './hours-in-words.ts'
import { DAY_NAME } from './words.ts'

/** "Saturday I've got nothing on": free. */
const NOTHING_ON = /(?<=(?<!\p{L})(?:got|have|there['’]?s) )nothing (?:else )?on(?=\s*(?:[,.;!)]|$))/giu
const DAY_NOTHING_ON = new RegExp(`(?<=${DAY_NAME} )nothing (?:else )?on(?=\\s*(?:[,.;!)]|$))`, 'giu')
/** "I'd like to leave Friday nights for the lads": kept, and not left. */
const LEAVE_FOR = new RegExp(
  `leave (?=${DAY_NAME}(?: \\p{L}+)? (?:for|free|open|clear|alone|out|empty)(?!\\p{L}))`,
  'giu',
)
/** "Friday is my day off training": of nothing else. */
const DAY_OFF_TRAINING =
  /(?:always |usually )?(?:my |a |the )?days? off (?:from )?(?:training|exercise|exercising|(?:the )?gym|working out)(?!\p{L})/giu
/** "Sunday church & rest". */
const AND_REST = new RegExp(`(?<=${DAY_NAME}[ :]+)(?:\\p{L}+ ){1,2}(?:and|&|\\+) rest(?=\\s*(?:[,.;!]|$))`, 'giu')
/** "Legs fresh for Sunday, so Saturday off": of training. */
const FRESH_SO = new RegExp(`(?<=(?:legs|fresh|recover\\p{L}*)[^.;\\n]{0,40} so )(${DAY_NAME}) off`, 'giu')
/** "Half an hour is plenty". */
const PLENTY =
  /(?<=(?:hour|hr|h|min|mins|minutes|hours|hrs) )(?:is|are|would be|seems?|feels?|sounds?) (?:plenty|enough|realistic|doable|about right|about it|my limit)(?: for me)?(?!\p{L})/giu
/** "Mon and Fri from home 9-5.30 can do stuff before 9". */
const CAN_DO = /(?<=\d(?: ?[ap]m)?) (?=(?:can|could) (?:do|train|get|go|fit|squeeze)(?!\p{L}))/giu
/** "Mornings are all mine". */
const ALL_MINE =
  /(?<=(?<!\p{L})(?:mornings|evenings|afternoons|lunch(?:times?|es)|days) )(?:are )?(?:all )?(?:mine|my own)(?!\p{L})/giu
/** "Swim Mondays 7pm with my sister": in company. */
const IN_COMPANY =
  /(?<=(?:\d|[ap]m|days?) )with (?:my |a |the |some )?(?:sisters?|brothers?|mates?|friends?|pals?|buddy|wife|husband|partner|girlfriend|boyfriend|dad|mum|mom|lads|girls|guys|group|colleagues?|flatmates?|neighbours?)(?=\s*(?:[.,;!)]|$|and))/giu
/** "I like mornings once my son is on the bus at 8:10". */
const ONCE_AT = /(?<=(?:mornings?|evenings?|afternoons?|free|train|time) )once [^.,;\d]{3,40} (?:at|by) (?=\d)/giu
/** "I am back at home only at 18:30". */
const HOME_ONLY_AT = /(?<=(?<!\p{L})(?:home|back) )only (?=(?:at|by) \d)/giu
const BACK_AT_HOME = /(?<!\p{L})back at home(?: only)?(?= (?:at|by) \d)/giu
const THE_WORK = /(?<=(?:before|after) )the (?=work(?!\p{L}))/giu
/** "Straight after is easiest". */
const STRAIGHT_AFTER = /(?:straight|right|directly) after(?= (?:is|works|suits)(?!\p{L}))/giu
/** "I like to train straight after school": after work. */
const AFTER_SCHOOL =
  /(?<!\p{L})(?:straight|right|directly) after (?:school|uni|college|lectures|(?:my |the )?shift|classes)(?! (?:run|drop|pick))(?!\p{L})/giu
/** "Gym on the way home is easiest". */
const WAY_HOME = /on (?:the|my) way home(?: from work)?(?= (?:is|works|suits|best|please)(?!\p{L}))/giu
const EASIEST =
  /(?<=(?<!\p{L})(?:is|are|would be) )(?:the |always |usually |just )?(?:easiest|simplest|handiest|nicest)(?!\p{L})/giu
/** "Am not back before 8 in the evening". */
const NOT_BACK =
  /(?:am |i['’]?m )?(?:not|never|rarely) (?:usually )?(?:back|home|out|done|finished)(?: again)? (?:before|until|till?) (?=\d|midnight)/giu
const NO_MATTER = /no matter what(?!\p{L})/giu
const MORNINGS_B4 = /mornings? b4 work(?!\p{L})/giu
const I_CLIMB = /(?<!\p{L})i climb (?=on|every|at|with)/giu
/** "Mon to Sat 6-7 before everyone is up". */
const BEFORE_UP =
  /(?<=\d[^.;\n]{0,20} )before (?:everyone|everybody|anyone|anybody|the (?:kids|house|family|rest|others)|they|he|she)(?: else)?(?: (?:is|are|wakes?|gets?|stirs?))+(?: up| awake)?(?!\p{L})/giu
/** "I walk with Jean on Mondays", "climbing wall with mates on a Tuesday". */
const WITH_SOMEBODY =
  /(?<=(?<!\p{L})(?:i (?:walk|run|swim|ride|cycle|play \p{L}+) |wall |club |tennis |squash |padel ))with (?:my \p{L}+|mates|friends|\p{Lu}\p{Ll}+)(?= (?:on|every|at)(?!\p{L}))/gu

/** "I row with a club on Saturday". */
const WITH_CLUB =
  /(?<!\p{L})(?:(?<=(?:^|[.,;\n]) ?)|i )(row|walk|run|swim|cycle|climb|box|dance|skate|surf) (?:with (?:an?|the|my|our|some) (?!(?:\p{L}+ )?(?:dogs?|kids?|son|daughter|wife|husband|partner|baby|buggy|pram)(?!\p{L}))[\p{L}' ]{3,20}?|at (?:an?|the|my|our) (?:\p{L}+ )?club) (?=(?:on|every|each|at)(?!\p{L})|(?:mon|tue|wed|thu|fri|sat|sun))/giu
const DOING: Readonly<Record<string, string>> = {
  ...{ row: 'rowing', walk: 'walking', run: 'run club', swim: 'swim club', cycle: 'club ride', climb: 'climbing' },
  ...{ box: 'boxing', dance: 'dancing', skate: 'skating', surf: 'surfing' },
}
/** "I go to the pool on Monday and Thursday". */
const TO_THE_POOL =
  /(?<!\p{L})(?:i )?go to the (?:local )?(?:swimming )?pool(?= (?:on|every|each|at|before|after)(?!\p{L}))/giu
/** What classes are called, and what they are of. */
const CLASSES = /(?<!\p{L})(aqua|dance|box)[ -]class(?:es)?(?!\p{L})/giu
const OF_CLASS: Readonly<Record<string, string>> = { aqua: 'aquafit', dance: 'dancing', box: 'boxing' }
const PRENATAL = /(?<!teach(?:es|ing)? )(?<!\p{L})(?:antenatal|prenatal|pregnancy) (?=yoga(?!\p{L}))/giu
const OPEN_MAT = /(?<!\p{L})open mat(?!\p{L})/giu
/** "Zumba weds nite". */
const NITE = new RegExp(`(?<=${DAY_NAME} )nites?(?!\\p{L})`, 'giu')
/** "Love my dance class Thurs 11am": had already, and not wished for. */
const LOVE_IT = new RegExp(
  `(?<=^|[.,;!] ?|\\n)(?:i )?(?:also )?(?:like|love|enjoy) (?:my |the )?(?=(?:zumba|dancing|salsa|spinning|yoga|pilates|tennis|badminton|squash|football|boxing|climbing|bouldering|aquafit|judo|karate) +(?:on )?${DAY_NAME})`,
  'giu',
)
/** "Swimming maybe Mondays", "cycling, perhaps every Wednesday". */
const MAYBE = new RegExp(`,? ?(?:maybe|perhaps|possibly)(?= (?:on |every |each )?${DAY_NAME})`, 'giu')
/** "Runs on Sat morning". */
const RUNS_ON = new RegExp(`(?<=^|[,.;] )runs? on(?= ${DAY_NAME})`, 'giu')
/** "I'd like to train three evenings a week". */
const PARTS_A_WEEK =
  /(?<=(?:train|exercise|work ?out|go|something) )(?:two|three|four|five|[2-5]) (evenings|mornings|lunchtimes|afternoons) (?:a|per) week/giu
/** "Any afternoon will do". */
const ANY_PART = /any (afternoon|evening|morning)s? (?:will do|would do|is fine|works|suits(?: me)?)(?!\p{L})/giu
/** "20 mins a day max honestly", "40 mins tops apart from boxing". */
const REALLY = /(?<=(?:max|tops|at most)) (?:honestly|really|tbh|ideally|realistically|lol)(?!\p{L})/giu
const APART_FROM = new RegExp(
  `(?<=(?:max|tops|at most) )(?:apart from|except for|except) (?!${DAY_NAME})\\p{L}+(?=\\s*(?:[.,;]|$))`,
  'giu',
)
/** "Out of the house at 6.45 and home at 7.15": of the evening. */
const OUT_AND_HOME =
  /(?<=(?<!\p{L})(?:out(?: of the house)?|leave(?: the house| home)?|leaving)(?: at| by)? (\d{1,2})(?:[:.]\d{2})?,? (?:and |then )?(?:i['’]?m |get )?(?:back |home ))(?:home )?at ((\d{1,2})(?:[:.]\d{2})?)(?![\d:.]*\d| ?[ap]m)/giu
/** "Long run on Sunday before 11:00". */
const RUN_ON = new RegExp(
  `(?<=(?:runs?|rides?|swims?|gym|yoga|sessions?) )on (?=${DAY_NAME} (?:before|until|till?|after|at|from) \\d)`,
  'giu',
)
/** "Run but only on my days from home". */
const BUT_ONLY = /but only(?= on )/giu
/** "My partner works full time and plays hockey on Saturdays": theirs, both. */
const AND_THEY =
  /(?<=(?<!\p{L})my (?:partner|husband|wife|girlfriend|boyfriend|son|daughter|mum|mom|dad|brother|sister|flatmate)(?! and)[^.;,\n]{0,40} and )(?:plays|trains|swims|runs|cycles|dances)(?: [^.;,\n]+)?/giu
/** "Please avoid Tuesdays", "Sat Sun not reliable leave em out". */
const PLEASE_AVOID = new RegExp(`(?:please|pls) avoid (${DAY_NAME})`, 'giu')
const LEAVE_OUT = new RegExp(
  `(?<=${DAY_NAME}) (?:(?:are|is) )?(?:not|un) ?reliable[ ,]*(?:so )?(?:leave (?:em|them|it) out)?`,
  'giu',
)
/** "Saturdays church all day no", "Fri Sat everyone home dont bother", "Sunday, none", "no weekends thanx". */
const DAY_NO = new RegExp(
  `(?<=${DAY_NAME}) (?:\\p{L}+ ){1,3}no(?=\\s*(?:[.,;]|$))|(?<=${DAY_NAME})(?:,? (?:please|honestly)?|(?: (?!${DAY_NAME})\\p{L}+){0,3}?,?(?: so)?) ?(?:don['’]?t bother|forget it|none(?: (?:please|at all))?|nothing please|no (?:chance|way))(?=\\s*(?:[.,;]|$))`,
  'giu',
)
/** "Honestly zero on Mon to Fri". */
const HONESTLY =
  /(?:honestly|literally|realistically|basically|absolutely) (?=(?:zero|nothing|none|no|never)(?!\p{L}))/giu
/** "Nothing beyond 45 minutes". */
const NOTHING_BEYOND =
  /(?:(?:nothing|no sessions?|no workouts?) )?(?:beyond|exceeding)(?= (?:an hour|half|\d+ ?(?:min|h)))/giu
/** "Don't plan anything in those days". */
const PLAN_NOTHING =
  /(?:please )?(?:don['’]?t|do not|never) (?:plan|schedule|book|put|give me)(?: me)? (?:anything|any (?:sessions?|workouts?|training))/giu
/** "Rather not late: I'd want my workouts between 15 and 18". */
const NOT_LATE = /(?<=(?<!\p{L})not (?:too )?(?:late|early)): (?=i)/giu
/** "That is my quiet window", "noon to 4 is when my body works". */
const OWN_WINDOW =
  /(?<=(?<!\p{L})my )(?:quiet|precious|golden|little|own|free|magic) (?=(?:window|slot|gap)(?!\p{L}))/giu
const BODY_WORKS =
  /(?:is|are) when (?:my body works|i(?:['’]?m| am) (?:at my best|most awake|freshest)|i have (?:the most |most )?energy)/giu
/** "Bench and squats on Tuesday". */
const SQUATS = new RegExp(
  `(?<!\\p{L})(?:bench(?:ing)?|squats?|squatting|deadlifts?)(?:(?: and | ?& ?|\\/| ?\\+ ?)(?:bench|squats?|deadlifts?|press|pull-?ups|weights))*(?= (?:on |every |each )?${DAY_NAME})`,
  'giu',
)
/** "Upper body Mon Thu, legs Tue". */
const SPLIT = new RegExp(
  `(?<=^|[.,;\\n] ?|and )(?:upper|lower|push|pull|legs)(?: ?body)?(?: days?)?(?= (?:on |every )?${DAY_NAME})`,
  'giu',
)
/** "Gym Mon Fri": two days, where "work Mon Fri" is the working week. */
const MON_FRI =
  /(?<=(?<!\p{L})(?:gym|lift(?:ing)?|weights|strength|run(?:ning|s)?|swim(?:ming|s)?|ride|cycling|yoga|train(?:ing)?|pilates|spin)(?: on)? mon(?:day)?s?) (?=fri(?:day)?s?(?!\p{L}))/giu
/** "Long walk Sunday, work 9-5": of the working week. */
const WALK_APART = new RegExp(
  `(?<=(?:walk(?:s|ing)?|hik(?:e|es|ing))(?: on)? ${DAY_NAME}(?: \\p{L}+)?),(?= (?:i )?work(?:ing)? (?:from )?\\d)`,
  'giu',
)
/** "Tuesday 7pm and Thursday 7pm": the same hour on both. */
const SAME_HOUR = new RegExp(
  `(${DAY_NAME}) (?:at )?(\\d{1,2}(?:[:.]\\d{2})? ?[ap]m) and (?=${DAY_NAME} (?:at )?\\2(?!\\p{L}| ?[-–]))`,
  'giu',
)
const ATHLETICS = /(?<!\p{L})(?:athletics|track|harriers) club(?!\p{L})/giu
/** "Middle of the day suits me best". */
const MIDDAY = /(?:the )?middle of the day(?= (?:suits|works))/giu
/** "Dojo: Tue, Thu", "vinyasa on Tuesday". */
const DOJO = /(?<!\p{L})dojo:?(?= )/giu
const KINDS_OF_YOGA = /(?<!\p{L})(?:vinyasa|hatha|ashtanga|iyengar|bikram|yin)(?: yoga)?(?!\p{L})/giu
/** "Ride my bike w/ the boys Sunday morning". */
const WITH_THE_BOYS = new RegExp(
  `(?<=(?:bike|ride|run|swim|yoga|tennis|padel|squash|golf|hike|walk)) (?:w/|with) (?:the |my |a )?(?!(?:club|group|squad|team|masters|crew|coach)(?!\\p{L}))\\p{L}+(?= (?:on |every |each )?${DAY_NAME})`,
  'giu',
)
/** "Need 2 gym days for strength, Mon and Thu". */
const GYM_DAYS = new RegExp(
  `(?:i )?(?:need|want|like) (?:\\d|two|three|four) gym days(?: for \\p{L}+)?[,:]? (?=${DAY_NAME})`,
  'giu',
)
/** "Two rest days, please Wednesday and Saturday". */
const REST_DAYS = new RegExp(`(?:two|three|2|3) (rest days),? (?:please )?(?:on )?(?=${DAY_NAME})`, 'giu')
/** "Whatever you give me keep it under 25 mins", "15 mins stretching max". */
const WHATEVER = /whatever you (?:give|plan|send)(?: me)?,? (?=keep|max|under|no)/giu
const OF_STRETCHING =
  /(?<=\d ?min\p{L}*) (?:of )?(?:stretching|yoga|mobility|exercise|training|workouts?)(?= (?:max|tops|at most))/giu
/** "So please finish by 20:00": no training after it. */
const FINISH_BY = /(?<=[.,;] (?:so )?)(?:please )?finish(?: it| them| training| workouts?)? by(?= \d)/giu
/** "Only realistic: 6:45-7:45 weekdays", "before 9am only or my wife kills me". */
const REALISTIC = /only realistic(?: time| slot| window)?:/giu
const OR_ELSE =
  / or (?:else )?(?:my )?(?:wife|husband|partner|boss|girlfriend|mum) (?:kills|murders|divorces|shoots|leaves) me/giu
/** "Job 1: Mon 9-1", "shift 2: 14-22": the number of a list. */
const NUMBERED = /(?<=(?<!\p{L})(?:job|kid|child|class|contract|place|site|option) )\d(?=\s*(?:\)|:(?!\d)))/giu
/** "Can train any time, but choir Thursday 7-9": what stands behind it is none of training. */
const ANY_TIME = new RegExp(
  `(?<!\\p{L})(?:i )?(?:can|could|am (?:able|free|happy) to|happy to|free to|able to) (?:train|exercise|work ?out|go)(?: (?:pretty much|basically|really))? (?:(?:at )?any ?time|whenever|most days|any day|all day)(?: of the day)?[ ,]*(?<!\\p{L})(?:but|except(?: for)?|only|just)(?= (?!(?:on|at|not|from|after|before|every)(?!\\p{L})|${DAY_NAME})\\p{L})`,
  'giu',
)
/** "Tues is all free for training". */
const ALL_FREE = new RegExp(`(?<=${DAY_NAME} )(?:is|are) all free`, 'giu')
/** "Sunday is football on tv all day dont even try": apart from why. */
const EVEN_TRY = /(?<=\p{L}) (?=don['’]?t (?:even try|bother)(?! with|\p{L}))/giu
/** "Club intervals every Tuesday". */
const CLUB_RUN =
  /(?<!\p{L})(?:run(?:ning)? )?club (?:intervals|track|tempo|speed ?work|reps)(?: sessions?| nights?)?(?!\p{L})/giu
const NO_DAY_TA = new RegExp(`(?<=^|[.,;] ?|\\n)no (${DAY_NAME}) (?:thanx|thanks|thx|ta|cheers)(?!\\p{L})`, 'giu')
/** "Zumba mon 7pm love it". */
const LOVED = new RegExp(`(?<=${DAY_NAME}[^.,;\\n]{0,12}) (?:i )?love it(?=\\s*(?:[.,;!]|$))`, 'giu')
/** "I do not get up before 9". */
const NO_RISING = /(?:i )?(?:do not|don['’]?t|never) (?:get|wake)(?: up)? (?:before|until|till?)(?= \d)/giu
const NO_THX = /no (?:thx|thanks|thank you|ta)(?!\p{L})/giu
/** "9-6 late night Thurs till 8": a late day of a shop. */
const LATE_NIGHT = new RegExp(`late nights? (?=(?:on )?${DAY_NAME} (?:un)?till? \\d)`, 'giu')
/** "Legs day not on Mon pls": of one session, and not of work. */
const LEG_DAY = new RegExp(`legs? day not (?:on )?${DAY_NAME}(?: please| pls)?`, 'giu')
/** "Sun off always". */
const OFF_ALWAYS = new RegExp(
  `(?<=${DAY_NAME} off )(?:always|completely|totally|definitely|please|pls)(?=\\s*(?:[.,;]|$))`,
  'giu',
)
/** Ways of saying when one trains and when not, in the words that every reader knows. */
export const IDIOMS: readonly Slip[] = [
  [NOTHING_ON, () => 'free'],
  [DAY_NOTHING_ON, () => 'flexible'],
  [LEAVE_FOR, () => 'keep'],
  [DAY_OFF_TRAINING, () => 'rest day'],
  [AND_REST, () => 'rest'],
  [FRESH_SO, (_, day) => `no ${day}`],
  [PLENTY, () => 'max'],
  [CAN_DO, () => ','],
  [ALL_MINE, () => 'free'],
  [IN_COMPANY, () => ''],
  [ONCE_AT, (words) => 'after '.padStart(words.length)],
  [BACK_AT_HOME, () => 'back home'],
  [HOME_ONLY_AT, () => ''],
  [THE_WORK, () => ''],
  [STRAIGHT_AFTER, () => 'after work'],
  [AFTER_SCHOOL, () => 'after work'],
  [WAY_HOME, () => 'after work'],
  [EASIEST, () => 'best'],
  [NOT_BACK, () => 'back at'],
  [NO_MATTER, () => ''],
  [MORNINGS_B4, () => 'before work'],
  [I_CLIMB, () => 'climbing'],
  [BEFORE_UP, () => ''],
  [WITH_SOMEBODY, () => ''],
  [WITH_CLUB, (_, verb = '') => DOING[verb.toLowerCase()] ?? ''],
  [TO_THE_POOL, () => 'swim'],
  [CLASSES, (_, kind = '') => OF_CLASS[kind.toLowerCase()] ?? ''],
  [PRENATAL, () => ''],
  [OPEN_MAT, () => 'bjj'],
  [NITE, () => 'eve'],
  [LOVE_IT, () => ''],
  [MAYBE, () => ''],
  [RUNS_ON, () => 'run'],
  [PARTS_A_WEEK, (_, part = '') => part],
  [ANY_PART, (_, part) => `prefer ${part}s`],
  [REALLY, () => ''],
  [APART_FROM, () => ''],
  [OUT_AND_HOME, (words, out, at = '', hour = '') => (Number(hour) - Number(out) < 3 ? `${at}pm` : words)],
  [RUN_ON, () => ''],
  [AND_THEY, () => ''],
  [PLEASE_AVOID, (_, day) => `${day} no go`],
  [LEAVE_OUT, () => ' no go'],
  [DAY_NO, () => ' no go'],
  [HONESTLY, () => ''],
  [NOTHING_BEYOND, () => 'max'],
  [PLAN_NOTHING, () => 'no training'],
  [NOT_LATE, () => '.'],
  [OWN_WINDOW, () => ''],
  [BODY_WORKS, () => 'is best'],
  [SQUATS, () => 'gym'],
  [CLUB_RUN, () => 'run club'],
  [ATHLETICS, () => 'run club'],
  [SAME_HOUR, (words, day = '') => day + ' and '.padStart(words.length - day.length)],
  [SPLIT, () => 'gym'],
  [MIDDAY, () => 'lunchtimes'],
  [DOJO, () => 'judo'],
  [KINDS_OF_YOGA, () => 'yoga'],
  [WITH_THE_BOYS, () => ''],
  [GYM_DAYS, () => 'gym'],
  [REST_DAYS, () => 'rest days'],
  [WHATEVER, () => ''],
  [OF_STRETCHING, () => ''],
  [FINISH_BY, () => 'not after'],
  [REALISTIC, () => 'only'],
  [OR_ELSE, () => ''],
  [ALL_FREE, () => 'flexible'],
  [NUMBERED, () => ''],
  [ANY_TIME, () => 'flexible.'],
  [EVEN_TRY, () => ','],
  [MON_FRI, () => '&'],
  [WALK_APART, () => '.'],
  [NO_DAY_TA, (_, day) => `${day} no go`],
  [LOVED, () => ''],
  [NO_RISING, () => 'not before'],
  [NO_THX, () => 'no go'],
  [LATE_NIGHT, () => 'late'],
  [LEG_DAY, () => ''],
  [BUT_ONLY, () => 'only'],
  [OFF_ALWAYS, () => ''],
]
