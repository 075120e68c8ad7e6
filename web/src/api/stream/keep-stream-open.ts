import { currentLocale } from '#web/i18n/locale.ts'
import { retryDelayMs } from './delays.ts'
import { createEventReader } from './event-reader.ts'

/** A beat is any data, also a keep-alive without an event. */
export interface StreamListeners<Event> {
  readonly onLive: () => void
  readonly onEvent: (event: Event) => void
  readonly onBeat: () => void
  readonly onLost: () => void
  /** The session is over; the stream is not opened again. */
  readonly onSignedOut: () => void
}

/** The server sends a keep-alive every 20 seconds. */
const silenceTimeoutMs = 45_000

const waitForRetry = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    // Back online: retry at once.
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })

/** `status` is 200 if the stream had opened; `retryAfter` in seconds. */
interface StreamEnd {
  readonly status: number
  readonly retryAfter: number | null
}

/** The address of the stream, and the token of its reader. */
export interface StreamSource {
  readonly path: string
  readonly readToken: () => string | null
}

const readStream = async <Event>(
  { path, readToken }: StreamSource,
  listeners: StreamListeners<Event>,
  signal: AbortSignal,
): Promise<StreamEnd> => {
  const silence = new AbortController()
  const abortStream = () => silence.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(abortStream, silenceTimeoutMs)
  }
  restartTimer()
  // The browser knows before the connection times out.
  addEventListener('offline', abortStream)
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: { authorization: `Bearer ${readToken()}`, 'content-language': currentLocale() },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const retryAfter = Number(response.headers.get('retry-after')) || null
    if (!response.ok || response.body === null) return { status: response.status, retryAfter }
    listeners.onLive()
    const read = createEventReader<Event>(listeners.onEvent)
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      restartTimer()
      listeners.onBeat()
      read(piece.value)
    }
    return { status: 200, retryAfter: null }
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', abortStream)
  }
}

/** Keeps a stream open until the signal aborts; a broken one is opened again with a growing delay. */
export const keepStreamOpen = async <Event>(
  source: StreamSource,
  listeners: StreamListeners<Event>,
  signal: AbortSignal,
): Promise<void> => {
  let failures = 0
  const counting: StreamListeners<Event> = {
    ...listeners,
    onLive: () => {
      failures = 0
      listeners.onLive()
    },
  }
  while (!signal.aborted) {
    const ended = await readStream(source, counting, signal).catch((): StreamEnd => ({
      status: 0,
      retryAfter: null,
    }))
    if (signal.aborted) return
    if (ended.status === 401) return listeners.onSignedOut()
    listeners.onLost()
    failures += 1
    await waitForRetry(retryDelayMs(failures, ended.retryAfter, Math.random()), signal)
  }
}
