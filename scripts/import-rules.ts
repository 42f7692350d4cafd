import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

const PACKAGES = 'node_modules'
const TESTS = '\\.test\\.tsx?$'
const NODE = ['^node:', '^[a-z_/0-9]+$']

/** A folder's whole list of what it may import; its tests may do as they need. */
const arrow = (folder: string, to: string[], { except = [] }: { except?: string[] } = {}): IForbiddenRuleType => ({
  name: `${folder}-arrows`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: [TESTS, ...except] },
  to: { pathNot: to },
})

/** The arrows of ARCHITECTURE.md: who may import whom. */
export const importRules: IForbiddenRuleType[] = [
  arrow('engine', ['^engine/']),
  arrow('contract', ['^contract/', '^engine/model\\.ts$', `${PACKAGES}/zod`]),
  arrow('formats', ['^formats/', '^contract/', `${PACKAGES}/(saxes|ical\\.js|papaparse)`]),
  arrow('words', ['^words/', '^engine/', '^contract/']),
  arrow('server', ['^server/', '^words/', '^contract/', '^formats/', '^engine/', PACKAGES, ...NODE]),
  arrow('web', ['^web/', '^words/', '^contract/', '^formats/', '^engine/', PACKAGES], { except: ['^web/ui/'] }),
  arrow('web/ui', ['^web/ui/', PACKAGES]),
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'engine-is-a-lazy-chunk',
    comment: 'The web imports types and the vocabulary outright; the engine itself only by import().',
    severity: 'error',
    from: { path: '^web/', pathNot: TESTS },
    to: {
      path: '^engine/',
      pathNot: '^engine/(model|day/own-names)\\.ts$',
      dependencyTypesNot: ['type-only', 'dynamic-import'],
    },
  },
  {
    name: 'kit-without-router-and-data',
    severity: 'error',
    from: { path: '^web/ui/' },
    to: { path: `${PACKAGES}/(react-router|@tanstack)` },
  },
  {
    name: 'drizzle-stays-in-stores',
    comment: 'Queries live in store.ts files and server/db; the sign-in library has its adapter.',
    severity: 'error',
    from: { path: '^server/', pathNot: ['store\\.ts$', '^server/db/', '^server/auth/auth\\.ts$', TESTS] },
    to: { path: `${PACKAGES}/drizzle-orm` },
  },
  {
    name: 'features-keep-their-routes',
    severity: 'error',
    from: { path: '^server/', pathNot: '^server/app\\.ts$' },
    to: { path: '^server/.+/routes\\.ts$' },
  },
  {
    name: 'planning-is-charged',
    comment: 'What makes a plan is a task of the engine pool: there it is charged to who asked, and holds up nobody.',
    severity: 'error',
    from: { path: '^server/', pathNot: ['^server/engine-pool/', '^server/coach/safe-options\\.ts$', TESTS] },
    to: { path: '^engine/(plan|past-block|adapt/change-options)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nothing-imports-scripts',
    severity: 'error',
    from: { path: '^(engine|contract|server|web)/', pathNot: TESTS },
    to: { path: '^(scripts|bench|e2e)/' },
  },
  {
    name: 'tests-stay-out',
    severity: 'error',
    from: { pathNot: [TESTS, '^server/testing/', '^server/[^/]+/testing/', '^bench/', '^e2e/'] },
    to: { path: [TESTS, '^server/testing/'] },
  },
]

export const cruiseOptions: IConfiguration['options'] = {
  // With TypeScript 7 the default parser sees no module at all, and passes.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: PACKAGES },
  exclude: { path: '^dist/' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
}
