import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importViolations } from './check-imports.ts'

const PLANTED: Record<string, string> = {
  'engine/model.ts': 'export type Goal = string',
  'engine/plan.ts': "import type { Row } from '../server/store.ts'\nexport const plan = (row: Row) => row",
  'engine/clock.ts': "import { readFileSync } from 'node:fs'\nexport const clock = readFileSync",
  'engine/a.ts': "import { b } from './b.ts'\nexport const a = (): unknown => b",
  'engine/b.ts': "import { a } from './a.ts'\nexport const b = (): unknown => a",
  'server/store.ts': 'export type Row = string',
  'server/x/routes.ts': 'export const routes = 1',
  'server/plans.ts': "import { plan } from '../engine/plan.ts'\nexport const plans = [plan]",
  'server/engine-pool/tasks.ts': "import { plan } from '../../engine/plan.ts'\nexport const tasks = [plan]",
  'server/y/verb.ts': "import { routes } from '../x/routes.ts'\nexport const verb = routes",
  'server/y/noun.ts': 'export const noun = 1',
  'server/z/adverb.ts': "import { noun } from '../y/noun.ts'\nexport const adverb = noun",
  'server/y/adjective.ts': "import { adverb } from '../z/adverb.ts'\nexport const adjective = adverb",
  'web/page.tsx':
    "import { routes } from '../server/x/routes.ts'\nimport { plan } from '../engine/plan.ts'\nexport const page = [routes, plan]",
  'web/ui/button.tsx': "import { page } from '../page.tsx'\nexport const button = page",
  'web/lazy.ts':
    "import type { Goal } from '../engine/model.ts'\nexport const lazy = (): Promise<unknown> => import('../engine/plan.ts')\nexport type G = Goal",
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fulcrum-imports-'))
  for (const [path, text] of Object.entries(PLANTED)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
})
afterAll(() => rm(root, { recursive: true }))

test('importViolations() finds every planted one and nothing else', async () => {
  const { modules, violations } = await importViolations(['engine', 'server', 'web'], root)
  expect(modules).toBeGreaterThanOrEqual(11)
  expect(violations.sort()).toEqual([
    'engine-arrows: engine/clock.ts -> fs',
    'engine-arrows: engine/plan.ts -> server/store.ts',
    'engine-is-a-lazy-chunk: web/page.tsx -> engine/plan.ts',
    'features-keep-their-routes: server/y/verb.ts -> server/x/routes.ts',
    'folders-one-way: engine/plan.ts -> server/store.ts, server/plans.ts -> engine/plan.ts',
    'folders-one-way: server/y/adjective.ts -> server/z/adverb.ts, server/z/adverb.ts -> server/y/noun.ts',
    'no-cycles: engine/a.ts -> engine/b.ts',
    'planning-is-charged: server/plans.ts -> engine/plan.ts',
    'web-arrows: web/page.tsx -> server/x/routes.ts',
    'web/ui-arrows: web/ui/button.tsx -> web/page.tsx',
  ])
})
