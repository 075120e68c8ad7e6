import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { live } from '#contract/live.ts'

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

const watch = (url: URL, token: string): Promise<void> =>
  new Promise((opened) => {
    const socket = connect(Number(url.port), url.hostname)
    let isOpen = false
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
      for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, at + 1)) seen.events += 1
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (isOpen) seen.open -= 1
      opened()
      setTimeout(() => void watch(url, token), Math.random() * reconnectWithin)
    })
  })

const say = () =>
  process.send?.({ open: seen.open, events: seen.events, megabytes: Math.round(seen.bytes / 1024 / 1024) })

process.on('message', async (word: Start | { readonly seen: true }) => {
  if ('seen' in word) return say()
  const all = Array.from({ length: word.count }, (_, nth) => word.tokens[nth % word.tokens.length]!)
  for (let from = 0; from < all.length; from += openAtOnce) {
    await Promise.all(all.slice(from, from + openAtOnce).map((token) => watch(new URL(word.url), token)))
    await sleep(1)
  }
  say()
})
process.on('disconnect', () => process.exit(0))
