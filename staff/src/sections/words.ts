import { catalogue } from '#web/i18n/catalogue.ts'

/** The names of the sections, in the rail and as headings. */
export const words = catalogue({
  home: { ka: 'მთავარი', en: 'Home' },
  inbox: { ka: 'შემოსულები', en: 'Inbox' },
  students: { ka: 'სტუდენტები', en: 'Students' },
  conversations: { ka: 'მიმოწერა', en: 'Messages' },
  consultations: { ka: 'კონსულტაციები', en: 'Consultations' },
  publications: { ka: 'გამოქვეყნება', en: 'Publish' },
  certificates: { ka: 'ცნობები', en: 'Certificates' },
  finance: { ka: 'ფინანსები', en: 'Finance' },
  library: { ka: 'ბიბლიოთეკა', en: 'Library' },
  bookShop: { ka: 'წიგნების მაღაზია', en: 'Book shop' },
  titles: { ka: 'წიგნები', en: 'Books' },
  readiness: { ka: 'მზადყოფნა', en: 'Readiness' },
  rehearsal: { ka: 'რეპეტიცია', en: 'Rehearsal' },
  records: { ka: 'მონაცემები', en: 'Records' },
  access: { ka: 'უფლებები', en: 'Access' },
  audit: { ka: 'ჟურნალი', en: 'Audit' },
  account: { ka: 'ანგარიში', en: 'Account' },
})

/** Names that are wider than a place of a phone's bar, with where they may be divided. */
export const barWords = catalogue({
  inbox: { ka: 'შემოსუ\u{ad}ლები', en: 'Inbox' },
  students: { ka: 'სტუდენ\u{ad}ტები', en: 'Students' },
  consultations: { ka: 'კონსულტა\u{ad}ციები', en: 'Consul\u{ad}tations' },
  publications: { ka: 'გამოქვეყ\u{ad}ნება', en: 'Publish' },
  library: { ka: 'ბიბლიო\u{ad}თეკა', en: 'Library' },
  certificates: { ka: 'ცნობები', en: 'Certifi\u{ad}cates' },
})

/** The groups of a long menu. */
export const groupWords = catalogue({
  ofStudents: { ka: 'სტუდენტები', en: 'Students' },
  ofMoney: { ka: 'თანხები', en: 'Money' },
  ofLibrary: { ka: 'ბიბლიოთეკა', en: 'Library' },
  ofSystem: { ka: 'სისტემა', en: 'System' },
})
