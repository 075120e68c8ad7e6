// Inlined into the page, runs before the first paint: chooses colours, language and what the page shows until the
// portal's code has loaded, requests files and data, and remembers a log-in that was submitted too early.
import { requestEarly } from '#web/api/early-reads.ts'
import { beginView } from '#web/api/student-view/begin-view.ts'
import { findCookiePair } from '#web/api/session/cookie-pair.ts'
import { expectHomeDrawn } from './home-drawn.ts'

const root = document.documentElement

const readInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

// Before anything is read that the browser keeps.
beginView(readInTab('student_view'))

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

// The session ended without a log-out, which the form says from the first paint on.
if (readInTab('session_ended') !== null) root.dataset['ended'] = ''

const colorScheme = readStored('mantine-color-scheme-value')
const isDark =
  colorScheme === 'dark' || (colorScheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'

if (readStored('sidebar') === 'folded') root.dataset['sidebar'] = 'folded'

root.lang = readStored('locale') === 'en' ? 'en' : 'ka'
// The server marks the page of an unknown path.
const isNotFound = 'notFound' in root.dataset
const isOtherPublicPage = /^\/(confirmation|forgot-password|logout)(\/|$)/.test(location.pathname)
// A cookie pair replaces the stored token, so nothing is requested with that one.
const hasCookiePair = findCookiePair() !== null
const storedToken = hasCookiePair ? null : readStored('token')
root.dataset['first'] =
  storedToken !== null || hasCookiePair || isOtherPublicPage || isNotFound ? 'wait' : 'form'

const token = isOtherPublicPage ? null : storedToken
const page =
  root.dataset['first'] === 'form'
    ? 'form'
    : token === null
      ? 'elsewhere'
      : location.pathname === '/'
        ? 'home'
        : 'student'

/** Inserted by the build: the entry file, and what to request. */
interface First {
  readonly entry: string
  /** Files and reads in the order in which they are needed: a browser requests six at a time. */
  readonly requests: Partial<Readonly<Record<typeof page, readonly string[]>>>
}
// In development nothing is requested here.
declare const FIRST: First | undefined
const first = FIRST

const appendToHead = (tag: 'link' | 'script', what: Readonly<Record<string, string>>): void => {
  document.head.append(Object.assign(document.createElement(tag), what))
}
const request = (address: string): void => {
  if (address.startsWith('/api/')) requestEarly(address, token ?? '', root.lang)
  else if (address.endsWith('.css'))
    appendToHead('link', { rel: 'preload', as: 'style', crossOrigin: '', href: address })
  else if (address.endsWith('.woff2'))
    appendToHead('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: address })
  else appendToHead('link', { rel: 'modulepreload', href: address })
}
/** How many files a browser requests at a time. */
const maxParallel = 6
const requestAll = ({ entry, requests }: First): void => {
  // Without a network the page of home stands for all others, which request nothing early then.
  const all = requests[page] ?? []
  all.slice(0, maxParallel).forEach(request)
  // Style sheets would overtake what was requested before them.
  setTimeout(() => all.slice(maxParallel).forEach(request))
  const loadEntry = () => appendToHead('script', { type: 'module', src: entry })
  if (page === 'home' && 'drawsHome' in root.dataset) expectHomeDrawn()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadEntry)
  else loadEntry()
}
// The form is painted before anything is requested; a hidden page is not painted.
if (first && page === 'form' && !document.hidden)
  requestAnimationFrame(() => setTimeout(() => requestAll(first)))
else if (first) requestAll(first)

/** How long the portal's code may take to load (spec 9.7.2). */
const loadTimeoutMs = 120_000

const showFailure = (): void => {
  const note = document.querySelector<HTMLElement>('#first-failed')
  if (note) note.hidden = false
}
setTimeout(showFailure, loadTimeoutMs)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') showFailure()
  },
  true,
)

// Both listen on the document, because the form does not exist yet. What React renders later is not in #first.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.closest('#first')) return
  event.preventDefault()
  form.dataset['pressed'] = 'yes'
  form.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true')
})
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('#first .show-password')) {
    const password = document.querySelector<HTMLInputElement>('#password')
    if (password) password.type = password.type === 'text' ? 'password' : 'text'
  }
  if (!(target as Element).closest('#first .locale-switch')) return
  root.lang = root.lang === 'ka' ? 'en' : 'ka'
  try {
    localStorage.setItem('locale', root.lang)
  } catch {
    // Without storage it lasts until the page is left.
  }
})
