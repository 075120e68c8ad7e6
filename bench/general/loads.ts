import autocannon from 'autocannon'
import { equal } from 'node:assert/strict'
import { median, roundTo } from '../measure/median.ts'
import type { ChildServer } from '../portal/child-server.ts'
import type { Servers, StudentRequest } from './floor-and-portal.ts'

const [seconds = 6, rounds = 7] = process.argv.slice(2).map(Number)
export const connections = 32

interface Load {
  /** Requests per second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

type Measured<One> = Readonly<Record<'floor' | 'portal', readonly One[]>>

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

const summarize = (loads: readonly Load[]) => ({
  perSecond: roundTo(median(loads.map(({ rate }) => rate)), 0),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
})

/** The medians of both. For the ratio each round is compared with its neighbour: other load affects both. */
export const summarizeTurns = ({ floor, portal }: Measured<Load>) => ({
  ratio: roundTo(median(portal.map(({ rate }, round) => rate / floor[round]!.rate))),
  floor: summarize(floor),
  portal: summarize(portal),
})
