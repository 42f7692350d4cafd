import { isShort } from './plainly.ts'

const MOVED =
  'swim|swam|swimming|cycling|running|walking|hiking|rowing|ride|rode|bike|biked|cycle|cycled|walk|walked|hike|hiked|dig|dug|mowed|gardening|allotment|shovelled|yoga|pilates|football|tennis|padel|badminton|squash|basketball|climb|climbed|climbing|row|rowed|dance|danced|spin|class|gym|run|ran|' +
  'skate|skated|skating|ski|skied|skiing|surf|surfed|surfing|kayak|kayaked|paddle|paddled|netball|hockey|rugby|volleyball|cricket|golf|circuits|zumba|bootcamp|boxing|trampoline|(?:5|five|6|six|7|seven)[- ]?a[- ]?side'
const EITHER_WAY = new RegExp(
  `\\b(?:${MOVED})\\b[^.!?\\n]*\\binstead\\b|\\binstead\\b[^.!?\\n]*\\b(?:did|went|had|took)\\b[^.!?\\n]*\\b(?:${MOVED})\\b`,
  'i',
)

/** "Watched the cricket instead" is nothing that was trained. */
const SAT_STILL =
  /\b(?:watch(?:ed|ing)|telly|tv|netflix|(?<!\b(?:to|past|from|home) (?:the )?)(?:cinema|pub)|pizza|slept|napped|sofa)\b[^.!?\n]*\binstead\b/i
/** What somebody would like, or asks for, was not done. */
const WISHED = /\b(?:should|could|would|might|may|want|wish|rather|can i|maybe|tomorrow|next|will|going to)\b/i

/** What was left out is not what was done in its place. */
const LEFT_OUT = new RegExp(
  `\\b(?:skipped|missed|ditched|cancelled|dropped|bailed on|didn['’]t (?:do|go for|make)|no)\\s+(?:(?:the|my|today['’]s|a)\\s+)?(?:\\p{L}+\\s+)?(?:${MOVED})\\b`,
  'giu',
)

/** What somebody did since what they meant to do could not be. */
const MADE_DO =
  /\b(?:cancell?ed|closed|shut|packed|rained off|out of order|broken)\b[^.!?\n]*\bso (?:i |we )?(?:just )?(?:did|went|ran|walked|swam|rode|cycled|used|trained)\b/i

/** What was no session, and is counted as one: "so I'm calling that my workout". */
const COUNTED_AS =
  /\b(?:call(?:ing|ed)? (?:that|it|this)|count(?:ing|ed|s)? (?:that|it|this)? ?as|that(?:['’]?s| was| is| will do as)|was) (?:my|today['’]?s|a|the) (?:workout|cardio|exercise|session|training|gym|leg day|arm day|strength)\b/i
/** Whoever only stood in a lift is joking. */
const STILL = /\b(?:stuck|sat|sitting|queu\w*|slept|sleeping|watch(?:ed|ing)|waiting|waited|lying|lay)\b/i
/** "Swapped it for a hike", "couldn't run so did 20 min on the bike". */
const SWAPPED = new RegExp(
  `\\b(?:swapped|switched|traded|exchanged)\\b[^.!?\\n]*\\b(?:for|to|with)\\b[^.!?\\n]*\\b(?:${MOVED})\\b|\\b(?:couldn['’]?t|didn['’]?t|no (?:gym|run|time|training|session|workout)|skipped (?:it|the \\w+))\\b[^.!?\\n]*(?:\\b(?:so|but|just)\\b|,)[^.!?\\n]*\\b(?:walked|swam|cycled|biked|rode|hiked|danced|played|chased|climbed|rowed|went for|did(?=[^.!?\\n]*\\b(?:${MOVED}|stretch\\w*|push ?ups|press ?ups|squats|planks?|core|hiit|bodyweight|\\d+ ?min\\w*)\\b))\\b(?! (?:nothing|it|have))`,
  'i',
)

/** Whether a note tells of something else that was done in the place of a session. */
export function tellsOfOther(text: string): boolean {
  return text
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        !WISHED.test(sentence) &&
        !SAT_STILL.test(sentence) &&
        (MADE_DO.test(sentence) ||
          (COUNTED_AS.test(sentence) && !STILL.test(text)) ||
          SWAPPED.test(sentence) ||
          EITHER_WAY.test(sentence.replace(LEFT_OUT, ''))),
    )
}

const MORE = new RegExp(
  [
    String.raw`\b(?:give me|want|wanted|ready for|need|needed|could (?:have )?do(?:ne)?|fancy|up for|bring on)(?: (?:some|a bit|a lot|even|way|much))? more\b(?! (?:sleep|time|rest|coffee|energy|help|hours|money|days))`,
    String.raw`\b(?:can|could|may) (?:i|we) (?:do|have|get|add) (?:some |a bit |even )?more\b(?! (?:tomorrow|sleep|time|rest|help|days))`,
    String.raw`\bmore please\b|\b(?:harder|heavier|longer),? please\b|\bup the (?:weights?|reps|pace|distance)\b|\bwant(?: it)? (?:harder|heavier|longer)\b`,
    String.raw`\bmehr davon\b|\bwill mehr\b|\bj['’]en veux (?:encore|plus)\b|\bquiero más\b(?! tiempo)|\bquero mais\b(?! tempo)|\bvoglio di più\b|\bik wil meer\b`,
  ].join('|'),
  'iu',
)

/** Whether somebody asks for more than the plan has. */
export function asksForMore(text: string): boolean {
  return MORE.test(text)
}

const DENIAL =
  /(?<!\p{L})(?:not|never|before i|out of (?:day|time)|nicht|nichts|kein\p{L}*|nie|sin|nunca|sem|não|nao|non|senza|niet|geen|niks|nooit)(?!\p{L})|n['’]t(?!\p{L})/iu
const DEED = new RegExp(
  [
    String.raw`^\W*(?:i )?(?:just |finally |still |only )?(?:did|done|ran|walked|swam|cycled|rode|rowed|trained|lifted|finished|completed|smashed|nailed|got (?:it|through)|went for|managed|squatted|hiked|climbed)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ended up (?:doing|running|walking|swimming|cycling)|did an extra|\d+ ?[x×@] ?\d+|did (?:it|all|the|my|both|every)|(?:session|workout|training|run|ride|swim|class|yoga|reps|sets|thing) (?:was )?done|all (?:of it )?done|trained|ran it|got it (?:in|done))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:séance (?:faite|finie)|j['’]ai (?:couru|nagé|fait (?:ma|la|mon|le))|treino feito|fiz o treino|entreno hecho|corrí|corri|nadé|nadei|fatto tutto|allenamento fatto|training gedaan|gelaufen|gefietst|gezwommen|gerend)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Whether a note tells plainly that something was done: shortly or in so many words, and denying nothing. */
export function tellsOfDeed(text: string): boolean {
  return !DENIAL.test(text) && (isShort(text) || DEED.test(text))
}

/** [words] "Did all of it", "5k done", "finished the whole session": a deed, and nothing of how it was. */
const BARE = 5
const BUT = /(?<!\p{L})(?:but|though|aber|mais|pero|mas|però|maar)(?!\p{L})/iu
const ENDS_DONE = /(?<!\p{L})(?:all )?done\W*$/iu

/** Whether a note tells that something was done and nothing else; empty ones tell no more than their tick. */
export function tellsOfDeedAlone(text: string): boolean {
  return (
    text.trim() === '' ||
    (text.trim().split(/\s+/u).length <= BARE &&
      !DENIAL.test(text) &&
      !BUT.test(text) &&
      (DEED.test(text) || ENDS_DONE.test(text)))
  )
}
