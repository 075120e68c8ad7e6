import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  certificates: { ka: 'ცნობები', en: 'Certificates' },
  lead: {
    ka: 'ცნობები და ნიშნების ფურცლები, რომლებიც სტუდენტების განცხადებების საფუძველზე პორტალმა მოამზადა.',
    en: 'Certificates and transcripts that the portal made when students applied for them.',
  },
  search: {
    ka: 'ნომერი, დოკუმენტის კოდი, სტუდენტის სახელი ან კოდი',
    en: 'Number, code of the document, name or code of the student',
  },
  state: { ka: 'მდგომარეობა', en: 'State' },
  all: { ka: 'ყველა', en: 'All' },
  valid: { ka: 'მოქმედია', en: 'Valid' },
  replaced: { ka: 'ახლით შეიცვალა', en: 'Replaced' },
  revoked: { ka: 'გაუქმებულია', en: 'Revoked' },
  document: { ka: 'დოკუმენტი', en: 'Document' },
  student: { ka: 'სტუდენტი', en: 'Student' },
  number: { ka: 'ნომერი', en: 'Number' },
  code: { ka: 'დოკუმენტის კოდი', en: 'Code' },
  language: { ka: 'ენა', en: 'Language' },
  studentCode: { ka: 'სტუდენტის კოდი', en: 'Student’s code' },
  addressee: { ka: 'სად წარადგენს', en: 'For whom' },
  since: { ka: 'მდგომარეობის თარიღი', en: 'State since' },
  issued: { ka: 'გაცემულია', en: 'Issued' },
  actions: { ka: 'მოქმედებები', en: 'Actions' },
  status: { ka: 'სტატუსის ცნობა', en: 'Status certificate' },
  transcript: { ka: 'ნიშნების ფურცელი', en: 'Transcript of records' },
  ka: { ka: 'ქართული', en: 'Georgian' },
  en: { ka: 'ინგლისური', en: 'English' },
  none: { ka: 'ცნობა ჯერ არ გაცემულა.', en: 'No certificates have been issued yet.' },
  noneFound: {
    ka: 'ასეთი ცნობა ვერ მოიძებნა. შეცვალეთ საძიებო სიტყვა.',
    en: 'No certificate matches. Change the search.',
  },

  revoke: { ka: 'გაუქმება', en: 'Revoke' },
  revokeNamed: { ka: 'ცნობის გაუქმება: {number}', en: 'Revoke {number}' },
  revokeTitle: { ka: 'გავაუქმოთ ცნობა?', en: 'Revoke the certificate?' },
  revokeText: {
    ka: '{name}, {number}. ვინც ცნობას შეამოწმებს, დაინახავს, რომ ის აღარ მოქმედებს. მიზეზს სტუდენტიც წაიკითხავს.',
    en: '{name}, {number}. Whoever checks the certificate will see that it is not valid. The student reads the reason.',
  },
  reason: { ka: 'მიზეზი', en: 'Reason' },
  restore: { ka: 'აღდგენა', en: 'Restore' },
  restoreNamed: { ka: 'ცნობის აღდგენა: {number}', en: 'Restore {number}' },
  restoreTitle: { ka: 'აღვადგინოთ ცნობა?', en: 'Restore the certificate?' },
  restoreText: {
    ka: '{name}, {number}. ცნობა კვლავ მოქმედი იქნება.',
    en: '{name}, {number}. The certificate will be valid again.',
  },
  keep: { ka: 'უცვლელად დატოვება', en: 'Leave it as it is' },
})
