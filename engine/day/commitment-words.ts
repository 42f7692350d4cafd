const EMOJI: readonly (readonly [RegExp, string])[] = [
  [/commute|drive|train|bus|travel/, '🚆'],
  [/school|nursery|kids?|child|daycare|pick[- ]?up|drop[- ]?off|bedtime|baby/, '🧒'],
  [/family|partner|husband|wife/, '👨‍👩‍👧'],
  [/shift|hospital|ward|nurse|clinic/, '🏥'],
  [/class|lecture|study|uni|course|lesson|english|language/, '📚'],
  [/meeting|call/, '📞'],
  [/church|mosque|temple|prayer|service/, '🕊️'],
  [/dog|pet/, '🐕'],
  [/choir|music|band|piano|guitar/, '🎵'],
  [/cook|dinner|lunch|breakfast|meal/, '🍽️'],
  [/shop|errand|groceries/, '🛒'],
  [/work|job|office|desk/, '💼'],
]

/** The sign of a commitment, by the words of its label. */
export function commitmentEmoji(label: string): string {
  const text = label.toLowerCase()
  return EMOJI.find(([pattern]) => pattern.test(text))?.[1] ?? '📌'
}
