/**
 * A value that is there, by what the code around it knows and the types cannot say.
 * @throws RangeError where it is missing after all
 */
export function sure<T>(value: T | null | undefined): T {
  if (value === undefined || value === null) throw new RangeError('A value is missing that must be there')
  return value
}
