import { expect, test } from 'vitest'
import { WEEKDAYS } from '../model.ts'
import { textsRead } from '../read-texts.ts'

/** What is read of a week, day by day; what hours are of is called otherwise in each language. */
function readingOf(commitments: string): Set<string> {
  const profile = { commitments, races: '' } as Parameters<typeof textsRead>[0]['profile']
  const { commitments: read, facts } = textsRead({ profile, today: '2026-12-01' }).week
  const { week = {}, dated = [], body = [], sports = {} } = facts
  return new Set([
    ...read.busy.flatMap(({ days, start, end }) => days.map((day) => `busy ${day} ${start}-${end}`)),
    ...read.preferences.flatMap(({ days, start, end }) => days.map((day) => `wished ${day} ${start}-${end}`)),
    ...(week.never ?? []).map((day) => `never ${day}`),
    ...WEEKDAYS.flatMap((day) => (week.maxMin?.[day] === undefined ? [] : [`most ${day} ${week.maxMin[day]}`])),
    ...(week.windows ?? []).flatMap(({ days, start, end }) => days.map((day) => `then ${day} ${start}-${end}`)),
    ...dated.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
    ...body.map(({ part }) => `body ${part}`),
    ...(sports.never ?? []).map((sport) => `no ${sport}`),
  ])
}

const on = (days: readonly string[], said: string) => days.map((day) => said.replace('DAY', day))
const WORKDAYS = WEEKDAYS.slice(0, 5)

/** What statements mean, and how it is said: German, French, Spanish, Italian, Portuguese, Dutch; each in one or more ways. */
const STATEMENTS: readonly (readonly [means: readonly string[], ...said: string[]])[] = [
  [
    on(WORKDAYS, 'busy DAY 09:00-17:00'),
    'Mo bis Fr 9-17 Uhr Büro | Ich arbeite Mo-Fr von 9 bis 17 Uhr',
    'Travail du lundi au vendredi de 9h à 17h | Bureau lun-ven 9h-17h',
    'Trabajo de lunes a viernes de 9 a 17 | Oficina L-V 9-17h',
    'Lavoro dal lunedì al venerdì dalle 9 alle 17 | Ufficio lun-ven 9-17',
    'Trabalho de segunda a sexta das 9h às 17h | Escritório seg-sex 9h-17h',
    'Werk maandag t/m vrijdag van 9 tot 17 uur | Ma-vr 9-17 uur kantoor',
  ],
  [
    ['busy tue 19:30-21:00'],
    'dienstags Chor 19:30 bis 21 Uhr | Dienstags von halb acht bis neun Uhr abends Chor',
    'Chorale le mardi de 19h30 à 21h',
    'Coro los martes de 19:30 a 21:00 | Los martes tengo coro de 7 y media a 9 de la tarde',
    'Coro il martedì dalle 19:30 alle 21',
    'Coral às terças das 19h30 às 21h',
    'Koor op dinsdag van 19.30 tot 21 uur | Dinsdagavond koor van half acht tot negen',
  ],
  [
    ['never sun'],
    'Am Sonntag kann ich nicht trainieren | sonntags nie | Sonntag ist trainingsfrei',
    "Je ne peux pas m'entraîner le dimanche | jamais le dimanche | Repos le dimanche",
    'Los domingos nunca | Nada de entrenar los domingos | Domingo descanso',
    'La domenica mai | Mai di domenica | Domenica riposo',
    'Nunca ao domingo | Sem treino ao domingo | Domingo é dia de descanso',
    'Zondags nooit | Op zondag kan ik niet trainen | zondag kan ik niet',
  ],
  [
    [...on(WEEKDAYS, 'then DAY 05:00-07:00'), ...on(WEEKDAYS, 'then DAY 20:00-22:00')],
    'Ich kann nur vor 7 Uhr oder nach 20 Uhr trainieren',
    "Je ne peux m'entraîner qu'avant 7h ou après 20h | Seulement avant 7h ou après 20h",
    'Solo puedo entrenar antes de las 7 o después de las 20 | Solo puedo antes de las 7:00 o después de las 20:00',
    'Posso allenarmi solo prima delle 7 o dopo le 20 | Solo prima delle 7 o dopo le 20',
    'Só posso treinar antes das 7h ou depois das 20h | So antes das 7h ou depois das 20h',
    'Ik kan alleen voor 7 uur of na 20 uur trainen',
  ],
  [
    on(WORKDAYS, 'most DAY 45'),
    'höchstens 45 Minuten unter der Woche | werktags max. 45 Minuten | hoechstens 45 Minuten unter der Woche',
    '45 minutes maximum en semaine | En semaine max 45 min | Du lundi au vendredi 45 minutes maxi',
    'Máximo 45 minutos entre semana',
    'Massimo 45 minuti durante la settimana | Dal lunedì al venerdì max 45 minuti',
    'Máximo de 45 minutos durante a semana',
    'Maximaal 45 minuten doordeweeks | Door de week max 45 min',
  ],
  [
    ['off 2027-08-03-2027-08-10'],
    'Urlaub 3.-10. August | Vom 3.8. bis 10.8. im Urlaub',
    'Vacances du 3 au 10 août',
    'Vacaciones del 3 al 10 de agosto',
    'Vacanze dal 3 al 10 agosto',
    'Férias de 3 a 10 de agosto',
    'Op vakantie van 3 t/m 10 augustus',
  ],
  [
    ['off 2027-05-12-2027-05-14'],
    'Vom 12. bis 14. Mai weg | Ich bin vom 12.5. bis 14.5. nicht da',
    'Pas là du 12 au 14 mai',
    'Fuera del 12 al 14 de mayo',
    'Via dal 12 al 14 maggio',
    'Fora de 12 a 14 de maio | Viajo de 12 a 14 de maio',
    'Weg van 12 tot 14 mei | Ik ben weg van 12 t/m 14 mei',
  ],
  [
    ['wished sat 08:00-12:00'],
    'Lange Läufe bitte am Samstagvormittag',
    'Sorties longues le samedi matin svp',
    'Tiradas largas el sábado por la mañana por favor',
    'Preferisco allenarmi il sabato mattina',
    'Longões no sábado de manhã por favor',
    'Lange duurlopen graag op zaterdagochtend',
  ],
  [
    ['no run'],
    'Ich hasse Laufen',
    'Je déteste courir',
    'Odio correr',
    'Odio correre',
    'Odeio correr',
    'Ik haat hardlopen',
  ],
]
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl']
const waysOf = (said: string | undefined) => (said ?? '').split(' | ')

test.each(LANGUAGES.map((language, at) => [language, at] as const))(
  'plain statements mean what they say: %s',
  (_, at) => {
    for (const [means, ...said] of STATEMENTS)
      for (const way of waysOf(said[at])) expect(readingOf(way), way).toEqual(new Set(means))
  },
)

const BETWEEN = ['. ', '\n', '; ']

test.each(LANGUAGES.map((language, at) => [language, at] as const))(
  'a sentence says beside another what it says alone: %s',
  (_, at) => {
    for (const [first, [means, ...said]] of STATEMENTS.entries())
      for (const [second, [others, ...beside]] of STATEMENTS.entries()) {
        if (first === second) continue
        const text = waysOf(said[at])[0] + (BETWEEN[(first + second) % BETWEEN.length] ?? '') + waysOf(beside[at])[0]
        expect(readingOf(text), text).toEqual(new Set([...means, ...others]))
      }
  },
)

const AROUND: Readonly<Record<string, readonly string[]>> = {
  de: ['Hallo Coach, %s', '- %s', 'Meine Woche: %s', '%s danke!', '%s :)', '%s.'],
  fr: ['Bonjour coach, %s', '- %s', 'Ma semaine : %s', '%s merci !', '%s :)', '%s.'],
  es: ['¡Hola! %s', '- %s', 'Mi semana: %s', '%s ¡gracias!', '%s :)', '%s.'],
  it: ['Ciao coach, %s', '- %s', 'La mia settimana: %s', '%s grazie!', '%s :)', '%s.'],
  pt: ['Olá coach, %s', '- %s', 'A minha semana: %s', '%s obrigado!', '%s :)', '%s.'],
  nl: ['Hoi! %s', '- %s', 'Mijn week: %s', '%s bedankt!', '%s :)', '%s.'],
}

test.each(LANGUAGES.map((language, at) => [language, at] as const))(
  'what is said around a sentence changes nothing of it: %s',
  (language, at) => {
    for (const [means, ...said] of STATEMENTS.slice(0, 6))
      for (const around of AROUND[language] ?? []) {
        const text = around.replace('%s', waysOf(said[at])[0] ?? '')
        expect(readingOf(text), text).toEqual(new Set(means))
      }
  },
)

test.each([
  ["Travail lundi jusqu'à 18h", ['busy mon 09:00-18:00']],
  ['Sem treino ao domingo, máximo de 45 minutos durante a semana', ['never sun', ...on(WORKDAYS, 'most DAY 45')]],
])('%s', (text, means) => {
  expect(readingOf(text)).toEqual(new Set(means))
})
