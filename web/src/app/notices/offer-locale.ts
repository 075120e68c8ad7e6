import { toLocale } from '#rules/text/locale.ts'
import { currentLocale, onLocaleChange, setLocale } from '#web/i18n/locale.ts'
import { hideToast, showToast } from '#web/ui/feedback/toast-store.ts'
import { localeWords } from './locale-words.ts'

const takeStored = (): string | null => {
  try {
    const stored = sessionStorage.getItem('locale_before_login')
    sessionStorage.removeItem('locale_before_login')
    return stored
  } catch {
    return null
  }
}

/** After a log-in that changed the language: offers what `areas/session/save-locale-before-login.ts` remembers, once. */
export const offerLocale = (): void => {
  const stored = takeStored()
  const before = toLocale(stored)
  if (stored === null || before === currentLocale()) return
  const offer = {
    phrase: localeWords.openedIn,
    undo: {
      label: before === 'ka' ? localeWords.continueInGeorgian : localeWords.continueInEnglish,
      run: () => setLocale(before),
    },
  }
  showToast(offer)
  // The student switched the language by hand.
  const stop = onLocaleChange(() => {
    stop()
    hideToast(offer)
  })
}
