/**
 * Words that say whether something was pleasant, and no more than that, without accents: English, German, French, Spanish,
 * Portuguese, Italian, Dutch. Words that mean something else in another of these languages are left out.
 */
export const PLEASANT: readonly string[] = [
  'lov(?:e|ed|ing)|enjoy\\p{L}*|fun|nice|lovely|happy|happier|pleased|delight\\p{L}*|excit(?:ed|ing)|thrill(?:ed|ing)|beautiful|gorgeous|perfect|excellent|brilliant|amazing|awesome|fantastic|wonderful|superb|terrific|smil(?:ed|es|ing)|grin(?:ned|ning)?',
  "laugh(?:ed|ing)(?! at)|refresh(?:ed|ing)|energi[sz]ed|rewarding|satisf(?:ied|ying)|delicious|cosy|blessed|hopeful|optimistic|motivated|inspired|confident|adorable|bliss\\p{L}*|joy\\p{L}*|cheerful|relie(?:f|ved)|buzzing|looking forward|can[’']?t wait",
  'schon(?:er|es|e|en)? (?:tag|abend|lauf|runde|wetter|stunde\\p{L}*|zeit|woche|spaziergang|wochenende)|(?:so|sehr|richtig|war|total) schon|toll\\p{L}*|klasse|herrlich\\p{L}*|wunderbar\\p{L}*|freu(?:e|t|de|en)?|gefreut|spass|lustig|gelacht|glucklich|zufrieden|nett(?:e|er|es)?|gemutlich',
  "genial\\p{L}*|sympa(?:s|tiques?)?|gentil\\p{L}*|agreable\\p{L}*|content(?:e|es|s)?|heureu\\p{L}*|joie|ravie?s?|chouette\\p{L}*|plaisir|rigol\\p{L}+|sourire|magnifique|tres bien|trop bien|j[’']adore|adore",
  'feli(?:z|ces)|content[oa]s?|alegr\\p{L}+|bonit[oa]s?|maravill\\p{L}+|estupend[oa]s?|fenomenal|divertid[oa]s?|encant\\p{L}+|guay|precios[oa]s?|disfrut\\p{L}+|(?:muy|que|todo|tan) bien|otim[oa]s?|lind[oa]s?|maravilh\\p{L}+|que giro|ador(?:ei|o)|gostei|muito (?:bom|boa|bem)',
  'bell(?:a|o|issim[oa])|content[ie]|felic[ei]|allegr[oaie]|ottim[oaie]|meravigli\\p{L}+|divert\\p{L}+|piaciut[oa]|benissimo|soddisfatt[oa]|(?:va|andat[oa]|sto|tutto) bene|leuk\\p{L}*|fijn\\p{L}*|lekker\\p{L}*|heerlijk\\p{L}*|geweldig\\p{L}*|mooi(?:e|er)?|blij(?:e)?|gezellig\\p{L}*|genoten|gelachen|goed|voldaan',
]

/** The same of what was not. */
export const UNPLEASANT: readonly string[] = [
  'bad (?:everything|day|week|night|morning|mood|news|luck|idea|start|sleep|time|headache)',
  'vile|gross|disgusting|revolting|filthy|hated?(?! me)|gutted|wretched|furious|livid|fed up|heartbroken|marre|stinksauer|wutend|furieux|furieuse|furios[oa]|woedend|ekelhaft|eklig|degueulasse|nojent[oa]|schifos[oa]|smerig',
  'awful|terrible|horrible|rubbish|dreadful|miserabl\\p{L}+|worse|worst|nasty|annoy\\p{L}+|angry|sad|unhappy|upset|struggl\\p{L}+|disaster|nightmare|chaos|chaotic|hectic|grim|bleak|gloomy|depress\\p{L}+|hopeless|pointless|disappoint\\p{L}*|discourag\\p{L}*|frustrat\\p{L}+|unfair|lousy|crappy|shitty|shit|sucks?|sucked|painful|ruined|hard to|difficult|tough (?:day|week|one|morning|night)|rough (?:day|week|one|morning|night)|long day|exhausting|draining|moody|grumpy|cranky',
  'schlecht\\p{L}*|schlimm\\p{L}*|furchtbar\\p{L}*|schrecklich\\p{L}*|mies(?:e|er|es)?|blod(?:e|er|es)?|doof(?:e|er|es)?|arger(?:t|lich)?|geargert|traurig|nervig\\p{L}*|anstrengend\\p{L}*|schade|leider|enttausch\\p{L}*|grauenhaft|beschissen',
  'nul(?:le)?s?|affreu\\p{L}+|penible\\p{L}*|triste\\p{L}*|decu\\p{L}*|galere\\p{L}*|pourri\\p{L}*|moche|chiant\\p{L}*|agac\\p{L}+|difficile\\p{L}*|dur dur|(?:tres|plutot|vraiment|je vais) mal|catastroph\\p{L}+',
  'fatal|trist[eo]s?|pesim[oa]s?|fastidi\\p{L}+|decepcion\\p{L}+|lastima|(?:muy|me siento|me fue|todo) mal|dificil|complicad[oa]|asco|chat[oa]|fart[oa]|pessim[oa]|horrivel|terrivel|desilud\\p{L}+|irrit\\p{L}+|(?:muito|me sinto|correu) mal|que (?:pena|porcaria|seca)',
  '(?:molto|sto|andat[oa]|tutto) male|brutt[oaie]|terribil[ei]|orribil[ei]|stuf[oa]|delus[oa]|pesante|difficile|peccato|un disastro|slecht(?:e|er)?|vreselijk\\p{L}*|verschrikkelijk\\p{L}*|stom(?:me)?|klote|jammer|helaas|zwaar|waardeloos|ellendig|rot(?:dag|week|weer)|tegenvaller|vervelend\\p{L}*',
]
