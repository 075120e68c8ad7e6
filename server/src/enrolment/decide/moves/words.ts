import type { RefusedPhrase } from '../refused.ts'

/** Why an act is not undone (spec 8.2.3). */
export const words = {
  undoRefused: {
    status: 409,
    code: 'undo_refused',
    ka: 'წინა მდგომარეობა ვერ აღდგა და არაფერი შეცვლილა. საგანი „{subject}“: {reason}',
    en: 'This could not be undone and nothing has changed. “{subject}”: {reason}',
  },
  undoOutdated: {
    status: 409,
    code: 'undo_outdated',
    ka: 'ამის შემდეგ თქვენი რეგისტრაციები კიდევ შეიცვალა, ამიტომ წინა მდგომარეობა აღარ აღდგება და არაფერი შეცვლილა. შეამოწმეთ „ჩემი რეგისტრაციები“.',
    en: 'Your registrations have changed since, so this can no longer be undone and nothing has changed. See “My registrations”.',
  },
} as const satisfies Record<string, RefusedPhrase>
