import { createHistory } from './create-history.ts'

interface Entry {
  readonly state: unknown
  readonly url: string
}
type Listener = () => void

interface Tab {
  readonly userAgent?: string
  readonly CloseWatcher?: never
  /** Nothing was shown before the portal, so "back" cannot leave it. */
  readonly isNew?: boolean
  /** After a reload. */
  readonly stored?: { readonly entries: readonly Entry[]; readonly at: number }
}

/** A tab with the portal; `isLeft` once "back" has led to what was shown before. */
export const openTab = ({ userAgent = '', CloseWatcher, isNew = false, stored }: Tab = {}) => {
  let entries: readonly Entry[] = stored?.entries ?? [{ state: null, url: '/' }]
  let at = stored?.at ?? 0
  let isLeft = false
  const listeners: Listener[] = []
  const keyListeners: ((event: { key: string }) => void)[] = []
  const traversals: Promise<void>[] = []
  const go = async (steps: number) => {
    // Traversals come later, and one after another.
    await Promise.resolve()
    const next = at + steps
    if (next < 0 && !isNew) isLeft = true
    if (isLeft || next < 0 || next >= entries.length || steps === 0) return
    at = next
    for (const listener of listeners) listener()
  }
  let last = Promise.resolve()
  const queue = (steps: number) => {
    last = last.then(() => go(steps))
    traversals.push(last)
  }
  class History {
    get state() {
      return entries[at]!.state
    }
    get length() {
      return entries.length
    }
    pushState(state: unknown, _: string, url = entries[at]!.url) {
      entries = [...entries.slice(0, at + 1), { state, url }]
      at += 1
    }
    replaceState(state: unknown, _: string, url = entries[at]!.url) {
      entries = entries.map((entry, nth) => (nth === at ? { state, url } : entry))
    }
    go = queue
    back = () => queue(-1)
    forward = () => queue(1)
  }
  const browser = {
    history: new History(),
    navigator: { userAgent },
    CloseWatcher,
    get location() {
      return { href: `http://portal${entries[at]!.url}` }
    },
    addEventListener: (name: string, listener: never) => {
      if (name === 'popstate') listeners.push(listener)
      if (name === 'keydown') keyListeners.push(listener)
    },
  }
  const router = createHistory(browser as never)
  const settle = async () => {
    for (let count = -1; count < traversals.length;) {
      count = traversals.length
      await Promise.all(traversals)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const step = async (steps: number) => {
    queue(steps)
    await settle()
  }
  return {
    router,
    settle,
    back: () => step(-1),
    forward: () => step(1),
    jump: step,
    press: (key: string) => {
      for (const listener of keyListeners) listener({ key })
    },
    /** A link to a place of the page, which only the browser follows. */
    followHash: () => {
      entries = [...entries.slice(0, at + 1), { state: null, url: `${entries[at]!.url.split('#')[0]}#main` }]
      at += 1
      for (const listener of listeners) listener()
    },
    url: () => entries[at]!.url,
    isLeft: () => isLeft,
    store: () => ({ entries, at }),
  }
}
