/**
 * The frame of a Smith machine: two rails that the bar runs on, joined above and standing on feet, which a rack's loose
 * posts are not.
 * @param x [heads] where the bar is
 * @param aside [heads] from the middle to a rail
 * @param high [heads]
 */
export function smithAt(x: number, aside: number, high: number): string {
  const rails = [aside, -aside].flatMap((z) => [
    `rod ${x} 0 ${z} ${x} ${high} ${z} .09 iron`,
    `rod ${x - 1.1} .1 ${z} ${x + 1.1} .1 ${z} .13 iron`,
    `rod ${x - 0.45} 0 ${z} ${x - 0.45} ${high} ${z} .16`,
  ])
  return [
    ...rails,
    `rod ${x - 0.45} ${high} ${aside} ${x - 0.45} ${high} ${-aside} .16`,
    `rod ${x - 0.45} ${high} ${aside} ${x} ${high} ${aside} .12`,
    `rod ${x - 0.45} ${high} ${-aside} ${x} ${high} ${-aside} .12`,
  ].join('; ')
}
