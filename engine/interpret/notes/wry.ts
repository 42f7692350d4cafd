/** Praise that nobody means: "oh great, another puncture". */
const SARCASTIC = new RegExp(
  [
    String.raw`["“”][^"“”]+["“”]\W*(?:lovely|great|nice|charming|brilliant|wonderful|cheers|thanks)\W*$`,
    String.raw`\b(?:great|brilliant|lovely|fantastic)\. just (?:great|brilliant|lovely|fantastic)`,
    String.raw`\b(?:oh,? )?the joys of`,
    String.raw`\ball (?:the )?pain,? (?:and )?(?:no|none of the|zero|without the) gain\b`,
    String.raw`\bthanks?,? (?:a lot,? |so much,? |very much,? )?(?:stupid |dear |mr\.? )?(?:watch|garmin|strava|phone|scales?|body|brain|knees?|weather|traffic|boss|universe|genes|legs|biology|algorithm|deutsche bahn|ryanair|hormones)\b`,
    String.raw`\bsomeone (?:up )?there (?:really )?(?:loves|likes|hates) me\b`,
    String.raw`\b\p{L}+ my (?:foot|arse|ass|backside)\b`,
    String.raw`\bsure,? (?:it|that) was ["“”'](?:easy|light|fun|gentle|recovery)`,
    String.raw`^\W*oh joy\b`,
    String.raw`\b(?:so|really|very|just) (?:glad|happy|lucky|pleased) (?:that )?(?:i|we) (?:paid|pay|spent|queued|waited)\b.*\b(?:no|not|only|never|without|broken|cold|closed|nothing)\b`,
    String.raw`^\W*(?:what a treat|oh joy|lucky me|how lovely|yippee|hooray)\W+(?:more |another )?(?:burpees|hills?|lunges|planks|intervals|squats|monday|rain|hail|meetings?)\W*$`,
    String.raw`\b(?:because|as if|yeah|exactly|just) (?:that['’]?s )?(?:all |what )?i needed (?:was )?(?:another|more)\b`,
    String.raw`\b(?:up|gained|put on) (?:another |about )?(?:\d[\d.,]*|a|two|three|half a) ?(?:kilos?|kgs?|lbs?|pounds?|stone)(?: again| this week| overnight)?[.,] *(?:brilliant|great|lovely|fantastic|wonderful|marvellous|perfect|joy|yay)\W*$`,
    String.raw`\blove(?: it)? (?:when|how) (?:the|my|your|someone|people|it|they|he|she)\b[^.!?]*\b(?:cold|broken|broke|late|closed|shut|leak\w*|fail\w*|cancel\w*|crash\w*|rain\w*|taken|out of|stole|steals?|dies|died|nobody|never|stops?|beeps?)\b`,
    String.raw`\b(?:fun|great|lovely|nice|brilliant|awesome|good|amazing|helpful)\b[.!…, -]+not\W*$`,
    String.raw`^\W*na (?:toll|super|klasse|prima|bravo|wunderbar)\b`,
    String.raw`\bagain, (?:joy|great|lovely|brilliant|yay|how nice)\W*$`,
    String.raw`(?:\boh|\bjust|\bwell|^)\W*(?:great|brilliant|wonderful|fantastic|lovely|perfect|amazing|yay|joy|super|toll|klasse|génial|genial)\b\W+(?:another|more (?!of )|what i needed|now|so|and now|the \p{L}+(?: is| has|['’]s)(?! (?:now |finally |all )?(?:fixed|back|working|done|sorted|mended|clear|healed|better|here|arrived|over|open))|rain|schon|encore|otra)`,
  ].join('|'),
  'iu',
)
/** What nobody takes joy in. */
const BURDENS =
  '(?:menopause|hot flush\\p{L}*|cramps?|periods?|rehab|insomnia|hangovers?|hay ?fever|piles|ibs|jet ?lag|mornings? at \\d|mondays?|blisters?|chafing|doms|burpees|hills?|headwinds?|hail|sleet|commut\\p{L}+|traffic|taxes)'
const JOYS = '(?:joy|delight|fun|treat|dream|gift|blast|bliss|pleasure)'
const WOES =
  '(?:throwing up|puking|being sick|getting (?:soaked|lost|rained on)|crying|falling (?:over|off)|dying|the (?:hail|sleet|headwind|traffic|queues?|flies|midges))'
/** "Menopause is a joy", "loved throwing up". */
const PRAISED_ILL = new RegExp(
  `(?<!\\p{L})(?:${BURDENS} (?:is|are|was|were) (?:an? |such an? |so much |pure |absolute |an absolute |a real )*${JOYS}|(?:loved?|enjoyed|adore) ${WOES})(?!\\p{L})`,
  'iu',
)
const PRAISE =
  '(?:(?:great|brilliant|lovely|perfect|fantastic|wonderful|marvellous|superb|good start|joy)(?=\\W*[,.:;!-])|(?:best|greatest|perfect) (?:day|start|thing|week|morning|evening|timing|end)(?: ever| to \\p{L}+ \\p{L}+)?|wow|oh joy|lucky me|how lovely|what a treat)'
/** What goes wrong in a day; a record that was broken does not. */
const MISHAP =
  '(?:(?:locked|lost|broke|smashed|dropped|forgot|left|soaked|ripped) (?:my|the) (?!(?:own )?(?:\\p{L}+ )?(?:record|best|pb|pr|time))|locked out|overslept|slept through (?:my|the|both|two|three|all)|missed (?:my|the) (?:bus|train|flight|alarm)|got soaked|(?:a )?puncture|flat tyre|stood in)'
/** A day praised to the skies, and in the same breath what went wrong in it. */
const PRAISED_MISHAP = new RegExp(`^\\W*${PRAISE}\\W+(?:i |just |then |and )*${MISHAP}`, 'iu')

/** Whether a note says the opposite of what it means. */
export function isWry(text: string): boolean {
  return SARCASTIC.test(text) || PRAISED_ILL.test(text) || PRAISED_MISHAP.test(text)
}
