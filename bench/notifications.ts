import { agenda } from '#contract/account/agenda.ts'
import { notifications } from '#contract/account/notifications.ts'
import { createTokens } from './choose/tokens.ts'
import { roundTo } from './measure/median.ts'
import { summarizeTimes } from '#server/rehearsal/play/summarize-times.ts'
import { startPortal } from './portal/start-portal.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { openStream } from './streams/open-stream.ts'

// Something is published to all students while streams are open and others read: until the rows are written, until the last
// stream has its count, and the reads meanwhile against those of a quiet portal. Arguments: students, streams, times.
const [students = 30_000, streams = 5000, times = 5] = process.argv.slice(2).map(Number)
const readers = 4
const quietMs = 5000
const goals = { countsMs: 5000, readRatio: 3 }

const result = await withDemoDatabase(students, async (db) => {
  await db.rows({ name: '', text: 'vacuum (analyze)' })
  const tokens = await createTokens(db, streams)
  const ids = [...tokens.keys()]
  const portal = await startPortal(4292, db.url)
  try {
    let isReading = true
    const read = async (into: number[], student: number) => {
      for (let nth = 0; isReading; nth += 1) {
        const path = nth % 2 === 0 ? agenda.list.path : notifications.list.path
        const begun = performance.now()
        const response = await fetch(`${portal.url}${path}`, {
          headers: { authorization: `Bearer ${tokens.get(student)!}` },
        })
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
        into.push(performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    /** The times of reads during the work. */
    const readDuring = async (work: () => Promise<unknown>): Promise<number[]> => {
      const into: number[] = []
      isReading = true
      const reading = Array.from({ length: readers }, (_, nth) => read(into, ids[nth * 7]!))
      await work()
      isReading = false
      await Promise.all(reading)
      return into
    }

    const url = new URL(portal.url)
    let counted = 0
    let finish = () => {}
    for (const student of ids)
      await openStream(url, tokens.get(student)!, 'notifications', () => {
        counted += 1
        if (counted === ids.length) finish()
      })
    // The first reads prepare their statements.
    await readDuring(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    const quiet = await readDuring(() => new Promise((resolve) => setTimeout(resolve, quietMs)))

    const [rows, counts]: [number[], number[]] = [[], []]
    const busy = await readDuring(async () => {
      for (let nth = 0; nth < times; nth += 1) {
        counted = 0
        const begun = performance.now()
        const all = new Promise<void>((resolve) => (finish = resolve))
        const text = `insert into publication (form, title_ka, title_en, text_ka, text_en, audience, publish_at, staff_member_id)
          select 'notification', 'a', 'a', 'b', 'b', 'everyone', now(), min(id) from staff_member`
        await db.rows({ name: '', text })
        await db.rows({ name: '', text: 'select publish_due()' })
        rows.push(performance.now() - begun)
        await all
        counts.push(performance.now() - begun)
      }
    })
    return {
      rows: summarizeTimes(rows),
      counts: summarizeTimes(counts),
      quiet: summarizeTimes(quiet),
      busy: summarizeTimes(busy),
    }
  } finally {
    await portal.stop()
  }
})

const readRatio = roundTo(result.busy.p99 / result.quiet.p99)
const ok = result.counts.p99 <= goals.countsMs && readRatio <= goals.readRatio
console.log(JSON.stringify({ bench: 'notifications', students, streams, ...result, readRatio, goals, ok }))
process.exit(ok ? 0 : 1)
