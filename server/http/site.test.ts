import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sure } from '../../engine/sure.ts'
import { readConfig } from '../config.ts'
import { loadSite } from './site.ts'

let directory: string
let app: Hono

const FILES: Record<string, string> = {
  'csp.json': '{"styleHashes":["sha256-abc"]}',
  '.vite/manifest.json': '{}',
  'pages/none/index.html': '<h1>No card</h1><a href="mailto:%SUPPORT_EMAIL%">%COMPANY_NAME%</a>',
  'pages/required/index.html': '<h1>Card</h1>',
  'pages/none/how-it-works.html': '<h1>How</h1>',
  'pages/none/404.html': '<h1>Oops! Page not found</h1>',
  'auth/index.html': '<div id="root"></div>',
  'assets/app-1a2b.js': `export const x = ${JSON.stringify('y'.repeat(2000))}`,
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fulcrum-site-'))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
  const site = loadSite(
    directory,
    readConfig({ COMPANY_NAME: 'Tom & Co <LLC>', SUPPORT_EMAIL: 'help@fulcrum.example' }),
  )
  app = new Hono().get('*', site.respond)
})
afterAll(() => rm(directory, { recursive: true }))

test('pages answer at their addresses, with the settings written in and escaped', async () => {
  const home = await (await app.request('/')).text()
  expect(home).toBe('<h1>No card</h1><a href="mailto:help@fulcrum.example">Tom &#38; Co &#60;LLC&#62;</a>')
  expect(await (await app.request('/how-it-works')).text()).toBe('<h1>How</h1>')
  expect(await (await app.request('/auth')).text()).toContain('root')
})

test('an unknown page has status 404 and the 404 page; an unknown file has no page', async () => {
  const page = await app.request('/no/such/page')
  expect([page.status, await page.text()]).toEqual([404, '<h1>Oops! Page not found</h1>'])
  const file = await app.request('/assets/gone-9z.js')
  expect([file.status, await file.text()]).toEqual([404, 'Not found'])
})

test.each([
  '/csp.json',
  '/.vite/manifest.json',
  '/../package.json',
  '/%2e%2e/package.json',
  '/.git/config',
  '/pages/required/index.html',
])('does not serve %s', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

test('hashed files are kept for good, pages are asked for again, and both come compressed', async () => {
  const script = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-encoding')).toBe('br')
  expect((await script.arrayBuffer()).byteLength).toBeLessThan(200)
  const gzip = await app.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  const page = await app.request('/')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await app.request('/', { headers: { 'if-none-match': sure(page.headers.get('etag')) } })
  expect(again.status).toBe(304)
})

test('what was built compressed is sent as it was built, and whole to whoever takes no compression', async () => {
  const text = `export const z = ${JSON.stringify('z'.repeat(2000))}`
  const [gz, br] = [gzipSync(text, { level: 1 }), brotliCompressSync(text)]
  const place = await mkdtemp(join(tmpdir(), 'fulcrum-site-'))
  await mkdir(join(place, 'assets'))
  await writeFile(join(place, 'csp.json'), '{"styleHashes":[]}')
  for (const name of ['both', 'gz-only']) {
    await writeFile(join(place, `assets/${name}.js`), text)
    await writeFile(join(place, `assets/${name}.js.gz`), gz)
  }
  await writeFile(join(place, 'assets/both.js.br'), br)
  const built = new Hono().get('*', loadSite(place, readConfig({})).respond)
  // It is held in memory: what happens to the files afterwards changes nothing.
  await rm(place, { recursive: true })
  const ask = (name: string, coding: string) =>
    built.request(`/assets/${name}.js`, { headers: { 'accept-encoding': coding } })
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

  const whole = await ask('both', 'identity')
  expect(whole.headers.get('content-encoding')).toBeNull()
  expect(await whole.text()).toBe(text)
  expect(await bytes(await ask('both', 'gzip'))).toEqual(gz)
  expect(await bytes(await ask('both', 'gzip, br'))).toEqual(br)
  const anew = await ask('gz-only', 'gzip, br')
  expect(anew.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(anew)).toString()).toBe(text)
  expect(gunzipSync(await bytes(await ask('gz-only', 'gzip'))).toString()).toBe(text)
})

test('each language has its own pages, and files of any of them answer a page that is open', async () => {
  const marked: Record<string, string> = {
    'csp.json': '{"styleHashes":["sha256-def"]}',
    'pages/none/index.html': '<h1>«No card»</h1>',
    'pages/none/404.html': '<h1>«Not found»</h1>',
    'assets/app-3c4d.js': 'export const x = 2',
  }
  for (const [path, text] of Object.entries(marked)) {
    const file = join(`${directory}-en-XA`, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  try {
    const site = loadSite(directory, readConfig({}))
    const spoken = new Hono().get('*', site.respond)
    const ask = (path: string, language?: string, known = '') =>
      spoken.request(path, {
        headers: { ...(language ? { 'accept-language': language } : {}), 'if-none-match': known },
      })
    expect(await (await ask('/', 'en-XA,en;q=0.5')).text()).toBe('<h1>«No card»</h1>')
    expect(await (await ask('/gone', 'en-XA')).text()).toBe('<h1>«Not found»</h1>')
    for (const other of ['en-GB', 'fr', '*', '', undefined])
      expect(await (await ask('/', other)).text()).toContain('<h1>No card</h1>')
    // What a cache keeps of one language answers no other.
    const plain = await ask('/', 'en')
    expect(plain.headers.get('vary')).toContain('accept-language')
    const tag = sure(plain.headers.get('etag'))
    expect((await ask('/', 'en', tag)).status).toBe(304)
    expect((await ask('/', 'en-XA', tag)).status).toBe(200)
    for (const language of ['en', 'en-XA'])
      for (const path of ['/assets/app-1a2b.js', '/assets/app-3c4d.js'])
        expect((await ask(path, language)).status).toBe(200)
    expect(site.styleHashes).toEqual(['sha256-abc', 'sha256-def'])
  } finally {
    await rm(`${directory}-en-XA`, { recursive: true })
  }
})
