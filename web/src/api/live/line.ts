import { keepStream } from './keep-stream.ts'
import type { LiveEvent } from './event-reader.ts'

/** Whether what happens is told as it happens: not yet known, told, or the line is broken and it is read now and then. */
export type LineState = 'joining' | 'live' | 'lost'

/** What the tabs of a browser say to each other: the one that keeps the stream says what it hears, the others ask. */
type Word =
  | { readonly say: 'how is it' }
  | { readonly say: 'beat' }
  | { readonly say: 'signed out' }
  | { readonly say: 'opened' }
  | { readonly say: 'state'; readonly state: LineState }
  | { readonly say: 'event'; readonly event: LiveEvent }

interface Line {
  /** 'live' is said once more when another stream has taken the place of the last one: in between something was missed. */
  readonly onState: (state: LineState) => void
  readonly onEvent: (event: LiveEvent) => void
  readonly onSignedOut: () => void
}

const name = 'portal-live'
/** A tab that hears nothing from the one that keeps the stream for so many milliseconds has lost it. */
const firstSilence = 5_000
const longestSilence = 60_000

/**
 * Joins the one stream of this browser, for all its tabs and topics: whoever holds the lock keeps it and tells the
 * others; when its tab goes the next one has the lock. Gives the way to leave.
 */
export const joinLine = ({ onState, onEvent, onSignedOut }: Line): (() => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  // A page without https has no locks: there each tab keeps a stream of its own.
  const locks = (navigator as { locks?: LockManager }).locks
  const channel = locks && new BroadcastChannel(name)
  let state: LineState = 'joining'
  let keeps = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const expectWord = (within: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => change('lost'), within)
  }
  const change = (next: LineState) => {
    if (signal.aborted || next === state) return
    state = next
    onState(next)
  }
  const tell = (word: Word) => {
    if (!signal.aborted) channel?.postMessage(word)
  }
  const hear = (word: Word) => {
    if (word.say === 'how is it') {
      if (keeps) tell({ say: 'state', state })
      return
    }
    if (!keeps) expectWord(longestSilence)
    if (word.say === 'opened') {
      state = 'live'
      onState(state)
    } else if (word.say === 'state') change(word.state)
    else if (word.say === 'event') onEvent(word.event)
    else if (word.say === 'signed out') onSignedOut()
    // Whoever still hears it is live, although it may have missed when it began.
    else if (state === 'lost') change('live')
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (!signal.aborted) hear(data)
  })

  const both = (word: Word) => {
    if (signal.aborted) return
    tell(word)
    hear(word)
  }
  const keep = async () => {
    keeps = true
    clearTimeout(timer)
    await keepStream(
      {
        onLive: () => both({ say: 'opened' }),
        onLost: () => both({ say: 'state', state: 'lost' }),
        onEvent: (event) => both({ say: 'event', event }),
        onBeat: () => tell({ say: 'beat' }),
        onSignedOut: () => both({ say: 'signed out' }),
      },
      signal,
    )
  }
  if (locks === undefined) void keep()
  else {
    expectWord(firstSilence)
    tell({ say: 'how is it' })
    // What was waited for and is not wanted any more ends with an error of that name.
    locks.request(name, { signal }, keep).catch(() => undefined)
  }
  return () => {
    clearTimeout(timer)
    leaving.abort()
    channel?.close()
  }
}
