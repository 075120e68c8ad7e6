import { catalogue } from '#web/i18n/catalogue.ts'

export const lockWords = catalogue({
  lockedByDocuments: {
    ka: 'პორტალი ჩაკეტილია, სანამ ამ დოკუმენტებს არ ატვირთავთ',
    en: 'The portal is locked until you upload these documents',
  },
  until: { ka: '{name} (ბოლო ვადა: {date})', en: '{name} (by {date})' },
  bringDocuments: {
    ka: 'როგორც კი ყველას ატვირთავთ, დანარჩენი გვერდებიც გაიხსნება. თუ კითხვა გაქვთ, მიმართეთ: {school}.',
    en: 'The other pages open as soon as you have uploaded all of them. Questions: {school}.',
  },
  lockedBySubjects: {
    ka: 'პორტალი ჩაკეტილია',
    en: 'The portal is locked',
  },
  chooseSubjects: { ka: 'საგნების არჩევა', en: 'Choose subjects' },
  askForSubjects: {
    ka: 'გაიხსნება, როცა {minimum} კრედიტს აირჩევთ (გაკლიათ {missing}). ბოლო ვადა: {until}. თუ კითხვა გაქვთ, მიმართეთ: {school}.',
    en: 'It opens when you have chosen {minimum} credits ({missing} to go). Deadline: {until}. Questions: {school}.',
  },
  subjectsFirst: {
    ka: 'გვერდის გასახსნელად აირჩიეთ კიდევ {count} კრედიტი',
    en: {
      one: 'Choose {count} more credit to open this page',
      other: 'Choose {count} more credits to open this page',
    },
  },
  subjectsFirstOnly: {
    ka: 'გვერდის გასახსნელად აირჩიეთ საგნები',
    en: 'Choose your subjects to open this page',
  },
  documentsFirst: { ka: 'ჯერ ატვირთეთ საჭირო დოკუმენტები', en: 'Upload the missing documents first' },
  unlocked: { ka: 'პორტალი ისევ ღიაა', en: 'The portal is open again' },
  unlockedText: {
    ka: 'კრედიტების მინიმუმს მიაღწიეთ. არჩევანის შეცვლა წინასწარი რეგისტრაციის დასრულებამდე შეგიძლიათ.',
    en: 'You have reached the minimum number of credits. You can change your choice until pre-registration closes.',
  },
})
