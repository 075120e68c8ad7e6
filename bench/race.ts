import { openDatabase } from '#server/db/open.ts'
import { callAll } from './choose/call-all.ts'
import { openingDay } from './choose/opening-day.ts'
import { tokensOf } from './choose/tokens.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// Fifty students press at the same moment for ten seats, a hundred times, each time other students and another group.
const [times = 100, together = 50, seats = 10] = process.argv.slice(2).map(Number)

const results = await withTemporaryDatabase(async (url) => {
  const db = openDatabase(url, 4)
  try {
    await openingDay(db, times * together)
    const tokens = await tokensOf(db, times * together)
    await db.rows({ name: '', text: 'update study_group set capacity = $1' }, [seats])
    const portal = await startPortal(4204, url)
    try {
      const all = []
      for (let time = 0; time < times; time += 1) {
        const group = time * 4 + 1
        const calls = Array.from({ length: together }, (_, nth) => ({
          student: time * together + nth + 1,
          group,
        }))
        const { statuses } = await callAll(portal.url, calls, tokens, together)
        const row = await db.row<{ rows: number; taken: number }>(
          {
            name: '',
            text: `select taken, (select count(*) from registration_group where group_id = id) as rows
              from study_group where id = $1`,
          },
          [group],
        )
        all.push({ won: statuses['200'] ?? 0, refused: statuses['409'] ?? 0, ...row! })
      }
      return all
    } finally {
      await portal.stop()
    }
  } finally {
    await db.close()
  }
})

const wrong = results.filter(
  ({ won, refused, rows, taken }) =>
    won !== seats || rows !== seats || taken !== seats || refused !== together - seats,
)
for (const each of wrong) console.log(JSON.stringify(each))
console.log(
  JSON.stringify({
    bench: 'race',
    times,
    together,
    seats,
    oversold: results.filter(({ rows }) => rows > seats).length,
    undersold: results.filter(({ rows }) => rows < seats).length,
    wrong: wrong.length,
    ok: wrong.length === 0,
  }),
)
process.exitCode = wrong.length === 0 ? 0 : 1
