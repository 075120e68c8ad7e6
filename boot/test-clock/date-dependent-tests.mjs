/** Tests that `npm test -- --all-moments` runs at each moment. */
export const dateDependentTests = {
  vitest: [
    'rules/src/time/',
    'rules/src/agenda/',
    'server/src/time-zone/',
    'server/src/user/',
    'server/src/areas/agenda/',
    'server/src/areas/calendar/',
    'server/src/areas/exams/submission/',
    'server/src/areas/feeds/',
    'server/src/areas/lab/',
    'server/src/areas/library/',
    'server/src/areas/registration/windows.test.ts',
    'server/src/areas/schedule/',
    'server/src/areas/surveys/',
    'demo/src/agenda.test.ts',
    'demo/src/dates.test.ts',
  ],
  /** Valid even if the demo was made for another day. */
  anyDay: ['/home/moments'],
  journeys: ['/home/', '/schedule/', '/app/time-zone'],
}
