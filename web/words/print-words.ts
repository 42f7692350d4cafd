/** The plan on paper. */
export const PAPER = {
  cut: 'cut along the dashed line',
  more: (count: number) => `+${count} more`,
  warmup: 'Warm-up',
  cooldown: 'Cool-down',
  notes: 'Notes',
  /** Before a line to write on. */
  write: 'How it was:',
  trainingNotes: 'Training notes',
  gentle: 'Gentle until your doctor has agreed: nothing hard.',
  noWeek: 'No week is planned.',
  volume: 'Total volume',
} as const
