import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { check } from './check.mjs'

interface Step {
  readonly name: string
  readonly line: readonly string[]
}

const unused = { name: 'dead code', reasons: ['unused.ts'] }

/** Runs the check without its programs; returns its steps, each with those that ran beside it. */
const play = async (fix: boolean) => {
  const running = new Set<Step>()
  const beside = new Map<Step, Set<string>>()
  const run = async (step: Step) => {
    beside.set(step, new Set())
    for (const other of running) {
      beside.get(step)!.add(other.name)
      beside.get(other)!.add(step.name)
    }
    running.add(step)
    await setImmediate()
    running.delete(step)
    return step.name === 'dead code' ? unused : undefined
  }
  return { counts: await check({}, { fix, run }), beside }
}

describe('check', () => {
  it('fixes with one program at a time, before anything is read, and says what failed', async () => {
    const { counts, beside } = await play(true)
    const steps = [...beside.keys()]
    expect(steps.slice(0, 2).map(({ line }) => line)).toEqual([
      ['oxlint', '--type-aware', '--fix'],
      ['oxfmt'],
    ])
    for (const step of steps.slice(0, 2)) expect(beside.get(step)).toEqual(new Set())
    expect(counts).toEqual({ passed: steps.length - 1, failed: 1, failures: [unused] })
  })

  it('writes nothing without --fix, and has the same steps', async () => {
    const [read, fix] = await Promise.all([play(false), play(true)])
    const names = ({ beside }: typeof read) => [...beside.keys()].map(({ name }) => name).toSorted()
    expect(names(read)).toEqual(names(fix))
    expect([...read.beside.keys()].flatMap(({ line }) => line)).not.toContain('--fix')
    expect([...read.beside.keys()].find(({ name }) => name === 'format')?.line).toEqual(['oxfmt', '--check'])
  })
})
