/** What fills muscles on paper: bars across a square that repeats, in the figure's own units. */
export const HATCH = { period: 11, bar: 5, turn: 45 }
