import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

/** What has been sent. */
export const kindWords = catalogue({
  problem: { ka: 'პრობლემა', en: 'Problem' },
}) satisfies Readonly<Record<InboxKind, Phrase>>

/** What happens with each decision, said before it is taken. */
export const followsWords = catalogue({
  problem: {
    ka: 'სტუდენტი პასუხს მაშინვე ნახავს „პრობლემის შეტყობინების“ გვერდზე. გაუქმება ერთი წუთის განმავლობაში შეიძლება.',
    en: 'The student sees the answer at once on the page “Report a problem”. It can be undone for a minute.',
  },
}) satisfies Readonly<Record<InboxKind, Phrase>>

/** The buttons that decide. */
export const decisionWords: Readonly<Record<string, Phrase>> = catalogue({
  'problem.done': { ka: 'მოგვარებულია', en: 'Answer as solved' },
  'problem.in_progress': { ka: 'განიხილება', en: 'Answer as in progress' },
})

/** What was decided. */
export const decidedWords: Readonly<Record<string, Phrase>> = catalogue({
  'problem.done': { ka: 'მოგვარებულია', en: 'Solved' },
  'problem.in_progress': { ka: 'განიხილება', en: 'In progress' },
})
