import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runSingleInstance } from './single-instance.mjs'

let folder = ''
let lock = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  lock = join(folder, 'lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('runSingleInstance runs work under one lock one after the other, also when it fails', async () => {
  let running = 0
  const runningCounts: number[] = []
  const work = async () => {
    running += 1
    runningCounts.push(running)
    await sleep(20)
    running -= 1
    throw new Error('as planned')
  }
  const all = await Promise.allSettled([
    runSingleInstance(lock, work),
    runSingleInstance(lock, work),
    runSingleInstance(lock, work),
  ])
  expect(runningCounts).toEqual([1, 1, 1])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(existsSync(lock)).toBe(false)
})

test('runSingleInstance takes over a lock that was not touched for long', async () => {
  mkdirSync(lock)
  utimesSync(lock, new Date(), new Date(Date.now() - 60_000))
  expect(await runSingleInstance(lock, () => 'done')).toBe('done')
})

test('runSingleInstance waits for a lock that was touched just now', async () => {
  mkdirSync(lock)
  const startedAt = Date.now()
  setTimeout(() => rmSync(lock, { recursive: true }), 300)
  await runSingleInstance(lock, () => undefined)
  expect(Date.now() - startedAt).toBeGreaterThan(250)
})
