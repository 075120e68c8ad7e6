import { catalogue } from '#web/i18n/catalogue.ts'

/** Texts of the parts of the frame that load after the first screen. */
export const laterWords = catalogue({
  menu: { ka: 'მენიუ', en: 'Menu' },
  leave: { ka: 'გასვლა', en: 'Log out' },
  newBuild: { ka: 'პორტალის ახალი ვერსია მზადაა.', en: 'A new version of the portal is ready.' },
  activateBuild: { ka: 'ახალი ვერსიის გახსნა', en: 'Open the new version' },
  goHome: { ka: 'მთავარ გვერდზე გადასვლა', en: 'Go to the home page' },
})
