import { openDatabase } from '#server/db/open.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { reconcileJobs } from './run-payment-jobs.ts'

// A process that takes the job of an order, says so, and never ends it.
const db = openDatabase(process.argv[2]!)
const never = () => new Promise<void>(() => undefined)
const hang = () => {
  process.stdout.write('running')
  return never()
}
await startJobs(db, {
  handlers: {
    'payment-check': hang,
    'payment-refund': never,
    'accounts-update': never,
    'payments-reconcile': never,
  },
  schedules: [],
  timeZone: 'UTC',
})
await reconcileJobs(db)
