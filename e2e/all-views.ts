/** Both languages in wide and narrow windows, and both colour schemes in each. */
export const allViews = [
  { locale: 'ka', width: 1280, scheme: 'light' },
  { locale: 'en', width: 1280, scheme: 'dark' },
  { locale: 'en', width: 360, scheme: 'light' },
  { locale: 'ka', width: 360, scheme: 'dark' },
] as const

/**
 * The views in which a journey runs: the nth, or all of them with `npm test -- --all-views`. What a student does is the
 * same in each of them. Different journeys take different ones, and the tests of every screen look at the rest.
 */
export const chooseViews = <V>(views: readonly V[], nth: number): readonly V[] =>
  process.env['ALL_VIEWS'] === undefined ? views.slice(nth, nth + 1) : views
