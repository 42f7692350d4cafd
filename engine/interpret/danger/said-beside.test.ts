import { expect, test } from 'vitest'
import { readDangers } from './read-dangers.ts'

/** What a session or a day was. */
const REPORTS = `
  Ran 5k easy
  Did the intervals
  Skipped it
  Only did half
  Lifted heavy
  Swam 1500m
  Rode to work and back
  Yoga instead
  Long run done
  Walked the dog
  Rest day
  Tempo was hard
  Hill reps
  Played football
  Climbed for two hours
  Spin class
  Cut it short
  PB on the squat
  New route
  Treadmill again
  Great session
  Bit tired
`

/** What must be heard, whatever stands beside it. */
const DANGERS = `
  chest felt heavy on the climb
  pain down my left arm
  tight band round my chest
  blacked out for a second
  came round on the floor
  nearly passed out in the shower
  couldn't catch my breath sitting down
  breathless lying in bed
  heart racing for an hour after
  heart skipping beats and woozy
  heard a pop in my calf and can't walk
  ankle the size of a melon, can't stand on it
  pee looked like cola
  dark brown wee since the race
  hit my head on the kerb, feel sick
  knocked out for a moment
  face went droopy
  one arm suddenly weak
  couldn't speak properly for a minute
  calf swollen and hot
  one leg fatter than the other and red
  stopped sweating and confused in the heat
  shivering and burning up with a stiff neck
  coughed up blood
  blood in my poo
  bleeding and pregnant
  vomiting everything for two days
  tongue swelled up after a gel
  don't want to be here anymore
  thinking about ending it
  cutting again
  nobody would miss me
  worst headache of my life
  went blind in one eye for a bit
  sugar went to 2.5 and I was shaking
`

/** What sessions leave behind. */
const PLAIN_NOTES = `
  legs like lead
  lungs burning on the hills
  heart rate a bit high in the heat
  felt like dying at the end lol
  so sore from Tuesday
  calves tight
  slept badly, baby up
  hungover
  stressed about work
  great mood
  rained the whole way
  blisters
  forgot my water
  stitch in my side
  cramp in my foot
  knee a bit creaky
  shin ok today
  hands frozen
  sun in my eyes
  dropped the dumbbell on my toe
  got chafed
  hayfever bad
  snotty nose
  sore throat
  period cramps
  shoulder clicks but no pain
  back stiff from the desk
  hip flexors tight
  toenail black
  killed it
  nearly died laughing
  smashed my time
  watch died halfway
  phone died
  wind nearly knocked me over
  got lost in the woods
  dog chased me
  fell behind the group
  fell asleep on the sofa after
  brain fog from work
  tingly fingers from the cold
  saw a heron
  heart-breaking loss on penalties
  breathless but happy
  puffed out going up the stairs afterwards
  sweating buckets
  head not in it
  mentally drained
  couldn't get going
  couldn't find the rhythm
  weak grip
  pins and needles from sitting cross-legged
  black coffee before it
  beetroot juice turned my wee pink
  bruise from the barbell
  nose bleed from the dry air
  gym was packed
  missed the bus
  ate too much before
`

/** How people say of tomorrow that there is little of it. */
const REFUSALS = `
  Can't do morning
  Can't do the evening
  Can't make it
  No time
  Only 20 minutes
  Busy day
  Not tomorrow
  Can't train before 6
  Won't manage
  Short one please
  Skipping tomorrow
  Evening only
  Late start
  Off work
  Tired
  Full day
  Half day
  Up early
  Rough day ahead
  Probably no session
`

/** And why. */
const ERRANDS = `
  dropping mum at the station
  picking up my brother
  boiler man coming
  collecting a sofa
  kids sports day
  dog at the vet
  parents visiting
  plumber 9-11
  cutting down a tree
  painting the hall
  burst pipe
  moving house
  packing for holiday
  hanging pictures
  killing time at the airport
  cat needs shots
  shooting a wedding
  funeral in the afternoon
  hospital appointment for mum
  blood donation at 3
  MRI for my knee at 2
  dentist pulling a tooth
  school run and swimming lessons
  taking down the shed
  burning garden waste
  bonfire night
  football final on TV
  climbing with the club
  night shift
  first day at new job
  deadline for the board
  running the school fair
  leaving do
  stag do
  hen weekend
  grandma's 90th
  exam in the morning
  driving test at 11
  driving to Wales
  flying to Rome
  train strike
  snow day
  heatwave so early only
  power cut planned
  window cleaner
  shopping for shoes
  baking a cake
  cooking for ten
  babysitting nieces
  choir rehearsal
  band gig
  poker night
  date night
  jury duty
  court at 10
  house viewing
  car MOT
  bike service
  new mattress delivery
  flat hunting
`

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
const joined = (first: string, second: string) => [
  `${first}, ${second}`,
  `${second}. ${first}`,
  `${first} but ${second}`,
]
const crossed = (ones: string, others: string) =>
  linesOf(ones).flatMap((one) => linesOf(others).flatMap((other) => joined(one, other)))

test('what a session was hides no danger that is told beside it', () => {
  expect(linesOf(DANGERS).filter((text) => readDangers(text).length === 0)).toEqual([])
  expect(crossed(REPORTS, DANGERS).filter((text) => readDangers(text).length === 0)).toEqual([])
})

test.each([
  ['what a session leaves', REPORTS, PLAIN_NOTES],
  ['errands', REFUSALS, ERRANDS],
])('%s is none, one of a thousand at most', (_, ones, others) => {
  const texts = crossed(ones, others)
  expect(texts.length).toBeGreaterThan(2_000)
  const alarms = texts.filter((text) => readDangers(text).length > 0)
  expect(alarms.length, alarms.slice(0, 9).join(' | ')).toBeLessThanOrEqual(texts.length / 1_000)
})
