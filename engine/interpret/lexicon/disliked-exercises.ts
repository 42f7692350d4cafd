/** Exercises as people name them, in the languages that are read, without accents. */
export const EXERCISE = `(?:${[
  'burpees?|planks?|planche|plancha|prancha|squats?|kniebeugen?|sentadillas?|agachamentos?|lunges?|ausfallschritte?|fentes',
  'zancadas|afundos|affondi|dead ?lifts?|kreuzheben|peso muerto|pull[- ]?ups?|chin[- ]?ups?|klimmzuge?|tractions|dominadas',
  'trazioni|push[- ]?ups?|press[- ]?ups?|liegestutze?|pompes|flexiones|flexoes|flessioni|opdrukken|sit[- ]?ups?|crunches',
  'abdos|abdominales|addominali|box jumps?|step[- ]?ups?|thrusters?|mountain climbers?|jumping jacks|star jumps|wall[- ]sits?',
  'dead bugs?|bird[- ]dogs?|clam ?shells?|hip thrusts?|glute bridges?|kettlebell swings?|swings|dips|leg press|leg raises?',
  '(?:shoulder|overhead|bench) press(?:es)?|russian twists?|hill (?:reps|sprints)',
].join('|')})`
const BEFORE =
  '(?:(?:doing|the|those|these|all|any|my|your|bloody|damn|stupid|silly|more|side|jump|walking|reverse|split|bulgarian|goblet|air|front|back|single[- ]leg|romanian|running|walking|les|des|las|los|los|le|as|os|die|diese|i|gli) ){0,3}'
/** Who "used to", or does so no longer, likes it well enough; who wishes for a thing that is hated had it taken away. */
const STILL = "(?<!used to )(?<!n['’]?t )(?<!no longer )(?<!not )"

/** One exercise that somebody would rather never see again: a plan has others for the same. */
export const DISLIKED: readonly string[] = [
  `${STILL}(?:hat(?:e|ing)|loath(?:e|ing)|despise|detest|dislike|(?:do ?n['’]?t|do not) (?:really )?(?:like|enjoy)|(?:can['’]?t|cannot) (?:stand|bear|abide)|(?:not|never been) a (?:big )?fan of|(?:so |really )?(?:sick|tired|bored) of|fed up (?:with|of)|had enough of|dread(?:ing)?) ${BEFORE}${EXERCISE}(?! (?:but|though|less|days?|racks?|being|is (?:closed|broken)|are (?:closed|broken)))`,
  `${EXERCISE} (?:are|is) (?:just |really |so |simply |absolutely )*(?:the worst|the devil|evil|horrible|horrid|hell|torture|awful|vile|my nemesis|not (?:for|my) \\p{L}+|stupid|pointless|boring|the bane of my life)`,
  `${EXERCISE} (?:really |still |just )?(?:scares?|frightens?|terrif(?:y|ies)|bores?) me`,
  `(?:please )?(?:no more|never again|please no|leave out|get rid of|take out|drop) ${BEFORE}${EXERCISE}|${EXERCISE},? (?:never again|no thanks|no thank you|nie wieder|plus jamais|nunca mas|nunca mais|mai piu|nooit meer)`,
  `(?:remove|drop|ditch|do i (?:really )?have to do|(?:rather|would prefer) not(?: to)? do|(?:do ?n['’]?t|do not) want(?: to do)?|not doing) ${BEFORE}${EXERCISE}(?= (?:from|any ?more|please|again|next)|\\W*$)|(?:swap|replace|switch) ${BEFORE}${EXERCISE} (?:for|with) (?:some|any)thing else`,
  `(?:hasse|mag keine|kann keine|bitte keine|nie wieder|deteste|je hais|j['’]aime pas|plus de|odio|no me gustan?|no soporto|nunca mas|odeio|nao (?:gosto de|suporto)|detesto|non sopporto|basta|haat|geen) ${BEFORE}${EXERCISE}(?= |\\W*$)`,
]

const BY_FAR = '(?:just |simply |really |still |way |far |much |a bit |a little |totally |completely )*'
/** One exercise that somebody is not up to, today or on any day: a plan has easier ones for the same. */
export const BEYOND: readonly string[] = [
  `${EXERCISE} (?:are|is) ${BY_FAR}(?:too (?:hard|difficult|tough|advanced|much)|impossible|beyond me|hard for me)`,
  `(?:find|finding) ${BEFORE}${EXERCISE} ${BY_FAR}(?:too (?:hard|difficult|tough|advanced)|impossible)`,
  `(?:can['’]?t|cannot|can not|unable to|not able to|not strong enough for|not strong enough to) (?:even )?(?:do |manage )(?:(?:a|one|any|single) ){0,2}${BEFORE}${EXERCISE}(?= (?:yet|at all|to save my life|properly)|\\W*$)`,
  `${EXERCISE} (?:sind|ist) (?:mir )?(?:noch |viel |einfach )*(?:zu (?:schwer|schwierig|anstrengend)|unmoglich)`,
  `${EXERCISE} (?:sont|est) (?:beaucoup |encore )*trop (?:dur|difficile)e?s?`,
  `${EXERCISE} (?:son|es|sao|e|sono) (?:demasiado |muy |muito |troppo |demais )(?:dificile?s?|duros?|duras?|dificeis|difficili|dure?i?)`,
  `${EXERCISE} (?:zijn|is) (?:nog |veel )*te (?:zwaar|moeilijk)`,
]
