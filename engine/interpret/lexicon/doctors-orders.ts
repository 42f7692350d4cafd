import type { Phrases } from './phrases.ts'

/** Who orders rest, how, and what they order, without accents. */
type Orders = { readonly who: string; readonly says: string; readonly what: string }

const ORDERS = {
  en: {
    who: 'doctor|doc|dr|gp|dentist|surgeon|nurse|the nurse|consultant|hospital|midwife',
    says: 'said|says|told me|tells me|has told me|has said|orders|ordered|has ordered|wants me|advised|advises|has advised|insists on|recommended',
    what: 'no training|no exercise|no exercising|no sport|no sports|no exertion|no gym|no workouts|no lifting|not to lift|nothing strenuous|not to train|not to exercise|to rest|to take a week off|a week off|a week of rest|rest|complete rest|bed rest|to lay off exercise|to lay off training|to lay off sport|to stop training|to stop exercising|no working out|no physical activity|to stay in bed|no training at all|no exercise at all',
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

/** "The doctor signed me off": ill, where a physiotherapist who does so is done with somebody. */
const signedBy = ({ who, says }: Pick<Orders, 'who' | 'says'>) =>
  who
    .split('|')
    .flatMap((one) => says.split('|').map((each) => `${one} ${each}`))
    .join('\n')

/** Who signs off whoever is ill, and from what; who is signed off a plan, or as fit, is not. */
const SIGNED = {
  ...{ who: ORDERS.en.who, says: 'signed me off|has signed me off' },
  off: 'sick|work|sport|sports|exercise|training|from work|from sport|from training|from exercise|for a week|for two weeks|for a few days|for the week|for a fortnight|until|till|til|this week|',
  fit: 'as fit|as|fit|to|the|my|on|to run|to train|to exercise|to race|to return|to start|to go back|for running|for training',
} as const
/** Orders that name nobody who gives them. */
const OF_NOBODY = `
  signed off sick
  been signed off
  got signed off
  signed me off sick
  signed me off work
  signed me off until
  signed me off till
  signed me off til
  signed me off for a week
  signed me off for two weeks
  signed me off for a few days
  signed off work for
  signed off work until
  signed off work till
  signed off work til
  signed off work with
  signed off from work
  signed off sport
  signed off exercise
  signed off from sport
  signed off from training
  not allowed to train for
  not allowed to train until
  not allowed to train till
  not allowed to exercise for
  not allowed to exercise until
  not allowed to exercise till
  not allowed any exercise
  not allowed to do any exercise
  not allowed to do any sport
  not allowed to do sport
  banned from exercise
  banned from exercising
  banned from training
  banned from sport
  been told to rest
  was told to rest for
  doctors orders to rest
`

/** "Dentist said no exertion for two days": whoever is told to rest rests, as whoever is ill does. */
export const doctorsOrders = (language: keyof typeof ORDERS): Phrases => ({
  ill: [
    said(ORDERS[language], ORDERS[language].what),
    ...(language === 'en' ? [said({ ...SIGNED, what: SIGNED.off }, SIGNED.off), signedBy(SIGNED), OF_NOBODY] : []),
  ].join('\n'),
})

/** "Doctor said rest days are optional": nobody is told to rest. */
export const NO_ORDERS: Phrases = {
  fill: [
    said(ORDERS.en, 'rest day|rest days'),
    said({ ...SIGNED, what: SIGNED.fit }, SIGNED.fit),
    'signed me off to\nsigned me off as\nsigned me off fit\nsigned off as fit\nbeen signed off as fit\nbeen signed off to run\nbeen signed off to train\nsigned off fit',
  ].join('\n'),
}
