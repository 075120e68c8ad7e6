import { catalogue } from '#web/i18n/catalogue.ts'

export const exportWords = catalogue({
  title: { ka: 'მონაცემების ექსპორტი', en: 'Export of records' },
  newExport: { ka: 'ახალი ექსპორტი', en: 'New export' },
  text: {
    ka: 'ცხრილები ერთ ფაილში იწერება, იმავე სვეტებით, რომლებსაც იმპორტი კითხულობს. ფაილის ჩამოტვირთვა ერთი საათის განმავლობაში შეგიძლიათ; ეს ცვლილებების ჟურნალში აისახება.',
    en: 'The tables are written into one file, with the columns that an import reads. You can download it for an hour; the audit records that.',
  },
  leftOut: {
    ka: 'ნახვის უფლება არ გაქვთ, ამიტომ ექსპორტში არ შედის {count} ცხრილი: {tables}.',
    en: {
      one: 'You may not read {count} table, which is left out: {tables}.',
      other: 'You may not read {count} tables, which are left out: {tables}.',
    },
  },
  which: { ka: 'ცხრილები', en: 'Which tables' },
  all: { ka: 'ყველა', en: 'All' },
  some: { ka: 'არჩეული', en: 'Chosen' },
  findTable: { ka: 'ცხრილის სახელი', en: 'Name of the table' },
  noTable: { ka: 'ასეთი ცხრილი არ არის. შეცვალეთ საძიებო სიტყვა.', en: 'No such table. Change the search.' },
  choose: { ka: 'აირჩიეთ ცხრილი', en: 'Choose a table' },
  format: { ka: 'ფაილის ფორმატი', en: 'Kind of file' },
  zip: { ka: 'CSV ფაილები ერთ ZIP-ში', en: 'CSV in one ZIP' },
  xlsx: { ka: 'Excel-ის ფაილი', en: 'Workbook (.xlsx)' },
  oneroster: { ka: 'OneRoster', en: 'OneRoster' },
  oneRosterText: {
    ka: 'OneRoster 1.2.1 სასწავლო პლატფორმებისთვის: სტუდენტები, ლექტორები, საგნები, ჯგუფები, რეგისტრაციები და საბოლოო შეფასებები. პირადი ნომრები ფაილში არ შედის.',
    en: 'OneRoster 1.2.1, for learning platforms: students, lecturers, subjects, groups, registrations and final marks. It has no personal numbers.',
  },
  prepare: { ka: 'ფაილის მომზადება', en: 'Prepare the file' },
  mine: { ka: 'თქვენი ექსპორტები', en: 'Your exports' },
  none: {
    ka: 'ბოლო საათში ექსპორტი არ მოგიმზადებიათ. აირჩიეთ ცხრილები და მოამზადეთ ფაილი.',
    en: 'You have prepared no export in the last hour. Choose tables, and prepare the file.',
  },
  until: { ka: '{time}-მდე', en: 'until {time}' },
  tableCount: { ka: '{count} ცხრილი', en: { one: '{count} table', other: '{count} tables' } },
  waiting: { ka: 'რიგშია', en: 'Waiting' },
  writing: { ka: 'იწერება: {item} ({done} / {total})', en: 'Writing {item} ({done} of {total})' },
  starting: { ka: 'იწერება', en: 'Writing' },
  failed: { ka: 'ვერ მომზადდა. მოამზადეთ ხელახლა.', en: 'It could not be written. Prepare it again.' },
  broken: {
    ka: 'პორტალი გადაიტვირთა და მომზადება შეწყდა. მოამზადეთ ხელახლა.',
    en: 'The portal was restarted and the file was not finished. Prepare it again.',
  },
})
