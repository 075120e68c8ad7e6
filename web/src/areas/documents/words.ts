import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  documentsTitle: { ka: 'ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents' },
  documentsText: {
    ka: 'პორტალის სხვა გვერდები გაიხსნება, როცა ყველა დოკუმენტს ატვირთავთ. თუ კითხვა გაქვთ, მიმართეთ: {school}.',
    en: 'The other pages of the portal open once every document is uploaded. Questions: {school}.',
  },
  until: { ka: 'ბოლო ვადა: {date}', en: 'Deadline: {date}' },
  upload: { ka: 'ატვირთვა', en: 'Upload' },
  uploadOf: { ka: 'ატვირთვა: {document}', en: 'Upload: {document}' },
  returned: { ka: 'უნივერსიტეტმა დოკუმენტი დააბრუნა', en: 'The university has returned the document' },
  uploaded: { ka: 'ატვირთულია', en: 'Uploaded' },
  left: {
    ka: 'დარჩა {count} დოკუმენტი',
    en: { one: '{count} document left', other: '{count} documents left' },
  },
  vaccineTitle: { ka: 'ვაქცინაცია', en: 'Vaccination' },
  vaccineText: {
    ka: 'აირჩიეთ პასუხი. ზოგიერთ პასუხს დოკუმენტი უნდა დაურთოთ; მას მხოლოდ შემმოწმებელი თანამშრომლები ნახავენ და შემოწმებიდან ერთ თვეში წაიშლება.',
    en: 'Choose an answer. Some answers need a document; only the staff who review it see it, and it is deleted a month after that.',
  },
  needsDocument: { ka: 'საჭიროა დოკუმენტი', en: 'A document is needed' },
  document: { ka: 'დოკუმენტი', en: 'Document' },
})
