import { FEAT, type Feeling } from './feelings.ts'

/** What a best is measured in. */
const MEASURE = `(?:${FEAT}|time|times|split|splits|pace|km|kilomet(?:er|re)|lap|set|result|score|average|distance|set of \\p{L}+|plank|row|500|1k|2k|3k|8k|15k|20k)s?`
const LIFT =
  "(?:squat|bench|deadlift|press|ohp|row|snatch|clean|jerk|pull[- ]?up|push[- ]?up|chin[- ]?up|dip|plank|curl|hip thrust|\\d+ ?(?:k|km|miles?|m|rm)|half|marathon|all[- ]?time|lifetime|season[’']?s?|new|tiny|big|huge|massive)"
const SINCE =
  '(?:ever|yet|of (?:the|this|my) (?:\\p{L}+ )?(?:year|month|season|life|summer|winter|autumn|spring|block|week)|since (?:the|my|i|having|\\p{L}+)|in (?:\\p{L}+ )?(?:months|weeks|years|ages|decades|a (?:year|month|while|long time)))'

/** Bests as people write them: of a year, of a split, under a time for once. English, then German, French, Spanish, Portuguese, Italian, Dutch. */
export const FEELINGS_BESTS: Readonly<Partial<Record<Feeling, readonly string[]>>> = {
  pride: [
    "(?:best|strongest|fittest|fastest|lightest|fullest|most (?:alive|powerful)) i[’']?(?:ve| have) (?:ever )?(?:felt|been|run|ridden|moved|lifted|looked|swum)",
    '(?<!for the )first time(?: ever)?(?=[!😀😊🎉 ]*$)',
    `(?:best|fastest|quickest|longest|furthest|heaviest|strongest|biggest) (?:\\p{L}+ )?${MEASURE}(?: [\\p{L}’']+){0,3} ${SINCE}`,
    `(?:fastest|quickest|longest|furthest|heaviest) (?:\\p{L}+ )?${MEASURE}(?=\\W*$|[!.,;:])`,
    `${LIFT} (?:pr|pb)s?(?=\\W|$)`,
    `(?:hit|got|set|a|another|new) (?:a |an |new |\\p{L}+ )?(?:pr|pb)(?=\\W|$)(?! (?:firm|team|agency|job|person|campaign|sandwich))`,
    `(?:pr|pb)[’']?d(?=\\W|$)`,
    '(?:first time|finally|for once|at last)(?: ever| i went| i got| i ran| running| going)? (?:under|below|sub|over|above|past)[- ]?\\d+(?![\\d.,]*\\d)(?! ?(?:kg|kilos?|lbs?|pounds?|st|stone))',
    "(?:never|had n[’']?t|have ?n[’']?t|not) (?:\\p{L}+ ){0,3}(?:under|below|sub|over|above|past) \\d[\\d:.,]*(?: \\p{L}+)? before",
    '(?:broke|cracked|dipped under|went under|got under) (?:the )?\\d\\d?(?::\\d\\d)?(?: ?min\\p{L}*)?(?=\\W*$|[!.,;]| for)',
    '(?:killed|smashed|crushed|nailed|aced|owned|bossed|destroyed|rocked) (?:it|that|this|the (?:session|workout|\\p{L}+ run|intervals|hills?|bench|squats?|\\p{L}+ day)|today|leg day|every (?:set|rep))(?! (?:off|down|for me|up))',
    'who (?:even )?am i(?=[ ?!😂😅🤣]*$|[.!?,] )',
    '(?:feeling|felt|feel) (?:like )?(?:a |an |absolute(?:ly)? )*(?:machine|beast|superhero|superwoman|superman|legend|champion|unstoppable|invincible)',
    'first (?:ever )?(?:pain[- ]?free|unassisted|unbroken|proper|full|real|strict|clean|continuous|non[- ]?stop) (?:\\p{L}+ )?\\p{L}+(?= (?:in|since|for|ever)|[!.,]|\\W*$)',
    '(?:neuer?|neue[ns]?) (?:\\p{L}+)?(?:rekord|bestzeit|bestleistung|bestmarke)',
    '(?:schnellste|weiteste|längste|beste)[rns]? (?:[\\p{L}\\d]+ ){0,3}(?:seit|jemals|überhaupt|des jahres|dieses jahr|aller zeiten)',
    'zum ersten mal (?:unter|über) \\d',
    '(?:heute |endlich )?(?:gerockt|abgeräumt|durchgezogen)',
    'nouveau record',
    'battu (?:mon|le) record',
    "(?:meilleure?|plus (?:rapide|longue?)) (?:\\p{L}+ ){0,2}(?:de l[’']année|de ma vie|depuis|jamais)",
    'première fois (?:sous|à moins de|au[- ]dessus)',
    'nuevo r[eé]cord',
    'r[eé]cord personal',
    '(?:mejor|m[aá]s (?:r[aá]pid[oa]|larg[oa])) (?:\\p{L}+ ){0,2}(?:del año|de mi vida|desde|nunca)',
    'primera vez (?:por debajo|bajo|sub)',
    'novo recorde',
    'recorde (?:pessoal|na|no|nos|nas)',
    '(?:melhor|mais (?:rápid[oa]|long[oa])) (?:\\p{L}+ ){0,2}(?:do ano|da minha vida|desde|de sempre)',
    'primeira vez (?:abaixo|sub)',
    'nuovo record',
    'record (?:di|personale|nell\\p{L}*)',
    '(?:miglior\\p{L}*|più (?:veloce|lung[oa])) (?:\\p{L}+ ){0,2}(?:dell.anno|della mia vita|da|di sempre)',
    'prima volta sotto',
    'nieuw (?:record|pr)|(?:beste|snelste|langste) (?:[\\p{L}\\d]+ ){0,3}(?:van het jaar|ooit|sinds|in jaren)|eerste keer onder',
  ],
  flat: ['(?:bit|little|rather|pretty|so|quite) flat(?= today|\\W*$|[,.;!])'],
  gladness: [
    "^\\W*(?:it['’]?s |it is |today is |today was )?my (?:\\d+(?:st|nd|rd|th) |big )?birthday(?: today)?\\W*$",
    '(?:finished|completed|done with|last (?:round|day|session) of) (?:my |his |her |the )?(?:chemo(?:therapy)?|radiotherapy)',
    '(?:is|turns|turned) (?:\\d{1,3}|one|two|three|four|five) today',
    "(?:my|her|his|our|\\p{L}+[’']s) (?:\\d+(?:st|nd|rd|th) )?birthday (?:party|cake|dinner|lunch)",
    'no (?:guilt|regrets)(?=\\W|$)',
    '(?:sorted|cleared|fixed|emptied|rescued|reset|saved|untangled|lifted) (?:out )?(?:my|me|the) (?:head|mind|mood|spirits|day|brain)(?: out| right)?',
    'did (?:me |my \\p{L}+ )?(?:wonders|the trick|the world of good)',
    '(?:so|was|well|totally|completely) worth (?:it|every)',
    'would do it again',
    '10 ?/ ?10(?! (?:pain|hard|rpe|effort|stress|tired))',
    'heart is (?:so )?full',
    'music to my',
    '(?:was|were|is|felt) (?:absolutely |so |just )?ace(?=\\W|$)',
    '(?:feel|feels|felt|feeling) (?:so |really |very |super |pretty |quite )*(?:smooth|light|springy|bouncy|powerful|effortless|fresh|fluid|easy and)(?! (?:headed|years))',
    '(?:tat|hat|tut) (?:\\p{L}+ )?(?:echt |so |richtig )?gut(?=\\W|$)|gute laune|platt aber (?:glücklich|happy|zufrieden)',
    "ça (?:m[’']a )?fait (?:un |du |tellement de )?bien|le kiff",
  ],
}
