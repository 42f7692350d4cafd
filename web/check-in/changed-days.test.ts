import { expect, test } from 'vitest'
import type { ShownAdjustment } from '../../contract/schedule.ts'
import { OF_OTHER_CAUSE } from '../../engine/adapt/other-cause.ts'
import { changesOf } from './changed-days.ts'

test('what no check-in caused, by the engine, is not shown as what one changed', () => {
  const of = (kind: string) => ({ kind, date: '2026-03-04', asked: false }) as ShownAdjustment
  const adjustments = ['pain', ...OF_OTHER_CAUSE].map(of)
  expect(changesOf({ adjustments }, '2026-03-04').map(({ kind }) => kind)).toEqual(['pain'])
})
