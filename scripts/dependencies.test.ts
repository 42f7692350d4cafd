import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'

/** Below these versions stand known holes; the comment says which. */
const FLOORS: Record<string, string> = {
  // Account takeover, and a limiter that IPv6 got around.
  'better-auth': '1.6.22',
  // Reflected origins, a body limit that chunked bodies got around.
  hono: '4.12.25',
  // Files served that should not be.
  '@hono/node-server': '1.19.15',
  'react-router': '8.3.0',
  // Injection by identifiers.
  'drizzle-orm': '0.45.2',
  // Recipients, files and headers by crafted addresses.
  nodemailer: '9.1.1',
}

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
  resolved?: string
  integrity?: string
  inBundle?: boolean
  optionalDependencies?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

const isAtLeast = (version: string, floor: string) => version.localeCompare(floor, 'en', { numeric: true }) >= 0

test.each(Object.entries(FLOORS))('every %s installed is at least %s', (name, floor) => {
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => sure(version))
  expect(versions.length).toBeGreaterThan(0)
  expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
})

test('every dependency is pinned to one version, and the lock file names no host', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const pinned = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}),
  )
  expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
})

test('the lock file holds what every platform needs, so that an install on one is an install on all', () => {
  const paths = Object.keys(packages)
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([])
  const unsigned = Object.entries(packages).filter(([path, { integrity, inBundle }]) => path && !integrity && !inBundle)
  expect(unsigned).toEqual([])
})

/** Licences that let a company run, change and ship what it builds on. */
const FREE = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'CC0-1.0']
/** Tools that come along with a library and are neither changed nor served. */
const TOOLS = ['MPL-2.0']

test('everything that is shipped may be shipped', () => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(shipped.length).toBeGreaterThan(100)
  const free = (license = 'none') => [...FREE, ...TOOLS].some((one) => license.split(/[()\s]+/).includes(one))
  expect(shipped.filter(([, { license }]) => !free(license)).map(([path]) => path)).toEqual([])
})

test('no package runs a program of its own when it is installed, but those that fetch a compiler', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([path]) => path).filter((path) => !/(^|\/)(esbuild|@swc\/core)$/.test(path))).toEqual([])
})

/** The packages that come with one, by the lock file: what it needs, what it may, and what it wants beside it. */
function broughtBy(name: string): number {
  const found = (from: string, wanted: string): string | undefined => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const path = `${at ? `${at}/` : ''}node_modules/${wanted}`
      if (packages[path]) return path
      if (at === '') return undefined
    }
  }
  const seen = new Set<string>()
  const go = (path: string | undefined) => {
    if (path === undefined || seen.has(path)) return
    seen.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = sure(packages[path])
    const peers = Object.keys(peerDependencies ?? {}).filter((one) => !peerDependenciesMeta?.[one]?.optional)
    for (const one of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) go(found(path, one))
  }
  go(`node_modules/${name}`)
  return seen.size - 1
}

test('the list of dependencies names each with its licence and what it brings', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const rows = [
    ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `(.+?)` \| (.+?) \| .+? \| (\d+) \| (.+?) \|$/gm),
  ]
  const own = (licence: string | undefined) => (licence?.startsWith('SEE') ? 'its own (FIT SDK)' : licence)
  expect(rows.map(([, name, licence, brings]) => [name, licence, Number(brings)])).toEqual(
    names.map((name) => [name, own(packages[`node_modules/${name}`]?.license), broughtBy(name)]),
  )
})
