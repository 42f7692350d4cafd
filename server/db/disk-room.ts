import { statfsSync } from 'node:fs'
import { StartError } from '../config.ts'

/** With less than this free, writing stops before the engine finds out for itself. */
export const ROOM_MIN_BYTES = 64 * 1024 * 1024

/** What the embedded engine's own file system says instead of ENOSPC. */
const ENOSPC_IN_ENGINE = 51

/** What may still be written to the disk of a directory. @returns [bytes] */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

/** Whether the embedded engine may be asked at all. */
export const hasRoomOn = (directory: string): boolean => freeBytes(directory) > ROOM_MIN_BYTES

/** Whether a failure came of a full disk: by its own word, or because next to nothing is free there. */
export function isOfFullDisk(error: unknown, directory: string): boolean {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown }
  return code === 'ENOSPC' || errno === ENOSPC_IN_ENGINE || !hasRoomOn(directory)
}

/** The end of whatever wanted to write. @param neededBytes how much it would have written, where that is known */
export function diskFull(dataDir: string, { neededBytes, cause }: { neededBytes?: number; cause?: unknown } = {}) {
  const needed = neededBytes
    ? `: ${inMb(neededBytes + ROOM_MIN_BYTES)} MB are needed and ${inMb(freeBytes(dataDir))} MB are free`
    : ''
  return new StartError(`DATA_DIR: the disk of ${dataDir} is full${needed}.`, { cause })
}

const inMb = (bytes: number) => Math.ceil(bytes / 1e6)
