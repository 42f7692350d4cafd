import { join } from 'node:path'

/** Where Node keeps what it compiled: servers and threads that tests start by the hundred need not compile it again. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/fulcrum-compiled')
