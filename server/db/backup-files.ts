import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The part of the settings that says where backups lie. */
export type Place = Pick<Config, 'dataDir'>

/** Where backups lie. */
export const backupDir = ({ dataDir }: Place) => join(dataDir, 'backups')

/** Every backup of the embedded database, the newest first. */
export function listBackups(place: Place): string[] {
  if (!existsSync(backupDir(place))) return []
  const time = (name: string) => name.slice(name.indexOf('-') + 1)
  return readdirSync(backupDir(place))
    .filter((name) => name.endsWith('.tgz'))
    .sort((a, b) => time(b).localeCompare(time(a)))
    .map((name) => join(backupDir(place), name))
}
