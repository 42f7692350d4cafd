import type { Weekday } from '../../engine/model.ts'
import { afterPaint } from '../ui/after-paint.ts'
import {
  carried,
  type Drag,
  type How,
  heldOf,
  isSameTarget,
  painted,
  stretched,
  type Target,
  tapped,
} from './drag-rules.ts'
import { clamped } from './minutes.ts'
import { dayAfter, type Piece } from './pieces.ts'

/** What the board does with what hands do. */
export type Hands = {
  /** [min] that the columns show. */
  readonly range: { readonly from: number; readonly to: number }
  readonly isOpen: boolean
  readonly piece: (key: string) => Piece | undefined
  readonly show: (drag: Drag | null) => void
  readonly drop: (drag: Drag) => void
  readonly tap: (target: Target) => void
  /** A tap on a session of the plan, which is not the board's to change. */
  readonly tapSession: () => void
  /** Where one day is shown at a time: another one. */
  readonly turnTo: (day: Weekday) => void
  readonly touched: (isTouch: boolean) => void
}

/** [px] A mouse that moved less has clicked; a finger that moved more scrolls. */
const MOUSE_SLACK = 4
const TOUCH_SLACK = 8
/** [px] From a session on: a hand that twitches over it means no life that takes its place. */
const SESSION_SLACK = 24
/** [ms] A finger that rests so long takes hold. */
const HOLD_MS = 280
/** [px] of a block's edge by which it is stretched with a mouse. */
const EDGE = 10
/** [px] from the edge of the screen in which the page scrolls along, and how far each time. */
const NEAR = 72
const SCROLL = 9

type Press = {
  readonly id: number
  readonly isTouch: boolean
  readonly x: number
  readonly y: number
  readonly how: How | 'paint'
  readonly piece: Piece | null
  readonly isOnSession: boolean
  readonly day: Weekday
  /** [min] under the pointer when it came down. */
  readonly minute: number
  readonly wasOpen: boolean
}

/**
 * Moves, stretches and paints by mouse and finger. The pointer is captured by the board and what was touched stays in the
 * document: a column that lost it would lose the gesture as well.
 * @returns what ends it
 */
export function listenToPointers(root: HTMLElement, hands: () => Hands): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let press: Press | null = null
  let drag: Drag | null = null
  let last = { x: 0, y: 0 }
  let hold = 0
  let frame = 0
  let swallows = false

  function end() {
    clearTimeout(hold)
    cancelAnimationFrame(frame)
    press = null
    drag = null
  }

  function giveUp() {
    if (drag) hands().show(null)
    end()
  }

  function begin() {
    if (!press) return
    const { piece, how, day, minute, id, isTouch } = press
    const to = painted(day, minute, minute)
    drag = piece
      ? { key: piece.key, how, by: 'pointer', held: heldOf(piece), to: heldOf(piece).origin }
      : { key: null, how: 'paint', by: 'pointer', held: { kind: 'busy', part: 'whole', origin: to }, to }
    root.setPointerCapture(id)
    if (isTouch) navigator.vibrate?.(10)
    hands().show(drag)
    frame = requestAnimationFrame(scrollAlong)
  }

  function update() {
    if (!press || !drag) return
    const on = drag.how === 'move' ? miniAt(last) : null
    if (on) hands().turnTo(on)
    const to = on ? turnedTo(on, drag) : aimed(press, drag, placeAt(root, last, hands().range))
    if (isSameTarget(to, drag.to)) return
    drag = { ...drag, to }
    hands().show(drag)
  }

  function letGo(done: Drag) {
    swallows = true
    setTimeout(() => {
      swallows = false
    })
    // What is carried stays where it was dropped meanwhile.
    afterPaint(() => hands().drop(done))
  }

  function tap({ isOnSession, day, minute }: Press) {
    if (isOnSession) hands().tapSession()
    else hands().tap(tapped(day, minute))
  }

  function scrollAlong() {
    const by = miniAt(last) ? 0 : last.y < NEAR ? -SCROLL : last.y > window.innerHeight - NEAR ? SCROLL : 0
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' })
      update()
    }
    frame = requestAnimationFrame(scrollAlong)
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || press || !(event.target instanceof Element)) return
      const track = event.target.closest<HTMLElement>('[data-track]')
      if (!track) return
      const isTouch = event.pointerType === 'touch'
      last = { x: event.clientX, y: event.clientY }
      const item = event.target.closest<HTMLElement>('[data-piece]')
      const piece = (item && hands().piece(item.dataset.piece!)) ?? null
      const handle = event.target.closest<HTMLElement>('[data-edge]')
      const byBody = (on: Piece) => (isTouch ? 'move' : edgeAt(item!, on, last.y))
      const byHand = (on: Piece) => (handle ? (handle.dataset.edge as How) : byBody(on))
      press = {
        ...{
          id: event.pointerId,
          isTouch,
          ...last,
          how: piece ? byHand(piece) : 'paint',
          piece,
          isOnSession: !piece && isSessionAt(track, last),
          wasOpen: hands().isOpen,
        },
        ...placeAt(root, last, hands().range),
      }
      hands().touched(isTouch)
      if (handle) begin()
      else if (isTouch) hold = window.setTimeout(begin, HOLD_MS)
    },
    { signal },
  )
  root.addEventListener(
    'pointermove',
    (event) => {
      if (!press || event.pointerId !== press.id) return
      last = { x: event.clientX, y: event.clientY }
      const moved = Math.hypot(last.x - press.x, last.y - press.y)
      if (!drag && press.isTouch && moved > TOUCH_SLACK) return end()
      if (!drag && !press.isTouch && moved >= (press.isOnSession ? SESSION_SLACK : MOUSE_SLACK)) begin()
      update()
    },
    { signal },
  )
  root.addEventListener(
    'pointerup',
    (event) => {
      if (!press || event.pointerId !== press.id) return
      const begun = press
      const done = drag
      end()
      if (done && isMoved(begun, done, last)) return letGo(done)
      if (done) hands().show(null)
      if (!begun.piece && !begun.wasOpen) tap(begun)
    },
    { signal },
  )
  root.addEventListener('pointercancel', giveUp, { signal })
  // After a drag the click still comes.
  root.addEventListener(
    'click',
    (event) => {
      if (!swallows) return
      swallows = false
      event.stopPropagation()
      event.preventDefault()
    },
    { signal, capture: true },
  )
  // Passive listeners, React's among them, could not keep the page from scrolling.
  root.addEventListener('touchmove', (event) => drag && event.preventDefault(), { signal, passive: false })
  root.addEventListener('contextmenu', (event) => press?.isTouch && event.preventDefault(), { signal })
  window.addEventListener('keydown', (event) => drag && event.key === 'Escape' && giveUp(), { signal })
  return () => {
    end()
    abort.abort()
  }
}

/** The day of the small week that lies at a place. */
const miniAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-mini]')?.dataset.mini as Weekday | undefined

/** On the way up to the small week the hours were lost to the edge: those of the beginning count. */
const turnedTo = (on: Weekday, { held }: Drag): Target => ({
  ...held.origin,
  day: held.part === 'morning' ? dayAfter(on, -1) : on,
})

function aimed(press: Press, { held, how }: Drag, { day, minute }: { day: Weekday; minute: number }): Target {
  if (how === 'move') return carried(held, minute - press.minute, day)
  return how === 'paint' ? painted(press.day, press.minute, minute) : stretched(held, how, minute)
}

/** Whether a drag went further than the press that began it. */
function isMoved(
  { day, minute, isOnSession, ...from }: Press,
  { how, to }: Drag,
  at: { x: number; y: number },
): boolean {
  if (how !== 'paint') return true
  if (isOnSession && Math.hypot(at.x - from.x, at.y - from.y) < SESSION_SLACK) return false
  return to.length > painted(day, minute, minute).length
}

/** Whether a session is drawn at a place: it lets the pointer through, to the life that may lie under it. */
function isSessionAt(track: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  return [...track.querySelectorAll('[data-session]')]
    .map((session) => session.getBoundingClientRect())
    .some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)
}

/** What a mouse at this height does with a block: at its ends it stretches, where there is an end and room to take it. */
function edgeAt(item: HTMLElement, { part }: Piece, y: number): How {
  const { top, bottom, height } = item.getBoundingClientRect()
  const edge = Math.min(EDGE, height / 4)
  if (y - top < edge && part !== 'morning') return 'start'
  return bottom - y < edge && part !== 'evening' ? 'end' : 'move'
}

/** The day and minute at a place: of the column there, or of the nearest. */
function placeAt(root: HTMLElement, { x, y }: { x: number; y: number }, range: Hands['range']) {
  const tracks = [...root.querySelectorAll<HTMLElement>('[data-track]')]
    .map((track) => ({ day: track.dataset.track as Weekday, box: track.getBoundingClientRect() }))
    // Days that are not shown have no width to speak of.
    .filter(({ box }) => box.width > 2)
  const away = ({ box }: (typeof tracks)[number]) => Math.max(box.left - x, x - box.right, 0)
  const { day, box } = tracks.reduce((best, one) => (away(one) < away(best) ? one : best))
  const share = clamped((y - box.top) / box.height, 0, 1)
  return { day, minute: range.from + share * (range.to - range.from) }
}
