import { DONE } from '../words/done-words.ts'

const EFFORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** How hard a session felt, on the ten-step scale, with its words. */
export function EffortField({ rpe, onRpe }: { rpe: number | null; onRpe: (rpe: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{DONE.effort}</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10">
        {EFFORTS.map((one) => (
          <label
            key={one}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge font-semibold tabular-nums hover:border-ink has-checked:border-pen has-checked:bg-pen has-checked:text-on-pen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name="effort"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={rpe === one}
              onChange={() => onRpe(one)}
              aria-label={`${one}: ${DONE.effortWords[one - 1]}`}
            />
            {one}
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-soft" aria-hidden="true">
        {rpe !== null && DONE.effortWords[rpe - 1]}
      </p>
    </fieldset>
  )
}
