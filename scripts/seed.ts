import { pino } from 'pino'
import { readConfig, StartError } from '../server/config.ts'
import { assembleContext } from '../server/create-context.ts'
import { migrateDb } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { PERSONA_PASSWORD, PERSONAS, personaEmail, seedPersona } from '../server/db/personas.ts'
import { createMail } from '../server/mail/mail.ts'

try {
  const config = readConfig(process.env)
  const db = await openDb(config)
  const log = pino({ level: 'silent' })
  // Invented people get no mail.
  const mail = createMail(async () => {}, log)
  await migrateDb(db.pool)
  const context = await assembleContext({ config, db, mail, log, now: () => new Date() })
  for (const persona of PERSONAS) {
    await seedPersona(context, persona)
    console.log(`${personaEmail(persona.name).padEnd(36)} ${persona.says}`)
  }
  console.log(`\nPassword of all: ${PERSONA_PASSWORD}`)
  await db.close()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Cannot seed. ${error.message}`)
  process.exitCode = 1
}
