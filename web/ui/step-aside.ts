/**
 * Tells whether the messages lie over something that one needs, and would not on the opposite edge of the screen: when
 * they come, an action or field of the page; at every move of the focus, of the page and of the messages, what has the focus.
 * @returns what ends it
 */
export function watchFocusUnder(place: HTMLElement, isUnder: () => void): () => void {
  const look = () => {
    const focused = shownFocus()
    if (focused !== null && !place.contains(focused) && isOver(place, [focused])) isUnder()
  }
  const actions = document.querySelectorAll(
    ':is(header, main) :is(a[href], button, input, select, textarea):not(:disabled)',
  )
  if (isOver(place, [...actions])) isUnder()
  else look()
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener('focusin', look, { signal })
  document.addEventListener('scroll', look, { signal, passive: true, capture: true })
  window.addEventListener('resize', look, { signal })
  return () => abort.abort()
}

/** Whether the messages lie over one of these, and on the opposite edge would lie over none. */
function isOver(place: HTMLElement, ones: readonly Element[]): boolean {
  const boxes = ones.map((one) => one.getBoundingClientRect())
  const meets = (card: Box) =>
    boxes.some(
      ({ left, right, top, bottom }) =>
        card.left < right && card.right > left && card.top < bottom && card.bottom > top,
    )
  const opposite = ({ left, right, top, bottom }: Box) => ({
    left,
    right,
    top: window.innerHeight - bottom,
    bottom: window.innerHeight - top,
  })
  const cards = [...place.querySelectorAll('[data-toast]')].map((card) => card.getBoundingClientRect())
  return cards.some(meets) && !cards.some((card) => meets(opposite(card)))
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What has the focus, as it is seen: a hidden input has its look on the label around it. */
function shownFocus(): Element | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  return focused.matches('[type=radio], [type=checkbox]') ? (focused.closest('label') ?? focused) : focused
}
