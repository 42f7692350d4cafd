import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Unsaved, unsavedWork } from './unsaved-work.ts'

/** Says that something of a screen is not saved yet, and how it would be. The screen asks by `UnsavedGuard`. */
export function useUnsaved(isUnsaved: boolean, save: Unsaved['save'], savesItself = false) {
  const latest = useRef(save)
  const canSave = save !== null
  useLayoutEffect(() => {
    latest.current = save
  })
  useEffect(
    () =>
      isUnsaved
        ? unsavedWork.hold({ save: canSave ? async () => (await latest.current?.()) === true : null, savesItself })
        : undefined,
    [isUnsaved, canSave, savesItself],
  )
}
