/** An exercise's amount, in one line. */
export const STEP = {
  timesEach: (sets: number, amount: string) => `${sets} x ${amount}`,
  how: 'How it is done',
  sets: (count: number) => (count === 1 ? '1 set' : `${count} sets`),
} as const
