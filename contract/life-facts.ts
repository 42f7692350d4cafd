import { z } from 'zod'
import {
  DISCIPLINES,
  EQUIPMENT,
  EVENT_DISCIPLINES,
  EVENT_EFFORTS,
  EVENT_SPORTS,
  TEST_PART_NAMES,
  WEEKDAYS,
} from '../engine/model.ts'
import { UNWANTED_MAX } from './limits.ts'
import { text } from './text.ts'
import { isCivilDate } from './time.ts'

const LABEL_MAX = 100
const LIST_MAX = 200
/** [days] of a rota that repeats, and of one dated exception, at most. */
const ROTA_MAX = 56
const EXCEPTION_MAX_DAYS = 400

const unknownField = (name: string) => (issue: { readonly code?: string | undefined }) =>
  issue.code === 'unrecognized_keys' ? `${name} has a field that is not known` : undefined

const listed = <T extends z.ZodType>(item: T, name: string, most = LIST_MAX) =>
  z.array(item, { error: `${name} must be a list` }).max(most, `${name} must be at most ${most}`)

const Day = z.enum(WEEKDAYS, { error: `days must be of ${WEEKDAYS.join(', ')}` })
const Days = listed(Day, 'days', 7).min(1, 'days must name at least one day')

const Clock = (name: string) =>
  z
    .string({ error: `${name} must be a time as HH:MM` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time as HH:MM`)

const CivilDay = (name: string) =>
  z
    .string({ error: `${name} must be a date as YYYY-MM-DD` })
    .refine(isCivilDate, `${name} must be a real date as YYYY-MM-DD`)

const Label = text().trim().max(LABEL_MAX, `label must be at most ${LABEL_MAX} characters`).default('')
const Hours = { start: Clock('start'), end: Clock('end') }
/** In one week of two, three or four: `monday` begins one of them; without it nobody said which, and the hours bind in each. */
const Turn = z.strictObject(
  { every: z.literal([2, 3, 4], { error: 'every must be 2, 3 or 4' }), monday: CivilDay('monday').exactOptional() },
  { error: unknownField('turn') },
)
/** The first and the last day of hours that hold for a while only, and the weeks in turns in which they do. */
export const Season = {
  from: CivilDay('from').exactOptional(),
  to: CivilDay('to').exactOptional(),
  turn: Turn.exactOptional(),
}
const isInOrder = ({ from, to }: { readonly from?: string; readonly to?: string }) =>
  from === undefined || to === undefined || from <= to
const ORDER = 'to must not be before from'
/** Read in the person's words, and perhaps not meant so: the hours bind until they are answered for. Absent where they are certain. */
const Unsure = z.literal(true, { error: 'unsure must be true where it is given' }).exactOptional()

const WeekFacts = z.strictObject(
  {
    busy: listed(
      z
        .strictObject(
          { days: Days, ...Hours, label: Label, ...Season, unsure: Unsure },
          { error: unknownField('busy') },
        )
        .refine(isInOrder, ORDER),
      'busy',
    ).exactOptional(),
    windows: listed(
      z
        .strictObject(
          {
            days: Days,
            ...Hours,
            sport: z.enum(DISCIPLINES, { error: `sport must be one of ${DISCIPLINES.join(', ')}` }).exactOptional(),
            ...Season,
            unsure: Unsure,
          },
          { error: unknownField('windows') },
        )
        .refine(isInOrder, ORDER),
      'windows',
      50,
    ).exactOptional(),
    never: listed(Day, 'never', 7).exactOptional(),
    /** Days whose `never` or `maxMin` was read so, and perhaps not meant so. */
    unsureDays: listed(Day, 'unsureDays', 7).exactOptional(),
    maxMin: z
      .partialRecord(
        z.enum(WEEKDAYS),
        z.number({ error: 'maxMin must be minutes' }).min(0, 'maxMin must not be negative').max(1440),
        { error: `maxMin must be minutes by ${WEEKDAYS.join(', ')}` },
      )
      .exactOptional(),
  },
  { error: unknownField('week') },
)

const RotaFacts = z.strictObject(
  {
    from: CivilDay('rota from'),
    days: listed(
      listed(z.strictObject({ ...Hours, label: Label }, { error: unknownField('rota') }), 'a day of the rota', 10),
      'rota days',
      ROTA_MAX,
    ).min(1, 'a rota must have at least one day'),
  },
  { error: unknownField('rota') },
)

const Sports = (name: string) =>
  listed(z.enum(DISCIPLINES, { error: `${name} must be of ${DISCIPLINES.join(', ')}` }), name, 20)

const Span = { from: CivilDay('from'), to: CivilDay('to'), label: Label }
const Kit = listed(z.enum(EQUIPMENT, { error: `equipment must be of ${EQUIPMENT.join(', ')}` }), 'equipment', 20)
const DatedFact = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('off'), ...Span }),
      z.strictObject({
        kind: z.literal('light'),
        ...Span,
        equipment: Kit.exactOptional(),
      }),
      z.strictObject({ kind: z.literal('kit'), ...Span, equipment: Kit.min(1, 'equipment must name at least one') }),
      z.strictObject({ kind: z.literal('busy'), ...Span, ...Hours }),
      z.strictObject({
        kind: z.literal('without'),
        ...Span,
        sports: Sports('sports').min(1, 'sports must name at least one'),
      }),
    ],
    { error: 'kind must be off, light, kit, busy or without' },
  )
  .refine(isInOrder, ORDER)
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= EXCEPTION_MAX_DAYS * 86_400_000,
    `a dated exception must be at most ${EXCEPTION_MAX_DAYS} days long`,
  )

/** [min] a day and a half: what is longer is a journey. */
const EVENT_MAX_MIN = 2160

/** What an event of another kind is like. */
const EventLikeFact = z.strictObject(
  {
    minutes: z
      .number({ error: 'minutes must be a number' })
      .min(1, 'minutes must be at least 1')
      .max(EVENT_MAX_MIN, `minutes must be at most ${EVENT_MAX_MIN}`)
      .exactOptional(),
    effort: z.enum(EVENT_EFFORTS, { error: `effort must be of ${EVENT_EFFORTS.join(', ')}` }).exactOptional(),
    sport: z.enum(EVENT_SPORTS, { error: `sport must be of ${EVENT_SPORTS.join(', ')}` }).exactOptional(),
    parts: z
      .array(
        z.strictObject(
          {
            part: z.enum(TEST_PART_NAMES, { error: `part must be of ${TEST_PART_NAMES.join(', ')}` }),
            km: z.number().positive('km must be above 0').max(100).exactOptional(),
          },
          { error: unknownField('parts') },
        ),
      )
      .min(1, 'parts must be at least 1')
      .max(12, 'parts must be at most 12')
      .readonly()
      .exactOptional(),
  },
  { error: unknownField('like') },
)

const EventFact = z.strictObject(
  {
    name: text().trim().min(1, 'an event must have a name').max(LABEL_MAX),
    discipline: z.enum(EVENT_DISCIPLINES, { error: `discipline must be of ${EVENT_DISCIPLINES.join(', ')}` }),
    distanceKm: z.number().positive('distanceKm must be above 0').max(5000).nullable().default(null),
    climbM: z.number().positive('climbM must be above 0').max(30_000).exactOptional(),
    like: EventLikeFact.exactOptional(),
    date: CivilDay('event date'),
    targetSeconds: z.number().positive('targetSeconds must be above 0').max(864_000).nullable().default(null),
    priority: z.enum(['A', 'B', 'C'], { error: 'priority must be A, B or C' }).nullable().default(null),
  },
  { error: unknownField('events') },
)

const SportsFacts = z.strictObject(
  { does: Sports('does').exactOptional(), never: Sports('never').exactOptional() },
  { error: unknownField('sports') },
)

const BodyFact = z.strictObject(
  {
    part: text().trim().min(1, 'part must name a part of the body').max(50),
    how: z.enum(['no-impact', 'careful'], { error: 'how must be no-impact or careful' }),
  },
  { error: unknownField('body') },
)

const ExerciseId = z.string().regex(/^[a-z0-9-]{1,60}$/, 'unwanted must hold ids of exercises')

/** What a person may confirm of their life, part by part; it binds the plan. */
export const LIFE_PARTS = {
  week: WeekFacts,
  rota: RotaFacts,
  dated: listed(DatedFact, 'dated'),
  events: listed(EventFact, 'events', 20),
  sports: SportsFacts,
  body: listed(BodyFact, 'body', 20),
  unwanted: listed(ExerciseId, 'unwanted', UNWANTED_MAX),
} as const
