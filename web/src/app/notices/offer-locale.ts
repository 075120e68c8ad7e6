import { toLocale } from '#rules/text/locale.ts'
import { currentLocale, setLocale } from '#web/i18n/locale.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { localeWords } from './locale-words.ts'

/** What `areas/session/keep-locale-before-login.ts` remembers, once; empty where nobody has chosen a language. */
const takeStored = (): string => {
  try {
    const kept = sessionStorage.getItem('locale_before_login')
    sessionStorage.removeItem('locale_before_login')
    return kept ?? ''
  } catch {
    return ''
  }
}

/** After a log-in that changed the language: offers the one that was shown before. */
export const offerLocale = (): void => {
  const stored = takeStored()
  const before = toLocale(stored)
  if (stored === '' || before === currentLocale()) return
  showToast({
    phrase: localeWords.openedIn,
    undo: { label: localeWords.continueIn, run: () => setLocale(before) },
  })
}
