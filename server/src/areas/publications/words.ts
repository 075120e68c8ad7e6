import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of what staff publish. */
export const words = defineRefusals({
  published: {
    status: 409,
    code: 'already_published',
    ka: 'შეტყობინება უკვე გამოქვეყნდა და ვეღარ გააუქმებთ. შეცდომის გასასწორებლად გამოაქვეყნეთ ახალი.',
    en: 'This is published already and cannot be cancelled. Publish another one to correct a mistake.',
  },
  cancelled: {
    status: 409,
    code: 'already_cancelled',
    ka: 'ეს შეტყობინება უკვე გაუქმებულია.',
    en: 'This was cancelled already.',
  },
})

export const fieldWords = {
  noRecipients: {
    ka: 'აქ სტუდენტი არ არის. აირჩიეთ სხვა ადრესატი.',
    en: 'There are no students here. Choose others.',
  },
  noSuchPage: {
    ka: 'პორტალზე ასეთი გვერდი არ არის. გახსენით გვერდი სტუდენტურ პორტალში და მისამართი იქიდან გადმოიტანეთ.',
    en: 'The portal has no such page. Open the page in the student portal and copy its address.',
  },
  past: {
    ka: 'აირჩიეთ დრო, რომელიც ჯერ არ დამდგარა.',
    en: 'Choose a time that is still to come.',
  },
  tooLate: {
    ka: 'აირჩიეთ დრო ერთი წლის ფარგლებში.',
    en: 'Choose a time within a year.',
  },
  linkOfPopup: {
    ka: 'ბმული ამომხტარ შეტყობინებას არ ერთვის. წაშალეთ ბმული ან აირჩიეთ ჩვეულებრივი შეტყობინება.',
    en: 'Only a notification has a link. Remove it, or choose a notification.',
  },
} as const
