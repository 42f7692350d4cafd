import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './cluster.ts'

/** Whether OpenStack Swift is installed (Debian: `swift-proxy swift-account swift-container swift-object`). */
export const hasSwift = existsSync('/usr/bin/swift-proxy-server') && existsSync('/usr/bin/swift-object-server')

const SECRET = 'a-secret-of-the-test'

/** An object store of the test's own with the API of S3, which checks every signature: OpenStack Swift on one disk. */
export async function startSwift() {
  const directory = mkdtempSync(join(tmpdir(), 'fulcrum-swift-'))
  const user = userInfo().username
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() }
  const port = await freePort()
  mkdirSync(join(directory, 'disks/one'), { recursive: true })
  writeFileSync(
    join(directory, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  const running: ChildProcess[] = []
  const run = (kind: string, settings: string) => {
    const file = join(directory, `${kind}.conf`)
    const common = `[DEFAULT]\nbind_ip = 127.0.0.1\nworkers = 0\nuser = ${user}\nswift_dir = ${directory}\nlog_address = /nowhere\n`
    writeFileSync(file, common + settings)
    running.push(spawn(`/usr/bin/swift-${kind}-server`, [file], { stdio: 'ignore' }))
  }
  for (const [kind, at] of Object.entries(ports)) {
    const ring = (...args: string[]) =>
      execFileSync('/usr/bin/swift-ring-builder', [join(directory, `${kind}.builder`), ...args], { stdio: 'ignore' })
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${at}/one`, '1')
    ring('rebalance')
    run(
      kind,
      `bind_port = ${at}\ndevices = ${join(directory, 'disks')}\nmount_check = false\n
[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n\n`,
    )
  }
  run(
    'proxy',
    `bind_port = ${port}\n
[pipeline:main]\npipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true
[filter:catch_errors]\nuse = egg:swift#catch_errors
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1
[filter:listing_formats]\nuse = egg:swift#listing_formats
[filter:s3api]\nuse = egg:swift#s3api\ns3_acl = no
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_fulcrum_keeper = ${SECRET} .admin
[filter:slo]\nuse = egg:swift#slo\n`,
  )
  const endpoint = `http://127.0.0.1:${port}`
  const stop = async () => {
    await Promise.all(
      running.map((child) => {
        child.kill('SIGTERM')
        return child.exitCode ?? once(child, 'exit')
      }),
    )
    rmSync(directory, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(endpoint).then(
        () => true,
        () => false,
      )
    )
      break
    if (tries > 200) {
      await stop()
      throw new Error('Swift did not start')
    }
    await sleep(50)
  }
  return { endpoint, region: 'us-east-1', keyId: 'fulcrum:keeper', secretKey: SECRET, stop }
}
