/** The months as the languages that are read write them out, folded; from January on. */
const NAMES = [
  'january januar janvier enero gennaio janeiro januari',
  'february februar fevrier febrero febbraio fevereiro februari',
  'march marz mars marzo marco maart',
  'april avril abril aprile',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august aout agosto augustus',
  'september septembre septiembre setiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dicembre dezembro',
]
const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1])),
)

/** The month that a word is, in whatever language: behind a day, it is one wherever the rest is taken to be from. */
export const monthNamed = (word: string): number | undefined => MONTHS.get(word)
