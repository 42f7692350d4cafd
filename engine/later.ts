/** A value that is made when it is first read, and then kept. */
export class Later<Value> {
  #make: (() => Value) | null
  #value: Value | undefined

  constructor(make: () => Value) {
    this.#make = make
  }

  /** The value. */
  get(): Value {
    if (this.#make !== null) {
      this.#value = this.#make()
      this.#make = null
    }
    return this.#value as Value
  }
}
