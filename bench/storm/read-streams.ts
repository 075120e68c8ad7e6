import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { live, type liveEvent } from '#contract/registration/live.ts'
import type { SeatCountEvent } from './streams.ts'

// Forked by streams.ts: browsers that only listen.
interface Start {
  readonly url: string
  readonly tokens: readonly string[]
  readonly count: number
}

const mark = Buffer.from('data: ')
const reconnectWithin = 2_000
const openAtOnce = 250
const totals = { open: 0, events: 0, bytes: 0 }

/** The seat counts that the first reader received, with their times (ms since 1970). */
const seatCounts: SeatCountEvent[] = []
const recordEvent = (event: string): void => {
  const at = performance.timeOrigin + performance.now()
  const data = JSON.parse(event.slice(mark.length)) as z.output<typeof liveEvent>
  if (data.topic !== 'seats') return
  for (const { scheduleID, st_count } of data.groups) seatCounts.push([scheduleID, st_count, at])
}

const openStream = (url: URL, token: string, reads = false): Promise<void> =>
  new Promise((opened) => {
    const socket = connect(Number(url.port), url.hostname)
    let isOpen = false
    let text = ''
    socket.write(
      `GET ${live.events.path} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
    )
    socket.on('data', (part) => {
      if (!isOpen && part.includes('200 OK')) {
        isOpen = true
        totals.open += 1
        opened()
      }
      totals.bytes += part.length
      if (reads) {
        const events = (text + part.toString('latin1')).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) if (event.startsWith('data: ')) recordEvent(event)
      }
      for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, at + 1)) totals.events += 1
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (isOpen) totals.open -= 1
      opened()
      setTimeout(() => void openStream(url, token, reads), Math.random() * reconnectWithin)
    })
  })

const sendReport = () =>
  process.send?.({
    open: totals.open,
    events: totals.events,
    megabytes: Math.round(totals.bytes / 1024 / 1024),
    seatCounts,
  })

process.on('message', async (word: Start | { readonly seen: true }) => {
  if ('seen' in word) return sendReport()
  const all = Array.from({ length: word.count }, (_, nth) => word.tokens[nth % word.tokens.length]!)
  for (let from = 0; from < all.length; from += openAtOnce) {
    const some = all.slice(from, from + openAtOnce)
    await Promise.all(some.map((token, nth) => openStream(new URL(word.url), token, from + nth === 0)))
    await sleep(1)
  }
  sendReport()
})
process.on('disconnect', () => process.exit(0))
