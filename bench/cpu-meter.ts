import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a server under measurement: tells what its process has used so far, on a port of its own.
if (isMainThread)
  createServer((_, response) => {
    const { user, system } = process.cpuUsage()
    response.end(JSON.stringify({ cpuUs: user + system, rssBytes: process.memoryUsage.rss() }))
  })
    .listen(Number(process.env.CPU_METER_PORT), '127.0.0.1')
    .unref()
