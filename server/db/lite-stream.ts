import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

const AUTHENTICATION_OK = [0x52, 0, 0, 0, 8, 0, 0, 0, 0]
const READY_FOR_QUERY = [0x5a, 0, 0, 0, 5, 0x49]
const GREETING = Buffer.from([...AUTHENTICATION_OK, ...READY_FOR_QUERY])
const TERMINATE = 0x58

/**
 * A socket to the embedded database: what `pg` writes goes to PGlite as it is, and its answer comes back.
 * This gives one driver for both engines; PGlite's own adapter for `pg` wedges a client after an error.
 */
export class LiteStream extends Duplex {
  #greeted = false
  readonly #engine: PGlite

  constructor(engine: PGlite) {
    super()
    this.#engine = engine
  }

  connect(): this {
    // What a dropped client left open must not reach the next one.
    this.#reset().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
    return this
  }

  async #reset(): Promise<void> {
    await this.#engine.exec('rollback')
    await this.#engine.exec('discard all')
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (!this.#greeted) {
      this.#greeted = true
      this.push(GREETING)
      done()
    } else if (chunk[0] === TERMINATE) {
      this.push(null)
      done()
    } else {
      this.#engine.execProtocolRaw(chunk).then((answer) => {
        // The engine reuses its buffer for the next answer.
        this.push(Buffer.from(answer))
        done()
      }, done)
    }
  }

  override _read(): void {}

  // `pg` tunes the socket it believes it has.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
