import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listHolidays } from '#demo/season/holidays.ts'
import { listSemesters } from '#demo/season/semesters.ts'
import { toWeekday } from '#rules/time/clock.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { createDatabase } from '#server/db/test-create-database.ts'
import { listMomentStages } from './list-moment-stages.mjs'
import { moments } from './moments.mjs'
import { readMoment } from './read-moment.mjs'
import { toInstant } from './set-test-clock.mjs'

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-clock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
/** Far less than the offset from the machine's clock, and more than a slow machine takes. */
const isNow = (ms: number) => Math.abs(ms - Date.now()) < 120_000

describe('the clock of the tests', () => {
  it('runs on from the moment of the run', () => {
    const begun = toInstant(process.env['TEST_MOMENT'] ?? '')!
    expect(Date.now()).toBeGreaterThanOrEqual(begun)
    expect(Date.now() - begun).toBeLessThan(24 * 3_600_000)
    expect(isNow(new Date().getTime())).toBe(true)
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    expect(structuredClone(new Date())).toBeInstanceOf(Date)
  })

  it('is that of child processes, of threads and of files', async () => {
    const script = 'process.stdout.write(String(Date.now()))'
    expect(isNow(Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })))).toBe(true)
    const folder = makeFolder()
    const file = join(folder, 'thread.mjs')
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage(Date.now())`,
    )
    const [reported] = (await once(new Worker(file), 'message')) as [number]
    expect(isNow(reported)).toBe(true)
    expect(isNow(statSync(file).mtimeMs)).toBe(true)
    const then = new Date(Date.now() - 3_600_000)
    utimesSync(file, then, then)
    expect((await stat(file)).mtime.getTime()).toBeCloseTo(then.getTime(), -2)
  })

  it('is that of the database, in every schema', async () => {
    const { url } = await createDatabase()
    const client = await openClient(url)
    await client.query('create schema other; set search_path to other, pg_catalog')
    await client.query(
      'create table moment (at timestamptz not null default now(), day date default now()::date)',
    )
    const { rows } = await client.query<{ at: Date; clock: Date }>(
      'insert into moment default values returning at, clock_timestamp() as clock',
    )
    await client.end()
    expect(isNow(rows[0]!.at.getTime())).toBe(true)
    expect(isNow(rows[0]!.clock.getTime())).toBe(true)
  })
})

describe('readMoment', () => {
  it('removes the moment from the arguments, and refuses an invalid one', () => {
    expect(readMoment(['--quick', '--at', '2026-11-28T21:45', 'exams'])).toEqual({
      moment: '2026-11-28T21:45',
      args: ['--quick', 'exams'],
    })
    for (const wrong of ['tomorrow', '2026-02-30T10:00', '2026-11-28T24:00'])
      expect(() => readMoment(['--at', wrong])).toThrow('--at')
    expect(() => readMoment(['--at'])).toThrow('--at')
  })
})

/** The current semester of the demo made for a moment. */
const semesterOf = ({ at, demo = at }: (typeof moments)[number]) =>
  listSemesters(demo.slice(0, 10)).find(({ isCurrent }) => isCurrent)!
const hourIn = (timeZone: string, ms: number) =>
  new Date(ms).toLocaleTimeString('en', { timeZone, hour: '2-digit', minute: '2-digit' })

describe('moments', () => {
  it('are at least twelve real times, each with a name and a reason', () => {
    expect(moments.length).toBeGreaterThanOrEqual(12)
    expect(new Set(moments.map(({ at }) => at)).size).toBe(moments.length)
    for (const { name, at, why, demo = at, opens = at } of moments) {
      expect([toInstant(at), toInstant(demo), toInstant(opens)], at).not.toContain(undefined)
      expect([name, why], at).not.toContain('')
    }
  })

  it('each have two stages, in the environment as the stages before have left it', async () => {
    const env: Record<string, string> = {}
    const seen: Record<string, string>[] = []
    const look = (own: Record<string, string>) => seen.push(own)
    const stages = listMomentStages(env, { vitest: look, playwright: look, isQuick: false })
    env['CHROMIUM_PATH'] = 'found'
    for (const [, run] of stages as [string, () => unknown][]) await run()
    expect(seen.map((own) => own['TEST_MOMENT'])).toEqual(moments.flatMap(({ at }) => [at, at]))
    expect(new Set(seen.map((own) => own['CHROMIUM_PATH']))).toEqual(new Set(['found']))
  })

  it('are what they are called', () => {
    const find = (name: string) => moments.find((moment) => moment.name === name)!
    const dayAndTime = (name: string) => {
      const { at } = find(name)
      return [toWeekday(at.slice(0, 10)), at.slice(11)]
    }
    const dateOf = (name: string) => find(name).at.slice(0, 10)
    expect(dayAndTime('Saturday evening')).toEqual([6, '21:45'])
    expect(dayAndTime('Sunday noon')).toEqual([7, '12:00'])
    expect(dayAndTime('Monday 00:05')).toEqual([1, '00:05'])
    expect(find('a minute before midnight').at.slice(11)).toBe('23:59')
    expect(dateOf('first day of a semester')).toBe(semesterOf(find('first day of a semester')).startsOn)
    expect(dateOf('last day of a semester')).toBe(semesterOf(find('last day of a semester')).endsOn)
    const between = find('between two semesters')
    expect(dateOf(between.name) > semesterOf(between).endsOn).toBe(true)
    expect(listHolidays(2026).map(({ day }) => day)).toContain(dateOf('a holiday'))
    expect(dateOf('29 February').slice(5)).toBe('02-29')
    expect(dateOf('the last night of December').slice(5)).toBe('12-31')
    const opening = find('the night registration opens')
    const minutesToOpening = (toInstant(opening.opens)! - toInstant(opening.at)!) / 60_000
    expect(minutesToOpening).toBeGreaterThan(0)
    expect(minutesToOpening).toBeLessThanOrEqual(60)
    const change = find('summer time ends in New York')
    const [now, later] = [toInstant(change.at)!, toInstant(change.at)! + 3_600_000]
    // An hour later the browser's clock shows the same time again; the university's does not.
    expect(hourIn(change.timeZone!, later)).toBe(hourIn(change.timeZone!, now))
    expect(hourIn('Asia/Tbilisi', later)).not.toBe(hourIn('Asia/Tbilisi', now))
  })
})
