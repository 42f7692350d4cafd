import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { localeDisplay } from '../../words/locale-display.ts'
import type { Display } from '../../words/speech.ts'
import { planApi } from '../api/plan-api.ts'
import { DisplayContext } from './display-context.tsx'

/** The prefix lets sign-out find it; kept so that a plan without a network reads as always. */
const KEY = 'fulcrum.display'

/** Gives the screens inside it the person's choices, those of the browser's language where none were made. */
export function DisplayProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['preferences'],
    queryFn: planApi.preferences,
    networkMode: 'always',
    // Chosen on another device, it is known here when the person comes back to this one.
    staleTime: 60_000,
  })
  useEffect(() => {
    if (data) keep(data.display ?? {})
  }, [data])
  const display = useMemo(() => ({ ...localeDisplay(navigator.language), ...(data ? data.display : kept()) }), [data])
  return <DisplayContext value={display}>{children}</DisplayContext>
}

function keep(display: Partial<Display>) {
  try {
    if (Object.keys(display).length > 0) localStorage.setItem(KEY, JSON.stringify(display))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is refused: without a network the language decides.
  }
}

function kept(): Partial<Display> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
