import { HEALTH_CONDITIONS } from '../../engine/model.ts'
import { TextField } from '../ui/text-field.tsx'
import { HEALTH } from '../words/health-words.ts'
import { type HealthDraft, withCondition } from './health-draft.ts'

type Props = { health: HealthDraft; onHealth: (health: HealthDraft) => void; yearError?: string | undefined }

const TICK =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge px-3 py-2 text-sm hover:border-ink has-checked:border-pen has-checked:bg-wash'

/** Health, asked once and only of whoever opens it. */
export function HealthQuestions({ health, onHealth, yearError }: Props) {
  const { conditions, cleared, bornYear } = health
  const change = (part: Partial<HealthDraft>) => onHealth({ ...health, ...part })
  return (
    <details className="rounded-md border border-edge" open={yearError ? true : undefined}>
      <summary className="flex min-h-13 items-center px-4 py-2.5 font-medium">{HEALTH.title}</summary>
      <div className="grid gap-5 border-t border-line p-4">
        <p className="text-sm text-soft">{HEALTH.lead}</p>
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{HEALTH.legend}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {HEALTH_CONDITIONS.map((one) => (
              <label key={one} className={TICK}>
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0"
                  checked={conditions.includes(one)}
                  onChange={(event) => onHealth(withCondition(health, one, event.target.checked))}
                />
                {HEALTH.conditions[one]}
              </label>
            ))}
          </div>
          {conditions.length > 0 && (
            <label className={`mt-2 ${TICK}`}>
              <input
                type="checkbox"
                className="size-4.5 shrink-0"
                checked={cleared}
                onChange={(event) => change({ cleared: event.target.checked })}
              />
              {HEALTH.cleared}
            </label>
          )}
        </fieldset>
        <TextField
          label={HEALTH.bornYear}
          hint={HEALTH.bornYearHint}
          name="born-year"
          inputMode="numeric"
          value={bornYear}
          onValue={(text) => change({ bornYear: text.replace(/\D/g, '').slice(0, 4) })}
          error={yearError}
        />
      </div>
    </details>
  )
}
