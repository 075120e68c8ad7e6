// Runs in the page before anything is painted, and is the only script there until the others have come: it chooses
// the colours, the language and what stands in the page meanwhile, and remembers a log-in that was pressed too early.
import { requestEarly } from '#web/api/early-reads.ts'

const root = document.documentElement

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the session in this tab ended without her: the form says so from the first paint on. */
const hasEnded = (): boolean => {
  try {
    return sessionStorage.getItem('session_ended') !== null
  } catch {
    return false
  }
}
if (hasEnded()) root.dataset['ended'] = ''

const chosen = kept('mantine-color-scheme-value')
const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
root.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'

root.lang = kept('locale') === 'en' ? 'en' : 'ka'
const isElsewhere = /^\/(confirmation|forgot-password|logout)(\/|$)/.test(location.pathname)
root.dataset['first'] = kept('token') !== null || isElsewhere ? 'wait' : 'form'

const token = isElsewhere ? null : kept('token')
const stand =
  root.dataset['first'] === 'form'
    ? 'form'
    : token === null
      ? 'elsewhere'
      : location.pathname === '/'
        ? 'home'
        : 'student'

/** What a build writes in: where the portal's own code begins, the script that draws home, and what is asked for here. */
interface First {
  readonly entry: string
  readonly still: string
  /** Files and reads in the order in which they are needed: a browser asks for six at a time. */
  readonly asks: Readonly<Record<typeof stand, readonly string[]>>
}
// In development there is nothing to ask for.
declare const FIRST: First | undefined
const first = FIRST

const add = (tag: 'link' | 'script', what: Readonly<Record<string, string>>): void => {
  document.head.append(Object.assign(document.createElement(tag), what))
}
const ask = (address: string): void => {
  if (address === first?.still) add('script', { src: address, fetchPriority: 'high' })
  else if (address.startsWith('/api/')) requestEarly(address, token ?? '', root.lang)
  else if (address.endsWith('.css'))
    add('link', { rel: 'preload', as: 'style', crossOrigin: '', href: address })
  else if (address.endsWith('.woff2'))
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: address })
  else add('link', { rel: 'modulepreload', href: address })
}
/** So many files a browser asks for at a time. */
const atOnce = 6
const start = ({ entry, asks }: First): void => {
  asks[stand].slice(0, atOnce).forEach(ask)
  // Style sheets would push in front of what was asked for before them.
  setTimeout(() => asks[stand].slice(atOnce).forEach(ask))
  const begin = () => add('script', { type: 'module', src: entry })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}
// A form stands in the page and is painted before anything else is asked for; but what nobody looks at is not painted.
if (first && stand === 'form' && !document.hidden) requestAnimationFrame(() => setTimeout(() => start(first)))
else if (first) start(first)

/** How long the portal's own code may take, in milliseconds (spec 9.7.2). */
const longestLoad = 120_000

const sayFailed = (): void => {
  const note = document.querySelector<HTMLElement>('#first-failed')
  if (note) note.hidden = false
}
setTimeout(sayFailed, longestLoad)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') sayFailed()
  },
  true,
)

// Both listen on the document, so that they are there before the form is. What React puts in later is not in #first.
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.closest('#first')) return
  event.preventDefault()
  form.dataset['pressed'] = 'yes'
  form.querySelector('[type=submit]')?.setAttribute('aria-disabled', 'true')
})
document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('#first .locale-switch')) return
  root.lang = root.lang === 'ka' ? 'en' : 'ka'
  try {
    localStorage.setItem('locale', root.lang)
  } catch {
    // Shown all the same until the page is left.
  }
})
