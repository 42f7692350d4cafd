import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/**
 * State that outlives a look at another view and a reload of its tab, such as what is half written when a newer version
 * is taken. Sign-out clears it with all that bears the prefix.
 */
export function useKept<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const key = `fulcrum.kept.${name}`
  const [value, setValue] = useState(() => read<T>(key) ?? initial())
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or refused: it lives as long as the view.
    }
  }, [key, value])
  return [value, setValue]
}

/** Forgets it where it has served. */
export function dropKept(name: string) {
  try {
    sessionStorage.removeItem(`fulcrum.kept.${name}`)
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
