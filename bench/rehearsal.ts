import { importPublicCatalogue } from '#demo/public-catalogue/import-public-catalogue.ts'
import { readPublicCatalogue } from '#demo/public-catalogue/read-public-catalogue.ts'
import { openDatabase } from '#server/db/open.ts'
import { insertRehearsal, findSummary } from '#server/rehearsal/report/sql.ts'
import { describeRehearsal } from '#server/rehearsal/report/describe-rehearsal.ts'
import { runStoredRehearsal } from '#server/rehearsal/run-stored-rehearsal.ts'
import { planDemand } from './demand/plan-demand.ts'
import { countSeats, openFirstRoundLater } from './demand/sql.ts'
import { roundTo } from './measure/median.ts'
import { parseStormOptions } from './storm/options.ts'
import { withTemporaryDatabase } from './portal/temporary-database.ts'

// A rehearsal of a whole registration day of a real university, for which every student has made a plan: how long it
// takes, and the curve of the load. The portal's own tables must be as before.
const { catalog } = parseStormOptions()
const { catalogue, source } = await readPublicCatalogue(catalog)
/** In seconds, each copy and round; and the calls that may stay without an answer. */
const goals = { rehearsal: 300, failed: 0 }

const found = await withTemporaryDatabase(async (url) => {
  const db = openDatabase(url, 4)
  try {
    await importPublicCatalogue(db, catalogue, { source, nextMonday: '2026-09-21' })
    const planned = await planDemand(db, catalogue, source)
    await openFirstRoundLater(db)
    const { rehearsalID } = (await insertRehearsal(db, 2, true))!
    const begun = performance.now()
    await runStoredRehearsal(url, rehearsalID)
    const seconds = (performance.now() - begun) / 1000
    for (const line of await describeRehearsal(db, rehearsalID)) console.log(line)
    const { result, groups } = await findSummary(db, rehearsalID, 1000)
    return { planned, seconds, result: result!, groups, untouched: await countSeats(db) }
  } finally {
    await db.close()
  }
})

const { counts, load } = found.result
const failed = load.reduce((sum, each) => sum + each.failed, 0)
const ok =
  found.seconds <= goals.rehearsal &&
  failed <= goals.failed &&
  counts.planned === found.planned &&
  counts.blocked === 0 &&
  found.untouched.taken === 0
console.log(
  JSON.stringify({
    bench: 'rehearsal',
    source,
    seconds: roundTo(found.seconds, 1),
    counts,
    shortGroups: found.groups.length,
    load: load.map(({ students, seconds, calls, seats }) => ({ students, seconds, calls, seats })),
    goals,
    ok,
  }),
)
process.exitCode = ok ? 0 : 1
