import { DANGERS, type Danger } from '../../engine/model.ts'
import { ALARM, ALARMED } from '../words/alarm-words.ts'

/** What would worry anybody, one tap each: no word has to be found for it, in no language. */
export function AlarmTaps({ onTap }: { onTap: (danger: Danger) => void }) {
  return (
    <fieldset aria-describedby="alarm-hint">
      <legend className="text-sm font-semibold">{ALARMED.taps}</legend>
      <p id="alarm-hint" className="mt-0.5 mb-2 text-xs text-soft">
        {ALARMED.tapsHint}
      </p>
      <div className="flex flex-wrap gap-2">
        {DANGERS.map((danger) => (
          <button
            key={danger}
            type="button"
            className="min-h-11 rounded-md border border-edge bg-sheet px-3 py-2 text-left text-sm font-medium hover:border-bad hover:bg-high hover:text-on-high"
            onClick={() => onTap(danger)}
          >
            {ALARM[danger].tap}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
