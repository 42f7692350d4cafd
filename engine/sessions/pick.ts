/**
 * A number that depends on the seed and a salt only.
 * @param seed - any integer
 * @param salt - what the choice is for
 * @returns a whole number from 0 to 2^32 - 1
 */
export function mixed(seed: number, salt: number): number {
  let state = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((salt | 0) + 0x27d4eb2f, 0xc2b2ae35)
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
  state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
  return (state ^ (state >>> 15)) >>> 0
}

/**
 * One of several, chosen by seed.
 * @param options - at least one
 * @param seed - any integer
 * @param salt - what the choice is for
 * @returns the chosen option
 * @throws RangeError when there is nothing to choose from
 */
export function picked<Option>(options: readonly Option[], seed: number, salt: number): Option {
  const option = options[mixed(seed, salt) % options.length]
  if (option === undefined) throw new RangeError('Cannot pick from nothing: expected one option or more')
  return option
}
