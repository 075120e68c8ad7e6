import { describe, expect, it } from 'vitest'
import { runDoctorCommand } from '#server/commands/doctor/run-doctor-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import type { Check, Surroundings } from './check.ts'
import { checks, type WordedCheck } from './list-checks.ts'
import { runCheck, runChecks } from './run-checks.ts'

const everybody = { staffID: null, operation: null }
const configured: Surroundings = {
  hasMail: true,
  hasSms: true,
  publicUrl: 'https://portal.university.example',
  paymentProvider: 'bog',
  hasFreeSpace: true,
  pendingSchema: [],
  isWholeUniversity: true,
}

const empty = await testDatabase()
const db = await testDatabase()
const university = await testUniversity(db)

const find = async (id: string, surroundings = configured) => {
  const check = checks.find((each) => each.id === id)!
  return runCheck(db, check, everybody, surroundings, [100, 0])
}
const run = (text: string, values: readonly unknown[] = []) => db.rows({ name: '', text }, values)

describe('the checks', () => {
  it('have names of their own and words in both languages, and each waits for one that comes before', () => {
    expect(checks.length).toBeGreaterThan(60)
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    for (const [position, { title, mend, after }] of checks.entries()) {
      for (const text of [title.ka, mend.ka]) expect(text).toMatch(/[ა-ჰ]/)
      for (const text of [title.en, mend.en]) expect(text).toMatch(/^[A-Z]/)
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
    const system = (surroundings: Surroundings) =>
      Promise.all(
        [
          'mail-not-configured',
          'public-url-missing',
          'payments-in-sandbox',
          'disk-full',
          'schema-pending',
        ].map(async (id) => (await find(id, surroundings)).total),
      )
    expect(await system(configured)).toEqual([0, 0, 0, 0, 0])
    expect(
      await system({
        ...configured,
        hasMail: false,
        publicUrl: undefined,
        paymentProvider: 'sandbox',
        hasFreeSpace: false,
        pendingSchema: ['099-new'],
      }),
    ).toEqual([1, 1, 1, 1, 1])
  })
})

/** What breaks a working university, by the check that must find exactly what was added. */
const breaks: Readonly<Record<string, () => Promise<unknown>>> = {
  'programme-without-modules': () => university.addProgramme('No modules'),
  'module-without-subjects': () => university.addModule('elective', { name_en: 'Nothing in it' }),
  'module-credits-short': async () => {
    const module = await university.addModule('elective', { required_credits: 60 })
    await university.addSubject({}, module)
  },
  'module-limits-contradict': () =>
    university.addModule('elective', { required_credits: 30, maximum_credits: 20 }),
  'module-cycle': async () => {
    const first = await university.addModule('elective')
    const second = await university.addModule('elective', { after_module_id: first })
    await university.change('module', first, { after_module_id: second })
  },
  'prerequisite-cycle': async () => {
    const [a, b, c] = [
      await university.addSubject(),
      await university.addSubject(),
      await university.addSubject(),
    ]
    for (const pair of [
      [a, b],
      [b, c],
      [c, a],
    ])
      await run('insert into subject_prerequisite (subject_id, prerequisite_id) values ($1, $2)', pair)
  },
  'prerequisite-not-taught': async () => {
    const pair = [await university.addSubject(), await university.addSubject({}, null)]
    await run('insert into subject_prerequisite (subject_id, prerequisite_id) values ($1, $2)', pair)
  },
  'name-missing': () => university.addSubject({ name_en: ' ' }),
  'english-name-in-georgian': () => university.addSubject({ name_en: 'ბიოლოგია' }),
  'group-without-meetings': async () =>
    university.addGroup({ subjectID: await university.addSubject(), meetings: [] }),
  'group-without-seats': async () =>
    university.addGroup({ subjectID: await university.addSubject(), capacity: 0 }),
  'subject-impossible': async () => {
    const subjectID = await university.addSubject()
    await university.addGroup({ subjectID, part: 1, meetings: [[1, '10:00', '12:00']] })
    await university.addGroup({ subjectID, part: 2, meetings: [[1, '11:00', '13:00']], code: 'late' })
    // The parent of a group is in one of the other parts, and no matter to the third.
    const nested = await university.addSubject()
    const at = (day: number) => [[day, '15:00', '16:00']] as const
    await university.addGroup({ subjectID: nested, part: 1, meetings: at(1), code: 'l' })
    const parentID = await university.addGroup({ subjectID: nested, part: 2, meetings: at(2), code: 's' })
    await university.addGroup({ subjectID: nested, part: 3, meetings: at(3), code: 'p', parentID })
    // A subject with one pair that does not clash can be taken.
    const possible = await university.addSubject()
    await university.addGroup({ subjectID: possible, part: 1, meetings: [[1, '10:00', '12:00']] })
    await university.addGroup({ subjectID: possible, part: 2, meetings: [[1, '11:00', '13:00']], code: 'a' })
    await university.addGroup({ subjectID: possible, part: 2, meetings: [[1, '12:00', '13:00']], code: 'b' })
  },
  'student-without-email': () => university.addStudent({ university_email: 'nobody' }),
  'student-without-name': () => university.addStudent({ lname_en: '' }),
  'student-english-name-in-georgian': () => university.addStudent({ fname_en: 'ნინო' }),
  'student-past-programme': () => university.addStudent({ study_semester: 9 }),
  'window-for-nobody': () => university.openWindow({ step: 1, studySemester: 7 }),
  'windows-overlap': async () => {
    await university.openWindow({ step: 2, studySemester: 6, from: 1, to: 3 })
    await university.openWindow({ step: 2, studySemester: 6, from: 2, to: 4 })
  },
  'credit-limits-contradict': () =>
    run(`update setting set value = jsonb_set(value, '{maximumPerYear}', '10') where name = 'credit_limits'`),
  'menu-to-nowhere': () =>
    run(`insert into menu_item (id, path, name_ka, name_en) values (9001, '/no-such-screen', 'ა', 'A')`),
  'time-zone-unusual': () => run(`update setting set value = '"UTC"' where name = 'time_zone'`),
}

const expected: Readonly<Record<string, number>> = {
  'module-cycle': 2,
  'prerequisite-cycle': 3,
}

describe('the menu', () => {
  it('of a new portal leads somewhere', async () => {
    expect((await find('menu-to-nowhere')).items).toEqual([])
  })
})

describe('a check', () => {
  it.each(Object.keys(breaks))('%s finds what is wrong, and nothing before', async (id) => {
    const before = (await find(id)).total
    await breaks[id]!()
    expect((await find(id)).total - before).toBe(expected[id] ?? 1)
  })

  it('counts students who have no window, until there is one for everybody', async () => {
    await university.openWindow({ step: 1, studySemester: 77 })
    expect((await find('students-without-window')).total).toBeGreaterThan(0)
    await university.openWindow({ step: 1 })
    expect((await find('students-without-window')).total).toBe(0)
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
