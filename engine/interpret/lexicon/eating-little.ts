import type { Language } from '../language.ts'

type Told = readonly [language: Language, phrase: string, example: string]

/** How much nobody trains on, in kilocalories a day or for all of it. */
const FEW = '(?:[1-9]\\d{0,2}|1[.,]?0\\d\\d)'

/** Who eats next to nothing and trains on it: no fast of a faith, and no early run before breakfast. */
export const EATING_LITTLE: readonly Told[] = [
  [
    'en',
    `(?:on|only|just|under|ate|eaten|eating|had|about) (?:about |around |only |just |a )?${FEW} ?(?:k?cals?|calories)(?! (?:burn|burned|burnt|workout|snack|lunch|breakfast|dinner|deficit))(?!.{0,12}(?:burn|on the (?:bike|rower|watch)))`,
    'did the workout on 300 kcal, so proud',
  ],
  [
    'en',
    '(?:ate|eaten|eating|eat|had) (?:absolutely |literally |almost |next to |practically )?(?:nothing|no food|zero food)(?! (?:before|but|except|bad|special|wrong|unhealthy|yet|fancy|for breakfast|sweet|fried))(?=.{0,30}(?:all day|today|yesterday|since|days?)|\\W*(?:$|[,.;!]))',
    'ate nothing all day, so proud',
  ],
  [
    'en',
    "(?:have ?n[’']?t|has ?n[’']?t|did ?n[’']?t|not|never|no) (?:eaten|eat|food|ate)(?: \\p{L}+){0,2} (?:all day|since \\p{L}+|for (?:two|three|\\d+) days|in (?:two|three|\\d+) days|today)",
    'have not eaten since yesterday, feel light',
  ],
  [
    'en',
    'skipp(?:ed|ing) (?:(?:breakfast|lunch|dinner|tea|supper)(?:,| and| &| \\+)+ ?(?:breakfast|lunch|dinner|tea|supper)|(?:all |every |both |most )(?:my |of my )?meals?|meals)',
    'skipped lunch and dinner for it',
  ],
  [
    'en',
    '(?:only|just) (?:ate|had|eaten) (?:only |just )?(?:an?|one|two|some) (?:\\p{L}+ )?(?:apples?|bananas?|crackers?|rice cakes?|yogh?urts?|carrots?|almonds?|coffees?|salad) (?:today|all day)|no (?:breakfast|lunch|dinner|tea|supper)(?:,| and| or| &)* (?:no )?(?:breakfast|lunch|dinner|tea|supper)(?=\\W|$)',
    'no lunch, no dinner, still trained',
  ],
  [
    'en',
    'starv(?:ed|ing) (?:myself|all day|to (?:lose|fit|look|be))|(?:fasted|fasting|no food|not eaten)(?: \\p{L}+){0,4} to (?:look|get|lose|be|fit|make up)(?= |\\W)|(?:two|three|four|a few|a couple of|just|only|\\d) (?:\\p{L}+ )?(?:crackers?|rice cakes?|apples?|carrots?|almonds?|celery|coffees?)(?: \\p{L}+){0,5} all day',
    'two crackers and black coffee all day',
  ],
  [
    'de',
    '(?:(?:den )?ganzen tag|heute|gestern|seit \\p{L}+) (?:\\p{L}+ )?nichts gegessen|nichts gegessen (?:heute|den ganzen tag|seit)|hungere (?:mich|seit)|(?:nur|mit|auf) (?:\\d{2,3}|1[.,]?0\\d\\d) ?(?:kcal|kalorien)(?! verbr)',
    'heute nichts gegessen und so stolz',
  ],
  [
    'fr',
    'rien mang[ée](?= (?:de la journée|aujourd|depuis|hier)|\\W*(?:$|[,.;!]))|saut[ée] (?:tous les|deux|le déjeuner et le d[iî]ner|les) ?repas|(?:avec|sur|à|que) \\d{2,3} ?(?:kcal|calories)',
    'rien mangé de la journée, si fière',
  ],
  [
    'es',
    '(?:sin comer|no he comido|no com[ií]) (?:nada )?(?:en todo el día|hoy|desde|todo el día)|(?:con|solo|s[oó]lo) \\d{2,3} ?(?:kcal|calor[ií]as)',
    'sin comer en todo el día y orgullosa',
  ],
  [
    'pt',
    '(?:não comi|sem comer) (?:nada )?(?:o dia (?:todo|inteiro)|hoje|desde|todo o dia)|(?:com|só|apenas) \\d{2,3} ?(?:kcal|calorias)',
    'não comi nada o dia todo, orgulhosa',
  ],
  [
    'it',
    '(?:non ho mangiato|senza mangiare) (?:nulla |niente )?(?:tutto il giorno|oggi|da ieri|da)|(?:con|solo) \\d{2,3} ?(?:kcal|calorie)',
    'non ho mangiato niente tutto il giorno, fiera',
  ],
  [
    'nl',
    '(?:niets|niks|niet) gegeten (?:vandaag|de hele dag|sinds)|(?:de hele dag|vandaag|sinds gisteren) (?:niets|niks|niet) gegeten|(?:op|met|maar) \\d{2,3} ?(?:kcal|calorieën)',
    'de hele dag niets gegeten, trots',
  ],
]
