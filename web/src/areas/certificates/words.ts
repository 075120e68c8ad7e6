import { certificateWords } from '#rules/certificates/certificate-words.ts'
import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  ...certificateWords,
  name: { ka: 'დოკუმენტის შემოწმება', en: 'Check a document' },
  lead: {
    ka: 'უნივერსიტეტის ელექტრონულ დოკუმენტზე დაბეჭდილია კოდი. შეიყვანეთ ის ან დაასკანერეთ QR კოდი.',
    en: 'Every electronic document of the university has a code on it. Enter it, or scan the QR code.',
  },
  code: { ka: 'დოკუმენტის კოდი', en: 'Code of the document' },
  codeHint: { ka: 'მაგალითად, 7K3M-9QXP-2D4T', en: 'For example 7K3M-9QXP-2D4T' },
  notACode: {
    ka: 'კოდი 12 ასოსა და ციფრისგან შედგება. შეადარეთ დოკუმენტზე დაბეჭდილს.',
    en: 'A code has 12 letters and digits. Compare it with the one on the document.',
  },
  check: { ka: 'შემოწმება', en: 'Check' },
  checkAnother: { ka: 'სხვა დოკუმენტის შემოწმება', en: 'Check another document' },

  valid: { ka: 'დოკუმენტი ნამდვილია', en: 'This document is valid' },
  validText: {
    ka: 'უნივერსიტეტმა დოკუმენტი {day} გასცა. შეადარეთ ის ქვემოთ მოცემულ მონაცემებს.',
    en: 'The university issued it on {day}. Compare the document with what is shown below.',
  },
  replaced: { ka: 'დოკუმენტი ახლით შეიცვალა', en: 'This document was replaced' },
  replacedText: {
    ka: 'უნივერსიტეტმა დოკუმენტი {day} გასცა, მაგრამ {end} სტუდენტმა ახალი მიიღო, რომელშიც სხვა მონაცემებია. სთხოვეთ ახალი დოკუმენტი.',
    en: 'The university issued it on {day}. On {end} the student received a newer one that says something else. Ask for the newer one.',
  },
  revoked: { ka: 'დოკუმენტი გაუქმებულია', en: 'This document was revoked' },
  revokedText: {
    ka: 'უნივერსიტეტმა ის {end} გააუქმა. დოკუმენტი აღარ მოქმედებს.',
    en: 'The university revoked it on {end}. It is no longer valid.',
  },

  number: { ka: 'ნომერი', en: 'Number' },
  studentStatus: { ka: 'სტატუსი', en: 'Status' },
  status1: { ka: 'აქტიური', en: 'Active' },
  status2: { ka: 'შეჩერებული', en: 'Suspended' },
  status3: { ka: 'კურსდამთავრებული', en: 'Graduated' },
})
