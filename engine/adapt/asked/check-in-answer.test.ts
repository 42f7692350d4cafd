import { describe, expect, test } from 'vitest'
import { said } from '../../../words/testing.ts'
import { noteFacts } from '../../history/notes.ts'
import type { HistoryDay, Profile, Taps } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { checkInAnswer } from './check-in-answer.ts'

const TODAY = '2026-03-04'
const PROFILE: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work Mon-Fri 9-17',
  trainingDays: 6,
  races: '',
  goalDate: null,
}
const answer = (parts: Omit<HistoryDay, 'date'>) => {
  const day = { date: TODAY, ...parts }
  const plan = makePlan({ profile: PROFILE, today: TODAY, anchor: '2026-02-02', timeZone: 'UTC', history: [day] })
  return { sentence: said(checkInAnswer(day, noteFacts(day), plan)), plan }
}

const codeOf = (part: object) => ('code' in part ? part.code : part)

describe('checkInAnswer()', () => {
  test.each([
    ['My mother died last night', /sorry/],
    ['I hate this, so boring', /Modify offers/],
    ['So proud, ran 5k without walking for the first time ever', /proud|earned|able to write/],
    ['dzisiaj nie mam siły, praca mnie wykańcza, dzieci chore', /do not read this language yet.*Tap what applies/],
    ['oggi sono molto stanco, il lavoro non finisce mai', /[Tt]ired/],
    ['asdf jkl', /with this day/],
    ['I fainted and have chest pain', /Training waits/],
  ])('answers %j fittingly', (notes, expected) => {
    expect(answer({ notes }).sentence).toMatch(expected)
  })

  test.each([
    ['I was told I have a heart condition, did my run', /doctor.*gentle/s],
    ['Doctor wants more tests on my heart, trying not to think about it, did my run', /doctor.*gentle/s],
    ["I'm pregnant, so happy, did the whole session", /doctor.*gentle/s],
  ])('whoever tells of a condition is not thanked for a session: %j', (notes, expected) => {
    const { sentence, plan } = answer({ notes, completed: true })
    expect(sentence).toMatch(expected)
    expect(sentence).not.toMatch(/counts|Done/)
    expect(plan.weeklyPlan.flatMap(({ days }) => days).filter(({ date, hard }) => hard && date > TODAY)).toEqual([])
  })

  test.each([
    ['Period started so took it easy, cramps', /days|energy/],
    ['hungover. never again. did half', /water/i],
    ['two a.m. and still awake, thinking about the job interview', /night/],
    ['weighed in at 81.4, down 2kg since start', /[Ww]eight|Scales|measure/],
    ["couldn't finish the intervals, did 4 of 6", /[Pp]art|Some is|Shorter/],
    ['The plan said 45 min but I only had 20', /[Pp]art|Some is|Shorter/],
    ['felt a bit light headed when I stood up from the mat', /[Dd]izz|spin/],
  ])('a ticked day whose words tell of something else is answered for that: %j', (notes, expected) => {
    expect(answer({ notes, completed: true }).sentence).toMatch(expected)
  })

  test('claims nothing that health keeps gentle whatever a check-in says', () => {
    const profile = { ...PROFILE, commitments: 'Work 9-17. Heart attack in January.' }
    const day = { date: TODAY, notes: 'had to limp home' }
    const plan = makePlan({ profile, today: TODAY, anchor: '2026-02-02', timeZone: 'UTC', history: [day] })
    expect(plan.adjustments.map(({ kind }) => kind)).toContain('gentle')
    expect(checkInAnswer(day, noteFacts(day), plan).map(codeOf)).toEqual(['heard-hurt', 'kept-where'])
  })

  test('never says that nothing changed where something did, nor the other way round', () => {
    for (const notes of [
      'my right knee is a bit sore',
      'I have a fever',
      'quads very sore',
      'slept 4 hours, exhausted',
    ]) {
      const { sentence, plan } = answer({ notes })
      const changed = plan.adjustments.some(({ date, asked }) => date === TODAY && !asked)
      expect(/nothing had to change|stays as it is|changes nothing/.test(sentence), `${notes}: ${sentence}`).toBe(
        !changed,
      )
    }
  })

  test('gives the reason of a change once, and leaves it to the days beside it to show what became of them', () => {
    const { sentence } = answer({ notes: 'slept 4 hours, exhausted' })
    expect(sentence).toMatch(/nothing hard|easy/)
    expect(sentence).not.toMatch(/ became | instead of /)
  })

  test('says that words of a foreign language were not read, beside what was tapped', () => {
    const notes = 'dzisiaj nie mam siły, praca mnie wykańcza, dzieci chore'
    expect(answer({ notes, completed: true }).sentence).toMatch(/^(?!We do not read).*do not read this language yet/)
  })

  test('never speaks of optimising, and is never empty', () => {
    for (const notes of ['ill with a cold', 'sharp pain in my knee', 'fine', '']) {
      expect(answer({ notes, completed: true }).sentence).not.toMatch(/optimi/i)
      expect(answer({ notes, completed: true }).sentence.length).toBeGreaterThan(10)
    }
  })
})

describe('what is felt', () => {
  const facts = (notes: string) => noteFacts({ date: TODAY, notes })
  const heard = (notes: string, date = TODAY) => said(checkInAnswer({ date, notes }, facts(notes), QUIET))

  test.each([
    ['grief', 'Our dog died this morning'],
    ['sadness', 'She broke up with me and I lost my job'],
    ['shame', 'I am disgusted with myself'],
    ['fear', 'Scared I will never get this right'],
    ['disgust', 'The pool was disgusting today'],
    ['frustration', 'I hate this'],
    ['boredom', 'boring, the same thing again'],
    ['shame', "I'm so useless at this"],
    ['pride', 'So proud of myself'],
    ['pride', 'PB!!! 5k in 24:10'],
    ['gladness', 'Felt great, loved every minute'],
    ['worry', 'my gran is in hospital and I cannot think about training'],
    ['worry', 'Mum starts chemo on Monday'],
    ['worry', 'daughter has chickenpox, home all week'],
    ['sadness', 'my wife is leaving me'],
    ['sadness', 'feeling really low again, everything is grey'],
    ['sadness', 'failed my exam'],
    ['shame', 'ate far too much cake at the party, feel disgusting'],
    ['shame', 'I feel fat and useless compared to everyone'],
    ['disgust', 'the changing room was filthy'],
    ['disliked', 'hate burpees with a passion'],
    ['disliked', "can't stand the plank, so boring"],
    ['disliked', 'please no more lunges'],
    ['disliked', 'deadlifts scare me'],
    ['disliked', 'Ich hasse Kniebeugen'],
    ['disliked', 'je déteste les pompes'],
    ['gladness', 'used to hate burpees, now I quite like them'],
    ['pride', 'did the burpees, hated every one, but proud'],
    ['away', 'Travelling to Lisbon Thursday to Sunday'],
    ['disliked', 'can you remove burpees from my plan'],
    ['disliked', 'swap burpees for something else please'],
    ['gladness', 'finished chemo today!'],
    ['gladness', "it's my birthday"],
    ['away', "I'll be in London Monday to Wednesday"],
    ['away', "we're off skiing next week"],
    ['away', 'on holiday from Saturday for a week'],
    ['away', "I'm away this weekend, no gym"],
    ['worry', 'flying home Friday, mum is in hospital'],
    ['nerves', "super nervous about tomorrow's interview"],
    ['nerves', 'anxious about the presentation on friday'],
    ['gladness', 'super day'],
    ['grief', 'we buried my best friend today'],
    ['sadness', 'got stood up on a date, feel stupid'],
    ['frustration', 'the kids drove me up the wall today'],
    ['skipped', 'no time today, work exploded'],
    ['slept', 'jet lagged after the flight from Tokyo'],
    ['boredom', 'sick of running in the dark'],
    ['reluctance', 'no motivation whatsoever'],
    ['pride', 'Did it! First time I ran the whole way without stopping :)'],
    ['pride', 'did my first ever pull up'],
    ['pride', 'I passed my driving test'],
    ['gladness', 'The baby slept through for the first time in weeks!!'],
    ['gladness', 'got the all clear from the doctor!'],
    ['gladness', 'slept like a log'],
    ['gladness', 'weather was vile, loved it'],
    ['gladness', 'boring loop but glad I went'],
    ['gladness', 'Dad is home from hospital'],
    ['steady', 'nothing special'],
    ['instead', 'I did a 40 minute swim instead of the run'],
    ['instead', 'walked the dog for two hours instead'],
  ])('%s is heard first, in other words on the next days', (feeling, notes) => {
    const days = [0, 1, 2, 3].map((later) => `2026-03-0${4 + later}`)
    for (const date of days)
      expect(checkInAnswer({ date, notes }, facts(notes), QUIET)[0]).toMatchObject({ code: `heard-${feeling}` })
    expect(new Set(days.map((date) => heard(notes, date))).size).toBeGreaterThan(2)
    expect(heard(notes)).toBe(heard(notes))
  })

  test.each([
    ['My watch died halfway, otherwise fine'],
    ['Nearly died on that hill, legs died too'],
    ['not boring at all'],
    ["I wasn't scared this time"],
    ['my ex got married today'],
    ['my knees hate me'],
    ['should have gone for a swim instead'],
    ['thanks for nothing'],
    ['my sister is visiting from Friday'],
    ['was on holiday last week, back now'],
    ['going to the gym tomorrow'],
    ["I don't hate squats anymore"],
    ['the squat rack is closed'],
    ['was skiing last week'],
  ])('%j is none of it', (notes) => {
    expect(heard(notes)).not.toMatch(
      /sorry|Boring|frightening|wears anybody|glad|good|lovely|no fun|instead:|travels|good trip|time there|to like all|only one|friends|hard feelings/i,
    )
  })

  test('nothing cheerful stands beside pain, illness or a loss', () => {
    for (const heavy of ['my knee hurts a bit', 'I have a fever', 'my father passed away'])
      for (const light of ['new PB today, so proud', 'felt great, loved it'])
        for (const day of ['04', '05', '06', '07', '08'])
          expect(heard(`${light}, but ${heavy}`, `2026-03-${day}`)).not.toMatch(/well done|lovely|good to read|glad/i)
  })

  test('what was skipped is no reproach, and what is fine again is not promised too soon', () => {
    expect(heard('I skipped it today')).not.toMatch(/read nothing/)
    const eased: HistoryDay = { date: TODAY, added: [{ kind: 'eased', part: 'knee' }] }
    const codes = (adjustments: Parameters<typeof checkInAnswer<string>>[2]['adjustments']) =>
      checkInAnswer(eased, noteFacts(eased), { adjustments, safety: [] }).map((part) => (part as { code: string }).code)
    expect(codes([])).toEqual(['heard-eased', 'kept-eased'])
    const pain = { kind: 'pain', date: '2026-03-01', asked: false, reason: '' }
    expect(codes([pain])).toEqual(['heard-eased', 'kept-eased-slowly'])
  })

  test('a session that was too easy is not told to have been as planned', () => {
    const sentence = heard('that was way too easy')
    expect(sentence).not.toMatch(/as planned/i)
    expect(sentence).toMatch(/A second one running/)
  })

  test('what changes the plan is thanked for before it is told, whatever it is', () => {
    const { sentence } = answer({ notes: 'I am pregnant! 9 weeks' })
    expect(sentence).toMatch(/^(?:Thank you|Good that|Noted)/)
  })

  test('who only taps is answered too', () => {
    const tapped = (taps: Taps) => {
      const day = { date: TODAY, taps }
      return checkInAnswer(day, noteFacts(day), QUIET).map((part) => (part as { code: string }).code)
    }
    expect(tapped({ sleep: 3, energy: 3, mood: 3 })).toEqual(['heard-steady', 'kept-steady'])
    expect(tapped({ sleep: 5, energy: 5, mood: 5 })).toEqual(['heard-gladness', 'kept-good'])
    expect(tapped({ sleep: 1, energy: 1 })).toEqual(['heard-tired', 'kept-tired'])
    expect(tapped({ mood: 1 })).toEqual(['heard-sadness', 'kept-gently'])
  })
})

const QUIET = { adjustments: [], safety: [] }
