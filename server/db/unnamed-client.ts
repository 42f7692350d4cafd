import { Client, type ClientConfig } from 'pg'

/**
 * A connection that prepares no statement under a name: a pooler may hand the next transaction to another connection, where
 * that name is unknown or somebody else's. A look-up of a session takes 0.2 ms more without (0.4 instead of 0.2).
 */
export class UnnamedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, ...rest: unknown[]) => query(unnamed(first), ...rest)) as Client['query']
  }
}

function unnamed(statement: unknown): unknown {
  // Libraries name theirs as well. What brings its own `submit` is the driver's own object.
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement
  return { ...statement, name: undefined }
}
