import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeApp } from '#server/app.ts'
import { testFinance } from '#server/areas/finance/test-finance.ts'
import { createDatabase, transferToPlainRole } from '#server/db/test-create-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { testDatabase } from '#server/db/test-database.ts'
import { testUniversity } from '#server/db/test-university.ts'
import { countJobs } from '#server/jobs/count-jobs.ts'
import { loadJobRights } from '#server/jobs/sql.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { isQueueRunning, sendJob } from '#server/jobs/send-job.ts'
import { log } from '#server/log.ts'
import { openOrder } from './open-order.ts'
import { reconcileJobs, runPaymentJobs } from './run-payment-jobs.ts'
import { endSandboxPayment } from './sandbox/sql.ts'
import { startOrder } from './start-order.ts'

log.level = 'silent'
const noWork = {
  'payment-check': async () => undefined,
  'payment-refund': async () => undefined,
  'accounts-update': async () => undefined,
  'payments-reconcile': async () => undefined,
}
const db = await testDatabase()
const university = await testUniversity(db)
const { sql } = await testFinance(makeApp({ db, quiet: true }), db, university)

/** An order that is paid at the bank, of which the portal has not heard. */
const openPaid = async (): Promise<number> => {
  const studentID = await university.addStudent()
  const name = { ka: 'საფასური', en: 'Fee' }
  const request = { purpose: 'account', purposeID: null, debitTypeID: 1, amount: '90.30', currency: 'GEL' }
  const { orderID } = await db.transaction((tx) => openOrder(tx, { ...request, studentID, name }))
  await startOrder(db, orderID, 'en')
  const [bank] = await sql<{ id: string }>('select id from sandbox_payment where order_id = $1', [orderID])
  await endSandboxPayment(db, bank!.id, 'paid')
  return orderID
}

const makeDue = (orderID: number) => sql('update payment_order set check_at = now() where id = $1', [orderID])
const countPayments = async (orderID: number): Promise<number> => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from ledger_entry where order_id = $1 and kind = 'payment'`,
    [orderID],
  )
  return row!.count
}
const run = () => {
  const stop = runPaymentJobs(db, 'UTC')
  onTestFinished(stop)
  return stop
}
const waitForQueue = async (): Promise<void> => {
  while (!isQueueRunning(db)) await pause(50)
}
const waitForPayment = (orderID: number) =>
  expect.poll(() => countPayments(orderID), { timeout: 60_000 }).toBe(1)

it('finishes what a killed process left open, once', async () => {
  const orderID = await openPaid()
  await makeDue(orderID)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-hanging-process.ts'), db.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout!, 'data')
  run()
  await waitForQueue()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await countPayments(orderID)).toBe(0)
  await waitForPayment(orderID)
  await pause(3000)
  expect(await countPayments(orderID)).toBe(1)
  expect(
    await sql(`select state from pgboss.job where name = 'payment-check' and singleton_key = $1`, [
      String(orderID),
    ]),
  ).toEqual([{ state: 'completed' }])
})

it('gives a job to an order that was opened without the queue, and to a new one in its transaction', async () => {
  const restored = await openPaid()
  await makeDue(restored)
  const stop = run()
  await waitForPayment(restored)
  const opened = await openPaid()
  expect(
    await sql(`select state from pgboss.job where name = 'payment-check' and singleton_key = $1`, [
      String(opened),
    ]),
  ).toEqual([{ state: 'created' }])
  await stop()
})

it(
  'asks about no payment in a trial copy, and about all once the copy is the real portal',
  { timeout: 180_000 },
  async () => {
    const setTrial = (value: boolean) =>
      sql(`update setting set value = $1 where name = 'trial'`, [JSON.stringify(value)])
    const listJobs = (orderID: number) =>
      sql<{ state: string }>(
        `select state from pgboss.job where name = 'payment-check' and singleton_key = $1`,
        [String(orderID)],
      )
    const held = await openPaid()
    await makeDue(held)
    await setTrial(true)
    onTestFinished(() => void setTrial(false))
    const stop = run()
    await waitForQueue()
    await reconcileJobs(db)
    expect(await listJobs(held)).toEqual([])
    await db.transaction((tx) => sendJob(tx, { queue: 'payment-check', id: held, afterSeconds: 0 }))
    await expect.poll(() => listJobs(held), { timeout: 60_000 }).toEqual([{ state: 'completed' }])
    expect(await countPayments(held)).toBe(0)
    await setTrial(false)
    await reconcileJobs(db)
    await waitForPayment(held)
    await stop()
  },
)

it('removes the queue of an earlier version with its schedule', async () => {
  const options = { handlers: noWork, schedules: [], timeZone: 'UTC' }
  const stop = await startJobs(db, options)
  await stop()
  await sql(`select pgboss.create_queue('accounts-daily', '{"policy": "standard"}'::jsonb)`)
  await sql(`insert into pgboss.schedule (name, cron) values ('accounts-daily', '5 * * * *')`)
  await sql(`insert into pgboss.job (name) values ('accounts-daily')`)
  onTestFinished(await startJobs(db, options))
  for (const table of ['queue', 'schedule', 'job'])
    expect(await sql(`select from pgboss.${table} where name = 'accounts-daily'`)).toEqual([])
  expect(await sql(`select from pgboss.queue where name = 'accounts-update'`)).toHaveLength(1)
})

it('sends no job from the copy of a rehearsal', async () => {
  const stop = run()
  await waitForQueue()
  const copy = openDatabase(db.url, 1, { schema: 'public' })
  onTestFinished(() => copy.close())
  const job = { queue: 'payment-refund', id: 987_654, afterSeconds: 600 } as const
  const count = () =>
    sql(`select id from pgboss.job where name = 'payment-refund' and singleton_key = '987654'`)
  await copy.transaction((tx) => sendJob(tx, job))
  expect(await count()).toHaveLength(0)
  await db.transaction((tx) => sendJob(tx, job))
  expect(await count()).toHaveLength(1)
  await stop()
})

it('is run by the plain role that owns the database, and says so where the right is missing', async () => {
  const database = await createDatabase()
  const url = await transferToPlainRole(database)
  await migrate(url)
  const plain = openDatabase(url, 4)
  onTestFinished(() => plain.close())
  const options = { handlers: noWork, schedules: [], timeZone: 'UTC' }
  await database.query(`alter database ${database.name} owner to current_user`)
  expect(await loadJobRights(plain)).toEqual({ isPossible: false })
  await expect(startJobs(plain, options)).rejects.toThrow('permission denied')
  expect(isQueueRunning(plain)).toBe(false)
  await database.query(`grant create on database ${database.name} to plain_${database.name}`)
  expect(await loadJobRights(plain)).toEqual({ isPossible: true })
  const stop = await startJobs(plain, options)
  expect(await countJobs(plain)).toEqual({ waiting: 0, running: 0, failed: 0 })
  await stop()
})
