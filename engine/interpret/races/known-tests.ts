import type { TestPart } from '../../model.ts'

const DEADLIFT: TestPart = { part: 'deadlift' }
const PUSH_UP: TestPart = { part: 'push-up' }
const SIT_UP: TestPart = { part: 'sit-up' }
const PULL_UP: TestPart = { part: 'pull-up' }
const PLANK: TestPart = { part: 'plank' }
const CARRY: TestPart = { part: 'carry' }
const SPRINT: TestPart = { part: 'sprint' }
const SHUTTLE: TestPart = { part: 'shuttle-run' }
const JUMP: TestPart = { part: 'jump' }
const STAIRS: TestPart = { part: 'stair-climb' }

const run = (km: number): TestPart => ({ part: 'run', km })
const march = (km: number): TestPart => ({ part: 'march', km })

const TEST_WORD = '(?:fitness[ -]|physical[ -]|pt[ -]|readiness[ -]|combat[ -]|ability[ -])*(?:tests?|exam|assessment)'
/** A service and the word for its test, "army fitness test", "navy PRT", and nothing of another's between. */
const of = (service: string, names: string): RegExp =>
  new RegExp(`\\b(?:${service})[ -](?:${names}|${TEST_WORD})(?![\\p{L}])`, 'iu')

/**
 * What tests are made of that are known by their name, those named more narrowly first.
 * @source army-aft bundeswehr-bft cooper-1968 dosb-sportabzeichen leger-1988 us-service-tests cpat fbi-pft pack-test uk-service-tests canada-police-tests ippt
 */
export const KNOWN_TESTS: readonly (readonly [RegExp, readonly TestPart[]])[] = [
  [/\bcooper|\b12[ -]?min(?:ute)?s? run/i, [run(2.4)]],
  [/\bapft\b/i, [PUSH_UP, SIT_UP, run(3.2)]],
  [/\b(?:rpft|ranger (?:pft|fitness test|assessment))\b/i, [PUSH_UP, SIT_UP, PULL_UP, run(8)]],
  [/\b(?:usmc|marines?(?: corps)?) (?:cft|combat fitness)/i, [run(0.8), CARRY, SPRINT]],
  [of('usmc|marines?(?: corps)?', 'pft'), [PULL_UP, PLANK, run(4.83)]],
  [/\bseals?\b.*\b(?:pst|test)\b|\bnavy pst\b/i, [{ part: 'swim', km: 0.46 }, PUSH_UP, SIT_UP, PULL_UP, run(2.41)]],
  [of('navy|us navy', 'prt|pfa|pft'), [PUSH_UP, PLANK, run(2.41)]],
  [of('air force|usaf|space force', 'pft|pfa'), [PUSH_UP, SIT_UP, run(3.22)]],
  [of('coast guard', 'pft'), [PUSH_UP, SIT_UP, run(2.41)]],
  [/\bfbi\b.*\b(?:pft|test)\b/i, [SIT_UP, SPRINT, PUSH_UP, run(2.41)]],
  [/\b(?:role|soldier)[ -]fitness[ -]test|\brft\b|\bbritish army\b/i, [march(4), SPRINT, DEADLIFT, CARRY]],
  [/\bjrft\b|job[ -]related fitness/i, [SHUTTLE]],
  [/\braf\b/i, [SHUTTLE, PUSH_UP, SIT_UP]],
  [
    /\ba(?:c)?ft\b|\b(?:us )?army (?:pft|pt test|(?:combat |physical )?fitness test)/i,
    [DEADLIFT, PUSH_UP, SPRINT, CARRY, PLANK, run(3.2)],
  ],
  [/basis-? ?fitness|\bbft\b/i, [SPRINT, PULL_UP, run(1)]],
  [/sportabzeichen/i, [run(3), JUMP, SPRINT]],
  [/\bippt\b/i, [PUSH_UP, SIT_UP, run(2.4)]],
  [/\bcpat\b|firefighter physical ability/i, [STAIRS, CARRY]],
  [/\bpack test\b/i, [march(4.8)]],
  [/\b(?:popat|(?:pare|prep)[ -]test)/i, [SHUTTLE, JUMP, CARRY]],
  [/presidential/i, [SIT_UP, PULL_UP, SHUTTLE, run(1.6)]],
  [/\b(?:be+p|ble+p|pacer|yo-?yo|navette|l[eé]ger)\b/i, [SHUTTLE]],
]
