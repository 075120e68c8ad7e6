import { catalogue } from '#web/i18n/catalogue.ts'

export const meWords = catalogue({
  colourScheme: { ka: 'იერსახე', en: 'Appearance' },
  bySystem: { ka: 'სისტემის მიხედვით', en: 'System' },
  light: { ka: 'ნათელი', en: 'Light' },
  keys: { ka: 'კლავიშების სია', en: 'List of the keys' },
  dark: { ka: 'მუქი', en: 'Dark' },
})
