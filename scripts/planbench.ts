/**
 * `npm run --silent planbench [-- program arguments]`: scores a planner that speaks the plan command's lines, this one
 * where none is named, and prints the tables of `docs/planbench.md`.
 */
import { hardMinutesTable } from './planbench/hard-minutes.ts'
import { lawsTable } from './planbench/laws.ts'
import { liftingTable } from './planbench/lifting.ts'
import { otherSportsTable } from './planbench/other-sports.ts'
import { rivalsTable } from './planbench/rivals.ts'
import { yearsTable } from './planbench/years-table.ts'

/** How many people each law is tried on. */
const PEOPLE = 200
/** How many live a year with it: a quarter of an hour for this planner. */
const YEARS = 1000

const named = process.argv.slice(2)
const command = named.length > 0 ? named : [process.execPath, 'scripts/plan.ts']
console.log(`### Published plans for the same people\n\n${await rivalsTable(command)}\n`)
console.log(`### Minutes at a marathon's effort or above\n\n${await hardMinutesTable(command)}\n`)
console.log(`### Rides, triathlons and beyond a marathon\n\n${await otherSportsTable(command)}\n`)
// Lifters are lived through by this engine; another planner has no lines for a set that was done.
if (named.length === 0) console.log(`### Lifting\n\n${liftingTable()}\n`)
console.log(`### Laws\n\n${await lawsTable(command, PEOPLE)}`)
console.log(`\n### Years of simulated runners\n\n${await yearsTable(command, YEARS)}`)
