import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  readiness: { ka: 'მზადყოფნა', en: 'Readiness' },
  lead: {
    ka: 'რა აკლია და რა ეწინააღმდეგება ერთმანეთს, სანამ სტუდენტები პორტალით ისარგებლებენ. ყველგან მითითებულია, როგორ გაასწოროთ.',
    en: 'What is missing or contradicts itself before students use the portal, each with the way to correct it.',
  },
  checking: { ka: 'მოწმდება…', en: 'Checking…' },
  checkAgain: { ka: 'ხელახლა შემოწმება', en: 'Check again' },
  checkedAt: {
    ka: 'შემოწმების დრო: {time}. ჩატარდა {checks} შემოწმება',
    en: 'Checked {time}. Checks: {checks}',
  },
  blocks: { ka: 'გახსნას უშლის ხელს', en: 'Blocks the opening' },
  notice: { ka: 'სტუდენტები შეამჩნევენ', en: 'Students will notice' },
  advice: { ka: 'რჩევა', en: 'Advice' },
  ready: { ka: 'გახსნისთვის ყველაფერი მზადაა.', en: 'Ready to open.' },
  nothingBlocks: {
    ka: 'გახსნას ხელს არაფერი უშლის.',
    en: 'Nothing blocks the opening.',
  },
  notFinished: {
    ka: 'შემოწმება დროულად ვერ დასრულდა. სცადეთ, როცა პორტალი ნაკლებად დატვირთულია.',
    en: 'The check did not finish in time. Check again at a quieter time.',
  },
  forServer: { ka: 'IT-სამსახურისთვის:', en: 'For IT:' },
  forOffice: { ka: 'ადმინისტრაციისთვის:', en: 'For the office:' },
  showAll: { ka: 'ყველას ნახვა ({total})', en: 'Show all {total}' },
  showAllNamed: { ka: 'ყველას ნახვა ({total}): {title}', en: 'Show all {total}: {title}' },
  open: { ka: 'გვერდის გახსნა', en: 'Open the page' },
  openNamed: { ka: 'გვერდის გახსნა: {title}', en: 'Open the page: {title}' },
  back: { ka: 'ყველა შემოწმება', en: 'All checks' },
  name: { ka: 'დასახელება', en: 'Name' },
  fixed: { ka: 'ეს უკვე გასწორებულია.', en: 'This is already corrected.' },
})
