/**
 * `node scripts/build-web.ts [language]` builds the web app into `dist/web`, in another language into `dist/web-<language>`,
 * whole and at once: the new build takes the old one's place only when it is done.
 *
 *   assets/                      hashed files, each with its .br and .gz; also those of the build before, for open tabs
 *   pages/{none,required}/*.html public pages for each TRIAL_CARD, script-free, with tokens for the server's settings
 *   pages/{none,required}/{auth,onboarding,dashboard,account,progress}/index.html  shells of the app with that route's preloads
 *   robots.txt, sitemap.xml      with tokens
 *   figures/*.json               one picture of every move, for screens that show it without what draws it
 *   sw.js                        the service worker, with the list of what it keeps
 *   .vite/assets.json            what `assets/` holds of this very build
 *   csp.json                     hashes of the inlined style, for the content security policy
 *
 * Tokens (`%COMPANY_NAME%`, `%SUPPORT_EMAIL%`, `%APP_ORIGIN%`, `%YEAR%`, `%BACKUPS_KEPT%`) are filled when the server
 * reads the files; those files are therefore not compressed here.
 */

import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { sure } from '../engine/sure.ts'
import { languageFor, PLAIN_SPEECH } from '../words/speech.ts'
import { drawnPicture, MOVES } from './drawn-figure.ts'
import { readReferences } from './read-references.ts'

type Pages = typeof import('../web/public/pages.tsx')

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const language = languageFor(process.argv[2])
const NAME = language === PLAIN_SPEECH.language ? 'web' : `web-${language}`
const OUT = join(ROOT, 'dist', NAME)
const PLAIN_OUT = join(ROOT, 'dist/web')
const NEXT = `${OUT}.next`
const SSR = join(ROOT, 'dist', `ssr-${NAME}`)

const SHELLS = {
  auth: ['routes/auth.tsx'],
  onboarding: ['routes/signed-in.tsx', 'routes/onboarding.tsx'],
  dashboard: ['routes/signed-in.tsx', 'routes/dashboard.tsx'],
  account: ['routes/signed-in.tsx', 'routes/account.tsx'],
  progress: ['routes/signed-in.tsx', 'routes/progress.tsx'],
} as const
/** What draws the exercises of a session, which goes on without a network. */
const DRAWN = 'figures/figure-dialog.tsx'
/** Arrives after the first screen, and asks for parts of its own. */
const LATER = ['check-in/check-in-card.tsx', 'session-mode/session-mode.tsx'] as const
const PRINTED = 'figures/printed-figure.tsx'
const CARDS = ['none', 'required'] as const
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg', '.webmanifest'])

await buildWeb()

async function buildWeb() {
  process.env.NODE_ENV = 'production'
  process.env.BUILD_LANGUAGE = language
  const common = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' } as const
  await build({ ...common, build: { outDir: NEXT } })
  await build({
    ...common,
    publicDir: false,
    build: {
      outDir: SSR,
      ssr: true,
      manifest: false,
      rolldownOptions: { input: 'web/public/pages.tsx', output: { entryFileNames: '[name].js' } },
    },
  })
  const manifest: Manifest = JSON.parse(await readFile(join(NEXT, 'manifest.json'), 'utf8'))
  await writePages(manifest)
  await Promise.all(MOVES.map((id) => put(`figures/${id}.json`, JSON.stringify(drawnPicture(id)))))
  const lazy = [
    ...SHELLS.dashboard.flatMap((route) => lazyFilesOf(manifest, route)),
    ...[DRAWN, ...LATER].flatMap((part) => lazyFilesOf(manifest, part)),
    ...withStyles(manifest, PRINTED),
  ]
  const accents = (await readdir(join(NEXT, 'assets'))).filter((file) => file.startsWith('inter-accents'))
  const later = [...lazy, ...accents.map((file) => `assets/${file}`)]
  await writeServiceWorker(await writeShells(manifest), [...new Set(later)])
  await rm(join(NEXT, 'manifest.json'))
  await rm(SSR, { recursive: true })
  await keepPreviousAssets()
  await compressAll(NEXT)
  await rm(OUT, { recursive: true, force: true })
  await rename(NEXT, OUT)
}

async function writePages(manifest: Manifest) {
  const pages: Pages = await import(pathToFileURL(join(SSR, 'pages.js')).href)
  const css = pages.PUBLIC_STYLE
  const fonts = fontsOf(css)
  const references = await readReferences()
  for (const card of CARDS)
    for (const page of pages.PUBLIC_PAGES)
      await put(
        join('pages', card, `${page.file}.html`),
        await pages.renderPublicPage(page.path, card, {
          references,
          demo: `/${entryOf(manifest, 'public/demo.tsx').file}`,
          pricing: `/${entryOf(manifest, 'public/pricing-session.ts').file}`,
          fonts,
          script: 'script' in page ? `/${entryOf(manifest, page.script).file}` : undefined,
        }),
      )
  const urls = pages.PUBLIC_PAGES.filter((page) => page.path !== '/404')
  await put(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
      .map((page) => `<url><loc>%APP_ORIGIN%${page.path}</loc></url>\n`)
      .join('')}</urlset>\n`,
  )
  const hash = createHash('sha256').update(css).digest('base64')
  await put('csp.json', `${JSON.stringify({ styleHashes: [`sha256-${hash}`] })}\n`)
}

/** Writes a shell for each route of the app. @returns one variant of them by address, as HTML */
async function writeShells(manifest: Manifest): Promise<Map<string, string>> {
  const shells = new Map<string, string>()
  const template = await readFile(join(NEXT, 'index.html'), 'utf8')
  const entry = entryOf(manifest, 'index.html')
  const present = new Set([entry.file, ...filesBehind(manifest, 'index.html')])
  const styles = await Promise.all((entry.css ?? []).map((file) => readFile(join(NEXT, file), 'utf8')))
  const fonts = fontsOf(styles.join('')).map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )
  for (const [name, routes] of Object.entries(SHELLS)) {
    const files = new Set(routes.flatMap((route) => [entryOf(manifest, route).file, ...filesBehind(manifest, route)]))
    const preloads = [...files.difference(present)].map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    const shell = template.replace('</head>', `  ${[...fonts, ...preloads].join('\n    ')}\n  </head>`)
    shells.set(`/${name}`, shell)
    for (const card of CARDS) await put(join('pages', card, name, 'index.html'), shell.replace('%TRIAL_CARD%', card))
  }
  await rm(join(NEXT, 'index.html'))
  return shells
}

/** Tells the worker what to keep: the shells and every file that they name. */
/** @param lazy files that a screen asks for later, also without a network */
async function writeServiceWorker(shells: ReadonlyMap<string, string>, lazy: readonly string[]) {
  const html = [...shells.values()].join('')
  const named = [...html.matchAll(/(?:href|src)="(\/[^"]+\.[a-z0-9]+)"/g)].map((match) => sure(match[1]))
  const kept = [...shells.keys(), ...new Set([...named, ...lazy.map((file) => `/${file}`)])]
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12)
  const code = await readFile(join(NEXT, 'sw.js'), 'utf8')
  await put('sw.js', `const PRECACHE=${JSON.stringify(kept)},VERSION="${version}";\n${code}`)
}

/** Every script that a chunk, or what it imports at once, asks for later, and the styles that come with it. */
function lazyFilesOf(manifest: Manifest, key: string): string[] {
  const keys = [key, ...importsBehind(manifest, key)]
  const lazy = keys.flatMap((one) => entryOf(manifest, one).dynamicImports ?? [])
  return lazy.flatMap((one) => withStyles(manifest, one))
}

/** A chunk, what it imports at once, and the styles of both. */
function withStyles(manifest: Manifest, key: string): string[] {
  return [key, ...importsBehind(manifest, key)].flatMap((one) => {
    const { file, css = [] } = entryOf(manifest, one)
    return [file, ...css]
  })
}

/** Every script that a chunk imports at once, directly or not. */
function filesBehind(manifest: Manifest, key: string): string[] {
  return importsBehind(manifest, key).map((imported) => entryOf(manifest, imported).file)
}

function importsBehind(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  return (entryOf(manifest, key).imports ?? []).flatMap((imported) => {
    if (seen.has(imported)) return []
    seen.add(imported)
    return [imported, ...importsBehind(manifest, imported, seen)]
  })
}

function entryOf(manifest: Manifest, key: string) {
  const entry = manifest[key]
  if (!entry) throw new Error(`Cannot find ${key} in the build: was the file renamed?`)
  return entry
}

/** The fonts that every page shows; accents are fetched where there are any. */
function fontsOf(css: string): string[] {
  const fonts = new Set(
    [...css.matchAll(/url\(["']?(\/assets\/[^)"']+\.woff2)["']?\)/g)].map((match) => sure(match[1])),
  )
  return [...fonts].filter((font) => !font.includes('accents'))
}

/** A tab that was opened before a deploy still asks for that build's chunks: one generation back is kept. */
async function keepPreviousAssets() {
  const own = (await readdir(join(NEXT, 'assets'))).toSorted()
  await put('.vite/assets.json', `${JSON.stringify(own, null, 1)}\n`)
  const previous: string[] = await readFile(join(OUT, '.vite/assets.json'), 'utf8').then(JSON.parse, () => [])
  for (const file of previous)
    if (!own.includes(file)) await cp(join(OUT, 'assets', file), join(NEXT, 'assets', file)).catch(() => undefined)
}

async function compressAll(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => COMPRESSED.has(extname(file))).map((file) => compress(folder, file)))
}

/** What an earlier build, or the plain one, has compressed is copied: compressing is the larger part of a build. */
async function compress(folder: string, name: string) {
  const file = join(folder, name)
  const bytes = await readFile(file)
  for (const place of new Set([OUT, PLAIN_OUT])) {
    const before = join(place, name)
    if (!(await readFile(before).catch(() => null))?.equals(bytes)) continue
    const copies = ['br', 'gz'].map((ending) => cp(`${before}.${ending}`, `${file}.${ending}`))
    if ((await Promise.allSettled(copies)).every(({ status }) => status === 'fulfilled')) return
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function put(path: string, text: string) {
  const file = join(NEXT, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
