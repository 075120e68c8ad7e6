/** Both languages in wide and narrow windows, and both colour schemes in each. */
export const allViews = [
  { locale: 'ka', width: 1280, scheme: 'light' },
  { locale: 'en', width: 1280, scheme: 'dark' },
  { locale: 'en', width: 360, scheme: 'light' },
  { locale: 'ka', width: 360, scheme: 'dark' },
] as const
