import { expect, test } from 'vitest'
import { readCheckIn } from './check-ins.ts'

const completed = (text: string) => readCheckIn('notes', text).completed

// Athletes leave the verb out, and say how far, how often or how it went.
test.each([
  '5k around the lake with the dog, nice and slow',
  '10k through the woods',
  'Two loops of the park and home',
  '12 lengths and a sauna',
  'Four times up the hill and down again',
  'Quick jog round the block, that was all',
  'Went longer than planned because it felt good',
  'Climbed for two hours with Sam',
  'Ran home from work',
  'RPE 7',
  'rpe: 9',
  'effort 8/10',
  '8/10 effort',
  'Rodada de 40 km, viento en contra',
  'Sortie longue de 15 km, jambes lourdes',
])('what was done is heard: %s', (text) => {
  expect(completed(text)).toBe(true)
})

// An exercise is judged, or sessions of a kind, and no day.
test.each([
  'Push-ups are too hard for me',
  'I find push ups too hard',
  'squats are too easy for me',
  'pull-ups are way too hard for me, can I have something else',
  'the runs are too easy',
  'Liegestütze sind zu schwer für mich',
])('what is always so tells of no session: %s', (text) => {
  expect(completed(text)).toBeNull()
})

test.each([
  'The push-ups were too hard',
  'Push-ups were too hard for me today',
  'Did my session, push-ups are too hard for me',
])('what was so today does: %s', (text) => {
  expect(completed(text)).toBe(true)
})

test.each([
  'My run got eaten by a meeting',
  'Overslept and that was that',
  'Planned to run but it poured',
  'Work ran late, nothing doing',
  'Sofa won',
  'Forgot. Did 20 squats',
  'Overslept, did 20 squats',
  'Gave the gym a miss',
])('what was not done is heard: %s', (text) => {
  expect(completed(text)).toBe(false)
})

test.each([
  '5k on Saturday',
  'the 5k is in three weeks',
  '10k this weekend with dad',
  '5k to go until the goal',
  '10k steps today',
  '12 lengths of timber carried',
  'my son ran a 5k',
  'could do a 5k',
])('what is to come, or no training, is not taken for it: %s', (text) => {
  expect(completed(text)).toBeNull()
})

// Who nearly did not go, went.
test.each([
  'Nearly skipped it but went in the end',
  'Almost did not go out, then forced myself',
  "Couldn't be bothered but did it",
  'Stopped twice to catch my breath but ran on',
  'Had to stop for a moment before running again',
  "Almost didn't, glad I did",
  'Dragged myself round 5k',
  'Ich wollte erst nicht, bin dann doch los',
  'Casi no voy, pero al final fui',
  'Quase não treinei, mas fui',
  'Je me suis forcée',
])('what was done after all is heard: %s', (text) => {
  expect(completed(text)).toBe(true)
})

test.each([
  'Stopped halfway, knee',
  'Had to stop after 10 minutes',
  "Couldn't be bothered, sofa instead",
  'Too tired to train',
  'Almost halfway, then had to turn back',
  'Nearly finished, had to bail',
])('what was given up stays so: %s', (text) => {
  expect(completed(text)).toBe(false)
})

test.each([
  '24h shift from 8',
  'On call 24 hours tomorrow',
  'guardia de 24 h',
  'garde de 24h',
  '24-Stunden-Dienst ab 8',
])('a duty round the clock leaves no time tomorrow: %s', (text) => {
  expect(readCheckIn('tomorrow', text).tomorrowUnavailable).toBe(true)
})

test('a long shift leaves what is left of the day', () => {
  expect(readCheckIn('tomorrow', '12h shift from 7').tomorrowUnavailable).toBe(false)
})

test('kit that is worn out, a lie-in that is wished and a gym that nobody has in them say nothing of the body or of kit', () => {
  const said = (text: string) => readCheckIn('notes', text)
  expect(said('shoes are worn out').fatigue).toBeNull()
  expect(said('I am worn out').fatigue).toBe('high')
  expect(said('Lie-in please').sleep).toBeNull()
  expect(said('lovely lie in').sleep).toBe('good')
  expect(said('no gym in me').equipmentLimits).toEqual([])
  expect(said('no gym in my hotel').equipmentLimits).toEqual(['no_gym'])
})
