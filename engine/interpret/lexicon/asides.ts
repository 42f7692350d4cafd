import type { Language } from '../language.ts'

/** What is said on the side and changes how the rest is meant. */
export type Aside = 'wants-a-yes' | 'leave-it' | 'joke' | 'teasing'

type Said = readonly [language: Language, phrase: string, example: string]

/** "…, right?", at the end of what somebody would like to hear from another. */
const RIGHT =
  "(?:right|no|yes|yeah|eh|huh|innit|isn[’']?t it|is ?n[’']?t that|does ?n[’']?t it|did ?n[’']?t i|am i right|oder|gell|ne|non|n[’']est-ce pas|pas vrai|verdad|a que s[ií]|né|certo|n[aã]o é|vero|giusto|toch|hè|lol|haha)"

/** Asides by what they do, each with a note that has one. */
export const ASIDES: Readonly<Record<Aside, readonly Said[]>> = {
  'wants-a-yes': [
    [
      'en',
      `(?:better than (?:nothing|not(?:hing)? at all|none|the sofa|sitting)|that[’']?s (?:something|a start|a win)|counts? for something|every (?:little|bit|minute) (?:helps|counts)|not (?:too |so |that )?bad(?: for \\p{L}+ \\p{L}+)?|good enough|i showed up|still (?:a )?(?:workout|session|training))[ ,.…–-]*${RIGHT}?[^?!.\\p{L}\\d]*\\?|(?:it|that|this|still|which|all) (?:still |all |has to |must |does |should )?counts?[ ,.…–-]+${RIGHT}[^?!.\\p{L}\\d]*\\?`,
      'did squats and rows, better than nothing right?',
    ],
    [
      'en',
      '(?:does|do|can|could) (?:\\p{L}+ ){1,4}count(?: that| this| it| as (?:a )?(?:workout|cardio|training|exercise))?\\W*\\? *(?:feels like|it should|asking for a friend|please say)',
      'does gardening count? feels like it should',
    ],
    [
      'de',
      `besser als (?:nix|nichts|gar nichts)[ ,.…–-]*${RIGHT}?[^?\\p{L}]*\\?|(?:zählt|zahlt) (?:doch|auch|trotzdem)[ ,]*${RIGHT}?[^?\\p{L}]*\\?`,
      'nur 20 Minuten, besser als nichts, oder?',
    ],
    [
      'fr',
      `(?:mieux que rien|c[’']est déjà ça|ça compte(?: quand même)?)[ ,.…–-]*${RIGHT}?[^?\\p{L}]*\\?`,
      'mieux que rien non ?',
    ],
    [
      'es',
      `(?:mejor que nada|algo es algo|menos es nada|(?:eso )?(?:tambi[eé]n )?cuenta)[ ,.…–-]*¿?${RIGHT}?[^?\\p{L}]*\\?`,
      'mejor que nada, ¿no?',
    ],
    [
      'pt',
      `(?:melhor (?:do )?que nada|já é alguma coisa|também conta)[ ,.…–-]*${RIGHT}?[^?\\p{L}]*\\?`,
      'melhor que nada, né?',
    ],
    [
      'it',
      `(?:meglio di niente|meglio che niente|già qualcosa|vale lo stesso)[ ,.…–-]*${RIGHT}?[^?\\p{L}]*\\?`,
      'meglio di niente, no?',
    ],
    ['nl', `(?:beter dan niets|beter dan niks|telt ook)[ ,.…–-]*${RIGHT}?[^?\\p{L}]*\\?`, 'beter dan niets toch?'],
  ],
  'leave-it': [
    [
      'en',
      "(?:do ?n[’']?t|do not|rather not|not going to|let[’']?s not|wo ?n[’']?t|no need to|can we not) (?:(?:really )?(?:want|wanna|need|feel like|wish)(?: to)? )?(?:talk(?:ing)?|discuss(?:ing)?|go(?:ing)? into|speak(?:ing)?|say(?:ing)?|get(?:ting)? into|ask(?:ing)?|explain(?:ing)?)(?: (?:about|of))?(?= (?:it|this|that|today|how|why|the|what|more|anything)|\\W*$)|do ?n[’']?t (?:even )?ask(?=\\W*$|[.,;!]| why| me| how)|no comment(?=\\W*$|[.,])|enough said|(?:the )?less said the better",
      "Don't want to talk about it.",
    ],
    [
      'de',
      '(?:will|mag|möchte|woll?en?) (?:nicht|lieber nicht|nix) (?:dr[üu]ber|darüber) (?:reden|sprechen)|frag(?:t)? (?:lieber )?nicht(?=\\W*$|[.,;!])|kein kommentar|schwamm drüber',
      'will nicht drüber reden',
    ],
    [
      'fr',
      "(?:pas envie d[’']en|préfère ne pas en|n[’']en) parl\\p{L}+|sans commentaire|ne demandez pas",
      "pas envie d'en parler",
    ],
    [
      'es',
      '(?:no quiero|prefiero no) hablar(?: de (?:ello|eso|esto))?|sin comentarios|ni pregunt\\p{L}+',
      'no quiero hablar de ello',
    ],
    [
      'pt',
      '(?:não quero|prefiro não) falar(?: (?:sobre|d)\\p{L}*)?|sem comentários|nem pergunt\\p{L}+',
      'não quero falar sobre isso',
    ],
    ['it', '(?:non (?:mi va|voglio|ho voglia)|preferisco non) (?:di )?parlarne|no comment', 'non voglio parlarne'],
    [
      'nl',
      '(?:wil|liever) (?:het )?(?:er )?niet over (?:praten|hebben)|vraag (?:maar )?niet',
      'wil er niet over praten',
    ],
  ],
  joke: [
    [
      'en',
      "(?:jk|jks|just kidding|(?:i[’']?m |only )?(?:kidding|joking)|(?:just|only) a joke|/s)(?=\\W|$)(?! (?:apart|aside|about|around))",
      'everything hurts and im dying jk',
    ],
    [
      'de',
      '(?:nur |kleiner )?(?:spaß|spass|scherz)(?: beiseite)?(?=\\W*$|[.,;!])(?<!(?:viel|hat|macht|machte|mehr|gemacht|so|richtig|echt|voll) (?:spaß|spass))',
      'ich sterbe, kleiner Scherz',
    ],
    ['fr', '(?:je )?(?:rigole|plaisante|déconne)(?=\\W*$|[.,;!])', 'je meurs, je plaisante'],
    ['es', 'es broma|(?:estoy )?bromeando|(?:era|es) (?:una )?broma', 'me muero, es broma'],
    ['pt', '(?:é|era) brincadeira|(?:estou )?a brincar(?=\\W*$)|tô brincando', 'estou a morrer, é brincadeira'],
    ['it', 'scherzo(?=\\W*$|[.,;!])|sto scherzando', 'muoio, scherzo'],
    ['nl', 'grapje(?=\\W*$|[.,;!])', 'ik ga dood, grapje'],
  ],
  // Nobody is glad who asks whether another is.
  teasing: [
    [
      'en',
      "(?:happy|satisfied|pleased|glad|content)(?: with (?:me|yourself|that))? (?:now|yet)\\W*\\?|hope (?:you|y[’']?all|it)(?:[’']?re| are| is|[’']?s) (?:happy|proud|pleased|satisfied)",
      'you told me to rest so I rested. happy now?',
    ],
    ['de', '(?:jetzt |nun )?(?:zufrieden|glücklich)(?: jetzt| nun)?\\W*\\?', 'hab geruht. zufrieden jetzt?'],
    ['fr', '(?:contente?s?|heureux|heureuse)(?: maintenant)?\\W*\\?', 'contents maintenant ?'],
    ['es', '(?:content[oa]s?|feli(?:z|ces))(?: ahora| ya)?\\W*\\?', 'ya descansé. ¿contentos?'],
    ['pt', '(?:content[ea]s?|satisfeit[oa]s?|feli(?:z|zes))(?: agora)?\\W*\\?', 'descansei. satisfeitos agora?'],
    ['it', '(?:content[oiae]|soddisfatt[oiae])(?: adesso| ora)?\\W*\\?', 'ho riposato. contenti adesso?'],
    ['nl', '(?:tevreden|blij)(?: nu)?\\W*\\?', 'heb gerust. tevreden nu?'],
  ],
}
