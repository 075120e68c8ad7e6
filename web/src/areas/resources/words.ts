import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  charter: { ka: 'უნივერსიტეტის წესდება', en: 'University charter' },
  document: { ka: 'დოკუმენტი', en: 'Document' },
  notFound: { ka: 'დოკუმენტი ვერ მოიძებნა', en: 'Document not found' },
  notFoundText: {
    ka: 'დოკუმენტი სახელით „{name}“ არ არსებობს: ის შეიძლება წაიშალა, ან მისამართშია შეცდომა.',
    en: 'There is no document called “{name}”: it may have been removed, or the address is mistyped.',
  },
  noCharter: {
    ka: 'აქ წესდების ტექსტი გამოჩნდება, როცა უნივერსიტეტი მას გამოაქვეყნებს.',
    en: 'The text of the charter will appear here when the university publishes it.',
  },
  toCharter: { ka: 'უნივერსიტეტის წესდება', en: 'Go to the university charter' },
  toHome: { ka: 'მთავარ გვერდზე', en: 'Go to the home page' },
  contents: { ka: 'სარჩევი', en: 'Contents' },
  updated: { ka: 'ბოლო ცვლილება: {date}', en: 'Last changed: {date}' },
  isNew: { ka: 'ახალი დოკუმენტი, {date}', en: 'New document, {date}' },
  isChanged: { ka: 'ტექსტი შეიცვალა, {date}', en: 'The text was changed on {date}' },
  isRemoved: { ka: 'დოკუმენტი ამოღებულია', en: 'The document was removed' },
  print: { ka: 'ბეჭდვა', en: 'Print' },
  otherDocuments: { ka: 'სხვა დოკუმენტები', en: 'Other documents' },
})
