import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

/** Bytes over the wire, headers included. */
export interface Traffic {
  readonly html: number
  readonly js: number
  readonly css: number
  readonly font: number
  readonly api: number
  readonly other: number
  readonly requests: number
  /** Text resources without brotli. */
  readonly plain: readonly string[]
  /** The requests in the order of their start; times in ms since the first. */
  readonly timeline: readonly { path: string; from: number; to: number; bytes: number }[]
}

type Kind = Exclude<keyof Traffic, 'requests' | 'plain' | 'timeline'>

const resourceKind = (url: string, type: string): Kind => {
  if (/\/api\//.test(url)) return 'api'
  if (type === 'text/html') return 'html'
  if (type.includes('javascript')) return 'js'
  if (type === 'text/css') return 'css'
  return type.startsWith('font/') ? 'font' : 'other'
}

/** Records the traffic of a page; `waitForIdle` resolves when the network has been idle for so long. */
export const watchTraffic = async (session: CDPSession) => {
  const open = new Set<string>()
  const answers = new Map<string, { kind: Kind; url: string; encoding: string }>()
  const bytes: Record<Kind, number> = { html: 0, js: 0, css: 0, font: 0, api: 0, other: 0 }
  const timeline = new Map<string, { path: string; from: number; to: number; bytes: number }>()
  let firstAt: number | undefined
  let lastAt = performance.now()
  const noteActivity = () => (lastAt = performance.now())

  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return
    open.add(requestId)
    firstAt ??= timestamp
    const from = Math.round((timestamp - firstAt) * 1000)
    timeline.set(requestId, { path: new URL(request.url).pathname, from, to: from, bytes: 0 })
    noteActivity()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, headers } = response
    const encoding = headers['content-encoding'] ?? headers['Content-Encoding'] ?? ''
    answers.set(requestId, { kind: resourceKind(url, mimeType), url, encoding })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    open.delete(requestId)
    const request = timeline.get(requestId)
    if (request) {
      request.to = Math.round((timestamp - (firstAt ?? timestamp)) * 1000)
      request.bytes = encodedDataLength
    }
    bytes[answers.get(requestId)?.kind ?? 'other'] += encodedDataLength
    noteActivity()
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
    noteActivity()
  })

  const waitForIdle = async (ms: number, atMost = 60_000): Promise<Traffic> => {
    const begun = performance.now()
    while (open.size > 0 || performance.now() - lastAt < ms) {
      if (performance.now() - begun > atMost) throw new Error('the network did not become idle')
      await sleep(50)
    }
    const texts = [...answers.values()].filter(({ kind }) => ['html', 'js', 'css'].includes(kind))
    const plain = texts.filter(({ encoding }) => encoding !== 'br').map(({ url }) => url)
    return { ...bytes, requests: answers.size, plain, timeline: [...timeline.values()] }
  }
  return { quiet: waitForIdle }
}
