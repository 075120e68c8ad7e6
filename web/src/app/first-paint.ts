// Runs in the page before anything is painted, and is the only script there until the others have come: it chooses
// the colours, the language and what stands in the page meanwhile, and remembers a log-in that was pressed too early.
import { readEarly } from '#web/api/early-reads.ts'

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

/** What the screen that will stand here needs; a build writes it in. */
const files = '__FIRST_FILES__' as unknown as Partial<Record<'fonts' | 'form' | 'student' | 'home', string[]>>
const needed =
  root.dataset['first'] === 'form'
    ? files.form
    : kept('token') !== null && !isElsewhere
      ? [...(files.student ?? []), ...((location.pathname === '/' && files.home) || [])]
      : []
const ask = (hrefs: readonly string[]): void => {
  for (const href of new Set(hrefs)) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : href.endsWith('.woff2')
        ? { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
        : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), kind, { href }))
  }
}
// A font that is asked for beforehand holds the first paint up, and the form's own words ask for it at once: its code
// comes after that. Where nothing is written yet, nobody else would ask.
if (root.dataset['first'] === 'form') requestAnimationFrame(() => setTimeout(() => ask(needed ?? [])))
else ask([...(files.fonts ?? []), ...(needed ?? [])])

/** What that screen reads; a build writes it in. */
const reads = '__FIRST_READS__' as unknown as Partial<Record<'student' | 'home', string[]>>
const token = kept('token')
if (token !== null && !isElsewhere) {
  const asked = [...(reads.student ?? []), ...((location.pathname === '/' && reads.home) || [])]
  readEarly(asked, token, root.lang)
}

/** How long the portal's own code may take, in milliseconds (spec 9). */
const longestLoad = 120_000

const sayFailed = (): void => {
  const note = document.querySelector<HTMLElement>('#first-failed')
  if (note) note.hidden = false
}
setTimeout(sayFailed, longestLoad)
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) sayFailed()
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
