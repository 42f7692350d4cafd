/**
 * Words that tell what a session or a day was and nothing of a body; a number is one, too. None is of what makes a chest sore
 * by itself, such as a bench press.
 */
const OF_SESSIONS: ReadonlySet<string> = new Set(
  `i we ran run running jog jogged did do done got the a an my our some this that today yesterday tonight morning evening easy hard
  tough long short tempo threshold fartlek interval intervals hill hills hilly rep reps repeats session sessions workout
  training trained great good ok okay fine solid decent nice lovely best bit little tired quick fast slow steady swam swim
  swimming pool bike biked ride rode riding cycled cycling turbo spin class gym treadmill again yoga pilates rest day walk
  walked walking hike hiked only just half cut it work was were is mad busy first second third last full whole new usual route
  pb squat squats deadlift deadlifts skipped skip instead dog back home played rested off walkies nothing commute bus shop loop
  club group parkrun race match game football tennis dance in at of on with for from to and then so as per plan planned k
  km kms mi mile miles min mins minutes hour hours m metres meters x heute gestern lauf laufen gelaufen lief runde intervalle
  einheit locker leicht lang langer kurz hart gut super geschwommen schwimmen rad geradelt gefahren gemacht war mit der die das
  ein eine im nach müde etwas aujourd hui hier couru course footing séance entraînement facile dur longue sortie fractionné nagé
  natation vélo fait bien fatigué un une le la les du de hoy ayer corrí carrera entreno entrenamiento series fácil duro largo
  nadé bici hice cansado cansada el una poco vandaag gisteren gelopen hardlopen gefietst gezwommen goed zwaar oggi ieri corsa
  corso allenamento lungo nuotato fatto bene stanco hoje ontem corrida corri treino longo nadei feito bem`
    .trim()
    .split(/\s+/),
)
const CLAUSE =
  /(?:[^,;.!?\n]|(?<=\d)[.,](?=\d))+?(?=(?!(?<=\d)[.,]\d)[,;.!?\n]|$|\s(?:but|though|aber|mais|pero|mas|ma|maar)\s)|\s(?:but|though|aber|mais|pero|mas|ma|maar)(?=\s)/giu
const WORD = /[\p{L}\d]+/gu

/**
 * A text without those of its clauses that say what a session was, each character where it was: "Ran 5k easy", whatever stands
 * beside it, excuses nothing.
 * @param text - as typed
 */
export function withoutReports(text: string): string {
  return text.replace(CLAUSE, (clause) => {
    const words = clause.toLowerCase().match(WORD) ?? []
    return words.some((word) => /^\p{L}/u.test(word)) &&
      words.every((word) => /^\d/.test(word) || OF_SESSIONS.has(word))
      ? clause.replace(/\S/g, ' ')
      : clause
  })
}
