import type { BodyMeasure } from '../../contract/body-measures.ts'

const OVER: Readonly<Record<number, string>> = { 2: 'two weeks', 3: 'three weeks', 4: 'four weeks' }
const over = (weeks: number) => `over the last ${OVER[weeks] ?? 'four weeks'}`

/** Weight and measures on the tab of progress. */
export const BODY = {
  title: 'Weight and measures',
  offer: 'Body weight and measures are off. Your plan does not need them; they are here if you want them.',
  begin: 'Track my weight here',
  away: 'The weight and measures you entered before are hidden.',
  erase: 'Erase them',
  show: 'Show',
  of: {
    weightKg: 'Weight',
    waistCm: 'Waist',
    hipCm: 'Hip',
    chestCm: 'Chest',
    armCm: 'Upper arm',
    thighCm: 'Thigh',
  } satisfies Record<BodyMeasure, string>,
  in: (label: string, unit: string) => `${label} in ${unit}`,
  amount: (value: number, unit: string) => `${value} ${unit}`,
  less: (amount: string, weeks: number) => `Down about ${amount} a week ${over(weeks)}`,
  more: (amount: string, weeks: number) => `Up about ${amount} a week ${over(weeks)}`,
  steady: (weeks: number) => `Holding steady ${over(weeks)}`,
  few: 'After four entries over two weeks, this shows a trend',
  fast: (percent: number) =>
    `That is more than ${percent} % of your weight a week; a slower pace keeps more of your muscle, and a doctor or a dietitian can help you find it.`,
  source: (source: string) => `Source: ${source}`,
  sources: {
    'helms-2014': 'Helms, Aragon and Fitschen, 2014, Journal of the International Society of Sports Nutrition 11:20',
  } as Readonly<Record<string, string>>,
  picture: (name: string) => `${name} by day, and its trend`,
  entered: 'As entered',
  trend: 'Trend',
  how: 'Daily ups and downs are mostly water. The trend evens them out: older days fade over about a week.',
  entry: (name: string, amount: string) => `${name} ${amount}`,
  mend: 'Edit',
  mendDay: (day: string) => `Edit ${day}`,
  add: 'Add an entry',
  off: 'Switch off and erase',
  offLead: (days: number) =>
    `${days === 1 ? 'The one entry goes' : `All ${days} entries go`}, for good. You can start again whenever you like.`,
  offKeep: 'Keep them',
  erased: ['Erased', 'Weight and measures are off.'],
  close: 'Close',
  day: 'Day',
  tape: 'With a tape, if you like',
  save: 'Save',
  busy: 'Saving...',
  saved: 'Saved',
  remove: 'Remove this entry',
  removed: 'Removed',
  undo: 'Undo',
  empty: 'Give a weight or one measure.',
  wrong: (least: number, most: number, unit: string) => `Please give a number from ${least} to ${most} ${unit}`,
  dayWrong: 'Please give a day up to today, not more than a year before your account',
  failed: 'It could not be saved. Please try again.',
} as const
