import type { Mark, Note } from './check-in-words.ts'

/** Words of tiredness that are said of roads, rooms, tyres, phones and meals as well. */
const OF_THINGS = /^(?:flat|dead|cooked|lessive)$/
/** The same of machines and homes alone. */
const OF_MACHINES = /^(?:flat|dead|kaputt|kapot|leer|leeg|vide|mort|morte|muert[oa]|mort[oa])$/
const OWNED = /^(?:a|the|our|my|his|her|their|your|this|that|new|old|whole)$/
/** Kit wears out, and its owner need not. */
const WEARS_OUT =
  /^(?:shoes?|trainers|sneakers|soles?|laces|tyres?|tires?|brakes?|chain|grips?|straps?|bands?|mat|kit|gear|carpet|socks|boots|cleats|goggles)$/
/** What may stand right behind a word that says how somebody is. */
const GOES_ON =
  /^(?:today|tonight|now|again|all|after|from|and|but|this|since|as|on|in|by|at|so|for|though|really|already|inside|with|before|when|because|yesterday|tired)\b/
const RUNS_DOWN =
  /^(?:phones?|battery|batteries|watch|strap|laptop|car|headphones|earbuds|monitor|tyres?|boiler|machine|fridge|handy|akku|batterie|waschmaschine|fernseher|heizung|auto|rad|haus|wohnung|alles|telephone|pile|voiture|maison|telefono|bateria|lavadora|coche|lavatrice|batteria|macchina|pila|telefoon|wasmachine|huis|fiets)s?$/
/** What says that the writer is so. */
export const STATES =
  /(^| )(i'?m|im|i am|am|is|are|was|were|feel|feeling|felt|been|being|so|absolutely|completely|totally|utterly|properly)$/

/** Whether a word of tiredness is said of a thing: "the phone is dead", "our flat", "shoes are worn out". */
export function isSaidOfAThing(note: Note, mark: Mark): boolean {
  return (
    (OF_MACHINES.test(mark.text) && isOfMachine(note, mark)) ||
    (OF_THINGS.test(mark.text) && isOfThing(note, mark)) ||
    (mark.text === 'worn out' && isOfKit(note, mark))
  )
}

/** "Shoes are worn out" */
const isOfKit = (note: Note, { at, clause }: Mark): boolean =>
  note.items.some(({ text }, place) => place < at && note.clauseOf[place] === clause && WEARS_OUT.test(text))

/** "The phone is dead", "Waschmaschine kaputt". */
const isOfMachine = (note: Note, { clause }: Mark): boolean =>
  note.items.some((item, place) => note.clauseOf[place] === clause && RUNS_DOWN.test(item.text))

/** "A flat route", "our flat", "cooked dinner": a word of tiredness that belongs to a thing. */
function isOfThing(note: Note, { at, clause }: Mark): boolean {
  const inside = (place: number) => (note.clauseOf[place] === clause ? (note.items[place]?.text ?? '') : '')
  const [before, next] = [inside(at - 1), inside(at + 1)]
  if (STATES.test(before)) return false
  return OWNED.test(before) || (next !== '' && !GOES_ON.test(next))
}
