import { expect, test } from 'vitest'
import type { PersonFacts } from '../../contract/person-facts.ts'
import { PersonFactsInput } from '../../contract/person-facts.ts'
import { sure } from '../../engine/sure.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import {
  changedDraft,
  draftOf,
  heardDraft,
  missedAway,
  newAway,
  newHours,
  newPart,
  rowsOfReading,
  withHeard,
} from './week-draft.ts'
import { changesOf, problemsOf } from './week-facts.ts'

const TODAY = '2026-11-22'
const KEPT: PersonFacts = {
  week: {
    busy: [{ days: ['tue', 'mon'], start: '22:00', end: '06:00', label: 'Night shift', to: '2026-12-17' }],
    windows: [{ days: ['sat'], start: '08:00', end: '10:00', from: '2027-01-04', to: '2027-03-09' }],
    never: ['sun'],
    maxMin: { mon: 75 },
  },
  rota: { from: '2026-11-23', days: [[]] },
  dated: [
    { kind: 'light', from: '2026-12-05', to: '2026-12-08', equipment: ['none'], label: 'Boston' },
    { kind: 'busy', from: '2026-11-30', to: '2026-11-30', start: '06:30', end: '08:00', label: 'Dentist' },
    { kind: 'off', from: '2026-10-01', to: '2026-10-09', label: '' },
    { kind: 'without', from: '2026-12-10', to: '2027-01-09', label: 'Knee', sports: ['run', 'cardio'] },
  ],
  sports: { does: ['cycle', 'cardio'], never: ['mind'] },
  body: [{ part: 'left knee', how: 'no-impact' }],
  about: { bornYear: 1980 },
}

test('what nobody changed is not sent', () => {
  expect(changesOf(draftOf(KEPT, TODAY), KEPT)).toEqual({})
  expect(changesOf(draftOf({}, TODAY), {})).toEqual({})
})

test('a changed part keeps what the form does not show of it', () => {
  const draft = draftOf(KEPT, TODAY)
  expect(changesOf({ ...draft, never: ['sun', 'wed'] }, KEPT)).toEqual({
    week: { ...KEPT.week, never: ['wed', 'sun'], busy: [{ ...sure(sure(KEPT.week).busy)[0], days: ['mon', 'tue'] }] },
  })
  expect(changesOf({ ...draft, sports: { ...draft.sports, run: 'never' } }, KEPT)).toEqual({
    sports: { does: ['cycle', 'cardio'], never: ['run', 'mind'] },
  })
  const away = draft.away.map((row) => ({ ...row, label: row.kind === 'light' ? ' Work ' : row.label }))
  const { dated } = changesOf({ ...draft, away }, KEPT)
  expect(dated).toContainEqual({ ...sure(KEPT.dated)[0], label: 'Work' })
  expect(dated).toContainEqual(sure(KEPT.dated)[1])
})

test('hours that are taken back leave the word to what the person wrote; parts that are taken out are spared no more, whatever it says', () => {
  const draft = draftOf({ week: { busy: [] }, body: sure(KEPT.body) }, TODAY)
  expect(draft.busy).toEqual([])
  expect(changesOf({ ...draft, busy: null, body: [] }, { week: { busy: [] }, body: sure(KEPT.body) })).toEqual({
    week: null,
    body: [],
  })
})

test('a list without entries says that there are none', () => {
  expect(changesOf({ ...draftOf({}, TODAY), busy: [] }, {})).toEqual({ week: { busy: [] } })
})

test('what the form sends is what the server takes', () => {
  const draft = draftOf({}, TODAY)
  const changes = changesOf(
    {
      ...draft,
      never: ['sun'],
      maxMin: { mon: '30', tue: '' },
      windows: [{ ...newHours(), days: ['thu', 'tue'], start: '19:00', end: '21:00', sport: 'run' }],
      busy: [{ ...newHours(), days: ['mon'], start: '09:00', end: '17:00', label: ' Work ' }],
      away: [{ ...newAway(), from: '2026-12-20' }],
      body: [{ ...newPart(), part: 'knee' }],
    },
    {},
  )
  expect(changes).toEqual({
    week: {
      busy: [{ days: ['mon'], start: '09:00', end: '17:00', label: 'Work' }],
      windows: [{ days: ['tue', 'thu'], start: '19:00', end: '21:00', sport: 'run' }],
      never: ['sun'],
      maxMin: { mon: 30 },
    },
    dated: [{ kind: 'off', from: '2026-12-20', to: '2026-12-20', label: '' }],
    body: [{ part: 'knee', how: 'careful' }],
  })
  expect(PersonFactsInput.parse(changes)).toEqual(changes)
})

test('each row says what is wrong with it', () => {
  const hours = newHours()
  const same = { ...newHours(), days: ['mon'] as const, start: '09:00', end: '09:00' }
  const backwards = { ...newAway(), from: '2026-12-20', to: '2026-12-01' }
  const long = { ...newAway(), from: '2026-01-01', to: '2028-01-01' }
  const part = newPart()
  const draft = { ...draftOf(KEPT, TODAY), windows: [hours], busy: [same], away: [backwards, long], body: [part] }
  expect(problemsOf(draft)).toEqual(
    new Map([
      [hours.id, MY_WEEK.daysMissing],
      [same.id, MY_WEEK.hoursSame],
      [backwards.id, MY_WEEK.away.dateWrong],
      [long.id, MY_WEEK.away.tooLong],
      [part.id, MY_WEEK.body.partMissing],
    ]),
  )
  expect(problemsOf(draftOf(KEPT, TODAY))).toEqual(new Map())
})

test('stretches stand by their dates, and those that are over are known', () => {
  expect(draftOf(KEPT, TODAY).away.map(({ from, isPast }) => [from, isPast])).toEqual([
    ['2026-10-01', true],
    ['2026-11-30', false],
    ['2026-12-05', false],
    ['2026-12-10', false],
  ])
})

const HEARD = heardDraft(
  {
    week: { never: ['sun'], maxMin: { mon: 20 } },
    dated: [{ kind: 'off', from: '2026-12-20', to: '2027-01-03', label: 'Holiday' }],
  },
  TODAY,
)

test('what the words say of training is shown, and sent only with what else is changed there', () => {
  const draft = draftOf({}, TODAY)
  expect(withHeard(draft, HEARD)).toMatchObject({ never: ['sun'], maxMin: { mon: '20' }, away: [{ label: 'Holiday' }] })
  expect(changesOf(draft, {})).toEqual({})
  expect(changesOf(changedDraft(draft, HEARD, { sports: { ...draft.sports, run: 'never' } }), {})).toEqual({
    sports: { never: ['run'] },
  })
  expect(changesOf(changedDraft(draft, HEARD, { busy: [] }), {})).toEqual({
    week: { busy: [], never: ['sun'], maxMin: { mon: 20 } },
  })
})

test('what the words said is taken back for good, and not only until the plan is made anew', () => {
  const draft = draftOf({}, TODAY)
  expect(changesOf(changedDraft(draft, HEARD, { never: [] }), {})).toEqual({ week: { never: [], maxMin: { mon: 20 } } })
  expect(changesOf(changedDraft(draft, HEARD, { away: [] }), {})).toEqual({ dated: [] })
  const kept: PersonFacts = { week: { never: ['sun'] } }
  expect(changesOf({ ...draftOf(kept, TODAY), never: [] }, kept)).toEqual({ week: { never: [] } })
})

test('what was set stands over what the words say of the same, and over nothing else', () => {
  const kept: PersonFacts = { week: { never: ['wed'], busy: [] } }
  expect(withHeard(draftOf(kept, TODAY), HEARD)).toMatchObject({ never: ['wed'], maxMin: { mon: '20' } })
})

test('hours that hold for a while only are sent with their days, and without those that were emptied', () => {
  const draft = draftOf(KEPT, TODAY)
  const windows = draft.windows.map((row) => ({ ...row, from: '' }))
  const changes = changesOf({ ...draft, windows }, KEPT)
  expect(changes.week?.windows).toEqual([{ days: ['sat'], start: '08:00', end: '10:00', to: '2027-03-09' }])
  expect(changes.week?.busy).toMatchObject([{ to: '2026-12-17' }])
  expect(PersonFactsInput.parse(changes)).toEqual(changes)
})

test('hours read in words keep the days between which they hold', () => {
  const read = { days: ['thu'], start: '18:00', end: '19:00', label: 'Football', confidence: 0.9 } as const
  const rows = rowsOfReading([{ ...read, to: '2026-12-17' }, read])
  const { week } = changesOf({ ...draftOf({}, TODAY), busy: rows }, {})
  const { confidence: _, ...hours } = read
  expect(week?.busy).toEqual([{ ...hours, to: '2026-12-17' }, hours])
})

test('hours whose last day is before their first are said to be wrong', () => {
  const row = {
    ...newHours(),
    days: ['mon'] as const,
    start: '09:00',
    end: '17:00',
    from: '2027-01-04',
    to: '2027-01-03',
  }
  expect(problemsOf({ ...draftOf({}, TODAY), busy: [row] })).toEqual(new Map([[row.id, MY_WEEK.season.wrong]]))
  expect(problemsOf({ ...draftOf({}, TODAY), busy: [{ ...row, to: row.from }] })).toEqual(new Map())
})

test('a stretch without a sport needs one, and keeps those that the form does not ask about', () => {
  const stretch = { ...newAway(), from: '2026-12-10', kind: 'without' as const }
  const draft = draftOf({}, TODAY)
  expect(problemsOf({ ...draft, away: [stretch] })).toEqual(new Map([[stretch.id, MY_WEEK.away.sportsMissing]]))
  const changes = changesOf({ ...draft, away: [{ ...stretch, sports: ['run'] }] }, {})
  expect(changes.dated).toEqual([{ kind: 'without', from: '2026-12-10', to: '2026-12-10', label: '', sports: ['run'] }])
  expect(PersonFactsInput.parse(changes)).toEqual(changes)
  const kept = draftOf(KEPT, TODAY)
  const away = kept.away.map((row) => (row.kind === 'without' ? { ...row, to: '2027-02-01' } : row))
  expect(changesOf({ ...kept, away }, KEPT).dated).toContainEqual({
    ...{ kind: 'without', from: '2026-12-10', to: '2027-02-01', label: 'Knee', sports: ['run', 'cardio'] },
  })
})

test('a doubt that nobody answered is kept as one, through another change and a new reading of what is kept', () => {
  const read = rowsOfReading([
    { days: ['mon'], start: '09:00', end: '16:00', label: 'Work', confidence: 1 },
    { days: ['fri'], start: '17:00', end: '22:00', label: 'Class', confidence: 0.5 },
  ])
  const changed = read.map((row) => (row.label === 'Work' ? { ...row, end: '17:00' } : row))
  const sent = changesOf({ ...draftOf({}, TODAY), busy: changed }, {})
  expect(PersonFactsInput.parse(sent).week?.busy).toEqual([
    { days: ['mon'], start: '09:00', end: '17:00', label: 'Work' },
    { days: ['fri'], start: '17:00', end: '22:00', label: 'Class', unsure: true },
  ])
  const kept = sent as PersonFacts
  const again = draftOf(kept, TODAY)
  expect(again.busy?.map(({ isUnsure }) => isUnsure)).toEqual([undefined, true])
  expect(changesOf(again, kept)).toEqual({})
  // What was read is confirmed as it stands: that alone is a change.
  const answered = again.busy?.map(({ isUnsure: _, ...row }) => row) ?? null
  expect(changesOf({ ...again, busy: answered }, kept).week?.busy?.[1]).not.toHaveProperty('unsure')
})

test('what words tell of beside a list of dates is missed until it stands in it; without a list nothing is', () => {
  const off = (from: string, to: string) => ({ kind: 'off', from, to, label: '' }) as const
  const heard = heardDraft({ dated: [off('2026-01-01', '2026-01-09'), off('2027-03-01', '2027-03-07')] }, '2026-11-30')
  const missed = (dated?: ReturnType<typeof off>[]) =>
    missedAway(draftOf(dated ? { dated } : {}, '2026-11-30'), heard).map(({ from }) => from)
  expect(missed()).toEqual([])
  expect(missed([off('2026-12-03', '2026-12-03')])).toEqual(['2027-03-01'])
  expect(missed([off('2027-03-05', '2027-03-12')])).toEqual([])
  expect(missed([])).toEqual(['2027-03-01'])
})

test('so is one of days and of training time that words told by a guess, which the server takes', () => {
  const told: PersonFacts = {
    week: {
      never: ['sun'],
      maxMin: { fri: 30 },
      unsureDays: ['fri', 'sun'],
      windows: [{ days: ['sat'], start: '08:00', end: '10:00', unsure: true }],
    },
  }
  const shown = withHeard(draftOf({}, TODAY), heardDraft(told, TODAY))
  expect(shown.unsureDays).toEqual(['fri', 'sun'])
  const { week } = changesOf({ ...shown, maxMin: { ...shown.maxMin, mon: '60' } }, {})
  expect(week).toEqual({ ...told.week, maxMin: { fri: 30, mon: 60 } })
  expect(PersonFactsInput.parse({ week })).toEqual({ week })
  // What is shut no more is asked about no more.
  expect(changesOf({ ...shown, never: [] }, {}).week).toMatchObject({ unsureDays: ['fri'] })
  expect(changesOf(draftOf(told, TODAY), told)).toEqual({})
})
