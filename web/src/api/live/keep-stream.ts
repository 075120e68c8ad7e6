import { live } from '#contract/registration/live.ts'
import { currentLocale } from '#web/i18n/locale.ts'
import { storedToken } from '#web/api/session.ts'
import { retryDelay } from './delays.ts'
import { eventReader, type LiveEvent } from './event-reader.ts'

/** What the one who keeps the stream hears; a beat says that it is alive, though it has nothing to tell. */
export interface Hearing {
  readonly onLive: () => void
  readonly onEvent: (event: LiveEvent) => void
  readonly onBeat: () => void
  readonly onLost: () => void
  /** The session is over: nothing is tried again. */
  readonly onSignedOut: () => void
}

/** The server lets something be heard every 20 seconds; after so many milliseconds of silence the line is dead. */
const longestSilence = 45_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    // Whoever comes back out of a tunnel does not wait.
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })

/** How one stream ended: the status that it was refused with (200: it had begun), and what the server asked to wait (s). */
interface Ended {
  readonly status: number
  readonly retryAfter: number | null
}

const readOnce = async (hearing: Hearing, signal: AbortSignal): Promise<Ended> => {
  const silence = new AbortController()
  const fallSilent = () => silence.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(fallSilent, longestSilence)
  }
  heard()
  // The browser knows before the line does.
  addEventListener('offline', fallSilent)
  try {
    const response = await fetch(live.events.path, {
      credentials: 'include',
      headers: { authorization: `Bearer ${storedToken()}`, 'content-language': currentLocale() },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    const retryAfter = Number(response.headers.get('retry-after')) || null
    if (!response.ok || response.body === null) return { status: response.status, retryAfter }
    hearing.onLive()
    const read = eventReader(hearing.onEvent)
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      heard()
      hearing.onBeat()
      read(piece.value)
    }
    return { status: 200, retryAfter: null }
  } finally {
    clearTimeout(timer)
    removeEventListener('offline', fallSilent)
  }
}

/** Keeps a stream open until the signal says enough: one that breaks is opened again, later each time that it fails. */
export const keepStream = async (hearing: Hearing, signal: AbortSignal): Promise<void> => {
  let failures = 0
  const counted: Hearing = {
    ...hearing,
    onLive: () => {
      failures = 0
      hearing.onLive()
    },
  }
  while (!signal.aborted) {
    const ended = await readOnce(counted, signal).catch((): Ended => ({ status: 0, retryAfter: null }))
    if (signal.aborted) return
    if (ended.status === 401) return hearing.onSignedOut()
    hearing.onLost()
    failures += 1
    await pause(retryDelay(failures, ended.retryAfter, Math.random()), signal)
  }
}
