import type { Database } from '#server/db/open.ts'
import { log } from '#server/log.ts'
import { checkDueOrders } from './check-order.ts'
import { runDailyTasks } from './run-daily-tasks.ts'
import { sendRefunds } from './send-refunds.ts'

const everyMs = 5_000
const dailyTasksEveryMs = 3_600_000

/**
 * Asks the providers of open orders and sends refunds, until the returned function is called. What is to be done stands in
 * the rows of orders and refunds alone, so that nothing is lost with the process.
 */
export const settlePaymentsOnTime = (db: Database): (() => Promise<void>) => {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= Promise.all([checkDueOrders(db), sendRefunds(db)])
      .catch(({ message }: Error) => log.warn({ reason: message }, 'Open payments could not be read.'))
      .finally(() => (running = undefined))
  }
  const runDaily = () =>
    void runDailyTasks(db).catch(({ message }: Error) =>
      log.warn(
        { reason: message },
        'The accounts could not be brought up to date; it is tried again in an hour.',
      ),
    )
  run()
  runDaily()
  const timers = [setInterval(run, everyMs), setInterval(runDaily, dailyTasksEveryMs)]
  return async () => {
    timers.forEach(clearInterval)
    await running
  }
}
