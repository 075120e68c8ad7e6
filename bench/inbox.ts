import type { Database } from '#server/db/open.ts'
import { inbox } from '#contract/staff/inbox.ts'
import { staffSession } from '#contract/staff/staff-session.ts'
import { findNamedMember } from '#demo/staff/named-staff.ts'
import { roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { startPortal } from './portal/start-portal.ts'
import { withDemoDatabase } from './portal/demo-database.ts'

// The inbox of a registrar with many things that wait, against the same inbox with few: its first page, a late page, a
// search and the counts. `inbox.test.ts` counts the round trips. Arguments: entries, reads of each.
const [many = 20_000, count = 100] = process.argv.slice(2).map(Number)
const few = 200
/** In ms: somebody waits for each of them. */
const goals = { p50: 150, p99: 400 }

/** Adds problems and applications, half of each, of all students and of the last 60 days. */
const addEntries = async (db: Database, entries: number): Promise<void> => {
  const student = '(n % (select max(id) from student)) + 1'
  const sent = `now() - (n % 86400) * interval '1 minute'`
  const run = (text: string) => db.rows({ name: '', text }, [Math.round(entries / 2)])
  await run(
    `insert into problem (student_id, reported_in, text, created_at)
     select ${student}, 'portal', 'problem ' || n, ${sent} from generate_series(1, $1::int) n`,
  )
  await run(
    `insert into application (student_id, kind_id, created_at) select ${student}, 9, ${sent} from generate_series(1, $1::int) n`,
  )
  for (const table of ['problem', 'application'])
    await db.rows({ name: '', text: `vacuum (analyze) ${table}` })
}

const result = await withDemoDatabase(3000, async (db) => {
  const portal = await startPortal(4294, db.url)
  try {
    const { email, password } = findNamedMember('registrar')
    const signedIn = await fetch(`${portal.url}${staffSession.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { data } = (await signedIn.json()) as { data: { token: string } }
    const read = async (path: string) => {
      const response = await fetch(`${portal.url}${path}`, {
        headers: { authorization: `Bearer ${data.token}` },
      })
      const text = await response.text()
      if (response.status !== 200) throw new Error(text)
      return text
    }
    const paths = {
      first: inbox.list.path,
      late: `${inbox.list.path}?page=8`,
      search: `${inbox.list.path}?search=giorg`,
      counts: inbox.counts.path,
    }
    const measure = async () => {
      const { total } = (JSON.parse(await read(paths.first)) as { data: { total: number } }).data
      const times = Object.fromEntries(Object.keys(paths).map((name) => [name, [] as number[]]))
      for (let nth = 0; nth < count; nth += 1)
        for (const [name, path] of Object.entries(paths)) {
          const begun = performance.now()
          await read(path)
          times[name]!.push(performance.now() - begun)
        }
      const summaries = Object.entries(times).map(([name, all]) => [name, summarizeTimes(all)] as const)
      return { total, ...Object.fromEntries(summaries) } as { readonly total: number } & Record<
        keyof typeof paths,
        ReturnType<typeof summarizeTimes>
      >
    }
    await addEntries(db, few)
    const little = await measure()
    await addEntries(db, many - few)
    return { little, much: await measure() }
  } finally {
    await portal.stop()
  }
})

const names = ['first', 'late', 'search', 'counts'] as const
const ratios = Object.fromEntries(
  names.map((name) => [name, roundTo(result.much[name].p50 / result.little[name].p50)]),
)
const ok = names.every((name) => result.much[name].p50 <= goals.p50 && result.much[name].p99 <= goals.p99)
console.log(JSON.stringify({ bench: 'inbox', ...result, ratios, goals, ok }))
process.exit(ok ? 0 : 1)
