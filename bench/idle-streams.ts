import { setTimeout as sleep } from 'node:timers/promises'
import { createTokens } from './choose/tokens.ts'
import { roundTo } from './measure/median.ts'
import { readMemory } from './measure/resource-use.ts'
import { withDemoDatabase } from './portal/demo-database.ts'
import { startPortal } from './portal/start-portal.ts'
import { openStream } from './streams/open-stream.ts'

// The memory of a server with this many idle streams, over the same server before. Argument: streams.
const [streams = 5000] = process.argv.slice(2).map(Number)
const goals = { addedMB: 75 }
const warmUpReads = 3000

const result = await withDemoDatabase(Math.max(3000, streams), async (db) => {
  const tokens = await createTokens(db, streams)
  const portal = await startPortal(4293, db.url)
  try {
    const all = [...tokens.values()]
    // Its code is compiled and its sessions are cached before, as on any day.
    for (let nth = 0; nth < warmUpReads; nth += 50)
      await Promise.all(
        all.slice(nth % all.length, (nth % all.length) + 50).map(async (token) => {
          const response = await fetch(`${portal.url}/api/notifications/new`, {
            headers: { authorization: `Bearer ${token}` },
          })
          await response.arrayBuffer()
        }),
      )
    await sleep(5000)
    const before = readMemory(portal.pid)
    const url = new URL(portal.url)
    for (const token of all) await openStream(url, token, 'none')
    // Two keep-alives, and what was needed only to open them is collected.
    await sleep(45_000)
    return { before: roundTo(before), after: roundTo(readMemory(portal.pid)) }
  } finally {
    await portal.stop()
  }
})

const addedMB = roundTo(result.after - result.before)
const ok = addedMB <= goals.addedMB
console.log(JSON.stringify({ bench: 'idle-streams', streams, ...result, addedMB, goals, ok }))
process.exit(ok ? 0 : 1)
