import { expect, test } from 'vitest'
import { environment } from './postgres-tools.ts'

test('environment() names machine and database to the tools as they want them, not as a URL writes them', () => {
  const told = (databaseUrl: string) => environment({ dataDir: '', databaseUrl })
  expect(told('postgres://me:a%40b@[::1]:5433/my%20plans')).toMatchObject({
    PGHOST: '::1',
    PGPORT: '5433',
    PGDATABASE: 'my plans',
    PGPASSWORD: 'a@b',
  })
  expect(told('postgres://me@%2Frun%2Fpostgresql/fulcrum').PGHOST).toBe('/run/postgresql')
})
