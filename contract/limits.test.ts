import { expect, test } from 'vitest'
import {
  COMMITMENTS_MAX,
  NAME_MAX,
  NOTE_MAX,
  PASSWORD_MIN,
  PRICE_TEXT,
  RACES_MAX,
  SCHEDULE_MAX_AGE_MS,
  STATUS_POLL_MS,
  TRIAL_DAYS,
  TRIAL_ENDING_MS,
} from './limits.ts'

test('the numbers of the product are those of its specification', () => {
  expect([TRIAL_DAYS, PRICE_TEXT, PASSWORD_MIN]).toEqual([14, '$9.99', 8])
  expect([NAME_MAX, COMMITMENTS_MAX, RACES_MAX, NOTE_MAX]).toEqual([100, 1000, 500, 1000])
  expect([TRIAL_ENDING_MS, SCHEDULE_MAX_AGE_MS, STATUS_POLL_MS]).toEqual([259_200_000, 86_400_000, 60_000])
})
