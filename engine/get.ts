/** The element at a place of a list that has it. @throws RangeError where it has none */
export function getAt<T>(list: ArrayLike<T>, index: number): T {
  const one = list[index]
  if (one === undefined) throw new RangeError(`Cannot get element ${index} of ${list.length}`)
  return one
}
