import type { Discipline } from '../../model.ts'

/** What training is called, by its sport, in seven languages. */
export const SPORT_NAMES: readonly (readonly [Discipline, string])[] = [
  [
    'strength',
    'gym|weights?|lift(?:ing)?|strength(?: training)?|weight ?lifting|krafttraining|kraftsport|fitnessstudio|muscu(?:lation)?|salle de sport|gimnasio|pesas|palestra|pesi|academia|muscula[cç][aã]o|sportschool|krachttraining',
  ],
  [
    'run',
    'runs?|running|jog(?:ging|s)?|lauf(?:en|e)?|joggen?|course(?: [aà] pied)?|courir|footing|correr|corro|corrida|corsa|correre|hardlopen',
  ],
  [
    'cycle',
    'cycl(?:e|ing)|(?:bike )?rid(?:e|es|ing)|biking|radfahren|v[eé]lo|bici(?:cleta)?|ciclismo|fietsen|wielrennen',
  ],
  [
    'swim',
    'swim(?:s|ming)?|schwimmen|natation|nager|piscine|nataci[oó]n|nadar|nata[cç][aã]o|nuoto|nuotare|piscina|zwemmen',
  ],
]
/** Between a refusal and the sport: "can't go to the gym", and not "never miss a run". */
export const GOING = String.raw`[\s,]+(?:(?!(?:long|longer|hard|fast|early|late|miss|skip|wait|mind|forget|problem|matter|just|only|nur|work|alcohol|meat)(?!\p{L}))[\p{L}'’]+\s+){0,3}?`
