import { expect, test } from 'vitest'
import { readRaces } from './races.ts'

const TODAY = '2026-01-05'
const first = (text: string) => readRaces(`${text} on 12 June 2026`, TODAY).events

test.each([
  ['stair race', 'other', null],
  ['tower run', 'other', null],
  ['swimrun', 'other', null],
  ['duathlon', 'other', null],
  ['aquathlon', 'other', null],
  ['gravel race', 'cycle', null],
  ['gran fondo', 'cycle', null],
  ['rowing regatta', 'row', null],
  ['ski marathon', 'ski', null],
  ['Vasaloppet', 'ski', 90],
  ['obstacle race 10 km', 'obstacle', 10],
  ['Murph', 'other', null],
  ['CrossFit Open', 'strength', null],
  ['powerlifting meet', 'strength', null],
  ['weightlifting competition', 'strength', null],
  ['bodybuilding show', 'other', null],
  ['judo grading', 'other', null],
  ['black belt test', 'other', null],
  ['boxing match', 'other', null],
  ['dance recital', 'other', null],
  ['hike up Kilimanjaro', 'hike', null],
  ['Camino', 'hike', null],
  ['charity walk 50 km', 'hike', 50],
  ['Half Dome hike', 'hike', null],
  ['open water 3 km', 'swim', 3],
  ['100 m freestyle', 'swim', 0.1],
  ['wrestling meet', 'other', null],
  ['gymnastics meet', 'other', null],
  ['cheer competition', 'other', null],
  ['roller marathon', 'other', null],
  ['inline half marathon', 'other', null],
] as const)('a %s is one event of its own kind', (text, discipline, distanceKm) => {
  const events = first(text)
  expect(events.length).toBe(1)
  expect(events[0]).toMatchObject({ discipline, distanceKm, date: '2026-06-12' })
})

test.each([
  ['10k in March for charity', 'run', 10],
  ['Half marathon', 'run', 21.0975],
  ['Marine Corps Marathon', 'run', 42.195],
] as const)('a %s stays what it is', (text, discipline, distanceKm) => {
  expect(readRaces(`${text} 2027-03-12`, TODAY).events[0]).toMatchObject({ discipline, distanceKm })
})
