import { isOneSlip } from '../slip.ts'

/** [letters] A shorter word has too many real neighbours to be guessed at. */
const SHORTEST = 5

/** Real words one slip away from a word of the net: they mean what they say. */
const NEIGHBOURS = new Set(
  `cheat chess crest chew cheats chase chesty hearth heard heat hearty hear hears heater heaters hart charm
feint fain paint painted taint saint breathe breadth bread beat bath bleed bleak brood bloom bloody flood
crash crashes brush crashed cracker cranked cracks track snipped swapped slapped stapled popper hopped topped
strike stoke strokes stoke stroll dozy ditzy numbed floors flood flour flout woken wake awake sweater sweaty sweets sweet
tights light lights tighten tighter night might fight right height weights eight weigh weighs freight press presses
pressed pleasure presume slipper slippers stripped clipped flipped shipped skipped tripped whipped swelled smelling spelling
selling telling colour collar colours collapse clasped color dollar brauch bruch bursa frust brut brot borsten borstel
pecha peche pesos peso pesa perro pero petit petite petto pezzo petti peine peito peitos perito pecado
duelo duele dole dolci dolce dormir dorms douces douce doucement douter poids pois points point
druk drukte drukker drukken druckt drucker druckerei dreck drug drugs enge engel eng engen
schwere schwarz schwer schweiss schmelzen scherz scherzen herzen herze harz hertz hart harde
schwindet schwindeln marea mares marco tonta tonto tanto monto tinta fonte torta
sangre sangria sange singe song blut bluter blute glut brute
orina oriana marina farina urina ruine rusty rusted rust crust trust must dust
blacken blacked backed blocked locked slacked passes passé pass past paste pasted passion parsed posed pissed
falls fallen faller failed failing fainter fits died dyed tied
confuse confused refused infused confide
morir morire mourir mormir nourir courir pourir dormire
wille wil willen killer killed skill skills kills bills
broken broke broker brook bloke
seated heated treated sealed bevallig gefallt
weeks weak weaken week
sticht sticks stitch stitches stich sticky switch
zwaarte zwart zwarte zware
plassen passen glassen klassen
bijna bijl bijt
hoofd hoofs hoofdje
coast coat coats quest quests
lunch bunch punch
clots cloth cloths clock clocks plots slots clods
shoulders soldier boulder bolder smoulder
spins spinner spine spines shine skinning sinning winning pinning thinning
rises raising racing ranking ragging raging
loose loss lost lots
taste tasted wasted
plate plates plaster plasters
sudden suddenly hidden
vices voices voice advice device
bands brand brands hands
lighted lighter
house houses certain certainly captain
speak speck speaks peaks
cooked cooker cook cooks hooked booked looked
`.split(/\s+/),
)

/** A lookup that bears one slip of the pen: a letter too many, too few, wrong, or two swapped. */
export type Speller = { readonly near: (word: string) => readonly string[] }

/**
 * A speller over words; the first letter must be right, save that it may be swapped with the second.
 * @param vocabulary - folded words; short ones bear no slip
 */
export function spellerOf(vocabulary: Iterable<string>): Speller {
  const byCut = new Map<string, string[]>()
  for (const word of vocabulary)
    if (word.length >= SHORTEST)
      for (const cut of cutsOf(word)) {
        const known = byCut.get(cut)
        if (known) known.push(word)
        else byCut.set(cut, [word])
      }
  return {
    near: (word) => {
      // No word of the net is longer; hostile text may be.
      if (word.length < SHORTEST || word.length > 24 || NEIGHBOURS.has(word)) return []
      const found = new Set<string>()
      for (const cut of cutsOf(word))
        for (const candidate of byCut.get(cut) ?? []) if (isOneSlip(word, candidate)) found.add(candidate)
      return [...found]
    },
  }
}

/** A word and what is left of it without one of its letters. */
function cutsOf(word: string): string[] {
  const cuts = [word]
  for (let at = 0; at < word.length; at += 1) cuts.push(word.slice(0, at) + word.slice(at + 1))
  return cuts
}
