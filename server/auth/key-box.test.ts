import { expect, test } from 'vitest'
import { keyBox } from './key-box.ts'

const SECRET = 'GEZDGNBVGY3TQOJQ'
const box = keyBox(['a secret of some thirty characters'])

test('keyBox() gives back what it sealed, shows nothing of it, and seals it anew each time', () => {
  const sealed = box.seal(SECRET, 'one')
  expect(sealed).not.toContain(SECRET)
  expect(box.seal(SECRET, 'one')).not.toBe(sealed)
  expect(box.open(sealed, 'one')).toBe(SECRET)
})

test('keyBox() opens nothing for another owner, altered, or under a key it does not have', () => {
  const sealed = box.seal(SECRET, 'one')
  expect(box.open(sealed, 'two')).toBeNull()
  const at = sealed.length - 10
  const other = sealed[at] === 'A' ? 'B' : 'A'
  expect(box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'one')).toBeNull()
  expect(keyBox(['another secret of thirty characters']).open(sealed, 'one')).toBeNull()
})

test('keyBox() takes a text that was never sealed as it stands', () => {
  expect(box.open(SECRET, 'one')).toBe(SECRET)
})

test('keyBox() opens with every key it has and seals with the first', () => {
  const moved = keyBox(['the secret that takes its place, long', 'a secret of some thirty characters'])
  const old = box.seal(SECRET, 'one')
  expect(old.startsWith(moved.mark)).toBe(false)
  expect(moved.open(old, 'one')).toBe(SECRET)
  const sealed = moved.seal(SECRET, 'one')
  expect(sealed.startsWith(moved.mark)).toBe(true)
  expect(box.open(sealed, 'one')).toBeNull()
})
