import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { makePlanCalls } from '#server/areas/plans/test-plans.ts'
import { testStudent } from '#server/areas/registration/test-student.ts'
import { openClient } from '#server/db/connection/open-client.ts'
import { runRehearsalCommand } from '#server/commands/rehearsal/run-rehearsal-command.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { notCopied } from './copy/sql.ts'

const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const university = await testUniversity(db)
const { subjectIDs, addGroup, addSubject, addStudent } = university
const run = <Row>(text: string, values: readonly unknown[] = []) => db.rows<Row>({ name: '', text }, values)

const newStudent = async () => makePlanCalls(await testStudent(app, db, await addStudent()))

/** Rows of every table and the next numbers, without those of the rehearsal itself. */
const summarizeDatabase = async () => {
  const tables = await run<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'rehearsal%' order by 1`,
  )
  const hashes = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await run(
        `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${name} t`,
      )
      return [name, row]
    }),
  )
  const sequences = await run(
    `select sequencename, last_value from pg_sequences where schemaname = 'public' and sequencename not like 'rehearsal%' order by 1`,
  )
  return { hashes, sequences }
}
const listSchemas = () => run(`select nspname from pg_namespace where nspname like 'rehearsal%'`)
const rehearse = async (...args: string[]) => {
  const lines: string[] = []
  await runRehearsalCommand(db, args, { print: (line) => lines.push(line) })
  return lines
}

/** The group of the short subject has two seats, and four students want it. */
let short: { subjectID: number; groupID: number }

beforeAll(async () => {
  await university.openWindow({ step: 2, from: 48, to: 72 })
  const subjectID = await addSubject({ credits: 5 })
  short = {
    subjectID,
    groupID: await addGroup({ subjectID, capacity: 2, meetings: [[5, '08:00', '09:00']] }),
  }
  const second = await addGroup({ subjectID: subjectIDs[0], capacity: 9, meetings: [[4, '08:00', '09:00']] })
  for (let nth = 0; nth < 4; nth += 1) {
    const student = await newStudent()
    await student.make([
      { subjectID, schedule_ids: [short.groupID] },
      { subjectID: subjectIDs[0], schedule_ids: [second] },
    ])
  }
})

// Each round is a copy of the university and a server of its own.
describe('rehearsal', { timeout: 240_000 }, () => {
  it('plays the opening on a copy, says who got what, and leaves the university as it was', async () => {
    // A student without a plan, who comes to the rounds of the load.
    await newStudent()
    const before = await summarizeDatabase()
    const heard: string[] = []
    const listener = await openClient(db.url)
    listener.on('error', () => undefined)
    listener.on('notification', ({ channel }) => heard.push(channel))
    for (const channel of ['seats', 'notifications', 'answers', 'inbox', 'session_ended'])
      await listener.query(`listen ${channel}`)

    const lines = await rehearse('--rounds', '2')
    await listener.query('select 1')
    await listener.end()
    expect(heard).toEqual([])
    expect(await listSchemas()).toEqual([])
    expect(await summarizeDatabase()).toEqual(before)

    const [rehearsal] = await run<{ id: number; state: string; result: { counts: object; load: object[] } }>(
      'select id, state, result from rehearsal',
    )
    expect(rehearsal).toMatchObject({
      state: 'done',
      result: { counts: { planned: 4, blocked: 0 } },
    })
    const { load } = rehearsal!.result
    const [{ opened }] = [rehearsal!.result.counts as { opened: number }]
    expect(load.map((each) => (each as { students: number }).students)).toEqual([
      Math.floor(opened / 4),
      Math.floor(opened / 2),
      opened,
    ])
    expect(load.every((each) => (each as { failed: number }).failed === 0)).toBe(true)
    const groups = await run('select * from rehearsal_group order by group_id')
    expect(groups).toEqual([
      expect.objectContaining({
        group_id: short.groupID,
        capacity: 2,
        taken: 0,
        wanted_first: 4,
        refused: '2.0',
      }),
      expect.objectContaining({ wanted_first: 4, refused: '0.0' }),
    ])
    const seats = await run<{ first_rounds: number; refused_rounds: number }>('select * from rehearsal_seat')
    expect(seats.every((seat) => seat.first_rounds + seat.refused_rounds === 2)).toBe(true)
    expect(seats.reduce((sum, { refused_rounds }) => sum + refused_rounds, 0)).toBe(4)
    expect(seats[0]).toMatchObject({ subject_id: short.subjectID, code: 'group_full' })
    expect(lines.join('\n')).toContain('Where seats are short:')
    expect(lines.join('\n')).toContain('2 free of 2, 4 want it, 2 get no seat')
  })

  it('is refused near an opening and without one', async () => {
    await run(`update registration_window set starts_at = now() + interval '30 minutes'`)
    await expect(rehearse()).rejects.toThrow('Registration opens about now')
    await run(`update registration_window set starts_at = now() - interval '3 hours'`)
    await expect(rehearse()).rejects.toThrow('No opening of registration is ahead')
    await run(
      `update registration_window set starts_at = now() + interval '2 days', ends_at = now() + interval '3 days'`,
    )
  })

  it('runs one at a time, and is stopped by a cancellation and by a signal without leaving a copy', async () => {
    const stop = new AbortController()
    const rehearsals = await Promise.allSettled([
      runRehearsalCommand(db, ['--no-load'], { print: () => stop.abort(), stopping: stop.signal }),
      rehearse('--no-load'),
    ])
    expect(rehearsals.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await listSchemas()).toEqual([])
    expect(await run('select state from rehearsal order by id desc limit 1')).toEqual([{ state: 'broken' }])
    await expect(
      runRehearsalCommand(db, ['--no-load'], {
        print: () => void run(`update rehearsal set state = 'cancelled' where state = 'running'`),
      }),
    ).rejects.toThrow('stopped (cancelled)')
    const loseLock = `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    await expect(runRehearsalCommand(db, ['--no-load'], { print: () => void run(loseLock) })).rejects.toThrow(
      'holds the lock',
    )
    expect(await listSchemas()).toEqual([])
  })

  it('names only tables that exist as not copied', async () => {
    const found = await run<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relname = any($1)`,
      [notCopied],
    )
    expect(found.map(({ name }) => name).toSorted()).toEqual([...notCopied].toSorted())
  })
})
