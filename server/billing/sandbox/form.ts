import { invalid } from './wire-error.ts'

export type Form = { [name: string]: string | Form }

/** Decodes `a[b][0]=c`, as Stripe's SDK writes bodies and queries. */
export function decodeForm(text: string): Form {
  const root: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()
    if (last === undefined) continue
    let at = root
    for (const part of path) {
      const next = at[part]
      at[part] = typeof next === 'object' ? next : Object.create(null)
      at = at[part] as Form
    }
    at[last] = value
  }
  return root
}

/** Refuses parameters beyond those that the sandbox understands, so that it never ignores what Stripe would do. */
export function allowOnly(form: Form, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !names.includes(name))
  if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown)
}

/** A parameter that is a text, or undefined. */
export function textOf(form: Form, name: string): string | undefined {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}

/** A parameter that is an object; an empty one where it is missing. */
export function objectOf(form: Form, name: string): Form {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}
