import { expect, test } from 'vitest'
import type { LoadWeek } from '../../engine/plan-model.ts'
import { sure } from '../../engine/sure.ts'
import { loadPicture } from './load-geometry.ts'

const week = (week: number, plannedAu: number, doneAu: number | null): LoadWeek => ({
  week,
  startDate: '2026-11-23',
  plannedAu,
  doneAu,
  fitness: plannedAu / 7,
  fatigue: plannedAu / 7,
  form: 0,
  monotony: null,
  strainAu: null,
})

test('bars stand on the ground, the highest fills the picture but for some air', () => {
  const { bars } = loadPicture([week(1, 500, 250), week(2, 1000, null)])
  expect(bars.map(({ y, height }) => y + height)).toEqual([100, 100])
  expect(sure(bars[1]).height).toBeGreaterThan(90)
  expect(sure(bars[0]).height / sure(bars[1]).height).toBeCloseTo(0.5, 9)
  expect(sure(sure(bars[0]).done) / sure(bars[0]).height).toBeCloseTo(0.5, 9)
  expect(sure(bars[1]).done).toBeNull()
})

test('a curve that equals the planned load a day runs along the tops of the bars', () => {
  const { bars, fitness } = loadPicture([week(1, 700, null), week(2, 350, null)])
  expect(fitness.split(' ').map((point) => Number(point.split(',')[1]))).toEqual(bars.map(({ y }) => y))
})

test('no weeks make an empty picture', () => {
  expect(loadPicture([])).toEqual({ bars: [], fitness: '', fatigue: '' })
})
