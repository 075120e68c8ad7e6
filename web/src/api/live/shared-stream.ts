import { live } from '#contract/registration/live.ts'
import { storedToken } from '#web/api/session/session.ts'
import { keepStreamOpen } from '#web/api/stream/keep-stream-open.ts'
import type { LiveEvent } from '#web/api/stream/event-reader.ts'

/** `lost`: there is no stream, and the seats are polled. */
export type StreamState = 'joining' | 'live' | 'lost'

/** Messages between the tabs of a browser; one of them holds the stream. */
type TabMessage =
  | { readonly type: 'request state' }
  | { readonly type: 'beat' }
  | { readonly type: 'signed out' }
  | { readonly type: 'opened' }
  | { readonly type: 'state'; readonly state: StreamState }
  | { readonly type: 'event'; readonly event: LiveEvent }

interface StreamHandlers {
  /** Called with `live` again when a new stream has replaced the last one, because events may have been missed. */
  readonly onState: (state: StreamState) => void
  readonly onEvent: (event: LiveEvent) => void
  readonly onSignedOut: () => void
}

const channelName = 'portal-live'
/** Without a message from the tab that holds the stream for so long it counts as lost. */
const firstMessageTimeoutMs = 5_000
const messageTimeoutMs = 60_000

/**
 * Joins the one stream of this browser. The tab that holds the lock keeps the stream open and forwards its events to the
 * others; when it closes, the next tab gets the lock. Returns the function that leaves.
 */
export const joinSharedStream = ({ onState, onEvent, onSignedOut }: StreamHandlers): (() => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  // Without https there are no locks: each tab opens its own stream.
  const locks = (navigator as { locks?: LockManager }).locks
  const channel = locks && new BroadcastChannel(channelName)
  let state: StreamState = 'joining'
  let holdsStream = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const expectMessage = (timeoutMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => changeState('lost'), timeoutMs)
  }
  const changeState = (next: StreamState) => {
    if (signal.aborted || next === state) return
    state = next
    onState(next)
  }
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel?.postMessage(message)
  }
  const receive = (message: TabMessage) => {
    if (message.type === 'request state') {
      if (holdsStream) post({ type: 'state', state })
      return
    }
    if (!holdsStream) expectMessage(messageTimeoutMs)
    if (message.type === 'opened') {
      state = 'live'
      onState(state)
    } else if (message.type === 'state') changeState(message.state)
    else if (message.type === 'event') onEvent(message.event)
    else if (message.type === 'signed out') onSignedOut()
    // Any message means that the stream is alive, although its opening was missed.
    else if (state === 'lost') changeState('live')
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (!signal.aborted) receive(data)
  })

  const postAndReceive = (message: TabMessage) => {
    if (signal.aborted) return
    post(message)
    receive(message)
  }
  const holdStream = async () => {
    holdsStream = true
    clearTimeout(timer)
    await keepStreamOpen<LiveEvent>(
      { path: live.events.path, readToken: storedToken },
      {
        onLive: () => postAndReceive({ type: 'opened' }),
        onLost: () => postAndReceive({ type: 'state', state: 'lost' }),
        onEvent: (event) => postAndReceive({ type: 'event', event }),
        onBeat: () => post({ type: 'beat' }),
        onSignedOut: () => postAndReceive({ type: 'signed out' }),
      },
      signal,
    )
  }
  if (locks === undefined) void holdStream()
  else {
    expectMessage(firstMessageTimeoutMs)
    post({ type: 'request state' })
    // Leaving while waiting for the lock rejects.
    locks.request(channelName, { signal }, holdStream).catch(() => undefined)
  }
  return () => {
    clearTimeout(timer)
    leaving.abort()
    channel?.close()
  }
}
