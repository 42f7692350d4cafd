/**
 * `node scripts/drill-container.ts`: builds the image of the Dockerfile with buildah (in the path) and starts it as compose.yaml does: as its
 * own user, without rights, with a root that cannot be written, on the embedded database and on an empty PostgreSQL. Where the base that the
 * Dockerfile names cannot be pulled, debootstrap makes one: Debian 12 with this Node and this npm. Wants root. Ends with a tally; anything that
 * fails makes the exit status 1. DRILL_POSTGRES, or PostgreSQL at 127.0.0.1, gets a database, dropped after it.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { sure } from '../engine/sure.ts'
import { freePort } from './own-server.ts'

const PATIENCE_MS = 60_000
const IMAGE = 'localhost/fulcrum-drill'
const OWN_BASE = 'localhost/fulcrum-drill-base'
const POSTGRES = new URL(process.env.DRILL_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres')
/** The build asks the registry with the certificates that this machine trusts. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** What production asks for; nothing of it is called. */
const SETTINGS = {
  APP_ORIGIN: 'https://plan.example',
  SECRET_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Fulcrum <plan@plan.example>',
  COMPANY_NAME: 'Drill Ltd',
  SUPPORT_EMAIL: 'help@plan.example',
  SANDBOX: 'on',
}

for (const tool of ['buildah', 'unshare'])
  if (spawnSync(tool, ['--version']).error) {
    console.error(`Nothing was tried: ${tool} is not in the path.`)
    process.exit(1)
  }

type Image = { User: string; Cmd: string[]; Env: string[]; Healthcheck?: { Test: string[] } }

const directory = mkdtempSync(join(tmpdir(), 'fulcrum-container-'))
chmodSync(directory, 0o755)
const containers: string[] = []
const started: ChildProcess[] = []
const tally = { held: 0, failed: 0 }

try {
  const base = theBase()
  console.log(`  building on ${base}`)
  buildah('build', '--format', 'docker', '--isolation', 'chroot', '--build-arg', `BASE=${base}`, '--tag', IMAGE, '.')
  const container = buildah('from', IMAGE)
  containers.push(container)
  const root = buildah('mount', container)
  const image = (JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as { Docker: { config: Image } }).Docker
    .config

  await check('it runs as its own user and bears a check of health', () => image.User === 'node' && !!image.Healthcheck)
  await check('nothing that is only for building or testing is in it', () =>
    ['web', 'e2e', 'scripts', '.git', 'node_modules/vite', 'node_modules/typescript', 'node_modules/vitest'].every(
      (name) => !existsSync(join(root, 'app', name)),
    ),
  )
  await check('without its settings it refuses, all reasons at once', async () => {
    const child = inside(root, image, {})
    const said = text(sure(child.stderr))
    const [code] = await once(child, 'exit')
    const reasons = ['SECRET_KEY', 'APP_ORIGIN', 'SMTP_URL', 'COMPANY_NAME', 'SUPPORT_EMAIL']
    const sentences = await said
    return code !== 0 && reasons.every((name) => sentences.includes(name))
  })
  await lives('the embedded database', root, image, {})
  await onDatabase((url) => lives('PostgreSQL', root, image, { DATABASE_URL: url }))
} finally {
  for (const child of started) child.kill('SIGKILL')
  for (const container of containers) spawnSync('buildah', ['--storage-driver', 'vfs', 'rm', container])
  rmSync(directory, { recursive: true, force: true })
}
console.log(`${tally.held} held, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1

/** The base that the Dockerfile names; where its registry cannot be reached, one of our own, which buildah keeps for the next time. */
function theBase(): string {
  const named = sure(sure(/^ARG BASE=(\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')))[1])
  const has = (...args: string[]) =>
    spawnSync('buildah', ['--storage-driver', 'vfs', ...args], { timeout: PATIENCE_MS }).status === 0
  if (has('pull', `docker.io/library/${named}`)) return `docker.io/library/${named}`
  if (has('inspect', '--type', 'image', OWN_BASE)) return OWN_BASE
  console.log(`  ${named} cannot be pulled: debootstrap makes a base`)
  const made = join(directory, 'base')
  run('debootstrap', '--variant=minbase', '--include=ca-certificates,libatomic1', 'bookworm', made)
  cpSync(realpathSync(process.execPath), join(made, 'usr/local/bin/node'))
  const npm = join(realpathSync(run('which', 'npm')), '../..')
  cpSync(npm, join(made, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(made, 'usr/local/bin/npm'))
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(made, CERTIFICATES))
  run('chroot', made, 'useradd', '--create-home', 'node')
  const container = buildah('from', 'scratch')
  containers.push(container)
  buildah('add', container, made, '/')
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container)
  buildah('commit', container, OWN_BASE)
  return OWN_BASE
}

/** One life of the container: it serves, its own check of health passes, it writes to its volume alone, and it goes when it is told. */
async function lives(
  database: string,
  root: string,
  image: Image,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const [port, figures] = await Promise.all([freePort(), freePort()])
  const settings = { ...SETTINGS, ...given, PORT: String(port), METRICS_PORT: String(figures) }
  const child = inside(root, image, settings)
  const address = `http://127.0.0.1:${port}`
  await check(`on ${database}: it becomes ready`, async () => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(250)) {
      if (child.exitCode !== null) throw new Error(await text(sure(child.stderr)))
      if (
        await fetch(`${address}/api/health?ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return true
    }
    return false
  })
  await check(`on ${database}: the way in comes, and the script it names`, async () => {
    const page = await (await fetch(`${address}/auth`)).text()
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? []
    return script !== undefined && (await fetch(address + script)).ok
  })
  await check(`on ${database}: the image's own check of health passes`, async () => {
    const [code] = await once(inside(root, image, settings, sure(image.Healthcheck).Test.slice(1)), 'exit')
    return code === 0
  })
  await check(`on ${database}: a file of the product cannot be written`, async () => {
    const tried = inside(root, image, settings, ['node', '-e', "fs.writeFileSync('/app/server/x.ts', '')"])
    return (await text(sure(tried.stderr))).includes('EROFS')
  })
  await check(`on ${database}: told to go, it goes in peace`, async () => {
    child.kill('SIGTERM')
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    return code === 0
  })
}

/**
 * A command of the image in its files, which it cannot write, with a /data and a /tmp, as its user without any right. The kernel's mounts and
 * rights are used as a container's runtime uses them; the network is this machine's.
 */
function inside(
  root: string,
  { User, Env, Cmd }: Image,
  settings: Readonly<Record<string, string>>,
  command: readonly string[] = Cmd,
): ChildProcess {
  const data = join(directory, settings.DATABASE_URL ? 'data-beside' : 'data')
  mkdirSync(data, { recursive: true })
  const { stdout: node } = spawnSync('stat', ['--format=%u:%g', join(root, 'data')], { encoding: 'utf8' })
  run('chown', node.trim(), data)
  const script = `set -e; root=$1; data=$2; shift 2
    mount --bind "$root" "$root"; mount -o remount,ro,bind "$root"
    mount --bind "$data" "$root/data"; mount -t tmpfs tmpfs "$root/tmp"; mount --rbind /dev "$root/dev"
    exec chroot "$root" setpriv --reuid=${User} --regid=${User} --clear-groups --bounding-set=-all --no-new-privs env --ignore-environment --chdir=/app "$@"`
  const environment = [...Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)]
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', root, data, ...environment, ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  started.push(child)
  return child
}

async function onDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const name = `drill_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString: POSTGRES.href })
  await admin.connect()
  try {
    await admin.query(`CREATE DATABASE ${name}`)
    await use(Object.assign(new URL(POSTGRES), { pathname: `/${name}` }).href)
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.end()
  }
}

async function check(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const outcome = await Promise.resolve()
    .then(holds)
    .catch((error: unknown) => String(error))
  tally[outcome === true ? 'held' : 'failed'] += 1
  console.log(`${outcome === true ? 'held  ' : 'FAILED'}  ${what}${typeof outcome === 'string' ? `: ${outcome}` : ''}`)
}

function buildah(...args: string[]): string {
  return run('buildah', '--storage-driver', 'vfs', ...args)
}

function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${error?.message ?? stderr.slice(-2000)}`)
  return stdout.trim()
}
