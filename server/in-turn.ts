/** A list in pieces of at most a size. */
export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}

/**
 * Does something for each, some at once; one that fails keeps no other from its turn.
 * @returns what came of each, in no order
 * @throws the first failure, once all had their turn
 */
export async function settledInTurn<T, R>(
  all: readonly T[],
  run: (one: T) => Promise<R>,
  { atOnce = 1 }: { readonly atOnce?: number } = {},
): Promise<R[]> {
  const waiting = all.values()
  const [done, failures]: [R[], unknown[]] = [[], []]
  const worker = async () => {
    for (const one of waiting)
      await run(one).then(
        (result) => done.push(result),
        (failure) => failures.push(failure),
      )
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return done
}
