import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Database } from '#server/db/open.ts'
import type { Call } from './opening-day.ts'

const listFolders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin'))),
]

const findPgbench = (): string => {
  const found = listFolders()
    .map((folder) => join(folder, 'pgbench'))
    .find((path) => existsSync(path))
  if (found === undefined) throw new Error('pgbench is missing: it comes with the PostgreSQL server package')
  return found
}

/** Transactions a second of one run. */
export interface PgbenchRun {
  readonly rate: number
}

const runPgbench = (args: readonly string[]): Promise<PgbenchRun> => {
  const { promise, resolve, reject } = Promise.withResolvers<PgbenchRun>()
  const child = spawn(findPgbench(), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  }
  child.on('error', reject)
  child.on('close', () => {
    const rate = /tps = ([\d.]+) \(without initial/.exec(said)?.[1]
    if (rate === undefined || / failed: [1-9]/.test(said)) reject(new Error(said))
    else resolve({ rate: Number(rate) })
  })
  return promise
}

const clients = 32

/**
 * Writes each call as the argument of the function, decided as the portal would. Only a seat raises a student's version,
 * so the winners are computed from the order of the calls: a call with another version would be stale and leave no
 * receipt.
 */
export const writeCalls = async (db: Database, calls: readonly Call[]): Promise<void> => {
  await db.rows({
    name: '',
    text: 'create unlogged table if not exists bench_call (n int primary key, items jsonb not null)',
  })
  await db.rows({ name: '', text: 'create sequence if not exists bench_call_n' })
  await db.rows({ name: '', text: 'truncate bench_call' })
  await db.rows({ name: '', text: `select setval('bench_call_n', 1, false)` })
  const [{ version } = { version: 0 }] = await db.rows<{ version: number }>({
    name: '',
    text: 'select catalogue_version as version from semester where is_current',
  })
  const students = await db.rows<{ id: number; version: number }>({
    name: '',
    text: 'select id, registration_version as version from student',
  })
  const versions = new Map(students.map(({ id, version }) => [id, version]))
  const groups = await db.rows<{ id: number; capacity: number }>({
    name: '',
    text: 'select id, capacity from study_group',
  })
  const free = new Map(groups.map(({ id, capacity }) => [id, capacity]))
  const made = new Map<number, number>()
  const items = calls.map(({ student, group }) => {
    const before = made.get(student) ?? 0
    made.set(student, before + 1)
    const as_of = versions.get(student) ?? 0
    const left = free.get(group) ?? 0
    if (left > 0) versions.set(student, as_of + 1)
    free.set(group, Math.max(0, left - 1))
    const move = { action: 'registered', module: 1, programme: 1, groups: [group] }
    const key = `call-${before}-${student}`
    return { student, as_of, semester: 1, catalogue: version, key, whole: true, moves: [move] }
  })
  await db.rows(
    {
      name: '',
      text: `insert into bench_call
        select t.n, jsonb_build_array(jsonb_set(t.item, '{moves,0,subject}', to_jsonb(g.subject_id)))
        from jsonb_array_elements($1::jsonb) with ordinality t(item, n)
        join study_group g on g.id = (t.item #>> '{moves,0,groups,0}')::int`,
    },
    [JSON.stringify(items)],
  )
  await db.rows({ name: '', text: 'analyze bench_call' })
}

/** Some calls may be stale: those that overtook each other at a group's last seats. */
const maxStaleShare = 0.01

/** The floor does all that the portal does: each call leaves its receipt. */
const checkReceipts = async (db: Database, calls: number): Promise<void> => {
  const row = await db.row<{ receipts: number }>({
    name: '',
    text: 'select count(*) as receipts from receipt',
  })
  const receipts = row?.receipts ?? 0
  if (receipts < calls * (1 - maxStaleShare))
    throw new Error(`of the floor's ${calls} calls only ${receipts} were settled`)
}

/** Calls the portal's own function for every written call, over 32 connections. */
export const runFunction = async (db: Database, calls: number): Promise<PgbenchRun> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbench-'))
  try {
    const script = join(folder, 'take-seats.sql')
    writeFileSync(
      script,
      `select * from take_seats((select items from bench_call where n = (select nextval('bench_call_n'))));\n`,
    )
    const each = String(Math.floor(calls / clients))
    const run = await runPgbench([
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-t',
      each,
      '-f',
      script,
      db.url,
    ])
    await checkReceipts(db, calls)
    return run
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates pgbench's own tables. */
export const prepareSimpleUpdate = (db: Database): Promise<PgbenchRun | undefined> =>
  runPgbench(['-i', '-q', '-s', '20', db.url]).catch(() => undefined)

/** Runs pgbench's simple-update for this many seconds: the write speed of this database. */
export const runSimpleUpdate = (db: Database, seconds: number): Promise<PgbenchRun> =>
  runPgbench([
    '-n',
    '-M',
    'prepared',
    '-b',
    'simple-update',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    db.url,
  ])
