import { type Logger, multistream, pino } from 'pino'
import { BUILD } from './build.ts'
import type { Config } from './config.ts'

/** [ms] What is logged meanwhile goes along. */
const TOLD_AFTER_MS = 1_000
const PATIENCE_MS = 5_000
/** Beyond so many a second one knows; the log has them all. */
const TOLD_AT_ONCE = 100
/** The rest of a line (who asked, what a mail was about, for whom something was done) stays in the log. */
const TOLD = ['event', 'requestId', 'name', 'why', 'lost'] as const
const TOLD_OF_ERRORS = {
  name: 'exception.type',
  stack: 'exception.stacktrace',
  code: 'code',
  type: 'type',
  status: 'status',
}

type Line = { readonly time: number; readonly msg?: string; readonly error?: Record<string, unknown> } & Record<
  string,
  unknown
>

/** The log of a process; what it logs at `error` is also told to a collector, where the settings name one. */
export function openLog({ logLevel, errorReportsUrl }: Pick<Config, 'logLevel' | 'errorReportsUrl'>): Logger {
  if (errorReportsUrl === null) return pino({ level: logLevel })
  const log = pino.destination({ dest: 1, sync: true })
  const streams = [
    { level: 'debug' as const, stream: log },
    { level: 'error' as const, stream: errorReports(errorReportsUrl) },
  ]
  return pino({ level: logLevel }, multistream(streams))
}

/**
 * Takes lines of the log and tells them to a collector by OTLP (logs, JSON over HTTP), without a word about people. A collector
 * that is away is missed by nobody: the log has everything.
 */
export function errorReports(url: string): { readonly write: (line: string) => void } {
  let waiting: object[] = []
  const tell = async () => {
    const logRecords = waiting
    waiting = []
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        resourceLogs: [{ resource: RESOURCE, scopeLogs: [{ scope: { name: 'fulcrum' }, logRecords }] }],
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((answer) => answer.body?.cancel())
      .catch(() => {})
  }
  return {
    write: (line) => {
      if (waiting.length >= TOLD_AT_ONCE) return
      waiting.push(recordOf(JSON.parse(line) as Line))
      if (waiting.length === 1) setTimeout(tell, TOLD_AFTER_MS).unref()
    },
  }
}

const RESOURCE = {
  attributes: attributesOf({ 'service.name': 'fulcrum', 'service.version': `${BUILD.version}+${BUILD.build}` }),
}

function recordOf({ time, msg = '', error = {}, ...line }: Line): object {
  const told = Object.fromEntries(TOLD.map((name) => [name, line[name]]))
  const ofError = Object.entries(TOLD_OF_ERRORS).map(([name, attribute]) => [attribute, error[name]])
  return {
    timeUnixNano: `${time}000000`,
    ...{ severityNumber: 17, severityText: 'ERROR', body: { stringValue: msg } },
    attributes: attributesOf({ ...told, ...Object.fromEntries(ofError) }),
  }
}

function attributesOf(values: Record<string, unknown>): object[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ({ key, value: { stringValue: String(value) } }))
}
