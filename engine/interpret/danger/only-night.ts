const setOf = (words: string) => new Set(words.split(/\s+/))

/** That somebody was awake, in seven languages. */
const AWAKE = setOf(
  `woke woken wake waking awake up aufgewacht wach wachgeworden geweckt reveille reveillee eveille eveillee desperte
   despierto despierta acordei acordado acordada svegliato svegliata sveglio sveglia wakker`,
)
/** How often, how long and when. */
const WHEN = setOf(
  `times time twice once few many several some lot often constantly again early late half most all last night nights
   tonight morning since from till til until at around about before am pm every hour hours o clock
   mal oft standig dauernd zu fruh spat heute nacht nachts um uhr seit halbe ganze stunden wieder
   fois souvent tot nuit cette toute heures vers h de trop plusieurs
   veces muchas varias noche anoche a las temprano toda horas vezes muitas noite cedo demais as
   volte spesso presto notte tutta troppo alle stanotte keer vaak vroeg nacht vannacht hele om uur
   two three four five six seven eight nine ten drei vier funf sechs deux trois quatre cinq tres cuatro cinco duas quatro
   due tre quattro cinque twee drie vijf`,
)
/** By whom, and for what. */
const WHY = setOf(
  `baby kid kids child toddler son daughter twins newborn dog cat cats husband wife partner neighbours neighbors neighbour
   neighbor alarm phone car storm thunder rain wind noise snoring birds pee wee loo toilet bathroom feed feeds
   kind kinder hund katze mann frau wecker klo bebe enfant chien chat nino ninos perro gato crianca bambino cane gatto hond
   kat kinderen`,
)
/** What stands around them. */
const PLAIN = setOf(
  `i ive im was were been be kept keep keeps me my the a an in of by with for to too so and cos because due just
   ich bin habe hatte war vom von wegen der die das mich mit je me suis j ai ete geworden par le la les el la los por con eu o os
   pelo pela mi sono ho dal dalla il per ik ben werd door de het met yo he estuve`,
)

/**
 * Whether words say that somebody was awake at night, how often, by whom and for what, and nothing else: the learned net
 * has met waking beside fainting and beside despair.
 */
export function saysOnlyWaking(words: readonly string[]): boolean {
  return words.some((word) => AWAKE.has(word)) && words.every(isOfNight)
}

function isOfNight(word: string): boolean {
  return AWAKE.has(word) || WHEN.has(word) || WHY.has(word) || PLAIN.has(word) || /^\d/.test(word)
}
