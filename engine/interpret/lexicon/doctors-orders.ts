import type { Phrases } from './phrases.ts'

/** Who orders rest, how, and what they order, without accents. */
type Orders = { readonly who: string; readonly says: string; readonly what: string }

const ORDERS = {
  en: {
    who: 'doctor|doc|gp|dentist|surgeon|nurse|consultant|hospital|midwife',
    says: 'said|says|told me|has told me|has said|orders|ordered|wants me',
    what: 'no training|no exercise|no exercising|no sport|no sports|no exertion|no gym|no workouts|no lifting|not to lift|nothing strenuous|not to train|not to exercise|to rest|to take a week off|a week off|a week of rest|rest|complete rest|bed rest',
  },
  de: {
    who: 'arzt|arztin|doktor|hausarzt|hausarztin',
    says: 'sagt|sagte|hat gesagt|verordnet|hat mir verordnet',
    what: 'kein sport|kein training|nur ruhe|ruhe|schonung|bettruhe|absolute ruhe',
  },
  fr: {
    who: 'medecin|docteur|doctoresse|dentiste',
    says: 'dit|a dit|m a dit|prescrit|m a prescrit|veut',
    what: 'repos|repos complet|repos total|repos strict|pas de sport|aucun sport',
  },
  es: {
    who: 'medico|medica|doctor|doctora|dentista',
    says: 'dice|dijo|ha dicho|me dijo|me ha dicho|manda|me manda|me ha mandado|me mando',
    what: 'reposo|reposo absoluto|reposo total|nada de deporte|nada de ejercicio|que descanse',
  },
  pt: {
    who: 'medico|medica|doutor|doutora|dentista',
    says: 'diz|disse|mandou|pediu|receitou',
    what: 'repouso|repouso absoluto|repouso total|sem desporto|sem treino|sem exercicio|descansar',
  },
  it: {
    who: 'medico|dottore|dottoressa|dentista',
    says: 'dice|ha detto|mi ha detto|ordina|mi ha ordinato|prescrive',
    what: 'riposo|riposo assoluto|riposo totale|niente sport|niente allenamento|di riposare',
  },
  nl: {
    who: 'dokter|huisarts|arts|tandarts',
    says: 'zegt|zei|heeft gezegd|schrijft voor',
    what: 'rust|volledige rust|absolute rust|geen sport|niet sporten|niet trainen',
  },
} as const satisfies Readonly<Record<string, Orders>>

const said = (orders: Orders, what: string) => {
  const each = (words: string) => words.split('|')
  return each(orders.who)
    .flatMap((who) => each(orders.says).flatMap((says) => each(what).map((order) => `${who} ${says} ${order}`)))
    .join('\n')
}

/** "Dentist said no exertion for two days": whoever is told to rest rests, as whoever is ill does. */
export const doctorsOrders = (language: keyof typeof ORDERS): Phrases => ({
  ill: said(ORDERS[language], ORDERS[language].what),
})

/** "Doctor said rest days are optional": nobody is told to rest. */
export const NO_ORDERS: Phrases = { fill: said(ORDERS.en, 'rest day|rest days') }
