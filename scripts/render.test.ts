import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const render = (...args: string[]) => spawnSync(process.execPath, ['scripts/render.ts', ...args], { encoding: 'utf8' })

test('a move is drawn as a picture of its own, still, in a moment, and dark', () => {
  const still = render('goblet-squat')
  expect(still.status).toBe(0)
  expect(still.stdout).toMatch(/^<svg [^>]*viewBox="[^"]+" role="img"><title>goblet squat<\/title><style>/)
  expect(still.stdout).not.toContain('light-dark(')
  const moments = ['0', '4'].map((frame) => render('goblet-squat', '--frame', frame).stdout)
  expect(new Set([still.stdout, ...moments, render('goblet-squat', '--dark').stdout]).size).toBe(4)
})

test('what cannot be drawn says why', () => {
  for (const args of [[], ['flying'], ['goblet-squat', '--frame', '9']]) {
    const { status, stdout, stderr } = render(...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }
})
