import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  errorNumber: {
    ka: 'შეცდომის ნომერი: {number}. მიუთითეთ იგი, თუ მოგვწერთ.',
    en: 'Error number: {number}. Give it when you write to us.',
  },
  copyErrorNumber: { ka: 'ნომრის კოპირება', en: 'Copy the number' },
  errorNumberCopied: { ka: 'ნომერი დაკოპირდა', en: 'Number copied' },
  errorNumberByHand: {
    ka: 'ბრაუზერმა კოპირება არ დაუშვა: მონიშნეთ ნომერი და დააკოპირეთ.',
    en: 'The browser did not allow copying: select the number and copy it.',
  },
})
