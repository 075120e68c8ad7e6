import autocannon from 'autocannon'
import { equal } from 'node:assert/strict'
import type { Database } from '#server/db/open.ts'
import { median, roundTo } from '../measure/median.ts'
import { startServer, type ChildServer } from '../portal/child-server.ts'
import { root, startPortal } from '../portal/start-portal.ts'

export const [seconds = 6, rounds = 7] = process.argv.slice(2).map(Number)
export const connections = 32
export const pool = '20'

/** The request of one student. */
export interface StudentRequest {
  readonly path: string
  readonly headers: { readonly authorization: string }
}

interface Load {
  /** Requests per second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

type Servers = Readonly<Record<'floor' | 'portal', ChildServer>>
type Measured<One> = Readonly<Record<'floor' | 'portal', readonly One[]>>

/** Runs the work with a bare server and the portal on one database. */
export const runWithFloorAndPortal = async <Result>(
  db: Database,
  [floorPort, portalPort]: readonly [floor: number, portal: number],
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> => {
  const floor = await startServer({
    file: process.execPath,
    args: ['bench/general/floor.ts'],
    cwd: root,
    port: floorPort,
    path: '/',
    env: { DATABASE_URL: db.url, DATABASE_POOL: pool },
  })
  process.env['DATABASE_POOL'] = pool
  const portal = await startPortal(portalPort, db.url)
  try {
    return await work({ floor, portal })
  } finally {
    await floor.stop()
    await portal.stop()
  }
}

export const getJson = async <Reply>(url: string, { path, headers }: StudentRequest): Promise<Reply> => {
  const response = await fetch(url + path, { headers })
  equal(response.status, 200)
  return (await response.json()) as Reply
}

/** Sends the requests in turn over all connections; each must succeed. */
export const loadServer = async (
  url: string,
  everybody: readonly StudentRequest[],
  duration: number,
): Promise<Load & { readonly total: number }> => {
  const requests = everybody.map(({ path, headers }) => ({ path, headers: { ...headers } }))
  const { requests: sent, latency, ...result } = await autocannon({ url, connections, duration, requests })
  equal(result.non2xx + result.errors, 0)
  return { rate: sent.average, p50: latency.p50, p99: latency.p99, total: sent.total }
}

/** Measures both in turns after a warm-up, each first in every other round. */
export const measureInTurns = async <One extends Load>(
  servers: Servers,
  load: (server: ChildServer, duration: number) => Promise<One>,
): Promise<Measured<One>> => {
  const measured: Record<'floor' | 'portal', One[]> = { floor: [], portal: [] }
  for (const one of [servers.floor, servers.portal]) await load(one, 3)
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['floor', 'portal'] as const) : (['portal', 'floor'] as const)
    for (const who of order) {
      measured[who].push(await load(servers[who], seconds))
      console.log(`${round + 1}/${rounds} ${who}: ${JSON.stringify(measured[who].at(-1))}`)
    }
  }
  return measured
}

export const summarizeLoads = (loads: readonly Load[]) => ({
  perSecond: roundTo(median(loads.map(({ rate }) => rate)), 0),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
})

/** Each round is compared with its neighbour: other load on the machine affects both. */
export const medianRatio = ({ floor, portal }: Measured<Load>): number =>
  roundTo(median(portal.map(({ rate }, round) => rate / floor[round]!.rate)))
