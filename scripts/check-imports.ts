import { dirname } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { cruiseOptions, importRules } from './import-rules.ts'

const FOLDERS = ['engine', 'words', 'contract', 'formats', 'server', 'web', 'e2e', 'bench', 'scripts']

/** What the import rules find in some folders. @param root folder that holds them */
export async function importViolations(folders: readonly string[], root = process.cwd()) {
  const ruleSet = { forbidden: importRules }
  const result = await cruise([...folders], { ...cruiseOptions, baseDir: root, validate: true, ruleSet })
  const { modules, summary } = result.output as ICruiseResult
  return {
    modules: summary.totalCruised,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
      ...mutualFolders(modules).map((pair) => `folders-one-way: ${pair}`),
    ],
  }
}

/** Pairs of folders that import each other, one file of each for witness; a folder and one inside it may. */
function mutualFolders(modules: readonly IModule[]): string[] {
  const arrows = new Map<string, string>()
  for (const { source, dependencies } of modules) {
    if (isOfTests(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)]
      if (from !== to && !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`))
        arrows.set(`${from} ${to}`, `${source} -> ${resolved}`)
    }
  }
  return [...arrows].flatMap(([arrow, witness]) => {
    const [from, to] = arrow.split(' ') as [string, string]
    const back = arrows.get(`${to} ${from}`)
    return back && from < to ? [`${witness}, ${back}`] : []
  })
}

const isOfTests = (path: string) => /\.(?:test|e2e)\.tsx?$|\/testing\//.test(path)

if (import.meta.main) {
  const { modules, violations } = await importViolations(FOLDERS)
  for (const violation of violations) console.error(violation)
  // A cruise that sees nothing finds nothing.
  if (modules < 150) console.error(`Only ${modules} modules were examined.`)
  console.log(`${modules} modules, ${violations.length} forbidden imports`)
  process.exitCode = violations.length > 0 || modules < 150 ? 1 : 0
}
