import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  insert: { ka: 'ნიმუშის ჩასმა', en: 'Insert a template' },
  insertTitle: { ka: 'პასუხის ნიმუში', en: 'Answer template' },
  template: { ka: 'ნიმუში', en: 'Template' },
  own: { ka: 'ჩემი', en: 'own' },
  language: { ka: 'ენა', en: 'Language' },
  ka: { ka: 'ქართული', en: 'Georgian' },
  en: { ka: 'ინგლისური', en: 'English' },
  preview: { ka: 'ასე ჩაისმება:', en: 'It will be inserted as:' },
  leftInPreview: {
    ka: 'თავისით ვერ შეივსება: {list}. ჩასმის შემდეგ თავად ჩაწერეთ.',
    en: 'Nothing is known for {list}: write it yourself after inserting.',
  },
  leftInText: {
    ka: 'ტექსტში დარჩა {list}. ჯერ ჩაწერეთ, რაც იქ უნდა იყოს, შემდეგ კი გაგზავნეთ.',
    en: 'The text still has {list}. Write what belongs there before you send it.',
  },
  insertIt: { ka: 'ჩასმა', en: 'Insert' },
  cancel: { ka: 'გაუქმება', en: 'Cancel' },
  manage: { ka: 'ნიმუშების მართვა', en: 'Manage templates' },
  noneOfKind: {
    ka: 'ამისთვის ნიმუში ჯერ არ არის. დაწერეთ პირველი.',
    en: 'There is no template for this yet. Write the first one.',
  },
  write: { ka: 'ნიმუშის დაწერა', en: 'Write a template' },
})
