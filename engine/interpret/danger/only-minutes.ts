/** Words that beside a number of minutes say no more than how much time there is, in seven languages. */
const OF_TIME = new RegExp(
  `^(?:${[
    "i|i['’]?ve|i['’]ll|we|have|has|had|got|get|only|just|about|around|roughly|maybe|can|could|will|do|did|manage|spare|give|it|that|tomorrow|today|for|training|a|an|workout|run|max|maximum|tops|at|most|no|not|more|than|left|free|in|the|morning|evening|lunch|between|two|calls|meetings|before|work|and|please",
    'ich|habe?|nur|etwa|vielleicht|morgen|heute|zeit|fürs?|training|höchstens|maximal|nicht|mehr|als|geht|gehen|schaffe|kann|zwischen|zwei|terminen',
    "j['’]ai|je|peux|seulement|environ|demain|pas|plus|de|que|pour|maxi|au|entre|deux|rendez-vous",
    'tengo|tenho|ho|heb|ik|solo|sólo|só|soltanto|maar|alleen|mañana|amanhã|domani|no|não|non|más|mais|di|più|niet|meer|dan|para|per|om|te|trainen|entrenar|treinar|posso|puedo|máximo|massimo|hooguit',
  ].join('|')})$`,
  'iu',
)
/** A number of minutes or hours; "40" alone may be a fever. */
const LENGTH =
  /(?<![\p{L}\d])\d{1,3}\s*(?:min(?:ute|uti|uut|uten|utes|utos|s)?|h(?:ours?|rs?)?|stunden?|heures?|horas?|ore|uur)(?!\p{L})/giu

/** Whether a text says how many minutes there are, and nothing else: no fever, no pulse, nothing that was taken. */
export function saysOnlyMinutes(text: string): boolean {
  const rest = text.replaceAll(LENGTH, ' ')
  if (rest === text) return false
  return (rest.match(/[\p{L}\d'’-]+/gu) ?? []).every((word) => OF_TIME.test(word))
}
