import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  documentsTitle: { ka: 'ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents' },
  documentsText: {
    ka: 'სანამ ყველა დოკუმენტს არ ატვირთავთ, პორტალის სხვა გვერდები ჩაკეტილია. თითოეული ცალკე იტვირთება და მაშინვე ინახება. კითხვებისთვის: {school}.',
    en: 'The other pages of the portal are locked until every document is uploaded. Each is saved as soon as it is uploaded. Questions: {school}.',
  },
  until: { ka: 'ბოლო ვადა: {date}', en: 'Deadline: {date}' },
  upload: { ka: 'ატვირთვა', en: 'Upload' },
  uploadOf: { ka: 'ატვირთვა: {document}', en: 'Upload: {document}' },
  uploaded: { ka: 'ატვირთულია', en: 'Uploaded' },
  left: {
    ka: 'დარჩა {count} დოკუმენტი',
    en: { one: '{count} document left', other: '{count} documents left' },
  },
  vaccineTitle: { ka: 'ვაქცინაცია', en: 'Vaccination' },
  vaccineText: {
    ka: 'აირჩიეთ პასუხი. ზოგიერთ პასუხს დოკუმენტი უნდა დაურთოთ; მას მხოლოდ უნივერსიტეტის ჯანდაცვის სამსახური ნახავს.',
    en: "Choose an answer. Some answers need a document; only the university's health office sees it.",
  },
  needsDocument: { ka: 'საჭიროა დოკუმენტი', en: 'A document is needed' },
  document: { ka: 'დოკუმენტი', en: 'Document' },
})
