import { PASSWORD_RULES } from '../../contract/password.ts'
import { AUTH } from '../words/auth-words.ts'

/** The five rules, each ticked while one types: by shape, by words and by colour. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="text-xs font-semibold text-soft">{AUTH.checklist}</p>
      <ul className="mt-1.5 grid gap-1 text-sm">
        {PASSWORD_RULES.map((rule) => {
          const met = rule.holds(password)
          return (
            <li key={rule.label} className={`flex items-center gap-2 ${met ? 'text-good' : 'text-soft'}`}>
              <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
                <circle cx="8" cy="8" r="6.5" fill={met ? 'currentColor' : 'none'} stroke="currentColor" />
                {met && <path d="m5 8.2 2.2 2.2L11.2 6" fill="none" stroke="var(--color-sunken)" strokeWidth="1.8" />}
              </svg>
              <span>
                {rule.label}
                <span className="sr-only">, {met ? AUTH.met : AUTH.notMet}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
