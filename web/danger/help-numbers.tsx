import { Phone } from 'lucide-react'
import { STOP } from '../words/danger-words.ts'
import { countryOf } from './country.ts'
import { CRISIS_LINES, EMERGENCY_NUMBERS } from './emergency-numbers.ts'

const CALL =
  'inline-flex min-h-14 w-full items-center justify-center gap-3 rounded-md border px-6 py-3 text-lg font-semibold no-underline tabular-nums'

/** Whom to call where the device is now, which is not always where its person lives; `crisis` puts talking first. */
export function HelpNumbers({ crisis }: { crisis: boolean }) {
  const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages)
  const emergency = country === null ? undefined : EMERGENCY_NUMBERS[country]
  const line = country === null ? undefined : CRISIS_LINES[country]
  return (
    <div className="grid gap-4">
      {crisis && (
        <div>
          <p className="mb-1.5 text-sm font-semibold">{STOP.crisis}</p>
          {line ? (
            <CallLink number={line.number} text={`${line.name}: ${line.number}`} look="border-pen bg-pen text-on-pen" />
          ) : (
            <p>{STOP.crisisUnknown}</p>
          )}
        </div>
      )}
      <div>
        <p className="mb-1.5 text-sm font-semibold">{STOP.emergency}</p>
        {emergency ? (
          <CallLink
            number={emergency}
            text={STOP.call(emergency)}
            look={crisis ? 'border-edge bg-sheet text-ink' : 'border-bad bg-bad text-sheet'}
          />
        ) : (
          <p>{STOP.emergencyUnknown}</p>
        )}
        {emergency && <p className="mt-1.5 text-sm text-soft">{STOP.notHere}</p>}
      </div>
    </div>
  )
}

function CallLink({ number, text, look }: { number: string; text: string; look: string }) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={`${CALL} ${look}`}>
      <Phone size={20} aria-hidden="true" className="shrink-0" />
      {text}
    </a>
  )
}
