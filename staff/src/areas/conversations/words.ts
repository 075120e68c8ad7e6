import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  conversations: { ka: 'მიმოწერა', en: 'Messages' },
  waiting: {
    ka: '{count} ახალი შეტყობინება',
    en: { one: '{count} new message', other: '{count} new messages' },
  },
  nothingNew: { ka: 'ახალი შეტყობინება არ არის', en: 'No new messages' },
  search: { ka: 'სახელი, კოდი ან ჯგუფი', en: 'Search: name, code, group' },
  none: {
    ka: 'ჯერ არავის მოუწერია. თქვენი ჯგუფების სტუდენტების შეტყობინებები აქ გამოჩნდება.',
    en: 'Nobody has written yet. Messages of students in your groups will appear here.',
  },
  noneFound: { ka: 'ასეთი მიმოწერა ვერ მოიძებნა.', en: 'No conversation matches the search.' },
  showAll: { ka: 'ძიების გასუფთავება', en: 'Clear the search' },
  choose: { ka: 'აირჩიეთ მიმოწერა.', en: 'Choose a conversation.' },
  back: { ka: 'ყველა მიმოწერა', en: 'All messages' },
})
