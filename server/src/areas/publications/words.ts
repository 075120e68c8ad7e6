import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of what staff publish. */
export const words = defineRefusals({
  published: {
    status: 409,
    code: 'already_published',
    ka: 'ეს უკვე გამოქვეყნდა, ამიტომ აღარ უქმდება. შეცდომის გასასწორებლად გამოაქვეყნეთ ახალი.',
    en: 'This is published already and cannot be cancelled. Publish another one to correct a mistake.',
  },
  cancelled: {
    status: 409,
    code: 'already_cancelled',
    ka: 'ეს უკვე გაუქმებულია.',
    en: 'This was cancelled already.',
  },
})

export const fieldWords = {
  noRecipients: {
    ka: 'აქ სტუდენტი არ არის. აირჩიეთ სხვა ადრესატი.',
    en: 'There are no students here. Choose others.',
  },
  noSuchPage: {
    ka: 'ასეთი გვერდი პორტალზე არ არის ან ჯერ არ გახსნილა. გახსენით გვერდი სტუდენტურ პორტალზე და ბმული მისამართიდან გადმოიტანეთ.',
    en: 'The portal has no such page, or it is not open yet. Open the page in the student’s portal and copy the link from its address.',
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
    ka: 'ბმული მხოლოდ შეტყობინებას აქვს. წაშალეთ ის ან აირჩიეთ შეტყობინება.',
    en: 'Only a notification has a link. Remove it, or choose a notification.',
  },
} as const
