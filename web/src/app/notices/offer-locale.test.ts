import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '#rules/text/locale.ts'
import { stubBrowser } from '#web/api/session/test-browser.ts'
import type { ToastMessage } from '#web/ui/feedback/toast-store.ts'

const toast = vi.hoisted(() => ({ shown: null as ToastMessage | null }))
vi.mock('#web/ui/feedback/toast-store.ts', () => ({
  showToast: (message: ToastMessage) => (toast.shown = message),
  hideToast: (message: ToastMessage) => {
    if (toast.shown === message) toast.shown = null
  },
}))

/** A page opened after a log-in. */
const open = async (before: Locale | null, now: Locale) => {
  const { stored, storedInTab } = stubBrowser()
  stored.set('locale', now)
  if (before !== null) storedInTab.set('locale_before_login', before)
  const { offerLocale } = await import('./offer-locale.ts')
  const { currentLocale, setLocale } = await import('#web/i18n/locale.ts')
  offerLocale()
  return { offerLocale, currentLocale, setLocale }
}
const readLabel = () => {
  const { undo } = toast.shown ?? {}
  return undo && 'run' in undo ? undo.label.en : undefined
}
const accept = () => {
  const { undo } = toast.shown!
  if (undo && 'run' in undo) undo.run()
}

beforeEach(() => {
  vi.resetModules()
  toast.shown = null
})

// spec 1.2.5
describe('the language before the log-in', () => {
  it.each([
    ['en', 'ka', 'Continue in English'],
    ['ka', 'en', 'გაგრძელება ქართულად'],
  ] as const)('%s is offered once where the log-in has set %s', async (before, now, label) => {
    const { offerLocale, currentLocale, setLocale } = await open(before, now)
    expect(readLabel()).toBe(label)
    accept()
    expect(currentLocale()).toBe(before)
    expect(toast.shown).toBeNull()
    setLocale(now)
    offerLocale()
    expect(toast.shown).toBeNull()
  })

  it.each([
    [null, 'ka'],
    ['en', 'en'],
    ['ka', 'ka'],
  ] as const)('%s is not offered where the page is in %s', async (before, now) => {
    await open(before, now)
    expect(toast.shown).toBeNull()
  })

  it('is no longer offered once the language was switched by hand, also back', async () => {
    const { setLocale } = await open('en', 'ka')
    setLocale('en')
    expect(toast.shown).toBeNull()
    setLocale('ka')
    expect(toast.shown).toBeNull()
  })

  it('leaves another message alone when the language is switched', async () => {
    const { setLocale } = await open('en', 'ka')
    const other = { phrase: { ka: 'ნაჩვენებია', en: 'Shown' } } as ToastMessage
    toast.shown = other
    setLocale('en')
    expect(toast.shown).toBe(other)
  })
})
