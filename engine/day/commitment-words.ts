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

const MEALS = [
  ['breakfast', /breakfast|brunch|frühstück|petit[- ]déj|desayuno|pequeno[- ]almoço|colazione|ontbijt/],
  ['lunch', /lunch|mittagessen|(?<!petit[- ])déjeuner|almuerzo|almoço|pranzo|middageten/],
  ['dinner', /dinner|supper|abendessen|abendbrot|d[iî]ner(?!\p{L})|(?<!\p{L})cena(?!\p{L})|jantar|avondeten/u],
] as const

/** The meal that a commitment is, by the words of its label; null where it is none. */
export function mealOf(label: string): (typeof MEALS)[number][0] | null {
  const text = label.toLowerCase()
  return MEALS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
