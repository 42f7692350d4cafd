const WEEKDAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo'
/** From when, until when or for how long somebody is somewhere else. */
const WHEN = `(?:(?:this|next|every|the|from|on|until|till|til|to|back|ab|bis|am|du|au|des|de|desde|hasta|a partir d[eou]) )*(?:${WEEKDAY}|weekend|tomorrow|(?<!last |past )(?:week|fortnight|month)|morgen|wochenende|demain|semaine|manana|semana)|(?:for|fur|pendant|por) (?:a|an|the|two|three|four|five|six|seven|ten|\\d+|eine|zwei|une|deux|una|dos) (?:\\p{L}+ )?(?:days?|nights?|weeks?|fortnight|month|tage|wochen?|jours|semaines?|dias|semanas?)`
/** What has been is over: no days are to be kept free for it. */
const OVER = '(?<!(?:was|were|been|got back|home|back) (?:\\p{L}+ )?)'

/** Days that somebody spends elsewhere, as they tell them by the way: My week keeps such days free, a note does not. */
export const AWAY: readonly string[] = [
  `${OVER}(?:travel(?:l?ing)?|flying|driving|heading|going|off|jetting off) (?:(?:with|by) \\p{L}+ )?(?:to|away|abroad|out to|up to|down to|over to|home to)(?! (?:the gym|bed|work|sleep|run|train|do|try|be))[^.!?\\n]{0,30}?(?:${WHEN})(?!\\p{L})`,
  `${OVER}(?:on (?:holiday|vacation|annual leave|a cruise)|(?:business|work|family|city|camping|ski|skiing) (?:trip|break|holiday)|away(?: (?:with|for) (?:work|the family|friends))?|out of town|abroad|visiting (?!from|on|this|next|until|us|me)[^.!?,\\n]{2,25}|staying (?:with|at) [^.!?,\\n]{2,25})[^.!?\\n]{0,20}?(?:${WHEN})(?!\\p{L})`,
  `${OVER}(?:off |away |going )?(?:camping|skiing|sailing|surfing|glamping|backpacking)[^.!?\\n]{0,30}?(?:${WHEN})(?!\\p{L})`,
  // In a town from one day to another.
  `(?<!(?:meetings?|classes|lessons|office|always|usually|work|working) )in (?!the |my |our |an? |this |bed|pain|work|school|town|total|time)\\p{L}{3,}(?: \\p{L}{3,})? (?:(?:from )?(?:${WEEKDAY}) (?:to|till?|until|-|–) (?:${WEEKDAY})|(?:until|till?) (?:${WEEKDAY}))(?!\\p{L})`,
  `(?:holiday|vacation|trip) (?:starts |begins |is )?(?:${WHEN})(?!\\p{L})`,
  `(?:im urlaub|auf dienstreise|verreist|(?:fahre|fliege|reise) [^.!?\\n]{0,20}nach|en vacances|en deplacement|je pars|de vacaciones|de viaje|me voy|de ferias|in vacanza|in trasferta|parto per|op vakantie|op reis)[^.!?\\n]{0,25}(?:${WHEN})(?!\\p{L})`,
]
