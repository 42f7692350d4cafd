import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sure } from '../engine/sure.ts'
import { gaugesOf } from '../server/metrics/gauges.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { SETTING_NAMES } from '../server/settings.ts'
import { START_ARGS, START_ENV } from './own-server.ts'

const place = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const run = (tool: string, args: readonly string[], cwd?: string) =>
  spawnSync(tool, args, { encoding: 'utf8', ...(cwd ? { cwd } : {}) })
const isThere = (tool: string) => !run(tool, ['--version']).error
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
/** What compose.yaml itself asks for; the product never sees it. */
const OF_COMPOSE = ['DOMAIN', 'DB_PASSWORD']
/** What the C library reads. */
const OF_LIBC = Object.keys(START_ENV)

test('every setting that a container, a unit or the example of settings gives is one that the product knows', () => {
  const given = [
    ...read('deploy/env.example').matchAll(/^([A-Z_]+)=/gm),
    ...read('Dockerfile').matchAll(/^(?:ENV| {3}) ([A-Z_]+)=/gm),
    ...read('deploy/fulcrum.service').matchAll(/[= ]([A-Z][A-Z_]+)=/g),
    ...(/ {2}fulcrum:[\s\S]*?\n\n/.exec(read('compose.yaml'))?.[0] ?? '').matchAll(/^ {6}([A-Z_]+):/gm),
  ].map(([, name]) => sure(name))
  expect(given.length).toBeGreaterThan(20)
  expect(given.filter((name) => ![...SETTING_NAMES, ...OF_COMPOSE, ...OF_LIBC].includes(name))).toEqual([])
})

test('the image and the unit start the product as it is measured', () => {
  const [image, unit] = [read('Dockerfile'), read('deploy/fulcrum.service')]
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...START_ARGS]).replaceAll(',', ', ')}`)
  expect(unit).toContain(`ExecStart=/usr/bin/env node ${START_ARGS.join(' ')}\n`)
  for (const setting of Object.entries(START_ENV).map(([name, value]) => `${name}=${value}`))
    for (const given of [image, unit]) expect(given).toContain(setting)
})

test('whatever production demands is asked for by the example of settings, or given by compose', () => {
  const asked = `${read('deploy/env.example')}${read('compose.yaml')}${read('Dockerfile')}`
  for (const name of [
    'NODE_ENV',
    'APP_ORIGIN',
    'DATABASE_URL',
    'SECRET_KEY',
    'SMTP_URL',
    'COMPANY_NAME',
    'SUPPORT_EMAIL',
  ])
    expect(asked).toContain(name)
})

test('the image holds every folder that the server reads from, and nothing runs as root', () => {
  const dockerfile = read('Dockerfile')
  const final = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  const copied = [...final.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => sure(name))
  const sources = ['server', 'engine', 'words', 'contract', 'formats'].flatMap((room) =>
    readdirSync(new URL(`../${room}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name))
      .map((name) => `${room}/${name}`),
  )
  for (const file of sources)
    for (const [, up, folder] of read(file).matchAll(/from '((?:\.\.\/)+)([a-z]+)\//g))
      if (sure(up).length / 3 === file.split('/').length - 1) expect(copied, file).toContain(folder)
  expect(final).toMatch(/^USER node$/m)
  expect(final.indexOf('USER node')).toBeLessThan(final.indexOf('CMD ['))
  expect(final).toContain('HEALTHCHECK')
  const allowed = read('.dockerignore')
  for (const [, from] of dockerfile.matchAll(/^COPY (?!--from)(\S+)/gm))
    if (from !== '.') expect(allowed).toContain(`!${from}`)
})

const reasonFor = (tool: string) => (isThere(tool) ? '' : ` (skipped: no ${tool} here)`)

test.skipIf(!isThere('systemd-analyze'))(`systemd takes the unit as it is${reasonFor('systemd-analyze')}`, () => {
  const { status, stderr } = run('systemd-analyze', ['verify', place('deploy/fulcrum.service')])
  expect([status, stderr]).toEqual([0, ''])
})

test.skipIf(!isThere('docker-compose'))(
  `compose takes its file with the example's settings, and names what is missing${reasonFor('docker-compose')}`,
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'fulcrum-compose-'))
    try {
      for (const name of ['compose.yaml', 'Dockerfile']) copyFileSync(place(name), join(directory, name))
      const config = () => run('docker-compose', ['config'], directory)
      expect(config().stderr).toContain('DB_PASSWORD')
      const settings = read('deploy/env.example').replace(/^(DOMAIN|DB_PASSWORD)=$/gm, '$1=given.example')
      writeFileSync(join(directory, '.env'), settings)
      const { status, stdout } = config()
      expect(status).toBe(0)
      for (const service of ['db', 'fulcrum', 'proxy']) expect(stdout).toMatch(new RegExp(`^  ${service}:$`, 'm'))
    } finally {
      rmSync(directory, { recursive: true })
    }
  },
)

test('every figure that an alert or the dashboard names is one that a server shows', async () => {
  const metrics = createMetrics()
  const gauges = gaugesOf({ db: null, jobs: null, coach: {} } as unknown as Parameters<typeof gaugesOf>[0])
  const ours = [...metrics.registry.getMetricsAsArray(), ...gauges].map(({ name }) => name)
  const named = `${read('deploy/alerts.yaml')}${read('deploy/dashboard.json')}`.match(/\bfulcrum_[a-z_]+/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  for (const name of named) expect(ours).toContain(name.replace(/_(bucket|count|sum)$/, ''))
})

test('every alert leads to a section of the runbook', () => {
  const headings = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    sure(heading).toLowerCase().replaceAll(' ', '-'),
  )
  const alerts = read('deploy/alerts.yaml')
  const links = [...alerts.matchAll(/runbook: '([^#]+)#([^']+)'/g)]
  expect(links).toHaveLength([...alerts.matchAll(/- alert:/g)].length)
  for (const [, file, section] of links) {
    expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
    expect(headings).toContain(section)
  }
})
