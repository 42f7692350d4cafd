import { pino } from 'pino'
import { realClock } from '../server/clock.ts'
import { readConfig, StartError } from '../server/config.ts'
import { assembleContext } from '../server/create-context.ts'
import { openDb } from '../server/db/open.ts'
import { openJobs } from '../server/jobs/jobs.ts'
import { createMetrics } from '../server/metrics/metrics.ts'
import { migrateDb } from '../server/migrate.ts'
import { PERSONA_PASSWORD, PERSONAS, personaEmail, seedPersona } from './personas.ts'

process.umask(0o077)

try {
  const config = readConfig(process.env)
  const db = await openDb(config)
  const log = pino({ level: 'silent' })
  await migrateDb(db)
  const jobs = await openJobs(db.pool, log, { scheduled: false })
  const context = await assembleContext({
    config,
    db,
    jobs,
    metrics: createMetrics(),
    // Invented people get no mail.
    transport: async () => {},
    log,
    clock: realClock,
  })
  for (const persona of PERSONAS) {
    await seedPersona(context, persona)
    console.log(`${personaEmail(persona.name).padEnd(36)} ${persona.says}`)
  }
  console.log(`\nPassword of all: ${PERSONA_PASSWORD}`)
  await context.mail.flush()
  await jobs.stop()
  await db.close()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Cannot seed. ${error.message}`)
  process.exitCode = 1
}
