/** A list of words as a set. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** Words that colour a statement. */
export const MARKS = words(
  'off wfh nothome rare unfixed often past future oneoff now other me freetrain prefer avoid cant free except correct eachway total chain late beforework afterwork train restday halfday nap leave back wake bed start end workdayword nowork aroundwork inbetween weekA weekB restdays',
)
/** Words that open a new statement when one is already complete. */
export const OPENERS = words(
  'rare past future oneoff prefer avoid cant free except correct freetrain chain off unfixed wfh nap nothome restdays inbetween',
)
/** Openers that may also trail what they are about: `gym 6-7 sometimes`. */
export const TRAILERS = new Set([
  'restdays',
  'rare',
  'future',
  'unfixed',
  'free',
  'off',
  'prefer',
  'cant',
  'avoid',
  'inbetween',
])
/** Words that give the time beside them its side. */
export const HOUR_MARKS = new Set(['leave', 'back', 'start', 'end'])
/** Kinds that last half an hour. */
export const BRIEF = words('standup call meeting drop pick dog prayer')
/** What says nothing by its kind alone. */
export const SILENT = new Set(['word', 'emoji', 'number', 'num', 'unit'])
/** Kinds that have hours of their own. */
export const WITH_DEFAULT = words('run drop pick bed nightout dinner earlyshift lateshift night work breakfast')
/** Words before a day that name no thing. */
export const NO_NAME = /^(ok|okay|so|hi|hello|well|right|in|for|es|ist|this|que|do|have|got)$/
/** Signs that separate nothing. */
export const QUIET_SIGNS = new Set(['.', '-', ':'])
/** After these somebody speaks of themselves again. */
export const FREED_BY = /^(so|but|asi que|pero|also|aber|donc|mais|mas|entao|otherwise)$/
/** All days but those told. */
export const OTHERWISE = /^(otherwise|else|sonst|ansonsten|sinon|si no|senao|por lo demas|de resto)$/
/** After these comes what follows for them, on the same days. */
export const THEREFORE = /^(so|asi que|also|donc|entao)$/
/** What fills an hour or an evening and is no work: its nights are no shifts. */
export const OF_COMPANY = /^(?:family|care|club|other|sport)$/
