/** A number as it is read, its thousands apart: "12,346". */
export const numberText = (value: number) => value.toLocaleString('en')

/** A number with what it counts: "1 set", "1,200 sets". */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}
