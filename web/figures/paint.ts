import type { Shape } from './shape.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Paints shapes into a group, with the paths that are there already: only what changed is written. */
export function paint(group: SVGGElement, shapes: readonly Shape[]): void {
  while (group.childElementCount > shapes.length) group.lastElementChild?.remove()
  while (group.childElementCount < shapes.length) group.append(document.createElementNS(SVG, 'path'))
  shapes.forEach(({ look, d, line }, at) => {
    const path = group.children[at]
    if (!path) return
    if (path.getAttribute('class') !== look) path.setAttribute('class', look)
    path.setAttribute('d', d)
    path.toggleAttribute('data-line', line !== undefined)
    if (line === undefined) path.removeAttribute('stroke-width')
    else path.setAttribute('stroke-width', String(line))
  })
}
