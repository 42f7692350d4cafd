import type { TsEntityName, TsType, TsTypeElement } from '@swc/core'
import { sure } from '../../engine/sure.ts'
import { declarationsOf, type Meaning, meaningOf, type Scope } from './stripe-declarations.ts'

/** `json` as answers and events are written, `form` as parameters are: there every leaf is a text. */
type Wire = 'json' | 'form'
type Place = { readonly scope: Scope; readonly wire: Wire; readonly path: string }
type Fields = Pick<Extract<Meaning, { kind: 'fields' }>, 'fields' | 'parents' | 'scope'>

/**
 * Where a value on the wire is not what the SDK declares: fields it does not know, fields that should be there, values
 * of another kind or outside their list.
 * @param resource the file of the SDK, such as `Checkout/Sessions`
 * @param name what it declares, such as `Session` or `Checkout.SessionCreateParams`
 * @throws RangeError when it does not
 */
export function straysFrom(resource: string, name: string, value: unknown, wire: Wire = 'json'): string[] {
  const scope = declarationsOf(resource)
  const meaning = meaningOf(scope, entity(name.split('.')))
  if (meaning?.kind !== 'fields')
    throw new RangeError(`Cannot hold anything to ${name}: ${resource} does not declare it`)
  return fieldStrays(value, meaning, { scope, wire, path: name })
}

function entity(parts: readonly string[]): TsEntityName {
  const right = { type: 'Identifier', value: sure(parts.at(-1)) } as never
  if (parts.length === 1) return right
  return { type: 'TsQualifiedName', left: entity(parts.slice(0, -1)), right } as never
}

function strays(value: unknown, type: TsType, place: Place): string[] {
  switch (type.type) {
    case 'TsKeywordType':
      return isOfKind(value, type.kind, place.wire) ? [] : [wrong(value, type.kind, place)]
    case 'TsLiteralType': {
      const literal = 'value' in type.literal ? type.literal.value : undefined
      const same = place.wire === 'form' ? String(literal) === value : literal === value
      return same ? [] : [wrong(value, JSON.stringify(literal), place)]
    }
    case 'TsUnionType':
      return unionStrays(value, type.types, place)
    case 'TsTypeLiteral':
      return fieldStrays(value, { fields: type.members, parents: [], scope: place.scope }, place)
    case 'TsTypeReference':
      return referenceStrays(value, type, place)
    default:
      throw new RangeError(`Cannot hold ${place.path} to a ${type.type}`)
  }
}

function isOfKind(value: unknown, kind: string, wire: Wire): boolean {
  if (kind === 'null') return wire === 'form' ? value === '' : value === null
  if (kind === 'any') return true
  if (wire === 'json' || kind === 'string') return typeof value === kind
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(String(value))
  return kind === 'boolean' && /^(true|false)$/.test(String(value))
}

/** None where one member fits; else what the nearest one has against it. */
function unionStrays(value: unknown, members: readonly TsType[], place: Place): string[] {
  const found = members.map((member) => strays(value, member, place))
  if (found.some(({ length }) => length === 0)) return []
  const deeper = found.filter((each) => each.some((stray) => !stray.startsWith(`${place.path}: `)))
  return deeper.toSorted((a, b) => a.length - b.length)[0] ?? [wrong(value, 'any of its kinds', place)]
}

type Reference = Extract<TsType, { type: 'TsTypeReference' }>

function referenceStrays(value: unknown, { typeName, typeParams }: Reference, place: Place): string[] {
  const [of] = typeParams?.params ?? []
  const name = typeName.type === 'Identifier' ? typeName.value : ''
  // Words of another year are for clients to bear; what we answer is from the list.
  if (name === 'OtherString') return [wrong(value, 'a word of its list', place)]
  if (name === 'Decimal') return typeof value === 'string' ? [] : [wrong(value, 'a decimal', place)]
  if (name === 'Emptyable') return value === '' || value === null ? [] : strays(value, sure(of), place)
  if (name === 'Array') return arrayStrays(value, sure(of), place)
  if (name === 'ApiList') return listStrays(value, sure(of), place)
  const meaning = meaningOf(place.scope, typeName)
  if (!meaning) return [wrong(value, name, place)]
  const there = { ...place, scope: meaning.scope }
  return meaning.kind === 'alias' ? strays(value, meaning.type, there) : fieldStrays(value, meaning, there)
}

function arrayStrays(value: unknown, of: TsType, place: Place): string[] {
  const isList = place.wire === 'form' ? isObject(value) : Array.isArray(value)
  if (!isList) return [wrong(value, 'a list', place)]
  return Object.values(value as object).flatMap((each) => strays(each, of, { ...place, path: `${place.path}[]` }))
}

function listStrays(value: unknown, of: TsType, place: Place): string[] {
  if (!isObject(value)) return [wrong(value, 'a list of the API', place)]
  const { object, data, has_more, url, ...more } = value
  const isList = object === 'list' && typeof has_more === 'boolean' && typeof url === 'string'
  const frame = isList && Object.keys(more).length === 0 ? [] : [wrong(value, 'a list of the API', place)]
  return [...frame, ...arrayStrays(data, of, place)]
}

function fieldStrays(value: unknown, declared: Fields, place: Place): string[] {
  if (!isObject(value)) return [wrong(value, 'an object', place)]
  const { known, others } = knownFields(declared)
  const missing = [...known].filter(([name, { optional }]) => !optional && value[name] === undefined)
  return [
    ...missing.map(([name]) => `${place.path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) => {
      const path = `${place.path}.${name}`
      const type = known.get(name)?.type ?? others
      return type ? strays(each, type, { ...place, scope: declared.scope, path }) : [`${path} is not known`]
    }),
  ]
}

function knownFields({ fields, parents, scope }: Fields) {
  const known = new Map<string, { type: TsType; optional: boolean }>()
  let others: TsType | undefined
  const all: TsTypeElement[] = parents.flatMap((parent) => {
    const meaning = meaningOf(scope, parent)
    return meaning?.kind === 'fields' ? [...meaning.fields] : []
  })
  for (const field of [...all, ...fields]) {
    const type = 'typeAnnotation' in field ? field.typeAnnotation?.typeAnnotation : undefined
    if (!type) continue
    if (field.type === 'TsIndexSignature') others = type
    if (field.type === 'TsPropertySignature' && 'value' in field.key)
      known.set(String(field.key.value), { type, optional: field.optional })
  }
  return { known, others }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wrong = (value: unknown, expected: string, { path }: Place) =>
  `${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${expected}`
