import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { cruiseOptions, importRules } from './import-rules.ts'

const FOLDERS = ['engine', 'words', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts']

/** What the import rules find in some folders. @param root folder that holds them */
export async function importViolations(folders: readonly string[], root = process.cwd()) {
  const ruleSet = { forbidden: importRules }
  const result = await cruise([...folders], { ...cruiseOptions, baseDir: root, validate: true, ruleSet })
  const { summary } = result.output as ICruiseResult
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

if (import.meta.main) {
  const { modules, violations } = await importViolations(FOLDERS)
  for (const violation of violations) console.error(violation)
  // A cruise that sees nothing finds nothing.
  if (modules < 150) console.error(`Only ${modules} modules were examined.`)
  console.log(`${modules} modules, ${violations.length} forbidden imports`)
  process.exitCode = violations.length > 0 || modules < 150 ? 1 : 0
}
