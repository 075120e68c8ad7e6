import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { live, type liveEvent } from '#contract/registration/live.ts'
import type { SeatTold } from './streams.ts'

// Run by streams.ts: the browsers that watch, and do nothing else.
interface Start {
  readonly url: string
  readonly tokens: readonly string[]
  readonly count: number
}

const mark = Buffer.from('data: ')
const reconnectWithin = 2_000
const openAtOnce = 250
const seen = { open: 0, events: 0, bytes: 0 }

/** What one reader of all was told, and when (ms since 1970): a group, and how many have a seat in it. */
const told: SeatTold[] = []
const take = (event: string): void => {
  const at = performance.timeOrigin + performance.now()
  const data = JSON.parse(event.slice(mark.length)) as z.output<typeof liveEvent>
  if (data.topic !== 'seats') return
  for (const { scheduleID, st_count } of data.groups) told.push([scheduleID, st_count, at])
}

const watch = (url: URL, token: string, reads = false): Promise<void> =>
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
        seen.open += 1
        opened()
      }
      seen.bytes += part.length
      if (reads) {
        const events = (text + part.toString('latin1')).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) if (event.startsWith('data: ')) take(event)
      }
      for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, at + 1)) seen.events += 1
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (isOpen) seen.open -= 1
      opened()
      setTimeout(() => void watch(url, token, reads), Math.random() * reconnectWithin)
    })
  })

const say = () =>
  process.send?.({
    open: seen.open,
    events: seen.events,
    megabytes: Math.round(seen.bytes / 1024 / 1024),
    told,
  })

process.on('message', async (word: Start | { readonly seen: true }) => {
  if ('seen' in word) return say()
  const all = Array.from({ length: word.count }, (_, nth) => word.tokens[nth % word.tokens.length]!)
  for (let from = 0; from < all.length; from += openAtOnce) {
    const some = all.slice(from, from + openAtOnce)
    await Promise.all(some.map((token, nth) => watch(new URL(word.url), token, from + nth === 0)))
    await sleep(1)
  }
  say()
})
process.on('disconnect', () => process.exit(0))
