import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { setLayerListener, topLayer, type Layer } from './open-layer.ts'

/** Is closed by Android's gesture, which then is no step of the history. */
interface Watcher {
  onclose: () => void
  destroy: () => void
}

type Browser = Window & { readonly CloseWatcher?: new () => Watcher }

type State = HistoryLocation['state'] & {
  /** A second entry of the first page. */
  readonly isGuard?: boolean | undefined
}

type Action = Parameters<RouterHistory['notify']>[0]

/**
 * The router's history, in which "back" closes the layer on top of the page and nothing else. The browser takes its step
 * anyway, so the step is not passed on to the router but undone. Only then is the layer closed, because closing may change
 * the address. On the first page a step would leave the portal, so the page gets a second entry, the guard, when a layer
 * opens. Android has its own gesture, for which no guard is needed.
 */
export const createHistory = (browser: Browser = window): RouterHistory => {
  const { history, CloseWatcher } = browser
  const isAndroid = CloseWatcher !== undefined && browser.navigator.userAgent.includes('Android')

  const toState = (index: number, state?: object, isGuard?: boolean): State => {
    const key = Math.random().toString(36).slice(2)
    return { ...state, key, __TSR_key: key, __TSR_index: index, isGuard }
  }
  const readState = () => history.state as State | null
  const locate = (href: string, state: State): HistoryLocation => {
    const { pathname, search, hash } = new URL(href, browser.location.href)
    return { href: pathname + search + hash, pathname, search, hash, state }
  }
  /** Gives an entry that the browser has added, such as for a link to `#main`, its place in the order. */
  const readLocation = (newIndex: number) => {
    if (readState() === null) history.replaceState(toState(newIndex), '')
    return locate(browser.location.href, readState()!)
  }
  const readGuard = () => readState()?.isGuard

  let location = readLocation(0)
  let isAtGuard = readGuard()
  /** Is closed once the browser's step is undone. */
  let closing: Layer | undefined

  const subscribers: RouterHistory['subscribers'] = new Set()
  const notify = (action: Action) => {
    for (const subscriber of subscribers) subscriber({ location, action })
  }

  let isPush: boolean | undefined
  const flush = () => {
    if (isPush !== undefined)
      history[isPush ? 'pushState' : 'replaceState'](location.state, '', location.href)
    isPush = undefined
  }
  const change = (isNew: boolean) => (path: string, state?: object) => {
    location = locate(
      path,
      toState(location.state.__TSR_index + Number(isNew), state, isNew ? undefined : isAtGuard),
    )
    if (isNew) isAtGuard = undefined
    // Of several changes in a row, browsers ignore some.
    if (isPush === undefined) queueMicrotask(flush)
    isPush ||= isNew
    notify({ type: isNew ? 'PUSH' : 'REPLACE' })
  }

  browser.addEventListener('popstate', () => {
    const target = readLocation(location.state.__TSR_index + 1)
    const wasAtGuard = isAtGuard
    isAtGuard = readGuard()
    const steps = location.state.__TSR_index - target.state.__TSR_index
    const isLeaving = steps === 0 && wasAtGuard && !isAtGuard
    const layer = topLayer()
    if (steps === 0 && closing !== undefined) {
      if (layer === closing) layer.current?.()
      closing = undefined
    } else if (layer !== undefined && (steps > 0 || isLeaving)) {
      closing = layer
      history.go(steps || 1)
    } else if (isLeaving) {
      // The address may have been replaced at the guard.
      history.replaceState(target.state, '', location.href)
      history.back()
    } else if (steps !== 0 || !isAtGuard) {
      location = target
      notify(Math.abs(steps) === 1 ? { type: steps > 0 ? 'BACK' : 'FORWARD' } : { type: 'GO', index: -steps })
    }
  })

  let watcher: Watcher | undefined
  let isEscape = false
  const update = () => {
    watcher?.destroy()
    watcher = undefined
    const layer = topLayer()
    if (isAndroid && layer?.current) {
      // Esc closes a watcher too, but layers have their own handlers of it.
      if (isEscape) return
      watcher = new CloseWatcher()
      watcher.onclose = () => {
        layer.current?.()
        // The layer may have asked a question instead of closing.
        setTimeout(update)
      }
    } else if (layer !== undefined && location.state.__TSR_index === 0 && !isAtGuard) {
      flush()
      isAtGuard = true
      history.pushState({ ...location.state, isGuard: true }, '')
    }
  }
  setLayerListener(update)
  if (isAndroid)
    browser.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        isEscape = true
        update()
        setTimeout(() => {
          isEscape = false
          update()
        })
      },
      true,
    )

  const go = (steps: number) => history.go(steps)
  return {
    get location() {
      return location
    },
    get length() {
      return history.length
    },
    subscribers,
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    push: change(true),
    replace: change(false),
    go,
    back: () => go(-1),
    forward: () => go(1),
    canGoBack: () => location.state.__TSR_index > 0,
    createHref: (href) => locate(href, location.state).href,
    // A form keeps its draft, so no screen has to keep its visitor.
    block: () => () => undefined,
    _getBlockers: () => [],
    flush,
    destroy: () => undefined,
    notify,
  }
}
