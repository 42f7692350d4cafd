import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardSession } from './board-sessions.ts'

/** [ms] */
const GLIDE_MS = 320

/** By what a session is known again where the plan put it elsewhere. */
export function glideName({ name }: BoardSession): string {
  return name
}

/** Sessions glide from where they were to where a new plan has them, for whoever does not mind motion. */
export function useGlide(root: RefObject<HTMLElement | null>, sessions: readonly BoardSession[]) {
  const before = useRef(new Map<string, DOMRect[]>())
  const said = sessions.map(({ day, from, to, name }) => `${day} ${from}-${to} ${name}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sessions say is what may move them.
  useLayoutEffect(() => {
    const places = new Map<string, DOMRect[]>()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const [scrollX, scrollY] = [window.scrollX, window.scrollY]
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-session]') ?? []) {
      const name = item.dataset.session ?? ''
      const box = item.getBoundingClientRect()
      const place = new DOMRect(box.x + scrollX, box.y + scrollY, box.width, box.height)
      const known = places.get(name) ?? []
      const old = before.current.get(name)?.[known.length]
      places.set(name, [...known, place])
      // What is on a day out of sight has no place to come from or go to.
      if (still || !old || old.width === 0 || place.width === 0) continue
      const [x, y] = [old.x - place.x, old.y - place.y]
      if (x !== 0 || y !== 0)
        item.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
          duration: GLIDE_MS,
          easing: 'ease-out',
        })
    }
    before.current = places
  }, [said])
}
