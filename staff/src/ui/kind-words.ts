import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

/** The kinds of entries. */
export const kindWords = catalogue({
  problem: { ka: 'პრობლემა', en: 'Problem' },
  appeal: { ka: 'აპელაცია', en: 'Appeal' },
  group_request: { ka: 'ჯგუფის მოთხოვნა', en: 'Request for a group' },
  missing_document: { ka: 'დოკუმენტი', en: 'Document' },
  picture: { ka: 'ფოტო', en: 'Picture' },
  theme: { ka: 'სამაგისტრო თემა', en: 'Thesis theme' },
  application: { ka: 'განცხადება', en: 'Application' },
  camera_request: { ka: 'კამერის მოთხოვნა', en: 'Camera request' },
  club: { ka: 'კლუბი', en: 'Club' },
  club_project: { ka: 'კლუბის პროექტი', en: 'Club project' },
  visit: { ka: 'ვიზიტი', en: 'Visit' },
  vaccine_document: { ka: 'ვაქცინაციის დოკუმენტი', en: 'Vaccination document' },
  scan_order: { ka: 'სკანის შეკვეთა', en: 'Scan order' },
}) satisfies Readonly<Record<InboxKind, Phrase>>
