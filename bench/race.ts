import { openDatabase } from '#server/db/open.ts'
import { callAll } from './choose/call-all.ts'
import { createOpeningDay } from './choose/opening-day.ts'
import { createTokens } from './choose/tokens.ts'
import { startPortal } from './portal/start-portal.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// Fifty students request ten seats at the same moment, a hundred times, each time with other students and another group.
const [races = 100, studentsPerRace = 50, seats = 10] = process.argv.slice(2).map(Number)

const results = await withTemporaryDatabase(async (url) => {
  const db = openDatabase(url, 4)
  try {
    await createOpeningDay(db, races * studentsPerRace)
    const tokens = await createTokens(db, races * studentsPerRace)
    await db.rows({ name: '', text: 'update study_group set capacity = $1' }, [seats])
    const portal = await startPortal(4204, url)
    try {
      const all = []
      for (let time = 0; time < races; time += 1) {
        const group = time * 4 + 1
        const calls = Array.from({ length: studentsPerRace }, (_, nth) => ({
          student: time * studentsPerRace + nth + 1,
          group,
        }))
        const { statuses } = await callAll(portal.url, calls, tokens, studentsPerRace)
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
    won !== seats || rows !== seats || taken !== seats || refused !== studentsPerRace - seats,
)
for (const each of wrong) console.log(JSON.stringify(each))
console.log(
  JSON.stringify({
    bench: 'race',
    times: races,
    together: studentsPerRace,
    seats,
    oversold: results.filter(({ rows }) => rows > seats).length,
    undersold: results.filter(({ rows }) => rows < seats).length,
    wrong: wrong.length,
    ok: wrong.length === 0,
  }),
)
process.exitCode = wrong.length === 0 ? 0 : 1
