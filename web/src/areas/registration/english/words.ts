import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  title: { ka: 'აირჩიეთ ინგლისური ენის დონე', en: 'Choose your level of English' },
  text: {
    ka: 'რომელ დონეზე ისწავლით ინგლისურს? რეგისტრაცია ახლა დახურულია, ამიტომ ადგილს ჯერ ვერ დაიკავებთ: ჯგუფს რეგისტრაციის გახსნისას აირჩევთ.',
    en: 'At which level will you study English? Your registration is closed now, so this answer takes no seat yet: you choose your group when registration opens.',
  },
  saved: { ka: 'ინგლისური ენის დონე შენახულია', en: 'Your level of English is saved' },
  restore: { ka: 'წინა დონის აღდგენა', en: 'Undo' },
  restored: { ka: 'ინგლისური ენის წინა დონე აღდგენილია', en: 'You have your former level of English again' },
  keep: { ka: 'ამ საგანზე უკვე ხართ რეგისტრირებული', en: 'You are already registered for this one' },
  more: { ka: '{code}, {ects} კრედიტი', en: '{code}, {ects} credits' },
})
