import type { Context } from 'hono'

/** The fields of a form that one of our pages sends; a body of any other kind has none that are known. */
export async function formFields(c: Context): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}
