import { describe, expect, it } from 'vitest'
import { runDoctorCommand } from '#server/commands/doctor/run-doctor-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { testLetterhead } from '#server/letterhead/test-letterhead.ts'
import type { Check, Installation } from './check.ts'
import { checks, type WordedCheck } from './list-checks.ts'
import { runCheck, runChecks } from './run-checks.ts'
import { configured } from './test-installation.ts'
import { createBreaks, expectedRows } from './test-breaks.ts'

const everybody = { staffID: null, operation: null }

const empty = await testDatabase()
const db = await testDatabase()
const university = await testUniversity(db)

const find = async (id: string, installation = configured) => {
  const check = checks.find((each) => each.id === id)!
  return runCheck(db, check, everybody, installation, [100, 0])
}
const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)

describe('the checks', () => {
  it('have names of their own and words in both languages, and each waits for one that comes before', () => {
    expect(checks.length).toBeGreaterThan(60)
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const [position, { title, fix, after }] of checks.entries()) {
      for (const text of [title.ka, fix.ka]) expect(text).toMatch(/[ა-ჰ]/)
      for (const text of [title.en, fix.en]) expect(text).toMatch(/^[A-Z]/)
      if (after !== undefined)
        expect(checks.findIndex(({ id }) => id === after)).toSatisfy((at) => at >= 0 && at < position)
    }
  })

  it('all run on an empty portal and on one that teaches', async () => {
    for (const each of [empty, db])
      for (const check of checks) {
        const { total, items } = await runCheck(each, check, everybody, configured, [2, 0])
        expect(total).toBeGreaterThanOrEqual(items.length)
      }
  })

  it('cannot write, and one that takes too long is reported as not finished', async () => {
    const toCheck = (text: string): WordedCheck => ({
      ...checks[0]!,
      load: async (tx) => {
        await tx.rows({ name: '', text })
        return { total: 0, items: [] }
      },
    })
    const writing = runCheck(db, toCheck('delete from setting'), everybody, configured, [1, 0])
    await expect(writing).rejects.toThrow('read-only')
    const slow: Check['load'] = async (tx) => {
      await tx.rows({ name: '', text: `set local statement_timeout = '20ms'` })
      await tx.rows({ name: '', text: 'select pg_sleep(5)' })
      return { total: 0, items: [] }
    }
    const [result] = await runChecks(db, everybody, configured, 1, [{ ...checks[0]!, load: slow }])
    expect(result?.findings).toBeNull()
    // The limits end with the transaction.
    const settings = `select current_setting('transaction_read_only') as writes, current_setting('statement_timeout') as time`
    expect(await run(settings)).toEqual([{ writes: 'off', time: '0' }])
  })
})

describe('runChecks', () => {
  it('gives an empty portal the first steps, not what follows from them', async () => {
    const found = (await runChecks(empty, everybody, configured, 5)).map(({ check }) => check)
    const blocking = found.filter(({ severity }) => severity === 'blocks').map(({ id }) => id)
    expect(blocking).toEqual(['no-administrator', 'no-school', 'no-current-semester'])
    expect(found.length).toBeLessThan(12)
  })

  it('finds nothing about settings that are complete, and each that is not', async () => {
    const system = (installation: Installation) =>
      Promise.all(
        [
          'mail-not-configured',
          'mail-sender-missing',
          'proxy-untrusted',
          'public-url-missing',
          'public-url-not-https',
          'payments-in-sandbox',
          'disk-full',
          'jobs-not-possible',
          'schema-pending',
          'schema-changed',
        ].map(async (id) => (await find(id, installation)).total),
      )
    expect(await system(configured)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(
      await system({
        ...configured,
        hasMail: false,
        hasSender: false,
        untrustedProxyOn: '2026-11-28',
        publicUrl: undefined,
        paymentProvider: 'sandbox',
        hasFreeSpace: false,
        pendingSchema: ['099-new'],
        canRunJobs: false,
      }),
    ).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1, 0])
    const insecure = { ...configured, publicUrl: 'http://portal.university.example' }
    expect((await find('public-url-not-https', insecure)).total).toBe(1)
  })
})

describe('the checks of windows', () => {
  it('is about days and times at the university, where it is already the next day', async () => {
    const before = (await find('window-after-semester')).total
    const put = `insert into registration_window (step, semester_id, starts_at, ends_at)
      select 4, id, (ends_on + time '20:30') at time zone 'UTC', (ends_on + time '22:30') at time zone 'UTC'
      from semester where is_current returning to_char(starts_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD HH24:MI') as local`
    const [row] = (await run(put)) as { local: string }[]
    const { total, items } = await find('window-after-semester')
    expect(total).toBe(before + 1)
    expect(row!.local).toMatch(/ 00:30$/)
    expect(JSON.stringify(items)).toContain(row!.local)
    await run('delete from registration_window')
  })
})

const breaks = createBreaks(university, run)

describe('the menu', () => {
  it('of a new portal leads somewhere', async () => {
    expect((await find('menu-to-nowhere')).items).toEqual([])
  })
})

describe('a check', () => {
  it.each(Object.keys(breaks))('%s finds what is wrong, and nothing before', async (id) => {
    const before = (await find(id)).total
    await breaks[id]!()
    expect((await find(id)).total - before).toBe(expectedRows[id] ?? 1)
  })

  it('counts students who have no window, until there is one for everybody', async () => {
    await university.openWindow({ step: 1, studySemester: 77 })
    expect((await find('students-without-window')).total).toBeGreaterThan(0)
    await university.openWindow({ step: 1 })
    expect((await find('students-without-window')).total).toBe(0)
  })
})

describe('the checks of what is not there', () => {
  it('report each missing part of the letterhead, and the logo once the parts are complete', async () => {
    const set = (value: unknown) =>
      run(
        `insert into setting (name, value) values ('university', $1)
         on conflict (name) do update set value = excluded.value`,
        [JSON.stringify(value)],
      )
    expect((await find('letterhead-incomplete')).total).toBe(10)
    await set({ ...testLetterhead, phone: ' ', address: { ...testLetterhead.address, en: '' } })
    expect((await find('letterhead-incomplete')).items.map(({ name }) => name)).toEqual([
      'address.en',
      'phone',
    ])
    await set(testLetterhead)
    expect((await find('letterhead-incomplete')).total).toBe(0)
    expect((await find('logo-missing')).total).toBe(1)
  })

  it('miss the bank account of the university, until either setting has one', async () => {
    const count = async () => (await find('bank-account-missing')).total
    const set = (name: string, value: unknown) =>
      run('update setting set value = $2 where name = $1', [name, JSON.stringify(value)])
    const receiver = { name: '', nameeng: '', bank: '', account: '' }
    await set('payment_receiver', receiver)
    expect(await count()).toBe(1)
    await set('bank_accounts', ['GE29NB0000000101904917'])
    expect(await count()).toBe(0)
    await set('bank_accounts', [])
    await set('payment_receiver', { ...receiver, account: 'GE29NB0000000101904917' })
    expect(await count()).toBe(0)
  })

  it('miss public holidays, and the day of the next semester once the end is near', async () => {
    const count = async () => [
      (await find('holidays-missing')).total,
      (await find('next-semester-without-day')).total,
    ]
    await run('delete from holiday')
    expect(await count()).toEqual([1, 0])
    const [holiday, end] = [await university.today(3), await university.today(20)]
    await run(`insert into holiday (day, name_ka, name_en) values ($1, 'დღე', 'Day')`, [holiday])
    await run('update semester set ends_on = $1 where is_current', [end])
    expect(await count()).toEqual([0, 1])
    await university.addSemester(2030, 'spring', [30, 100], { current_from: await university.today(25) })
    expect(await count()).toEqual([0, 0])
  })

  it('miss a window in which subjects can be chosen', async () => {
    await run('delete from registration_window')
    await university.openWindow({ step: 1 })
    expect((await find('no-step-for-subjects')).total).toBe(1)
    await run('delete from registration_window')
    await run(`update registration_step set module_kinds = '{elective}' where step = 2`)
    await university.openWindow({ step: 2 })
    expect((await find('no-step-for-subjects')).total).toBe(0)
  })
})

describe('npm run doctor', () => {
  const print = async (...args: string[]) => {
    const lines: string[] = []
    const isReady = await runDoctorCommand(empty, args, (line) => lines.push(line))
    return { isReady, text: lines.join('\n') }
  }

  it('says what to do first, and that the university cannot open', async () => {
    const { isReady, text } = await print()
    expect(isReady).toBe(false)
    expect(text).toContain('Blocks the opening')
    expect(text).toContain('npm run staff -- create')
    expect(text).toContain('cannot open yet')
  })

  it('prints one JSON object, and refuses an unknown option', async () => {
    const { findings } = JSON.parse((await print('--json')).text) as { findings: { check: string }[] }
    expect(findings.map(({ check }) => check)).toContain('no-school')
    await expect(print('--none')).rejects.toThrow('npm run doctor -- [--json] [--all]')
  })
})
