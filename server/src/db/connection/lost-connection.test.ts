import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { sendJob } from '#server/jobs/send-job.ts'
import { log } from '#server/log.ts'
import { isDatabaseUnavailable } from '#server/db/errors/is-database-unavailable.ts'
import { testDatabase } from '../test-database.ts'
import { testUniversity } from '../test-university.ts'
import { openClient } from './open-client.ts'
import { untilWaiting } from './test-activity.ts'

log.level = 'silent'
const db = await testDatabase()
const app = makeApp({ db, checkReplies: true, quiet: true })
const { newStudent, pay } = await testFinance(app, db, await testUniversity(db))
const ownPid = { name: '', text: 'select pg_backend_pid() as pid' }

/** Errors that would end the process. */
const uncaught = vi.fn<(error: Error) => void>()
process.on('uncaughtException', uncaught)
afterAll(() => void process.off('uncaughtException', uncaught))
afterEach(() => {
  const errors = uncaught.mock.calls
  uncaught.mockClear()
  expect(errors).toEqual([])
})

/** Ends the connection of a process of the database, and waits until this side has heard of it. */
const end = async (pid: number): Promise<void> => {
  await db.row({ name: '', text: 'select pg_terminate_backend($1, 5000)' }, [pid])
  await pause(20)
}

describe('a connection lost in a transaction', () => {
  it('fails the transaction between two statements, and the next one has another connection', async () => {
    const lost = db.transaction(async (tx) => {
      const { pid } = (await tx.row<{ pid: number }>(ownPid))!
      await end(pid)
      await tx.row(ownPid)
    })
    await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
    await expect(db.transaction((tx) => tx.row(ownPid))).resolves.toEqual({
      pid: expect.any(Number) as number,
    })
  })

  it('is answered with 503 in a request, and the next request is answered', async () => {
    const student = await newStudent()
    const holder = await openClient(db.url)
    onTestFinished(() => holder.end())
    await holder.query('begin')
    await holder.query('select from student where id = $1 for update', [student.studentID])
    const paying = pay(student)
    const [pid] = await untilWaiting(db)
    await end(pid!)
    expect(await paying).toMatchObject({ status: 503, code: 'database_away' })
    await holder.query('rollback')
    expect(await pay(student)).toMatchObject({ status: 200 })
  })

  it('has a job repeated', async () => {
    let tries = 0
    const noWork = async () => undefined
    const handlers = {
      'payment-check': () =>
        db.transaction(async (tx) => {
          const { pid } = (await tx.row<{ pid: number }>(ownPid))!
          if (tries++ === 0) await end(pid)
          await tx.row(ownPid)
        }),
      'payment-refund': noWork,
      'accounts-update': noWork,
      'payments-reconcile': noWork,
    }
    onTestFinished(await startJobs(db, { handlers, schedules: [], timeZone: 'UTC' }))
    await db.transaction((tx) => sendJob(tx, { queue: 'payment-check', id: 1, afterSeconds: 0 }))
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 60_000, interval: 100 })
  })
})

describe('openClient', () => {
  it('fails the statements after its connection is lost, and can be ended', async () => {
    const client = await openClient(db.url)
    const { rows } = await client.query<{ pid: number }>(ownPid.text)
    await end(rows[0]!.pid)
    await expect(client.query(ownPid.text)).rejects.toSatisfy(isDatabaseUnavailable)
    await client.end()
  })
})
