import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { ScheduleData } from '../contract/schedule.ts'
import { GOALS, LEVELS, STRESS_LEVELS, TRAINING_DAYS } from '../engine/model.ts'

/** Runs the command on lines of input. */
async function plan(lines: readonly string[]): Promise<{ status: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['scripts/plan.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = new Promise<number | null>((resolve) => child.on('close', resolve))
  child.stdin.end(`${lines.join('\n')}\n`)
  return { status: await status, lines: Buffer.concat(chunks).toString().trimEnd().split('\n') }
}

const COMMITMENTS = [
  '',
  'Work 9-5, Evening family time',
  'night shifts 22-6 Mon-Thu, sleep 7am-3pm',
  'school run, nursing shifts 7-7 three days a week, gym best at lunch',
  'Arbeit 8-17 Uhr, abends Kinder',
  'free all day',
]
const RACES = [
  '',
  '10k in 10 weeks',
  'half marathon 2026-09-13, sub 2',
  'Ironman 70.3 on 2026-08-30',
  'HYROX in 12 weeks',
  'marathon next month maybe',
]

/** A thousand people, each different in something: the product of small lists, walked with coprime steps. */
const INPUTS = Array.from({ length: 1_000 }, (_, n) => ({
  id: n,
  userData: {
    name: `Person ${n}`,
    goal: GOALS[n % 5],
    fitnessLevel: LEVELS[(n * 7) % 3],
    stressLevel: STRESS_LEVELS[Math.floor(n / 3) % 3],
    trainingDaysPerWeek: String(TRAINING_DAYS[Math.floor(n / 5) % 5]),
    dailyCommitments: COMMITMENTS[Math.floor(n / 2) % 6],
    upcomingRaces: RACES[Math.floor(n / 11) % 6],
    specificGoalDate: n % 4 === 0 ? `2026-${String(5 + (n % 7)).padStart(2, '0')}-15` : '',
  },
  today: `2026-03-${String(1 + (n % 28)).padStart(2, '0')}`,
  timeZone: ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata'][n % 3],
}))

test('a thousand varied people get valid plans, in order, and the same ones again', async () => {
  const lines = INPUTS.map((input) => JSON.stringify(input))
  const first = await plan(lines)
  expect([first.status, first.lines.length]).toEqual([0, 1_000])
  for (const [index, line] of first.lines.entries()) {
    const { id, schedule } = JSON.parse(line)
    const parsed = ScheduleData.safeParse(schedule)
    expect([id, parsed.error?.issues]).toEqual([index, undefined])
    expect(schedule.date).toBe(INPUTS[index]!.today)
  }
  const second = await plan(lines)
  expect(second.lines.findIndex((line, index) => line !== first.lines[index])).toBe(-1)
}, 120_000)

test('a bad line gets its error, the run goes on, and the status tells', async () => {
  const good = JSON.stringify(INPUTS[0])
  const { status, lines } = await plan([
    good,
    'not json',
    '[]',
    JSON.stringify({ ...INPUTS[0], id: 'zone', timeZone: 'Mars/Olympus' }),
    JSON.stringify({ ...INPUTS[0], id: 'day', today: '2026-02-30' }),
    JSON.stringify({ ...INPUTS[0], id: 'goal', userData: { goal: 'fame' } }),
    JSON.stringify({ ...INPUTS[0], id: 'long', userData: { dailyCommitments: 'x'.repeat(1001) } }),
    good,
  ])
  expect(status).toBe(1)
  const answers = lines.map((line) => JSON.parse(line))
  expect(answers.map((answer) => answer.error?.detail ?? 'plan')).toEqual([
    'plan',
    expect.any(String),
    expect.any(String),
    expect.stringContaining('timeZone'),
    expect.stringContaining('today'),
    expect.stringContaining('Please select a valid fitness goal'),
    expect.stringContaining('Please keep commitments under 1000 characters'),
    'plan',
  ])
  expect(answers.slice(3, 7).map((answer) => answer.id)).toEqual(['zone', 'day', 'goal', 'long'])
})

test.each([
  ['an empty profile', { userData: {} }],
  ['a race tomorrow', { userData: { upcomingRaces: 'marathon tomorrow', goal: 'endurance' } }],
  ['a race in three years', { userData: { upcomingRaces: 'marathon on 2029-04-22', goal: 'endurance' } }],
  ['seven days with high stress', { userData: { trainingDaysPerWeek: '7', stressLevel: 'high' } }],
  [
    'a beginner with a marathon in four weeks',
    { userData: { fitnessLevel: 'beginner', upcomingRaces: 'marathon in 4 weeks' } },
  ],
  ['contradictory dates', { userData: { upcomingRaces: '10k on 2026-05-01', specificGoalDate: '2025-01-01' } }],
  ['a thousand characters of emoji', { userData: { dailyCommitments: '🏃'.repeat(500) } }],
])('%s still gets a valid plan', async (_, change) => {
  const { status, lines } = await plan([JSON.stringify({ ...INPUTS[0], today: '2026-03-02', ...change })])
  expect(status).toBe(0)
  expect(ScheduleData.safeParse(JSON.parse(lines[0]!).schedule).error?.issues).toBeUndefined()
})
