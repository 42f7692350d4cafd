import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { keyOfPerson } from './of-person.ts'

/**
 * State that outlives a look at another view, a reload of its tab and the end of its session, such as what is half
 * written when a newer version is taken. It is the person's: nobody else who signs in there sees it.
 */
export function useKept<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const [key] = useState(() => keyOfPerson(`typed.${name}`))
  const [value, setValue] = useState(() => read<T>(key) ?? initial())
  useEffect(() => {
    try {
      if (key !== null) sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or refused: it lives as long as the view.
    }
  }, [key, value])
  return [value, setValue]
}

/** Forgets it where it has served. */
export function dropKept(name: string) {
  const key = keyOfPerson(`typed.${name}`)
  try {
    if (key !== null) sessionStorage.removeItem(key)
  } catch {
    // Nothing could be kept, so nothing is left.
  }
}

function read<T>(key: string | null): T | null {
  try {
    return key === null ? null : JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
