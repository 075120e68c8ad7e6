import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { Database } from '#server/db/open.ts'
import { countWaiting } from '#server/enrolment/commit/commit.ts'
import { countReads } from '#server/http/limits/waiting-room/count-reads.ts'
import { countReaders } from '#server/http/events.ts'
import { countStaffReaders } from '#server/http/staff-events.ts'
import { findFreeBytes } from '#server/folders/find-free-bytes.ts'
import { countJobs } from '#server/jobs/count-jobs.ts'
import { log } from '#server/log.ts'
import { seatBatches, seatOutcomes, type SeatOutcome } from './channels.ts'
import { loadCounts } from './sql.ts'

/** In seconds. */
const latencyBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5]
const batchBuckets = [1, 2, 4, 8, 16, 32, 64, 128]

type SetValue = (value: number, labels?: Readonly<Record<string, string>>) => void

interface Disk {
  /** The folder of uploaded files. */
  readonly filesDir: string
  readonly reserveBytes: number
}

/** Calls that check a password or a code, by side. */
const logInCalls: Readonly<Record<string, 'student' | 'staff'>> = {
  'POST /api/auth/login': 'student',
  'POST /api/staff/auth/login': 'staff',
  'POST /api/staff/auth/verify': 'staff',
}

/** So long what is counted in the database is not counted again, however many programs ask. */
const countsMs = 10_000

/**
 * The numbers of this process. Labels are names of calls, codes and states: nothing of a person, and nothing that a sender
 * chooses.
 */
export const createRegistry = (db: Database, version: string, disk: Disk) => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'portal_call_seconds',
    help: 'Seconds until a call was answered, by call and by class of the status.',
    labelNames: ['call', 'status'],
    buckets: latencyBuckets,
    registers,
  })
  const outcomes = new Counter({
    name: 'portal_seat_outcomes_total',
    help: 'Requests for seats, by what was asked and by the reason of the refusal; "done" is none.',
    labelNames: ['action', 'reason'],
    registers,
  })
  const batches = new Histogram({
    name: 'portal_seat_batch_students',
    help: 'Students whose seats were committed in one transaction.',
    buckets: batchBuckets,
    registers,
  })
  const logInFailures = new Counter({
    name: 'portal_login_failures_total',
    help: 'Log-ins that were refused, by side: wrong ones, and those that have to wait after wrong ones.',
    labelNames: ['side', 'reason'],
    registers,
  })
  const addGauge = (
    name: string,
    help: string,
    read: (set: SetValue) => unknown,
    labelNames: readonly string[] = [],
  ) =>
    new Gauge<string>({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        // A value that cannot be read is left out: 0, or the one before, would be wrong.
        this.reset()
        if (labelNames.length === 0) this.remove({})
        await read((value, labels = {}) => this.set(labels, value))
      },
    })
  addGauge('portal_info', 'Always 1; the version of the portal is a label.', (set) => set(1, { version }), [
    'version',
  ])
  addGauge('portal_seat_waiting', 'Requests for seats that wait for a transaction.', (set) =>
    set(countWaiting(db)),
  )
  addGauge(
    'portal_reads',
    'Reads of students that run, and that wait for their turn.',
    (set) => {
      const { running, waiting } = countReads(db)
      set(running, { state: 'running' })
      set(waiting, { state: 'waiting' })
    },
    ['state'],
  )
  addGauge(
    'portal_streams',
    'Open event streams, by side.',
    (set) => {
      set(countReaders(db), { side: 'student' })
      set(countStaffReaders(db), { side: 'staff' })
    },
    ['side'],
  )
  addGauge(
    'portal_connections',
    'Connections to the database, by pool: all, idle, and callers that wait for one.',
    (set) => {
      for (const [pool, { total, idle, waiting }] of Object.entries(db.pools())) {
        set(total, { pool, state: 'open' })
        set(idle, { pool, state: 'idle' })
        set(waiting, { pool, state: 'waiting' })
      }
    },
    ['pool', 'state'],
  )
  let counted: { readonly until: number; readonly counts: ReturnType<typeof loadCounts> } | undefined
  const readCounts = () => {
    if (counted === undefined || performance.now() > counted.until)
      counted = { until: performance.now() + countsMs, counts: loadCounts(db) }
    return counted.counts
  }
  /** Without the database the other numbers still answer. */
  const addCount = (
    name: string,
    help: string,
    labelNames: string[],
    read: (counts: Counts, set: SetValue) => unknown,
  ) =>
    addGauge(
      name,
      help,
      (set) =>
        readCounts().then(
          (counts) => read(counts, set),
          ({ message }: Error) =>
            log.warn({ reason: message }, 'The database could not be counted for /metrics.'),
        ),
      labelNames,
    )
  addCount('portal_sessions', 'Sessions that have not expired, by side.', ['side'], (counts, set) => {
    set(counts.sessions, { side: 'student' })
    set(counts.staff_sessions, { side: 'staff' })
  })
  addCount(
    'portal_messages',
    'Messages that wait, and those of a week that were given up.',
    ['state'],
    (counts, set) => {
      set(counts.messages_waiting, { state: 'waiting' })
      set(counts.messages_failed, { state: 'failed' })
    },
  )
  addCount(
    'portal_payments_open',
    'Payments of which the bank has not said the end, by age.',
    ['age'],
    (counts, set) => {
      set(counts.payments_new, { age: 'new' })
      set(counts.payments_old, { age: 'old' })
    },
  )

  addCount(
    'portal_record_jobs',
    'Imports and exports of staff: those that wait, that run, and that failed within a day.',
    ['state'],
    (counts, set) => {
      set(counts.jobs_queued, { state: 'queued' })
      set(counts.jobs_running, { state: 'running' })
      set(counts.jobs_failed, { state: 'failed' })
    },
  )

  addCount(
    'portal_backup_age_seconds',
    'Age of the last backup; none while there is none.',
    [],
    (counts, set) => {
      if (counts.backup_age !== null) set(counts.backup_age)
    },
  )
  addCount(
    'portal_watched_file_age_seconds',
    'Age of the last file of the watched folder that was not refused; none while there is none.',
    [],
    (counts, set) => {
      if (counts.watched_file_age !== null) set(counts.watched_file_age)
    },
  )
  addCount('portal_trial', 'Whether the portal is a trial copy, which sends nothing.', [], (counts, set) =>
    set(counts.is_trial ? 1 : 0),
  )
  addGauge('portal_disk_free_bytes', 'Free space on the disk of the uploaded files.', async (set) => {
    const free = await findFreeBytes(disk.filesDir).catch(() => undefined)
    if (free !== undefined) set(free)
  })
  addGauge(
    'portal_disk_reserve_bytes',
    'With less free space than this (UPLOAD_RESERVE_MB) uploads are refused.',
    (set) => set(disk.reserveBytes),
  )

  addGauge(
    'portal_jobs',
    'Jobs of the queue: those that wait, that run, and that failed within a day.',
    async (set) => {
      const jobs = await countJobs(db).catch(() => undefined)
      for (const state of ['waiting', 'running', 'failed'] as const) if (jobs) set(jobs[state], { state })
    },
    ['state'],
  )

  const countOutcome = (message: unknown) => {
    const { action, reason } = message as SeatOutcome
    outcomes.inc({ action, reason })
  }
  const countBatch = (message: unknown) => batches.observe(message as number)
  seatOutcomes.subscribe(countOutcome)
  seatBatches.subscribe(countBatch)
  return {
    registry,
    observeCall: (call: string, status: number, seconds: number) => {
      calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds)
      const side = logInCalls[call]
      if (side !== undefined && (status === 401 || status === 429))
        logInFailures.inc({ side, reason: status === 401 ? 'wrong' : 'waits' })
    },
    close: () => {
      seatOutcomes.unsubscribe(countOutcome)
      seatBatches.unsubscribe(countBatch)
      registry.clear()
    },
  }
}

type Counts = Awaited<ReturnType<typeof loadCounts>>
