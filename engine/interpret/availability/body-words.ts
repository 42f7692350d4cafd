/*
 * The words in which people tell, in a box about their time, of parts of their body that are worn or hurt. Each is a part
 * of a regular expression; a letter before or after it makes it another word.
 */

/** Words that no letter goes on. */
export const whole = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

/** Parts by the names that facts have: as they can mean nothing else, and as they can once somebody calls them theirs. */
export const PARTS: Readonly<Record<string, { readonly plain: string; readonly owned: string }>> = {
  knee: {
    plain: 'knees?(?![ -](?:up|braces?|pads?)\\b)|knien?|knien|genoux?|rodillas?|joelhos?|ginocchi[oa]?|knie[eë]n',
    owned: '',
  },
  hip: { plain: 'h[uü]ften?|hanches?|caderas?|heup(?:en)?', owned: 'hips?(?! ?-?hop)|quadr(?:il|is)|anc(?:a|he)' },
  ankle: { plain: 'ankles?|kn[oö]chel|sprunggelenke?|chevilles?|tobillos?|tornozelos?|cavigli[ae]|enkels?', owned: '' },
  achilles: { plain: "achilles(?:sehnen?| tendons?|pees)?|tendon d['’]achille|tend[oó]n de aquiles", owned: '' },
  foot: {
    plain: 'fersen?|calcanhar',
    owned:
      'foot(?! locker)|feet|heels?|f(?:u|ü)(?:ß|ss)e?|pieds?|talons?|pies?|tal[oó]n|p[eé]s?|pied[ei]|voet(?:en)?|hiel',
  },
  shin: { plain: 'shins?|schienbeine?|espinillas?|canelas?', owned: 'tibias?|tibi[ae]|sch[eo]nen?' },
  calf: {
    plain: 'calf muscles?|waden?|mollets?|gemelos?|panturrilhas?|polpacci[oa]?',
    owned: 'calf|calves|kuit(?:en)?',
  },
  hamstring: { plain: 'hamstrings?|hamm(?:y|ies)|isquios?|isquiotibiais', owned: '' },
  'lower-back': {
    plain: 'lower back|onderrug|espalda|schiena',
    owned: 'back(?![ -]?(?:yard|up|log|pack|office|shift|foot|to-back)\\b)|spine|r[uü]cken|kreuz|dos|costas|coluna|rug',
  },
  shoulder: { plain: '[eé]paules?|hombros?|ombros?|spall[ae]', owned: 'shoulders?|schultern?|schouders?' },
  neck: { plain: 'nacken|cuello|pesco[cç]o', owned: 'neck|nuque|collo|nek' },
  elbow: { plain: 'elbows?|ell(?:en)?bogen|coudes?|codos?|cotovelos?|gomit[oi]|elleboog', owned: '' },
  wrist: { plain: 'wrists?(?! ?watch)|handgelenke?|poignets?|mu[nñ]ecas?', owned: 'punhos?|pols[oi]?' },
}

/** What has a part of its own in its name. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  knee: "runner['’]?s knee|jumper['’]?s knee|(?:meniscus|acl|mcl|pcl)(?: (?:tear|repair|injury|surgery))?|patell\\p{L}* (?:tend\\p{L}+|pain)|chondromalacia|it ?band(?: syndrome)?|itbs?(?: syndrome)?|kreuzbandriss|meniskus(?:riss|schaden)?|m[eé]nisque|menisco",
  foot: 'plantar fasci\\p{L}+|fersensporn|fascite plantar(?:ia|e)?|fascitis plantar|bunions?|hielspoor',
  shin: 'shin splints?|schienbeinkantensyndrom',
  achilles: 'achilles (?:tend\\p{L}+|rupture|pain)',
  'lower-back':
    '(?:slipped|herniated|bulging|prolapsed) dis[ck]s?|sciatica|scoliosis|bandscheiben\\p{L}+|ischias|hernie discale|sciatique|hernia discal|ci[aá]tica|h[eé]rnia de disco|ernia del disco|rughernia|mal de dos|hernia(?= (?:in|aan) (?:mijn|de) rug)|(?:hab|habe|hat) r[uü]cken',
  shoulder: 'frozen shoulder|rotator cuff(?: (?:tear|injury|surgery))?|impingement(?: in)?',
  elbow: "tennis elbow|golfer['’]?s elbow|tennisarm|tennisellenbogen",
  wrist: 'carpal tunnel|rsi|karpaltunnel\\p{L}*',
}

const WRONG = [
  'bad|dodgy|bum|dicky|gammy|iffy|weak|worn|stiff|sore|achy|creaky|crunchy|arthritic|tricky|wonky|busted|buggered|temperamental|sensitive|delicate|swollen|shot|crook|trashed|stuffed|tense|fatal',
  'pain(?:s|ful)?|problems?|issues?|troubles?|injur(?:y|ies|ed)|(?:osteo)?arthritis|tend[io]n[io]\\p{L}+|bursitis|niggl\\p{L}+|complaints?|hernias?|cartilage|wounds?|never been (?:the same|right)',
  'replacements?|replaced|surgery|operation|operated|op|ache[sd]?|aching|hurts?|hurting|swells?(?: up)?|clicks?|clicking|locks up|flares? up|gives? (?:way|out)|goes (?:out|if|when)|(?:play|act)(?:s|ing) up|killing me|crick(?: in)?|agony|splint|tight|puffy|inflamed|twang|like a balloon|labrum|tear|out of action|giv(?:es|ing) me (?:trouble|grief|gyp|jip)',
  'wrecked|ruined|kna[ck]{2,3}ered|tore|torn|broke|broken|fractured?|sprain(?:ed)?|strain(?:ed)?|pulled|twisted|tweaked|hates?|not (?:great|good|what (?:it|they) (?:was|were))|gone',
  'schmerz\\p{L}*|weh|kaputt\\p{L}*|problem[ae]?n?|[aä]rger|mucken|zwick\\p{L}+|schlecht\\p{L}*|schwach\\p{L}*|operiert\\p{L}*|verletz\\p{L}+|arthrose|beschwerden',
  'douleur\\p{L}*|(?:fait|font) mal|mal (?:au|aux|à)|mal|fragiles?|ab[iî]m[eé]\\p{L}*|mauvais|op[eé]r[eé]e?s?|bless[eé]\\p{L}*|probl[eè]mes?',
  'duelen?|dolor(?:es)?|mal[ao]s?|lesi[oó]n|lesionad[ao]s?|operad[ao]s?|artrosis|problemas?|dor|dores|d[oó]i|doem|les[aã]o|machucad[ao]s?|ruim|ruins|artrose',
  'mal[ei]? (?:al(?:l[ae])?|ai|di)|fa male|fanno male|dolori?|problemi|artrosi|operat[oaie]|malandat[oaie]|pijn(?:lijke?)?|klachten|last (?:van|in)|slechte|zwakke|problemen|geblesseerde?|versleten',
].join('|')

/** That something is wrong. */
export const TROUBLE = whole(WRONG)
/** The same right before and right behind a part: what "back" and "foot" mean then. */
export const TROUBLED = {
  before: new RegExp(
    `(?<!\\p{L})(?:${WRONG})(?: (?:in|with|of|on|from|left|right|lower|old|both|mit|im|an|van|in|aan|au|aux|a)){0,2} $`,
    'iu',
  ),
  after: new RegExp(
    `^(?: (?:is|are|both|has been|have been|gets?|keeps?|can be|been|ist|sind|est|a|bit|little|quite|really|very|so|pretty|rather|still|kinda|of|always|often|sometimes|touch|oft|immer|macht|tut|machen)|['’]s){0,4} (?:${WRONG})(?!\\p{L})`,
    'iu',
  ),
}

/** That somebody takes care of it. */
export const CARE = whole(
  'protect(?:ing)?|spare|careful (?:with|of|about)|mindful of|(?:go|going|take it) easy (?:on|with)|gentle (?:on|with)|kind to|lay off|low[- ]impact|worried about|worry about|because of|co[sz] of|due to|thanks to|watch(?: out for)?|schon(?:en|t)?|wegen|r[uü]cksicht|m[eé]nag\\p{L}+|à cause (?:de|du|des)|cuid\\p{L}+|a causa d\\p{L}+|por (?:culpa de |causa d[aoe]s? )?(?:mis?|las?|los|el|meus?|minhas?)|per via d\\p{L}+|vanwege|voorzichtig',
)

/** Whose it is, or which. */
export const OWNED =
  /(?<!\p{L})(?:my|the|your|a|one|both|left|right|lower|upper|mein\w*|de[rmn]|die|das|im|am|linke\w*|rechte\w*|mon|ma|mes|le|la|les|au|aux|du|mis?|el|los|las|meus?|minhas?|[oa]s?|n[oa]s?|mio|mia|miei|mie|il|i|gli|al|alla|alle|ai|mijn|het|linker|rechter)[ '’]$/iu

/** A move, or a way of moving, that is refused for the sake of a part. */
export const NO_MOVES = new RegExp(
  `(?<![\\p{L}\\d_])(?:${[
    "no|not|never|avoid\\w*|can(?:no|['’])?t|don['’]?t|shouldn['’]?t|should not|must not|mustn['’]?t|nothing|without",
    'kein\\w*|nicht|pas de|ne peux pas|no puedo|n[aã]o posso|n[aã]o|non posso|sin|sem|niente|geen|niet',
  ].join('|')})(?: \\w+){0,2} (?:${[
    'run\\w*|jump\\w*|hop\\w*|squat\\w*|lung\\w*|kneel\\w*|impact|overhead|deadlift\\w*|burpees?|plyo\\w*',
    '(?:push|pull|press)[- ]?ups?|planks?|press\\w*|lift\\w*|stairs|twist\\w*',
    'liegest[uü]tze|kreuzheben|kniebeugen?|spr[uü]nge\\w*|springen|laufen|joggen|pompes|sauts?|courir',
    'flexiones|flex[oõ]es|sentadillas?|agachamentos?|saltos?|saltar|correr|piegamenti|salti|correre|opdrukken|rennen|hardlopen',
  ].join('|')})`,
  'giu',
)

/** Said so, it is no reason to run no more. */
export const LIGHTLY =
  /\b(?:a bit|bit|slightly|slight|little|sometimes|occasional(?:ly)?|now and then|mild(?:ly)?|niggl\w*|tight|old|former|previous|stiff|gentle|kind to|creaky|crunchy|protect\w*|mindful|easy on|worr\w+|months? ago|last year|in (?:19|20)\d\d|ein bisschen|etwas|leicht\w*|manchmal|un peu|parfois|a veces|un poco|às vezes|um pouco|a volte|un po|soms|een beetje)\b/i

/** Who says what not to do, or how, does the rest. */
export const MAY_RUN =
  /\b(?:no|avoid) (?:jump|hopping|burpee|box jump|plyo)|\bbe(?:ing)? careful|\bcareful with|\bgo(?:ing)? easy|\b(?:can|still|do) run\b|\bkein\w* (?:spr[uü]nge|springen)|\bpas de sauts?|\bsin saltos?|\bsem saltos?|\bniente salti|\bniet springen/i
/** Somebody who may not run. */
export const MAY_NOT_RUN =
  /\b(?:no|not|never|can(?:no|['’])?t|don['’]?t|shouldn['’]?t|should not|hates?|avoid|nothing)(?: \w+){0,2} (?:run\w*|impact)|\brunning (?:hurts|kills)|\bif i run\b|\bwhen i run\b/i

/** Not theirs, not now, not so. */
export const NOT_SO = new RegExp(
  String.raw`\b(?:${[
    String.raw`no|not|never|without|used to|had|was|were|ago|fixed|healed|recovered|fine|pain[- ]free|prevent\w*|avoid|kein\w*|nicht|ohne|pas|sans|sin|sem|n[aã]o|non|senza|geen|niet`,
    String.raw`(?:his|her|their)(?!\s*(?:$|[,.;]))|(?:wife|husband|partner|mum|mom|dad|son|daughter)['’]?s|(?:is|are|feels?) (?:good|great|perfect)|(?:my|our) (?:\w+ )?(?:wife|husband|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|gran\w*|nan|kid|dog|cat|horse|boss|client\w*|patient\w*)`,
    'gran(?:ny|dad|dma|dpa)?|nan|patients?|clients?|clinic|surgeon',
  ].join('|')})\b`,
  'i',
)
/** It was, and is well again. */
export const WELL_AGAIN =
  /\b(?:(?:fine|ok(?:ay)?|good|great|no (?:\w+ )?(?:trouble|problems?|issues?|pain)) (?:since|now|again)|fully (?:healed|recovered)|healed|mended|(?:all )?gone now|cleared up|signed off|no restrictions|(?:it['’]?s|been|is) perfect|great success|better now|all good|good as new|seither gut|wieder gut|guéri\w*|curad[ao]|genezen)\b/i
/** What reads like "not" or "was", and is neither. */
export const NOT_MEANT =
  /\bnot (?:great|good|what (?:it|they) (?:was|were))\b|(?<=\b(?:dor|dores|problemas?|les[aã]o|artrose) )n[oa]s?\b|\bnever been (?:the same|right)\b|\bnicht mehr mit\b|\bhad\b(?=.*\b(?:for|since|replace\w+|last (?:week|month))\b)|\b(?:\d+|a|two|three|four|six|a few|few|a couple of|couple of) (?:days?|we?e?ks?|months?|fortnight) ago\b/gi
export const IDIOM =
  /\bpain in the (?:neck|backside|butt|arse)\b|\b(?:com(?:e|es|ing)|came|gets?|got|go(?:es|ing)?|head\w*|driv\w+|walk\w*|straight|way|bed|there) back\b/i

/** German and Dutch make one word of a part and what it has. */
export const JOINED = '(?:s?probleme?n?|s?schmerzen|beschwerden|leiden|s?arthrose|s?verletzung|klachten|pijn|blessure)'
/** What says nothing beside the name of a part. */
export const FILLERS = /^(?:\W|my|the|for|please|because of|due to)*$/i
/** Somebody's own, said so: of what can mean nothing but the body it is enough. */
export const OWN =
  /(?<!\p{L})(?:my|left|right|both|meine?[mnrs]?|linke\w*|rechte\w*|mon|ma|mes|mis?|meus?|minhas?|mio|mia|miei|mie|mijn)(?: \p{L}+)? $/iu
