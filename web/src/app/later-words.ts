import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of the parts of the frame that load after the first screen. */
export const laterWords = catalogue({
  menu: { ka: 'მენიუ', en: 'Menu' },
  leave: { ka: 'გასვლა', en: 'Log out' },
  goHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
})
