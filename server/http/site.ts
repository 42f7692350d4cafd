import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gunzip, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { LANGUAGES, languageFor, PLAIN_SPEECH } from '../../words/speech.ts'
import type { Config } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'

type Coding = 'br' | 'gzip'
type Body = Uint8Array<ArrayBuffer>
type Bodies = {
  readonly identity: () => Promise<Body>
  readonly coded: Readonly<Partial<Record<Coding, () => Promise<Body>>>>
}
type Asset = Bodies & {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
}

/** The built web, held in memory: what is not in this map cannot be asked for. */
export type Site = {
  readonly styleHashes: readonly string[]
  /** Answers a GET or HEAD for a page or file; unknown pages get the 404 page, unknown files a bare 404. */
  readonly respond: (c: Context) => Promise<Response>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml'])
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/**
 * Reads the built web and writes the operator's settings into its pages.
 * @param directory - of the build in English; those in other languages lie beside it, `web-<language>`, as far as there are any
 */
export function loadSite(directory: string, config: Config): Site {
  const spoken = LANGUAGES.map((language) => ({
    language,
    place: language === PLAIN_SPEECH.language ? directory : `${directory}-${language}`,
  })).filter(({ place }) => existsSync(join(place, 'csp.json')))
  const builds = new Map(spoken.map(({ language, place }) => [language, loadBuild(place, config)]))
  const plain = builds.get(PLAIN_SPEECH.language)
  if (!plain) throw new Error(`there is no build of the web in ${directory}`)
  // What an open page still asks for may be of another language than its browser's.
  const files = new Map([...builds.values()].flatMap(({ assets }) => [...assets]))
  return {
    styleHashes: [...new Set([...builds.values()].flatMap(({ styleHashes }) => styleHashes))],
    respond: (c) => {
      const { assets } = builds.get(languageFor(c.req.header('accept-language'))) ?? plain
      return respond(assets, files, c)
    },
  }
}

type Build = { readonly assets: ReadonlyMap<string, Asset>; readonly styleHashes: readonly string[] }

function loadBuild(directory: string, config: Config): Build {
  const assets = new Map<string, Asset>()
  const variant = `pages/${config.trialCard}/`
  for (const file of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || /\.(br|gz)$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
      .slice(directory.length + 1)
      .replaceAll('\\', '/')
    if (path.startsWith('pages/') ? !path.startsWith(variant) : isPrivate(path)) continue
    const asset = readAsset(join(directory, path), path, config)
    assets.set(urlOf(path.replace(variant, '')), asset)
  }
  const { styleHashes } = JSON.parse(readFileSync(join(directory, 'csp.json'), 'utf8')) as { styleHashes: string[] }
  return { assets, styleHashes }
}

// What the build leaves for the server or for tools, not for visitors.
function isPrivate(path: string): boolean {
  return path === 'csp.json' || path.startsWith('.vite/') || path.endsWith('.map')
}

/** `how-it-works.html` and `auth/index.html` answer at `/how-it-works` and `/auth`. */
function urlOf(path: string): string {
  return `/${path}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

function readAsset(file: string, path: string, config: Config): Asset {
  const extension = extname(path)
  // What holds settings of the operator's is not built compressed, and only that has any.
  const gz = readIfThere(`${file}.gz`)
  const text = COMPRESSIBLE.has(extension) && extension !== '.js'
  const read = (): Body => (text ? Buffer.from(fill(readFileSync(file, 'utf8'), config)) : readFileSync(file))
  const held = gz ?? read()
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(held).digest('base64url').slice(0, 16),
    cacheControl: path.startsWith('assets/') ? IMMUTABLE : REVALIDATE,
    ...(gz ? packed(gz, readIfThere(`${file}.br`)) : COMPRESSIBLE.has(extension) ? unpacked(held) : bare(held)),
  }
}

/** What was built compressed is held so alone: nearly everybody takes it, and unpacked it is three times as large. */
function packed(gz: Body, br: Body | undefined): Bodies {
  const identity = () => promisify(gunzip)(gz)
  const coded = { gzip: async () => gz, br: br ? async () => br : once(async () => compressed(await identity())) }
  return { identity, coded }
}

/** Pages hold the operator's settings: compressed when one is asked for, or each start would pay for all of them. */
function unpacked(identity: Body): Bodies {
  return {
    ...bare(identity),
    coded: { br: once(() => compressed(identity)), gzip: once(() => promisify(gzip)(identity)) },
  }
}

const bare = (identity: Body): Bodies => ({ identity: async () => identity, coded: {} })
const compressed = (identity: Body): Promise<Body> => promisify(brotliCompress)(identity)

function once(make: () => Promise<Body>): () => Promise<Body> {
  let kept: Promise<Body> | undefined
  return () => (kept ??= make())
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

function fill(text: string, config: Config): string {
  return text
    .replaceAll('%COMPANY_NAME%', escapeHtml(config.companyName))
    .replaceAll('%SUPPORT_EMAIL%', escapeHtml(config.supportEmail))
    .replaceAll('%BACKUPS_KEPT%', String(config.backupsKept))
    .replaceAll('%APP_ORIGIN%', escapeHtml(config.appOrigin))
    .replaceAll('%YEAR%', String(new Date().getUTCFullYear()))
}

async function respond(assets: Build['assets'], files: Build['assets'], c: Context): Promise<Response> {
  const path = c.req.path.length > 1 ? c.req.path.replace(/\/+$/, '') : c.req.path
  const asset = assets.get(path) ?? (path.startsWith('/assets/') ? files.get(path) : undefined)
  if (asset) return send(c, asset, 200)
  const missing = assets.get('/404')
  return extname(path) || !missing ? c.body('Not found', 404, { 'content-type': 'text/plain' }) : send(c, missing, 404)
}

async function send(c: Context, asset: Asset, status: 200 | 404): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  const coding = (['br', 'gzip'] as const).find(
    (name) => asset.coded[name] && new RegExp(`\\b${name}\\b`).test(accepted),
  )
  const etag = `"${asset.etag}${coding ? `-${coding}` : ''}"`
  const headers = {
    'cache-control': status === 200 ? asset.cacheControl : 'no-store',
    etag,
    vary: 'accept-encoding, accept-language',
  }
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body((coding && (await asset.coded[coding]?.())) ?? (await asset.identity()), status, {
    ...headers,
    'content-type': asset.type,
    ...(coding ? { 'content-encoding': coding } : {}),
  })
}
