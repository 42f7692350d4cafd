import fc from 'fast-check'
import { HOSTILE_TEXTS, hostileText, hostileValue } from './hostile.ts'

/** As much of JSON Schema as the description of the API uses. */
export type Shape = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
}

/** Good values of a field, by its name: what a schema of text cannot say. */
export type Hints = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** Values of a shape, most of which a route takes. */
export function valuesOf(shape: Shape, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const hint = hints[name]
  if (hint) return hint
  const branches = shape.anyOf ?? shape.oneOf
  if (branches) return fc.oneof(...branches.map((each) => valuesOf(each, hints, name)))
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const types = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? [])
  if (types.length === 0) return fc.jsonValue()
  return fc.oneof(...types.map((type) => valuesOfType(type, shape, hints)))
}

function valuesOfType(type: string, shape: Shape, hints: Hints): fc.Arbitrary<unknown> {
  const { minimum: min = -1000, maximum: max = 10_000 } = shape
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
  if (type === 'number') return fc.double({ min, max, noNaN: true })
  if (type === 'string') return texts(shape)
  if (type === 'array') {
    const { items = {}, minItems: minLength = 0, maxItems = 5 } = shape
    return fc.array(valuesOf(items, hints), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 5)) })
  }
  const fields = Object.entries(shape.properties ?? {}).map(([key, each]) => [key, valuesOf(each, hints, key)] as const)
  const requiredKeys = Object.keys(shape.properties ?? {}).filter((key) => shape.required?.includes(key))
  return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  const length = { minLength, maxLength: Math.min(Math.max(minLength, 200), maxLength) }
  // A class of letters such as that of free text says nothing of its own; what else has a pattern follows it.
  if (pattern && !/Surrogate/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  const fits = HOSTILE_TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength)
  return fc.oneof(fc.string({ unit: 'grapheme', ...length }), fc.constantFrom(...fits, 'x'.repeat(length.maxLength)))
}

/** Values of a shape with one thing wrong somewhere: another value, one missing, one too many. */
export function nearValuesOf(shape: Shape, hints: Hints): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(hostileValue, hostileText)
  const how = fc.constantFrom('replace', 'drop', 'add')
  return fc
    .tuple(valuesOf(shape, hints), fc.nat(), wrong, how, hostileText)
    .map(([value, at, other, way, key]) => spoilt(structuredClone(value), { at, other, way, key }))
}

type Spoil = { at: number; other: unknown; way: string; key: string }

function spoilt(value: unknown, { at, other, way, key }: Spoil): unknown {
  const places = placesIn(value)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return other
  const { holder, name } = place
  if (way === 'drop' && !Array.isArray(holder)) Reflect.deleteProperty(holder, name)
  else if (way === 'add' && Array.isArray(holder)) holder.push(other)
  else if (way === 'add') Object.defineProperty(holder, key, { value: other, enumerable: true, configurable: true })
  else Reflect.set(holder, name, other)
  return value
}

/** Every place of a value, with what holds it. */
function placesIn(value: unknown): { holder: object; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [{ holder: value, name }, ...placesIn(inner)])
}
