/**
 * Tells at every move of the focus, of the page and of the messages whether these lie over what has the focus, and
 * would not on the opposite edge of the screen.
 * @returns what ends it
 */
export function watchFocusUnder(place: HTMLElement, isUnder: () => void): () => void {
  const look = () => {
    const focused = shownFocus()
    if (focused === null || place.contains(focused)) return
    const cards = [...place.querySelectorAll('[data-toast]')].map((card) => card.getBoundingClientRect())
    const box = focused.getBoundingClientRect()
    const height = window.innerHeight
    const meets = ({ left, right, top, bottom }: Box) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top
    const opposite = ({ left, right, top, bottom }: Box) => ({
      left,
      right,
      top: height - bottom,
      bottom: height - top,
    })
    if (cards.some(meets) && !cards.some((card) => meets(opposite(card)))) isUnder()
  }
  look()
  const abort = new AbortController()
  const { signal } = abort
  document.addEventListener('focusin', look, { signal })
  document.addEventListener('scroll', look, { signal, passive: true, capture: true })
  window.addEventListener('resize', look, { signal })
  return () => abort.abort()
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What has the focus, as it is seen: a hidden input has its look on the label around it. */
function shownFocus(): Element | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  return focused.matches('[type=radio], [type=checkbox]') ? (focused.closest('label') ?? focused) : focused
}
