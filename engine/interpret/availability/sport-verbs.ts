import type { Discipline } from '../../model.ts'

/** Sports as somebody names them who shuns one or does nothing else, in seven languages. */
export const SPORTS: readonly (readonly [Discipline, string])[] = [
  [
    'run',
    'run|running|jog|jogging|laufe|laufen|renne|joggen|jogge|cours|courir|course(?: à pied)?|footing|corro|correr|corrida|corsa|correre|ren|rennen|hardlopen',
  ],
  [
    'cycle',
    'ride|ride my bike|riding|bikes?|biking|cycle|cycling|rad|rad ?fahren|radeln|fahrrad(?: fahren)?|fahre rad|velo|v[ée]lo|bici|bicicleta|bicicletta|pedalo|pedalar|ciclismo|fiets|fietsen|wielrennen',
  ],
  [
    'swim',
    'swim|swimming|schwimme|schwimmen|nage|nager|natation|nado|nadar|nuoto|nuotare|zwem|zwemmen|nata[cç][aã]o|nataci[oó]n',
  ],
  ['row', 'row|rower|rowing|rudern|rudere|aviron|ramer|remo|remar|canottaggio|roei|roeien'],
]

export const WALKS =
  'walks?|walking|hike|hiking|spazieren(?: gehen)?|wandern|marcher|marche|caminar|camminare|caminhar|wandel|wandelen'
export const CALM = 'yoga|pilates'
/** Strength by what is done. */
export const LIFTING =
  'lift|lifting|lift weights|weight ?(?:lifting|training)|strength training|krafttraining|kraftsport|musculation|muscula[cç][aã]o|krachttraining'
/** And by what it is done with. */
export const LIFTS = `${LIFTING}|weights|strength(?: exercises)?|gewichte|pesas|pesi`

/** A word that stands by itself. */
export const word = (names: string) => `(?<![\\p{L}])(?:${names})(?![\\p{L}])`
