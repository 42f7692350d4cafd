import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sure } from '../../sure.ts'
import { dangerBook } from './danger-book.ts'
import { EXAMPLES } from './examples.test-data.ts'
import { findHit, layoutOf } from './match.ts'
import { readDangers } from './read-dangers.ts'
import { stands } from './scope.ts'
import { type DangerCase, scoreOf } from './testing/danger-score.ts'
import { wordsOf } from './words-of.ts'

const casesOf = (name: string) =>
  readFileSync(new URL(`./${name}.test-data.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DangerCase)
const UNSEEN = casesOf('unseen')

const kinds = (text: string) => readDangers(text).map(({ kind }) => kind)

describe('the set of texts written before the net was tuned', () => {
  test('is heard, and what only sounds like danger is not', () => {
    const { recall, falseAlarms } = scoreOf(UNSEEN)
    expect(recall).toBeGreaterThanOrEqual(0.97)
    expect(falseAlarms).toBeLessThanOrEqual(0.03)
  })

  test('holds enough of both in every language', () => {
    expect(UNSEEN.length).toBeGreaterThanOrEqual(250)
    expect(UNSEEN.filter(({ kind }) => kind === null).length / UNSEEN.length).toBeGreaterThan(0.3)
    for (const lang of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'])
      expect(UNSEEN.filter((one) => one.lang === lang).length, lang).toBeGreaterThanOrEqual(20)
  })

  test('is named rightly where it is heard', () => {
    const told = UNSEEN.filter(({ kind, text }) => kind && kinds(text).length > 0)
    const right = told.filter(({ kind, text }) => kinds(text).some((one) => one === kind))
    expect(right.length / told.length).toBeGreaterThanOrEqual(0.97)
  })
})

describe('texts that nobody tuned on, bounds as measured', () => {
  test.each([
    ['held-out', 0.96, 0.035],
    ['plain', 0.99, 0.03],
    ['kept-apart', 0.88, 0.03],
    // What people type at the end of a day, by three writers who saw neither phrases nor training.
    ['blind', 0.96, 0.042],
    // Of one writer more who saw neither: a quarter of the harmless near a danger in its words, a quarter hard training.
    ['strangers', 0.975, 0.034],
    // Half of it was written to sound like danger: straps on a chest, dark drinks, an end of a house move.
    ['fresh', 0.98, 0.07],
    // All that is harmless in it begins as danger does: lost animals, fallen weights, somebody else who is ill.
    ['provoking', 0.98, 0.065],
    // Half a set of dangers told lightly, and of what lies close to them, of which only counts were ever looked at.
    ['sealed', 0.95, 0.05],
    // The other half and three sets more, mended by: a third of its harmless ones are scenes told in each language.
    ['close-by', 0.97, 0.045],
    // Pictures, small chores and house and garden, each scene told in each language: what no text taught the net.
    ['small-scenes', 0.82, 0.05],
    // As found every danger was heard, and 5.5 % of what was written beside their words.
    ['newcomers', 0.98, 0.045],
  ])('%s', (name, leastRecall, mostAlarms) => {
    const { recall, falseAlarms } = scoreOf(casesOf(name))
    expect(recall).toBeGreaterThanOrEqual(leastRecall)
    expect(falseAlarms).toBeLessThanOrEqual(mostAlarms)
  })
})

test('who is late, away, taken or not allowed tomorrow is hardly ever taken for somebody in danger', () => {
  const told = readFileSync(new URL('./not-and-never.test-data.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  expect(told).toHaveLength(94)
  expect(told.filter((text) => kinds(text).length > 0).length / told.length).toBeLessThanOrEqual(0.04)
})

describe('minutes that somebody has', () => {
  test.each([
    "I've got 40 minutes",
    'got 39 min tomorrow',
    'ich hab 40 Minuten',
    "j'ai 40 minutes",
    'tengo 40 minutos',
  ])('are no fever: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })

  test('and what happened in them counts', () => {
    expect(kinds('passed out for 2 minutes')).toEqual(['faint'])
  })
})

describe('how somebody finds their plan', () => {
  test.each([
    'I think the long run is too long for me',
    'the sessions are too long for my evenings',
    'too many lunges',
    "the wee one was up half the night, I'm running on fumes",
  ])('is no danger: %s', (text) => {
    expect(readDangers(text)).toEqual([])
  })

  test.each([
    'I want to end my life, the run was too long',
    'the sessions are too hard, I want to die',
    'this life is too long for me',
    'I think my life has gone on too long',
  ])('and what is told of a life is: %s', (text) => {
    expect(readDangers(text)).not.toEqual([])
  })
})

describe('who felt faint, or had a dizzy spell', () => {
  test.each([
    'felt a bit faint after intervals',
    'Fasted run this morning, felt faint-ish but ate a banana and fine',
    'felt faintish on the stairs',
    'dizzy spell during deadlifts',
  ])('is heard: %s', (text) => {
    expect(kinds(text)).toEqual(['faint'])
  })

  test('and so is a face that droops, whatever the cold did', () => {
    expect(kinds('numb from the cold, face droops')).toEqual(['stroke'])
  })

  test.each([
    'felt faint pain in my knee',
    'a faint ache in the shin',
    'no dizzy spells today',
    'my mum had a dizzy spell',
    'never felt faint, all good',
    'face numb from the cold',
  ])('and nothing is in: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('silent despair and weakness beside pets, records and jokes, and grief that is only grief', () => {
  test('is told apart, on the texts that it was mended by', () => {
    const { recall, falseAlarms } = scoreOf(casesOf('beside'))
    expect(recall).toBeGreaterThanOrEqual(0.98)
    expect(falseAlarms).toBeLessThanOrEqual(0.035)
  })
})

describe('a danger told between two other things, as an aside of a good day or with a laugh', () => {
  test('is heard', () => {
    expect(scoreOf(casesOf('between')).recall).toBeGreaterThanOrEqual(0.94)
  })

  test.each(['collapsed on the stairs, my kids laughed', 'we were laughing when I collapsed at km 3'])('%s', (text) => {
    expect(kinds(text)).toEqual(['faint'])
  })

  test.each(['collapsed laughing on the sofa', 'we laughed until we collapsed', 'passed out laughing at the film'])(
    'and who only laughed is not: %s',
    (text) => {
      expect(kinds(text)).toEqual([])
    },
  )
})

describe('what a frightened person types first', () => {
  test('is heard, and what is as short and harmless is not', () => {
    const cases = casesOf('plain-ours')
    expect(cases.filter(({ kind, text }) => (kind !== null) !== kinds(text).length > 0)).toEqual([])
    expect(cases.length).toBeGreaterThan(350)
  })
})

describe('a limb or half a face that is not felt', () => {
  test.each([
    'arm went dead for a minute on the bike',
    'mein Arm war auf einmal wie tot',
    'mi si è addormentata mezza faccia',
    'se me durmió media cara un ratito, ya está bien',
  ])('is a stroke until somebody has looked: %s', (text) => {
    expect(kinds(text)).toEqual(['stroke'])
  })

  test.each([
    'arm dead after pull ups',
    'slept on my arm and it went dead',
    'no siento el brazo después de tantas flexiones',
    'visage paralysé par le froid au départ',
    'he lost the use of his arm last year',
  ])('and is nothing where its cause is told: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('breath that small chores cost, and an end that is made ready', () => {
  test.each([
    ['intervals ok. breathless tying my laces this evening', 'breath'],
    ['ansimo solo a mettermi i calzini', 'breath'],
    ['tanto faz se o caminhão não frear', 'self-harm'],
    ['alles geregelt voor als ik er niet meer ben', 'self-harm'],
    ['nosebleed for 40 minutes now', 'bleeding'],
  ])('is heard: %s', (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  test.each([
    'out of breath after the sprints, tying my shoes now',
    'everything arranged for when I am gone on holiday',
    'nosebleed for a minute in the dry air',
  ])('and nothing is in: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('the book of phrases', () => {
  test.each(EXAMPLES)('%s %s: %s', (_, kind, text) => {
    expect(kinds(text)).toContain(kind)
  })

  test('holds no phrase that no text tells', () => {
    const book = dangerBook()
    const told = [...UNSEEN, ...casesOf('plain'), ...casesOf('plain-ours')].map(({ text }) => text)
    const texts = [...told, ...EXAMPLES.map(([, , text]) => text)]
    const layouts = texts.map((text) => layoutOf(wordsOf(text), book))
    const untold = book.phrases.filter(
      (phrase) => !layouts.some((layout) => findHit(layout, phrase, (hit) => stands(layout, hit))),
    )
    expect(untold.map(({ line }) => line)).toEqual([])
  })
})

describe('whose it is and whether it was', () => {
  test.each([
    'no chest pain, no dizziness, no palpitations',
    'chest pain: none',
    'douleur à la poitrine ? non',
    'Brustschmerzen hatte ich nicht',
    'My dad had chest pain, we are at the hospital',
    'a woman fainted in class today',
    'fainted once in 2009',
    'I used to get chest pains years ago',
    'Is there a plan that lowers the risk of fainting?',
    'if I faint, who is told?',
    'knee pain, chest fine',
    'knee pain 3/10. Chest and arms fine',
    'read an article about heat stroke',
    'watched that fainting goats video',
    'my dad rang with chest pain',
    'saw my brother faint',
    'heart rate all over the place, the strap is broken',
    'the app crashed, my puff is gone after that hill',
    "j'ai perdu connaissance du chemin",
    'nah not tonight',
    'viva went brilliantly!!!',
    'do i do the long run if its 30 degrees',
    'cant stop thinking about sundays race',
    'couldnt stop, ran an extra loop',
    'had to stop 3 times for the loo',
    'been up since 4 with the runs',
    'got hand foot and mouth off the kid',
    'baby slept through, i was out cold from 9 till 7',
    'gale force winds, blown sideways',
    'big toe is purple, dropped a plate on it',
    'weighed myself. wish i hadnt',
    'came on mid run. of course i was wearing white',
    'throat like razor blades',
    'feels like swallowing glass',
    'came off my bike, grazed elbow but nothing broken',
    'Sturz vom Rad, Ellbogen blau, nichts gebrochen',
    'root canal. half my face is asleep',
    'my heart did flips when he walked in',
  ])('harmless: %s', (text) => {
    expect(readDangers(text)).toEqual([])
  })

  test.each([
    'Left calf tight since the run',
    'right quad tight since yesterday',
    'left hamstring tight and sore since the hills',
    'Linke Wade zieht seit dem Lauf',
    'mollet gauche raide depuis la course',
    'polpaccio sinistro duro dopo la corsa',
    'panturrilha esquerda presa desde ontem',
  ])('a leg that training made tight is no danger: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    'my knee is painful after squats',
    'das Knie tut beim Treppensteigen weh',
    "j'ai mal à l'épaule droite quand je lève le bras",
    'me duele la rodilla al bajar escaleras',
    'dor no joelho depois da corrida',
    'il gomito mi duole dopo la panca',
    'ho male alla spalla quando alzo il braccio',
    'linkerknie is pijnlijk bij traplopen',
    'schouder doet zeer sinds gisteren',
    'my left shoulder hurts',
    'left shoulder pain when I press overhead',
    'knee has been hurting for weeks',
    'achilles has been playing up since spring',
    'work 9-5, kids at 17:00. left shoulder has been hurting for months',
    'bad lower back on and off for years',
  ])('a joint that hurts plainly is pain, no danger: %s', (text) => {
    expect(kinds(text)).toEqual([])
  })

  test.each([
    'il ginocchio ha fatto crack e non riesco ad appoggiarlo',
    'knie knapte, dik en ik kan er niet op staan',
    'linkerschouder en kaak doen pijn bij het fietsen',
    'pain in left shoulder and down the arm',
    'left shoulder hurts, sweating and sick',
    'knee has been hurting for weeks, hot and swollen',
    'shoulder hurts, arm numb and face droopy',
    'lower back pain, lost control of my bladder',
    'dolore alla spalla sinistra e al petto quando corro',
  ])('one that breaks, or a heart that is felt there, is one: %s', (text) => {
    expect(kinds(text)).not.toEqual([])
  })

  test.each([
    'left calf tight and swollen since the flight',
    'left calf tight, hot and red since yesterday',
    'Linke Wade hart, dick und heiß seit gestern',
  ])('one that swells or is hot is one: %s', (text) => {
    expect(kinds(text)).toEqual(['calf'])
  })

  test.each([
    ['I told my wife that I fainted', 'faint'],
    ['no idea why but I had chest pain', 'chest'],
    ['No, chest pain again', 'chest'],
    ['not sure if I fainted', 'faint'],
    ['woke the wife up because of chest pain', 'chest'],
    ['rang my mum with chest pain', 'chest'],
    ['habe meine Frau geweckt wegen Brustschmerzen', 'chest'],
    ['kept fainting, people helped me up', 'faint'],
    ["j'ai perdu connaissance à la fin", 'faint'],
    ['my chest hurts since last year', 'chest'],
    ['running with my dad, felt chest pain', 'chest'],
    ['My wife found me on the garage floor', 'faint'],
    ['Wenn ich laufe, tut mir die Brust weh', 'chest'],
    ['did not stop when my chest hurt', 'chest'],
    ['heart was doing little flips all night', 'heart'],
    ['throat like razor blades and cant breathe', 'breath'],
    ['came off my bike, arm broken, nothing else', 'injury'],
    ['out cold on the gym floor', 'faint'],
    ['cant stop thinking about killing myself before the race', 'self-harm'],
    ['had to stop 3 times for the loo, blood in it', 'urine'],
    ['half my face is asleep since this morning', 'stroke'],
    ['came on mid run, fainted on the track', 'faint'],
    ['if I killed myself nobody would notice. I want to kill myself', 'self-harm'],
  ])('a danger: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
})

describe('a slip of the pen', () => {
  const swapped = (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  const SENTENCES = [
    ['my chest hurts', 'chest'],
    ['I fainted in class', 'fainted'],
    ['heart racing and really dizzy', 'dizzy'],
    ['I feel suicidal', 'suicidal'],
    ['palpitations and dizzy', 'palpitations'],
    ['coughed up blood', 'blood'],
    ['mareo y palpitaciones', 'palpitaciones'],
    ['me desmayé', 'desmayé'],
    ['opresión en el pecho', 'opresión'],
    ['bin bewusstlos gewesen', 'bewusstlos'],
    ['Herzrasen und Schwindel', 'herzrasen'],
    ['je me suis évanoui', 'évanoui'],
    ['desmaiei na esteira', 'desmaiei'],
    ['sono svenuta', 'svenuta'],
    ['hartkloppingen en duizelig', 'hartkloppingen'],
  ] as const
  test.each(SENTENCES)('%s', (sentence, word) => {
    for (let at = 0; at < word.length - 1; at += 1) {
      const text = sentence.toLowerCase().replace(word, swapped(word, at))
      expect(readDangers(text).length, text).toBeGreaterThan(0)
    }
  })

  test.each([
    'the cheat meal hurt',
    'heat in my hearth',
    'a paint job, dozy',
    'cheese on my toast, tight budget',
    'Laufen gefällt mir',
  ])('never turns a real word into another: %s', (text) => {
    expect(readDangers(text)).toEqual([])
  })
})

test('quotes the words it heard, wherever they stand', () => {
  const text = 'Good run 😀. Chest   pain on the hill, then home'
  const [found] = readDangers(text)
  expect(found).toMatchObject({ kind: 'chest', quote: 'Chest   pain' })
  expect(text.slice(sure(found).start, sure(found).end)).toBe(sure(found).quote)
  expect(readDangers('Crushing chest pain on the last hill')).toMatchObject([{ quote: 'Crushing chest pain' }])
})

test.each([
  'I had a heart attack in 2019',
  'ich habe einen Schlaganfall gehabt',
  'ich habe Angst vor einem Herzinfarkt',
  'ho un infarto alle spalle',
  "I'm having a stroke lesson at the pool",
  'having a smoother stroke in the pool today',
  'my dad is having a heart attack',
])("an attack that is over, feared, another's, or a stroke of the arm is none: %s", (text) =>
  expect(readDangers(text)).toEqual([]),
)

test('what may be happening now is more than a condition', () => {
  expect(kinds('angina now')).toEqual(['chest'])
})

test.each([
  'I am 14 weeks pregnant',
  'Estoy embarazada de 12 semanas',
  'Ik ben 16 weken zwanger',
  "J'ai du diabète",
  'I take beta blockers',
])('a condition that is only told is no danger: %s', (text) => expect(readDangers(text)).toEqual([]))

test.each([
  'I am 14 weeks pregnant and bleeding heavily',
  'Estoy embarazada de 12 semanas y sangro mucho',
  "J'ai du diabète et je viens de m'évanouir",
])('beside one a danger stays one: %s', (text) => expect(readDangers(text)).not.toEqual([]))

test('names every kind once', () => {
  expect(kinds('I fainted, then fainted again, my chest hurts and I want to die')).toEqual([
    'faint',
    'chest',
    'self-harm',
  ])
})

test('takes time in step with the length of hostile text', () => {
  readDangers('warm up')
  const PIECES = [
    'chest pain ',
    'no chest pain ',
    'limb knee pop ',
    'heart going ',
    'urine was dark ',
    'dizzy sight black ',
    '(',
    '😀',
    'a',
    'can not get ',
  ]
  for (const piece of PIECES) {
    const [short, long] = [costOf(piece, 4_000), costOf(piece, 16_000)]
    // In step it is 4, in square 16; what a few milliseconds are is not measured.
    expect((long + 5) / (short + 5), piece).toBeLessThan(10)
  }
})

/** [ms] that the processor works on so many characters, at best of three: what else the machine does is not counted. */
function costOf(piece: string, characters: number): number {
  const text = piece.repeat(Math.ceil(characters / piece.length)).slice(0, characters)
  const tries = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    readDangers(text)
    return process.cpuUsage(before).user / 1_000
  })
  return Math.min(...tries)
}

test.each([
  'woke up rested but my left arm is numb and i cant speak properly',
  'nearly passed out laughing, everything went black',
  'my wife is sick and i was out cold on the bathroom floor',
  'my partner is sick of me, i want to be dead',
  'our dog is lost and i see no point any more',
  'my cat died and i dont want to go on without her',
  'my son is sick, i slit my wrist',
  'almost took all my pills, laughing about it now',
  'my mum is poorly and my heart keeps skipping beats',
  'my dad has the flu and i collapsed at the finish',
  'my brother is unwell; i took too many tablets',
  'my cat died and i do not want to go on',
  'nearly ended it last night',
  'my dog died, i want to follow him',
  'unser kater ist tot, ich will auch nicht mehr',
  'almost collapsed on the stairs, laughing it off',
  'record personale, ma il braccio sinistro è intorpidito',
])('"%s" is heard beside what is harmless', (text) => {
  expect(readDangers(text)).not.toEqual([])
})
