/**
 * How long the reader takes for what people type, p50 and p99 in milliseconds: `node bench/reader.ts`.
 * One JSON line a reader on standard output; the texts are made up here.
 */

import { readCheckIn } from '../engine/interpret/notes/check-ins.ts'
import { readRaces } from '../engine/interpret/races/races.ts'
import { readCommitments } from '../engine/interpret/week/commitments.ts'
import { sure } from '../engine/sure.ts'

const ROUNDS = 300
const WARM_UP = 30
const TODAY = '2026-03-02'

const COMMITMENTS = [
  'Work 9-5 Mon-Fri, commute 40 min each way. Kids bedtime 7-8 every night, choir Thursdays 7.30-9.30',
  'Trabajo de lunes a viernes de 9 a 18, los martes y jueves inglés de 19:30 a 21',
  'Arbeite Mo-Do 7:00-15:30, Fr bis 13 Uhr. Um halb fünf hole ich die Kinder ab',
  'Je travaille de 8h30 à 17h30, télétravail le mercredi. Piscine des enfants mercredi 18h-19h',
  'Trabalho das 9h às 18h, faculdade das 19h às 22h30 de segunda a quinta',
]
const RACES = [
  'London Marathon 26 April, aiming sub 4, and a 10k tune-up on the first Sunday of April',
  'Halbmarathon am 12.4.2026, Ziel 1:45, in 8 Wochen ein 10-km-Lauf nur zum Spaß',
  'semi de Paris le 8 mars, objectif 1h45',
]
const NOTES = [
  'Hard but doable. Quads sore from the lunges, left knee niggle around km 3. Slept like 5 hrs, a bit stressed at work',
  'Hoy bien, entreno hecho, agujetas en los glúteos pero contento',
  'Training erledigt, Muskelkater in den Waden, geschlafen hab ich super',
]
const PLANS = [
  'Meetings 9 till half 12 then lunch with a client till 2. Could train after 5pm',
  'demain je bosse de 8h à 18h30, séance le soir svp',
]

const READERS: Readonly<Record<string, { texts: readonly string[]; read: (text: string) => unknown }>> = {
  commitments: { texts: COMMITMENTS, read: readCommitments },
  races: { texts: RACES, read: (text) => readRaces(text, TODAY) },
  notes: { texts: NOTES, read: (text) => readCheckIn('notes', text) },
  tomorrow: { texts: PLANS, read: (text) => readCheckIn('tomorrow', text) },
  'a thousand signs': { texts: [COMMITMENTS.join('. ').repeat(3).slice(0, 1000)], read: readCommitments },
}

for (const [name, { texts, read }] of Object.entries(READERS)) {
  const times: number[] = []
  const firstStart = performance.now()
  read(sure(texts[0]))
  const firstMs = performance.now() - firstStart
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
    for (const text of texts) {
      const start = performance.now()
      read(text)
      if (round >= WARM_UP) times.push(performance.now() - start)
    }
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Number(sure(times[Math.min(times.length - 1, Math.floor(times.length * share))]).toFixed(3))
  console.log(
    JSON.stringify({
      reader: name,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      firstMs: Number(firstMs.toFixed(1)),
      readings: times.length,
    }),
  )
}
