import { describe, expect, test } from 'vitest'
import { readCheckIn } from '../notes/check-ins.ts'
import { readRaces } from '../races/races.ts'
import { weekCells, writtenWeek } from '../testing/week-notation.ts'
import { readCommitments } from './commitments.ts'

/** Looser texts than the tables of the conventions, the way people type; judged by hand. */
const WEEKS: readonly (readonly [text: string, week: string])[] = [
  [
    'wfh most days 9-5:30, in the office tues and thurs (commute 50 mins each way)',
    'mon,wed,fri 09:00-17:30; tue,thu 08:10-18:20',
  ],
  ['9-6 mon to fri, sat 10-2. gym class thursday 6.30pm', 'mon-fri 09:00-18:00; sat 10:00-14:00; thu 18:30-19:30'],
  ['office job, 40 min commute', 'mon-fri 08:20-17:40'],
  ['8 to 5 work, then college monday and wednesday 6-9', 'mon-fri 08:00-17:00; mon,wed 18:00-21:00'],
  ['I care for my mum every morning 8-10', 'mon-sun 08:00-10:00'],
  ['Mon-Fri 9-5 but finish at 3 on Wednesdays', 'mon,tue,thu,fri 09:00-17:00; wed 09:00-15:00'],
  ["can't do Mondays or Wednesday evenings", 'mon 08:00-21:00; wed 18:00-21:00'],
  ['Work: Mon 8-4, Tue 12-8, Wed off, Thu 8-4', 'mon,thu 08:00-16:00; tue 12:00-20:00'],
  ['M 9-5, T 9-5, W 9-1, Th 9-5, F off', 'mon,tue,thu 09:00-17:00; wed 09:00-13:00'],
  ['nights fri sat 8pm to 8am, then I sleep 9 till 3', 'fri,sat 20:00-08:00; sat,sun 09:00-15:00'],
  ['work 9-5, tuesdays choir 7-9', 'mon-fri 09:00-17:00; tue 19:00-21:00'],
  ['choir Mo-Fr 18:00-20:00', 'mon-fri 18:00-20:00'],
  ['choir Mon-Wed-Fri 6-8pm', 'mon,wed,fri 18:00-20:00'],
  ['choir retreat Sat 9-5, choir Tue 8-11', 'sat 09:00-17:00; tue 20:00-23:00'],
  ['From September I am at uni. Right now I work 6am-2pm mon and wed', 'mon,wed 06:00-14:00'],
  ['Full-time mum. School run 8.30-9.15', 'mon-fri 08:30-09:15'],
  ['Misa los domingos a las 12, comida familiar hasta las 4', 'sun 12:00-16:00'],
  ['Bringe die Kinder um 7:45 in die Kita. Arbeite 8:15-15 Uhr', 'mon-fri 07:45-15:00'],
  ['Lun-ven 9h-17h, pause déjeuner 12h-13h où je peux m’entraîner', 'mon-fri 09:00-12:00; mon-fri 13:00-17:00'],
  ['Faculdade de segunda a sexta de manhã, estágio das 14h às 18h', 'mon-fri 08:00-12:00; mon-fri 14:00-18:00'],
]

const EVENTS: readonly (readonly [text: string, ...events: string[]])[] = [
  [
    'London landmarks half march 29th, then Edinburgh marathon 24 May. Hoping for 3:45',
    'run 21.0975 2026-03-29 -',
    'run 42.195 2026-05-24 13500',
  ],
  ['Signed up for a sprint triathlon (750m swim, 20k bike, 5k run) on 14 June', 'triathlon 25.75 2026-06-14 -'],
  ['relay marathon, my leg is 8 km, 19 April', 'run 8 2026-04-19 -'],
  ['Training for a marathon April 12', 'run 42.195 2026-04-12 -'],
  ['Chicago Marathon 10/11/26, 8:30 min mile pace', 'run 42.195 2026-10-11 13372'],
  ['Marathon de Paris le 12 avril, et 10 km de Noël en décembre', 'run 42.195 2026-04-12 -', 'run 10 - -'],
  [
    'Berlin-Marathon am 27.9., Ziel 3:15, und vorher ein Halbmarathon am 12.4. als Test',
    'run 42.195 2026-09-27 11700',
    'run 21.0975 2026-04-12 -',
  ],
  ['San Silvestre, 10 km, Nochevieja, menos de 45 minutos', 'run 10 2026-12-31 2700'],
  ['Prova de 10 km no último domingo de novembro, ritmo de 5:30/km', 'run 10 2026-11-29 3300'],
]

/** The safety of a note in short: `flag`, `ill` and strong pains; empty where nothing may be raised. */
const SAFETY: readonly (readonly [text: string, safety: string])[] = [
  ['felt faint after standing up, everything went grey and I had to grab the wall', 'flag'],
  ['heart was skipping beats while watching tv and I came over all dizzy', 'flag'],
  ['there was a loud crack in my wrist when I fell off the box and it looks bent', 'flag wrist'],
  ['noticed blood in my wee after the long run', 'flag'],
  ['bit of chest pain on the treadmill, surely just heartburn', 'flag chest'],
  ['my vision went blurry and my knees buckled after deadlifts', 'flag'],
  ['woke up gasping for air twice last night', 'flag'],
  ['Dolor en el pecho al respirar, creo que es de la tos', 'flag ill chest'],
  ['He meado sangre después de la tirada larga', 'flag'],
  ['Casi me desmayo en la ducha, lo vi todo negro', 'flag'],
  ['Kurz schwarz vor Augen und fast umgekippt', 'flag'],
  ['Knöchel umgeknickt, dick und blau, kann nicht auftreten', 'flag ankle'],
  ['essoufflée même allongée sur le canapé', 'flag'],
  ['entendu un crac dans le genou, il a doublé de volume', 'flag knee'],
  ['coração disparado e tontura parado no sofá', 'flag'],
  ['Senti um estalo no tornozelo e inchou na hora, não consigo pisar', 'flag ankle'],
  ['woke at 3am unable to get my breath', 'flag'],
  ['could not get air while sitting on the couch', 'flag'],
  ['heart fluttering and felt faint', 'flag'],
  ['casi me desmayo, vi estrellas', 'flag'],
  ['collarbone is sticking out after I came off the bike', 'flag shoulder'],
  ['not feeling well, skipped', 'ill'],
  ['missed today, kid was sick', ''],
  ['hay fever terrible today, sneezing all run long', ''],
  ['shoulder 7/10 pain when I lift my arm', 'shoulder'],
  ['felt like my heart was going to explode on that last hill haha, great session', ''],
  ['chest tight from the push ups', ''],
  ['Mi padre se desmayó ayer', ''],
  ['Brustmuskelkater vom Bankdrücken', ''],
  ['mes enfants ont la gastro, moi ça va', ''],
  ['Minha mãe está com dor no peito, fui com ela pro hospital', ''],
  ['Felt sick after the burpees but finished', ''],
  ['short of breath after walking up a flight of stairs', ''],
  ['feeling sick to my stomach, threw up twice this morning', 'ill'],
  ['I might be getting ill, throat tickle', 'ill'],
  ['Kein Training heute, Erkältung kommt wohl', 'ill'],
  ['gros rhume mais séance faite', 'ill'],
  ['Estou com virose, vomitei a noite toda', 'ill'],
  ['my knees are killing me going down stairs', 'knee'],
  ['Pontada forte no joelho, saí mancando', 'knee'],
  ['Douleur vive au mollet', 'calf'],
]

test.each(WEEKS)('readCommitments() takes in: %s', (text, week) => {
  expect(weekCells(readCommitments(text).busy)).toEqual(weekCells(writtenWeek(week)))
})

describe('readRaces()', () => {
  test.each(EVENTS.map((row) => [row[0], row.slice(1)] as const))('takes in: %s', (text, events) => {
    const told = readRaces(text, '2026-03-02').events
    expect(
      told.map((event) =>
        [event.discipline, event.distanceKm ?? '-', event.date ?? '-', event.targetSeconds ?? '-'].join(' '),
      ),
    ).toEqual(events)
  })
})

test.each(SAFETY)('readCheckIn() keeps people safe: %s', (text, safety) => {
  const facts = readCheckIn('notes', text)
  const strong = facts.pain.filter((each) => each.severity === 'strong').map((each) => each.part)
  const words = [...(facts.redFlag ? ['flag'] : []), ...(facts.illness ? ['ill'] : []), ...strong]
  expect(words.join(' ')).toBe(safety)
})
