/** Three questions about an event of a kind that no plan knows. */
export const EVENT_LIKE = {
  asks: (name: string) => `We do not know what ${name} is like. Three questions, and your plan leads up to it:`,
  of: (at: number) => `${at} of 3`,
  questions: { minutes: 'How long does it take you?', effort: 'How hard is it?', sport: 'Which sport is closest?' },
  lengths: [15, 45, 90, 180, 360, 720],
  unsaid: 'Not said',
  lengthField: 'How long it takes',
  lengthHint: 'Such as 90 min, 1:30 or 6 h.',
  effortField: 'How hard it is',
  sportField: 'Closest sport',
}
