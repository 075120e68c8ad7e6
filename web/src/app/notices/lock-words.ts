import { catalogue } from '#web/i18n/catalogue.ts'

export const lockWords = catalogue({
  lockedByDocuments: {
    ka: 'პორტალი ჩაკეტილია, სანამ ამ დოკუმენტებს არ ატვირთავთ',
    en: 'The portal is locked until you upload these documents',
  },
  until: { ka: '{name} (ბოლო ვადა: {date})', en: '{name} (by {date})' },
  bringDocuments: {
    ka: 'როგორც კი ყველას ატვირთავთ, დანარჩენი გვერდებიც გაიხსნება. კითხვებისთვის: {school}.',
    en: 'The other pages open as soon as you have uploaded all of them. Questions: {school}.',
  },
  lockedBySubjects: {
    ka: 'პორტალი ჩაკეტილია: დაასრულეთ წინასწარი რეგისტრაცია',
    en: 'The portal is locked: complete your pre-registration',
  },
  askForSubjects: {
    ka: 'გაიხსნება კრედიტების მინიმუმის შევსებისთანავე. კითხვებისთვის: {school}.',
    en: 'It opens as soon as you reach the minimum number of credits. Questions: {school}.',
  },
  unlocked: { ka: 'პორტალი ისევ ღიაა', en: 'The portal is open again' },
  unlockedText: {
    ka: 'კრედიტების მინიმუმს მიაღწიეთ. არჩევანის შეცვლა წინასწარი რეგისტრაციის დასრულებამდე შეგიძლიათ.',
    en: 'You have reached the minimum number of credits. You can change your choice until pre-registration closes.',
  },
})
