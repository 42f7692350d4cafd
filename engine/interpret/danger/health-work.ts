import { sure } from '../../sure.ts'
import { isOwn } from './health-own.ts'
import { type Hit, type Layout, near, type Run } from './match.ts'

/** [words] between a condition and the place or people that a job is about. */
const WORK_REACH = 5
/** [words] between a condition and the race that is run against it. */
const CAUSE_REACH = 12
const AND = /^(and|but|und|aber|mais|y|pero|mas|ma|maar)$/
/** German and Dutch write the place or the people onto the condition. */
const PLACE =
  /.(station|klinik|ambulanz|praxis|gruppe|gruppen|zentrum|kurs|kurse|patienten|abteilung|beratung|afdeling|kliniek|poli|groep|groepen|zorg|cursus|les|lessen|yoga|gymnastik|patients|research|onderzoek|forschung)$/
const PLACE_NEXT =
  /^(ambulanz|station|klinik|praxis|zentrum|ward|clinic|unit|afdeling|poli|kliniek|patients?|patienten)$/
/** Who says that they nurse "in dialysis" works there. */
const WARD = /^(dialy|diali|radio|strahlen|bestra|cardiac|kardi|reha)/
const IN = /^(in|on|the|der|die|auf|en|la|de|em|na|op|at|di|a|alla)$/
/** What may stand before a job that is the writer's own: "I am a nurse", and not "the nurse". */
const AS_JOB =
  /^(a|an|as|am|im|work|works|working|als|bin|ich|arbeite|suis|je|j|comme|que|soy|como|trabajo|sou|trabalho|sono|faccio|lavoro|come|ik|ben|werk|een|ein|eine|un|une|una|um|uma|i|senior|head|lead|also|yo|eu|io)$/
const CLASS = /^(yoga|pilates|fitness|exercise|gymnastik|gym|swim|dance)$/
/** Said of a person these are no topic of work: a diabetic nurse has it. */
const OF_PERSON = /^(diabeti|pregnant|epilepti|asthmati|bulimi|anorex|schwanger|hochschwanger|hypertens|postpartum)/

/** "Recepcionista en una clínica de diabetes", "I teach pregnant women"; "the nurse of the clinic sees me" is none. */
export function isAtWork(layout: Layout, hit: Hit): boolean {
  const { words } = layout
  const { from, to } = hit
  const { clause, sentence } = sure(words[from])
  const told = (group: string) =>
    near(layout.runs.get(group) ?? [], hit).filter(isOf((at) => sure(words[at]).sentence === sentence))
  const isOwnJob = ({ from: at }: Run) =>
    words[at - 1]?.clause !== sure(words[at]).clause || AS_JOB.test(sure(words[at - 1]).text)
  const isHere = isOf((at) => sure(words[at]).clause === clause)
  const jobs = told('serves').filter(isOwnJob)
  const medics = told('medic').filter(isOwnJob)
  // "Diabetes nurse", "Diabetesberaterin"; "pregnancy yoga teacher".
  const behind = CLASS.test(words[to + 1]?.text ?? '') ? to + 2 : to + 1
  const isTopic =
    told('serves').some((run) => isHere(run) && run.from === behind) && !OF_PERSON.test(sure(words[to]).text)
  if (isTopic && isOwnJob(hit)) return true
  // "Geef zwangerschapsyoga", "Pfleger auf der Dialysestation": the word itself says where.
  if (PLACE.test(sure(words[to]).text) && jobs.some((run) => isHere(run) && run.to < from)) return true
  // "Infermiera in dialisi", "Krankenschwester in der Onkologie, Chemo-Ambulanz".
  const isWard = WARD.test(sure(words[from]).text) && IN.test(words[from - 1]?.text ?? '')
  if (isWard && medics.some((run) => isHere(run) && run.to < from && from - run.to <= 3)) return true
  if (PLACE_NEXT.test(words[to + 1]?.text ?? '') && medics.length > 0) return true
  // "Nutricionista, atiendo a pacientes con anorexia".
  const isCare = told('cares').some(
    (run) => isHere(run) && run.from < from && from - run.to <= 4 && !isOwnBetween(layout, run.to, from),
  )
  if (isCare && jobs.length > 0) return true
  const served = told('served').filter((run) => isHere(run) && run.from - to <= 4 && from - run.to <= WORK_REACH)
  return (isOwnJob(hit) ? told('serves') : jobs)
    .filter(isHere)
    .some((job) => served.some((run) => isServed(layout, hit, job, run)))
}

const isOf = (accepts: (at: number) => boolean) => (run: Run) => accepts(run.from)
const isWithin = (run: Run, at: number) => at >= run.from && at <= run.to

/** Whether a job and whom it serves lead to the condition with nothing of one's own in between. */
function isServed(layout: Layout, { from }: Hit, job: Run, served: Run): boolean {
  if (isWithin(job, from) || (job.from === served.from && job.to === served.to)) return false
  for (let at = Math.min(job.to, served.to) + 1; at < from; at += 1) {
    const isOwnWord = isOwn(layout, at) && !isWithin(job, at) && !isWithin(served, at)
    if (isOwnWord || AND.test(sure(layout.words[at]).text)) return false
  }
  return true
}

function isOwnBetween(layout: Layout, after: number, before: number): boolean {
  for (let at = after + 1; at < before; at += 1) if (isOwn(layout, at)) return true
  return false
}

/** "Race against cancer", "camminata per la ricerca sul cancro"; "I run for my heart" is one's own. */
export function isForCause(layout: Layout, hit: Hit): boolean {
  const { words } = layout
  const { from, to } = hit
  const { clause, sentence } = sure(words[from])
  const before = (group: string, reach: number) =>
    near(layout.runs.get(group) ?? [], hit).filter(
      (run) => sure(words[run.from]).clause === clause && run.to < from && from - run.to <= reach,
    )
  for (let at = from - 1; from - at <= CAUSE_REACH && words[at]?.clause === clause; at -= 1)
    if (isOwn(layout, at)) return false
  const isNamed = near(layout.runs.get('forlife') ?? [], hit).some(
    (run) => sure(words[run.from]).sentence === sentence && Math.abs(run.from - from) <= CAUSE_REACH,
  )
  const events = before('charity', CAUSE_REACH)
  // "Diabetes charity 10k", "heart disease awareness walk".
  const isCauseNext = /^(charity|awareness|fundraiser|benefit|benefiz|solidaire|solidaria)$/.test(
    words[to + 1]?.text ?? '',
  )
  return (
    isNamed ||
    isCauseNext ||
    before('against', 4).some((run) => events.some((event) => event.to < run.from)) ||
    before('forsake', 3).some((run) => events.some((event) => event.to < run.from && run.from - event.to <= 3))
  )
}

/** [words] between first aid and what is practised there. */
const FIRST_AID_REACH = 10
const FIRST_AID =
  /^(first aid|cpr \w+|erste hilfe|premiers secours|primeros auxilios|primeiros socorros|primo soccorso|ehbo \w+)$/

/** "Teaching first aid: heart attacks, strokes": the topics of a lesson, which nobody there has. */
export function isFirstAid({ words }: Layout, { from }: Run): boolean {
  const { sentence } = sure(words[from])
  for (let at = from - 1; at > 0 && from - at <= FIRST_AID_REACH && words[at]?.sentence === sentence; at -= 1)
    if (FIRST_AID.test(`${sure(words[at - 1]).text} ${sure(words[at]).text}`)) return true
  return false
}
