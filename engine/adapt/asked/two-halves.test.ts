import { describe, expect, test } from 'vitest'
import { said } from '../../../words/testing.ts'
import { settledFacts, waits } from '../../history/doubts.ts'
import { noteFacts } from '../../history/notes.ts'
import { factId, statedFacts } from '../../history/stated-facts.ts'
import { checkInAnswer } from './check-in-answer.ts'

const DATE = '2026-11-30'
const QUIET = { adjustments: [], safety: [] }
const day = (notes: string) => ({ date: DATE, notes })
const codesOf = (notes: string) =>
  checkInAnswer<never>(day(notes), settledFacts(noteFacts(day(notes))), QUIET).map(({ code }) => code)
const chipsOf = (notes: string) => {
  const facts = noteFacts(day(notes))
  return statedFacts(facts)
    .filter((fact) => !waits(facts, fact))
    .map(factId)
}
const doneIn = (notes: string) => chipsOf(notes).find((chip) => chip.startsWith('completed:')) ?? null

describe('a blow of life', () => {
  test.each([
    ['heard-sadness', 'boss sacked me over zoom. went to the gym anyway because what else do you do, full session'],
    ['heard-sadness', 'my girlfriend moved out on saturday. 5x5 squats at 80 and a long shower'],
    ['heard-sadness', 'had a massive row with my brother at dinner, only did the core bit'],
    ['heard-sadness', 'Chef hat mich heute vor allen runtergemacht. Bin danach trotzdem laufen gegangen, 6 km'],
    ['heard-sadness', "journée pourrie, mon copain m'a quittée hier. j'ai quand même fait la séance"],
    ['heard-sadness', 'me han echado del curro. he corrido 5 km llorando'],
    ['heard-sadness', "litigato col mio ragazzo, però ho fatto tutto l'allenamento"],
    ['heard-sadness', 'fui despedido hoje. corri 10 km para desanuviar'],
    ['heard-sadness', 'ruzie gehad met mijn vriend, toch getraind, hoofd zit vol'],
    ['heard-worry', 'my daughter came home crying, girls at school called her names'],
    ['heard-worry', 'meu filho está a sofrer bullying na escola, não tive cabeça para treinar'],
    ['heard-shame', 'ich ekel mich vor mir selbst, drei Tage nur gegessen und nix gemacht'],
  ])('is %s, and no deed: %j', (heard, notes) => {
    expect(codesOf(notes)).toEqual([heard, 'kept-gently'])
  })

  test('read as stress leaves no day ordinary', () => {
    expect(codesOf('Ging so. Viel Stress auf Arbeit, nur die Hälfte geschafft, ärgere mich')[0]).toBe('heard-stress')
    expect(codesOf('wedding in 3 weeks and the dress does not close. panic. did double session')[0]).toBe(
      'heard-stress',
    )
  })
})

describe('a day with two halves', () => {
  test.each([
    [['heard-pain', 'heard-pride-too', 'kept-pain'], 'new squat PB 100kg!! right knee is twinging a bit since'],
    [
      ['heard-soreness', 'heard-gladness-too', 'kept-soreness'],
      'calf a bit sore, but I danced for three hours and loved it',
    ],
    [['heard-pride', 'heard-worn-too', 'kept-tired'], 'did everything, proud but absolutely knackered'],
    [['heard-both', 'kept-done'], 'nervous before it, easy 4k done, felt smooth'],
    [['heard-both', 'kept-noted'], 'honestly bored of this plan but felt strong today'],
  ])('is answered for both, the care first: %j %j', (codes, notes) => {
    expect(codesOf(notes)).toEqual(codes)
  })

  test('has no praise beside strong pain, nor beside a body that is starved', () => {
    expect(codesOf('PB! but a sharp stabbing pain in my knee, cannot walk')).not.toContain('heard-pride-too')
    for (const notes of [
      'skipped lunch and dinner so i could do the workout on 300 kcal, proud of my discipline',
      'had two crackers and black coffee all day, still did intervals, so proud',
    ])
      expect(codesOf(notes)).toEqual(['heard-hungry', 'kept-hungry'])
  })

  test.each([
    'best run of the year',
    'somehow my best split ever, 5:02',
    'killed it today!!',
    '5k in 27:40!!! first time under 28',
    'fastest kilometre since the baby',
    'snelste 5 km ooit, 24:50!',
  ])('is pride where it tells of a best: %j', (notes) => {
    expect(codesOf(notes)[0]).toBe('heard-pride')
  })

  test('is told of a second tired day where tiredness is told, and not of a second sad one', () => {
    expect(codesOf('annoyed and stressed all day, but got it done')).not.toContain('kept-tired')
    expect(codesOf('so tired today')).toContain('kept-tired')
  })
})

describe('what was done', () => {
  test.each([
    [null, 'gonna quit. this app does not get me'],
    [null, 'hiked 14 km on saturday with my sister, today nothing'],
    [null, 'rode 60 km on sunday with the club, 2h20'],
    [null, 'tbh the plan is too much, 3 days + kids + work'],
    [null, 'can we do more? feel like i have loads left in the tank'],
    [null, 'can i swim instead of running?'],
    [null, 'kan ik zwemmen in plaats van hardlopen?'],
    [null, 'we are in Crete, swam in the sea every day, no gym'],
    ['completed:true', 'just did my first proper push up on the floor'],
    ['completed:true', 'couldnt get a rack, did dumbbells instead. annoyed but got it done'],
    ['completed:true', 'did 3 of 4 sets of deadlifts, grip gave out'],
    ['completed:true', '4 of 5 intervals, last one was beyond me'],
    ['completed:false', 'managed 2 of 6 sets'],
    ['completed:false', 'just did the warm-up, then left'],
  ])('is %s in %j', (chip, notes) => {
    expect(doneIn(notes)).toBe(chip)
  })
})

describe('a joke, a question, a wish', () => {
  test.each([
    [['heard-gladness', 'kept-good'], 'everything hurts and im dying jk. good one today'],
    [['heard-frustration', 'kept-entry'], 'no pain no gain they said. well all pain no gain today'],
    [['heard-told', 'kept-noted'], 'you told me to rest so i rested. happy now? 😏'],
    [['heard-yes', 'kept-done'], 'train was late so only 20 min. did squats and rows. better than nothing right?'],
    [['heard-yes', 'kept-entry'], 'nur 15 Minuten heute, aber besser als nichts, oder?'],
    [['heard-left', 'kept-skipped'], "Didn't do it. Don't want to talk about it."],
    [['heard-question', 'kept-asked-days'], 'dont want to do mondays anymore, can we make it tues thurs sat'],
    [['heard-question', 'kept-asked-days'], 'please give me mondays off from now on'],
    [['heard-question', 'kept-asked-change'], 'Kann ich das Training von Mittwoch auf Donnerstag schieben?'],
    [['heard-question', 'kept-asked-change'], 'could i do the bike rather than the run on thursday'],
    [['heard-question', 'kept-eager'], 'can we do more? feel like i have loads left in the tank'],
    [['heard-reluctance', 'kept-short'], 'couldnt be arsed today'],
  ])('is answered as it is meant: %j %j', (codes, notes) => {
    expect(codesOf(notes)).toEqual(codes)
  })

  test('of a night like a baby’s is no good sleep', () => {
    expect(chipsOf('slept like a baby (woke up crying every 2 hours), did the workout on coffee')).toContain(
      'sleep:poor',
    )
    expect(chipsOf('slept like a baby')).toContain('sleep:good')
  })

  test('of the days that are trained on says where those are set', () => {
    const told = said(
      checkInAnswer<never>(day('please give me mondays off'), noteFacts(day('please give me mondays off')), QUIET),
    )
    expect(told).toMatch(/My week/)
  })
})
