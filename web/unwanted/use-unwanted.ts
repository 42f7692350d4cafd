import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UNWANTED } from '../words/unwanted-words.ts'
import { readUnwanted, setUnwanted, TooMany } from './unwanted-api.ts'

const KEY = ['unwanted']

/** The exercises that somebody never wants to see, and how one is added or taken back; the plan follows. */
export function useUnwanted() {
  const cache = useQueryClient()
  const { data: ids } = useQuery({ queryKey: KEY, queryFn: readUnwanted })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const set = async (exerciseId: string, isUnwanted: boolean) => {
    setBusy(true)
    setProblem('')
    try {
      cache.setQueryData(KEY, await setUnwanted(exerciseId, isUnwanted))
      for (const key of ['schedule', 'changes']) void cache.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      setProblem(error instanceof TooMany ? UNWANTED.full : UNWANTED.failed)
    } finally {
      setBusy(false)
    }
  }
  return { ids, busy, problem, set: (exerciseId: string, isUnwanted: boolean) => void set(exerciseId, isUnwanted) }
}
