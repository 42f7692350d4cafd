import { describe, expect, test } from 'vitest'
import { readCheckIn } from './check-ins.ts'

const completed = (text: string) => readCheckIn('notes', text).completed

describe('what was done, against what was planned', () => {
  test.each([
    'did the warm up and one round then my heart wasnt in it',
    'managed the first exercise then the baby woke',
    'got 15 mins in then the fire alarm went',
    '10 min then the gym closed',
    'had 3 exercises left when the baby monitor went off',
    'only the warm up today',
    'half a session',
  ])('began and was broken off: %s', (text) => {
    expect(completed(text)).toBe(false)
  })

  test.each([
    'did one round then another and another, all 5 done',
    'did 3 sets then the power went, finished it by torchlight',
    'was meant to do 30 min ended up doing 50 oops',
    'planned 5k did 8',
    'did an extra set',
  ])('was done, or more than that: %s', (text) => {
    expect(completed(text)).toBe(true)
  })

  test.each(['planned 8k only did 5', 'no extra set today'])('was not more: %s', (text) => {
    expect(completed(text)).not.toBe(true)
  })

  test.each([
    '97.5 x 5 bench, felt smooth',
    'bench 80kg 3x5',
    'squat 3x5 @ 100',
    '5x5 60kg',
    'did 40 push ups on the floor',
  ])('is told as lifters write it: %s', (text) => {
    expect(completed(text)).toBe(true)
  })

  test.each(['3x5 squats tomorrow', 'bench 3x5 next time?'])('and not where it is to come: %s', (text) => {
    expect(completed(text)).not.toBe(true)
  })
})

describe('words that tell of a body elsewhere', () => {
  test('both arms that will not lift are sore, and one of them may be hurt', () => {
    expect(readCheckIn('notes', 'cant lift my arms to wash my hair haha')).toMatchObject({
      soreness: ['arm'],
      pain: [],
    })
    expect(readCheckIn('notes', 'my arms hurt, cant lift my arms').pain).toMatchObject([{ part: 'arm' }])
  })

  test('a shower goes cold, and whoever has a cold is ill', () => {
    expect(readCheckIn('notes', 'love it when the shower goes cold').illness).toBe(false)
    expect(readCheckIn('notes', 'got a cold').illness).toBe(true)
    expect(readCheckIn('notes', 'cant taste anything').illness).toBe(true)
  })

  test('an arm that is dead from a jab is not a tired person', () => {
    expect(readCheckIn('notes', 'flu jab today, arm is dead').fatigue).toBeNull()
    expect(readCheckIn('notes', 'legs are dead').fatigue).toBe('high')
  })

  test('an alarm slept through is no good night', () => {
    expect(readCheckIn('notes', 'brilliant, slept through the alarm AND the backup')).toMatchObject({
      sleep: null,
      completed: false,
    })
  })

  test('"made up" is a mood alone, and a deed before what was made', () => {
    expect(readCheckIn('notes', 'the rack was taken so made up my own back day').mood).toBeNull()
    expect(readCheckIn('notes', 'well made up with that').mood).not.toBe('low')
  })

  test.each([
    'steroid injection in my shoulder',
    'shingles jab this morning',
    '2 year old with chickenpox',
    'snot froze',
    'nursery closed, hand foot and mouth',
  ])('nobody is ill: %s', (text) => {
    expect(readCheckIn('notes', text).illness).toBe(false)
  })

  test.each(['the pool was being drained', 'scattered mums ashes at the beach'])('nobody is tired: %s', (text) => {
    expect(readCheckIn('notes', text).fatigue).toBeNull()
  })

  test('whoever lifts their own weight has more to train with than that', () => {
    expect(readCheckIn('notes', 'lifted my own bodyweight!!').equipmentLimits).toEqual([])
    expect(readCheckIn('notes', 'only bodyweight today').equipmentLimits).toEqual(['bodyweight_only'])
  })

  test('whoever nearly cried on the last set had no low mood, and whoever cried had one', () => {
    expect(readCheckIn('notes', 'nearly cried on the last set').mood).toBeNull()
    expect(readCheckIn('notes', 'cried in the car').mood).toBe('low')
  })

  test('how many are too many is a question, and no verdict on a session', () => {
    expect(readCheckIn('notes', 'how many eggs is too many')).toMatchObject({ effort: null, completed: null })
  })

  test('a session that was gone to without any wish for it was done', () => {
    expect(completed('não me apetecia mas fui')).toBe(true)
  })

  test('a night that ended at three says nothing of a session', () => {
    expect(completed('woke at 3 and that was that')).toBeNull()
    expect(completed('overslept and that was that')).toBe(false)
  })

  test('a knee with gravel in it hurts', () => {
    expect(readCheckIn('notes', 'knee felt like it had gravel in it on the stairs').pain).toMatchObject([
      { part: 'knee' },
    ])
  })
})

describe('what tomorrow is like', () => {
  test.each(["can't tomorrow", 'cant do tomorrow', 'tomorrow is no good', 'not possible tomorrow'])('%s', (text) => {
    expect(readCheckIn('tomorrow', text).tomorrowUnavailable).toBe(true)
  })

  test.each(['its my birthday, cake all day', 'hot all day', 'pyjamas all day'])(
    'lasts, and takes no hour: %s',
    (text) => {
      expect(readCheckIn('tomorrow', text).tomorrowUnavailable).toBe(false)
    },
  )

  test('minutes before something else are those for training', () => {
    expect(readCheckIn('tomorrow', 'only got 20 mins before school run').tomorrowMinutes).toBe(20)
    expect(readCheckIn('tomorrow', 'dentist, only 20 minutes').tomorrowMinutes).toBeUndefined()
  })

  test('a tiredness that is expected is none of today', () => {
    expect(readCheckIn('tomorrow', 'expect to be shattered after the late shift').fatigue).toBeNull()
    expect(readCheckIn('tomorrow', 'so tired, easy please').fatigue).toBe('high')
  })
})
