import { expect, test } from 'vitest'
import { readRaces } from './races.ts'

const told = (text: string) =>
  readRaces(text, '2026-12-01')
    .events.map(({ discipline, distanceKm, date }) => `${discipline} ${distanceKm} ${date}`)
    .sort()

/** What races are, and how they are told: German, French, Spanish, Italian, Portuguese, Dutch; each in some ways. */
const RACES: readonly (readonly [means: string, ...said: string[]])[] = [
  [
    'run 21.0975 2027-04-04',
    'Halbmarathon am 4. April | Halbmarathon 4.4. | Halbmarathon 04.04.2027 | am 4. April Halbmarathon | 4.4. Halbmarathon | Halber Marathon am 4. April | HM am 4. April | ich trainiere für den Halbmarathon am 4. April | Angemeldet zum Halbmarathon am 4.4.2027 | mein erster Halbmarathon ist am 4. April | beim Halbmarathon am 4. April starten | Vorbereitung auf einen Halbmarathon am 4. April',
    "Semi-marathon le 4 avril | Semi le 4 avril | Semi marathon 04/04/2027 | Le 4 avril semi-marathon | Semi le 4/4 | Je prépare le semi du 4 avril | Je m'entraîne pour le semi-marathon le 4 avril | Inscrit au semi-marathon le 4 avril 2027 | mon premier semi est le 4 avril | un semi-marathon le 4 avril | Semi de Lyon le 4 avril | pour le semi du 4 avril 2027",
    'Media maratón el 4 de abril | Medio maratón 4 abril | Media maratón 04/04/2027 | El 4 de abril media maratón | Media el 4 de abril | Me preparo para la media maratón del 4 de abril | entreno para la media el 4 de abril | Inscrito en la media maratón el 4 de abril | mi primera media maratón es el 4 de abril | para el medio maratón del 4/4 | Media maratón de Sevilla, 4 de abril de 2027',
    'Mezza maratona il 4 aprile | Mezza il 4 aprile | Mezza maratona 04/04/2027 | Il 4 aprile mezza maratona | Mezza 4/4 | Mi alleno per la mezza maratona del 4 aprile | mi preparo alla mezza il 4 aprile | Iscritto alla mezza maratona il 4 aprile | la mia prima mezza è il 4 aprile | una mezza maratona il 4 aprile | per la mezza del 4 aprile 2027 | Mezza maratona di Verona, 4 aprile 2027',
    'Meia maratona a 4 de abril | Meia-maratona no dia 4 de abril | Meia maratona 04/04/2027 | 4 de abril meia maratona | Meia em 4 de abril | Estou a treinar para a meia maratona de 4 de abril | Treino para a meia no dia 4 de abril | Inscrito na meia maratona a 4 de abril | a minha primeira meia maratona é a 4 de abril | para uma meia-maratona em 4/4 | Meia maratona do Porto, 4 de abril de 2027',
    'Halve marathon op 4 april | Halve marathon 4-4-2027 | Halve marathon 04/04/2027 | Op 4 april halve marathon | Halve op 4 april | Ik train voor de halve marathon op 4 april | ik train voor de halve van 4 april | Ingeschreven voor de halve marathon op 4 april | mijn eerste halve marathon is op 4 april | een halve marathon op 4 april | Halve marathon Egmond, 4 april 2027',
  ],
  [
    'run 10 2027-05-23',
    '10 km am 23. Mai | 10km-Lauf am 23. Mai | 10 km Lauf 23.5. | Zehner am 23. Mai | am 23.5. 10 km | 10-Kilometer-Lauf am 23. Mai | 10 km Stadtlauf am 23. Mai | für den Zehner am 23. Mai',
    '10 km le 23 mai | Course de 10 km le 23 mai | 10 km 23/05 | Le 23 mai 10 km | 10 bornes le 23 mai | Un 10 km le dimanche 23 mai | 10K le 23 mai | pour le 10 km du 23 mai | Un dix kilomètres le 23 mai',
    '10 km el 23 de mayo | Carrera de 10 km el 23 de mayo | 10K 23/05 | El 23 de mayo 10 km | 10k el 23 mayo | Una carrera de 10 kilómetros el domingo 23 de mayo | para el 10K del 23 de mayo | para los 10 km del 23 de mayo',
    '10 km il 23 maggio | Gara di 10 km il 23 maggio | 10 km 23/05 | Il 23 maggio 10 km | 10k il 23 maggio | Una 10 km domenica 23 maggio | per la 10 km del 23 maggio | Corsa di 10 chilometri il 23 maggio',
    '10 km a 23 de maio | Corrida de 10 km em 23 de maio | 10 km 23/05 | 23 de maio 10 km | 10K no dia 23 de maio | Uma prova de 10 km no domingo 23 de maio | para os 10 km de 23 de maio | Corrida de 10 quilômetros em 23 de maio | 10 quilómetros a 23 de maio',
    '10 km op 23 mei | 10 km hardloopwedstrijd op 23 mei | Op 23 mei 10 km | 10K op 23 mei | Een 10 km loop op zondag 23 mei | voor de 10 km op 23 mei | 10 kilometer op 23 mei | tien kilometer op 23 mei',
  ],
  [
    'run 42.195 2027-09-26',
    'Berlin-Marathon am 26. September | Marathon am 26.9. | Marathon 26.09.2027 | für den Marathon am 26. September | mein erster Marathon am 26. September',
    'Marathon de Berlin le 26 septembre | Marathon le 26 septembre | Marathon 26/09/2027 | pour le marathon du 26 septembre | mon premier marathon le 26 septembre | Marathon le dimanche 26/9',
    'Maratón de Berlín el 26 de septiembre | Maratón 26/09/2027 | Maratón el 26 de setiembre | para el maratón del 26 de septiembre | mi primera maratón el 26 de septiembre',
    'Maratona di Berlino il 26 settembre | Maratona 26/09/2027 | Maratona il 26 settembre | per la maratona del 26 settembre | la mia prima maratona il 26 settembre',
    'Maratona de Berlim a 26 de setembro | Maratona 26/09/2027 | Maratona no dia 26 de setembro | para a maratona de 26 de setembro | a minha primeira maratona em 26 de setembro',
    'Marathon van Berlijn op 26 september | Marathon 26-09-2027 | Marathon op 26 september | voor de marathon op 26 september | mijn eerste marathon op 26 september',
  ],
  [
    'triathlon 25.75 2027-06-06',
    'Sprinttriathlon am 6. Juni | Sprint-Triathlon 6.6. | Triathlon Sprintdistanz am 6. Juni | für den Sprinttriathlon am 6. Juni',
    'Triathlon sprint le 6 juin | Triathlon S le 6 juin | Triathlon sprint 06/06/2027 | pour le triathlon sprint du 6 juin | Triathlon format sprint le 6 juin',
    'Triatlón sprint el 6 de junio | Triatlón esprint 6 junio | Triatlón sprint 06/06/2027 | para el triatlón sprint del 6 de junio | Triatlón distancia sprint el 6 de junio',
    'Triathlon sprint il 6 giugno | Triathlon sprint 06/06/2027 | per il triathlon sprint del 6 giugno | Triathlon distanza sprint il 6 giugno',
    'Triatlo sprint a 6 de junho | Triathlon sprint em 6 de junho | Triatlo sprint 06/06/2027 | para o triatlo sprint de 6 de junho',
    'Sprinttriatlon op 6 juni | Sprint triathlon 6 juni | Triatlon sprint 06-06-2027 | voor de sprinttriatlon op 6 juni',
  ],
  [
    'triathlon 113 2027-08-15',
    'Ironman 70.3 am 15. August | Mitteldistanz am 15. August | Halbdistanz-Triathlon am 15. August | Halber Ironman am 15. August | für die Mitteldistanz am 15. August | Triathlon Mitteldistanz 15.8.',
    'Half Ironman le 15 août | Ironman 70.3 le 15 août | Triathlon L le 15 août | Demi-Ironman le 15 août | pour le half Ironman du 15 août | Triathlon half le 15 août',
    'Medio Ironman el 15 de agosto | Ironman 70.3 el 15 de agosto | Triatlón media distancia el 15 de agosto | para el medio Ironman del 15 de agosto | Half Ironman 15 agosto',
    'Mezzo Ironman il 15 agosto | Ironman 70.3 il 15 agosto | Triathlon medio il 15 agosto | per il mezzo Ironman del 15 agosto | Half Ironman 15 agosto',
    'Meio Ironman a 15 de agosto | Ironman 70.3 em 15 de agosto | Triatlo média distância a 15 de agosto | para o meio Ironman de 15 de agosto | Half Ironman 15 agosto',
    'Halve Ironman op 15 augustus | Ironman 70.3 op 15 augustus | Halve triatlon op 15 augustus | voor de halve Ironman op 15 augustus | Half Ironman 15 augustus',
  ],
  [
    'triathlon 51.5 2027-07-11',
    'Olympische Distanz am 11. Juli | Triathlon Kurzdistanz am 11. Juli | olympischer Triathlon am 11. Juli',
    'Triathlon olympique le 11 juillet | Triathlon M le 11 juillet | Triathlon distance olympique le 11 juillet',
    'Triatlón olímpico el 11 de julio | Triatlón distancia olímpica el 11 de julio',
    "Triathlon olimpico il 11 luglio | Triathlon olimpico l'11 luglio | Triathlon distanza olimpica 11 luglio",
    'Triatlo olímpico a 11 de julho | Triathlon olímpico em 11 de julho | Triatlo distância olímpica 11 de julho',
    'Olympische triatlon op 11 juli | Triatlon olympische afstand op 11 juli | Kwart triatlon op 11 juli',
  ],
  [
    'hyrox null 2027-11-21',
    'Hyrox am 21. November',
    'Hyrox le 21 novembre',
    'Hyrox el 21 de noviembre',
    'Hyrox il 21 novembre',
    'Hyrox a 21 de novembro | Hyrox em 21 de novembro',
    'Hyrox op 21 november',
  ],
  [
    'run 5 2027-05-01',
    '5 km am 1. Mai | 5-km-Lauf am 1.5. | Fünf-Kilometer-Lauf am 1. Mai',
    '5 km le 1er mai | Course de 5 km le 1er mai | 5 km le premier mai',
    '5 km el 1 de mayo | 5K el 1º de mayo | Carrera 5 km el primero de mayo',
    '5 km il 1 maggio | 5 km il 1° maggio | 5 km il primo maggio',
    '5 km a 1 de maio | Corrida 5 km em 1º de maio | 5 km no primeiro de maio',
    '5 km op 1 mei | 5 km loop 1 mei | vijf kilometer op 1 mei',
  ],
  [
    'cycle 120 2027-06-20',
    'Radmarathon 120 km am 20. Juni | Radrennen 120 km am 20. Juni | RTF 120 km 20.6.',
    'Cyclosportive 120 km le 20 juin | Course vélo de 120 km le 20 juin | Cyclo 120 km le 20 juin',
    'Marcha cicloturista 120 km el 20 de junio | Carrera ciclista de 120 km el 20 de junio | Gran fondo bici 120 km el 20 de junio',
    'Gran fondo 120 km il 20 giugno | Granfondo in bici di 120 km il 20 giugno | Gara ciclistica 120 km il 20 giugno',
    'Granfondo 120 km a 20 de junho | Prova de ciclismo 120 km em 20 de junho | Corrida de bicicleta de 120 km em 20 de junho',
    'Toertocht 120 km op 20 juni | Fietstocht van 120 km op 20 juni | Wielerwedstrijd 120 km op 20 juni',
  ],
  [
    'hike 50 2027-05-08',
    '50 km Marsch am 8. Mai | Wanderung 50 km am 8. Mai | Megamarsch 50 km am 8. Mai',
    'Marche de 50 km le 8 mai | Randonnée 50 km le 8 mai',
    'Marcha de 50 km el 8 de mayo | Caminata 50 km el 8 de mayo',
    "Camminata di 50 km il 8 maggio | Marcia 50 km l'8 maggio",
    'Caminhada de 50 km a 8 de maio | Caminhada 50 km em 8 de maio',
    'Wandeltocht 50 km op 8 mei | Mars van 50 km op 8 mei',
  ],
  [
    'swim 3 2027-07-04',
    'Freiwasserschwimmen 3 km am 4. Juli | 3 km Schwimmen im See am 4. Juli',
    'Nage en eau libre 3 km le 4 juillet | Traversée du lac à la nage 3 km le 4 juillet',
    'Travesía a nado 3 km el 4 de julio | Natación aguas abiertas 3 km el 4 de julio',
    'Nuoto in acque libere 3 km il 4 luglio | Gara di nuoto 3 km il 4 luglio',
    'Natação em águas abertas 3 km a 4 de julho | Travessia a nado 3 km em 4 de julho',
    'Openwaterzwemmen 3 km op 4 juli | Zwemtocht 3 km op 4 juli',
  ],
  [
    'run 25 2027-06-12',
    'Traillauf 25 km am 12. Juni | Berglauf 25 km am 12.6.',
    'Trail de 25 km le 12 juin',
    'Trail de 25 km el 12 de junio | Carrera de montaña 25 km el 12 de junio',
    'Trail di 25 km il 12 giugno | Trail 25 km sabato 12 giugno',
    'Trail de 25 km a 12 de junho | Corrida de trilha 25 km em 12 de junho',
    'Trailrun 25 km op 12 juni | Trail van 25 km op 12 juni',
  ],
]
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'].map((language, at) => [language, at] as const)
const waysOf = (said: string | undefined) => (said ?? '').split(' | ')

test.each(LANGUAGES)('a race is what it is, however it is told: %s', (_, at) => {
  for (const [means, ...said] of RACES) for (const way of waysOf(said[at])) expect(told(way), way).toEqual([means])
})

const AND = [' und ', ' et ', ' y ', ' e ', ' e ', ' en ']

test.each(LANGUAGES)('two races side by side are both, on their days: %s', (_, at) => {
  const between = ['. ', '\n', ', ', '; ', AND[at] ?? '']
  for (const [first, [means, ...said]] of RACES.entries())
    for (const [second, [other, ...beside]] of RACES.entries()) {
      if (first === second) continue
      const [ways, others] = [waysOf(said[at]), waysOf(beside[at])]
      for (const [way, one] of ways.entries()) {
        const text =
          one + (between[(way + second) % between.length] ?? '') + (others[(way + first) % others.length] ?? '')
        expect(told(text), text).toEqual([means, other].sort())
      }
    }
})

test.each([
  ['de', ['Halbmarathon', '10 km', 'Sprinttriathlon'], ['am 4. April', 'am 23. Mai', 'am 6. Juni']],
  ['fr', ['Semi', '10 km', 'Triathlon S'], ['le 4 avril', 'le 23 mai', 'le 6 juin']],
  ['es', ['Media maratón', '10 km', 'Triatlón sprint'], ['4 de abril', 'el 23 de mayo', 'el 6 de junio']],
  ['it', ['Mezza', '10 km', 'Triathlon sprint'], ['4 aprile', 'il 23 maggio', 'il 6 giugno']],
  ['pt', ['Meia maratona', '10 km', 'Triatlo sprint'], ['4 de abril', 'a 23 de maio', 'a 6 de junho']],
  ['nl', ['Halve marathon', '10 km', 'Sprinttriatlon'], ['op 4 april', 'op 23 mei', 'op 6 juni']],
] as const)('a list gives each race its own day: %s', (_, names, days) => {
  const entries = names.map((name, at) => [name, days[at] ?? ''] as const)
  for (const between of ['\n', '; ', ', '])
    for (const joint of [' ', ' - ', ': ']) {
      const [first, last] = [
        entries.map(([name, day]) => day + joint + name),
        entries.toReversed().map(([name, day]) => name + joint + day),
      ]
      for (const text of [first.join(between), last.join(between)])
        expect(told(text), text).toEqual(['run 10 2027-05-23', 'run 21.0975 2027-04-04', 'triathlon 25.75 2027-06-06'])
    }
})

/** By a letter dropped, doubled or swapped with the next. */
function slipsOf(text: string, upTo: number): string[] {
  return [...text.slice(0, upTo)].flatMap((letter, at) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + text.charAt(at + 1) + letter + text.slice(at + 2),
  ])
}

test.each([
  ['Halve marathon op 4 april', 5],
  ['Mezza maratona il 4 aprile', 5],
  ['Mezzo Ironman il 15 agosto', 5],
  ['Meio Ironman a 15 de agosto', 3],
  ['Semi-marathon le 4 avril', 2],
])('a slip in the word for a part makes no race longer, unless it makes another word: %s', (text, upTo) => {
  const longest = Math.max(...readRaces(text, '2026-12-01').events.map(({ distanceKm }) => distanceKm ?? 0))
  for (const slip of slipsOf(text, upTo).filter((each) => !/^(?:have|mio|meo|mei) /i.test(each)))
    for (const { distanceKm, confidence } of readRaces(slip, '2026-12-01').events)
      if (confidence >= 0.6) expect(distanceKm ?? 0, slip).toBeLessThanOrEqual(longest)
})

test.each([
  ['la mia maratona è il 4 aprile', ['run 42.195 2027-04-04']],
  ['vor dem Marathon am 4. April', ['run 42.195 2027-04-04']],
  ['I have marathon on 4 April', ['run 42.195 2027-04-04']],
  ['Halbmarathon am 4. April, Ziel 1:45 h', ['run 21.0975 2027-04-04']],
  ['Matrimonio il 5 giugno', []],
  ["L'anno scorso mezza in 1:52", []],
  ['Mes courses : le 4 avril semi-marathon', ['run 21.0975 2027-04-04']],
])('%s', (text, means) => {
  expect(told(text)).toEqual(means)
})
