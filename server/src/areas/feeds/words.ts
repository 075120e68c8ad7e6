import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of feeds. */
export const refused = defineRefusals({
  noFeed: {
    status: 404,
    code: 'no_feed',
    ka: 'ამ მისამართზე კალენდარი არ არის. შესაძლოა, სტუდენტმა მისამართი გააუქმა.',
    en: 'There is no calendar at this address. The student may have revoked it.',
  },
})

/** Texts of the calendar entries. */
export const words = {
  lectures: { ka: 'ლექციები', en: 'Lectures' },
  exams: { ka: 'გამოცდები', en: 'Exams' },
  deadlines: { ka: 'ვადები', en: 'Deadlines' },
  distance: { ka: 'დისტანციური', en: 'Distance' },
  group: { ka: 'ჯგუფი {group}', en: 'group {group}' },
  movedFrom: { ka: 'გადმოტანილია: {date}', en: 'Moved from {date}' },
  exam: { ka: '{type}: {subject}', en: '{type}: {subject}' },
  seat: { ka: 'ადგილი {seat}', en: 'Seat {seat}' },
  exam_registration: {
    ka: 'დისტანციურ გამოცდებზე რეგისტრაციის ბოლო ვადა',
    en: 'Last day to register for distance exams',
  },
  exam_files: {
    ka: '{subject}: გამოცდის ფაილების ატვირთვა {time}-მდე',
    en: '{subject}: exam files due by {time}',
  },
  quiz: {
    ka: '{subject}: ტესტი „{name}“ იხურება {time}-ზე',
    en: '{subject}: the quiz “{name}” closes at {time}',
  },
  presentation: {
    ka: '{subject}: პრეზენტაციის ჩაბარება {time}-მდე',
    en: '{subject}: presentation due by {time}',
  },
  appeal: {
    ka: '{subject}: გამოცდის შედეგის გასაჩივრება {time}-მდე',
    en: '{subject}: exam appeals are accepted until {time}',
  },
  theme: {
    ka: 'სამაგისტრო ნაშრომის თემის არჩევა {time}-მდე',
    en: "The theme of the master's thesis can be chosen until {time}",
  },
  thesis: { ka: 'სამაგისტრო ნაშრომი: {name}', en: "Master's thesis: {name}" },
  topic: {
    ka: '{subject}: თემის არჩევა {time}-მდე',
    en: '{subject}: a topic can be chosen until {time}',
  },
  lab_group: {
    ka: '{subject}: ლაბორატორიის ჯგუფის შედგენა {time}-მდე',
    en: '{subject}: lab groups can be arranged until {time}',
  },
  group_change: {
    ka: '{subject}: ჯგუფის შეცვლა {time}-მდე',
    en: '{subject}: the group can be changed until {time}',
  },
  window: { ka: '{name}: რეგისტრაცია იხურება {time}-ზე', en: '{name}: registration closes at {time}' },
  lab_booking: { ka: 'ენების ლაბორატორია: {name}', en: 'Language lab: {name}' },
  instalment: { ka: 'გადახდის ბოლო დღე: {name}', en: 'Payment due: {name}' },
  first_fee: {
    ka: 'პირველი წლის საფასურის გადახდის ბოლო დღე, ხელმოწერამდე',
    en: 'First-year fee due, before signing',
  },
  insurance: { ka: 'ჯანმრთელობის დაზღვევის ბოლო დღე', en: 'Health insurance due' },
  year_credits: {
    ka: 'რეგისტრაცია იხურება {time}-ზე: საფასურში შემავალი {count} კრედიტი ჯერ არჩეული არ არის',
    en: {
      one: 'Registration closes at {time}: {count} credit of your fee is left',
      other: 'Registration closes at {time}: {count} credits of your fee are left',
    },
  },
  credits_beyond: {
    ka: 'რეგისტრაცია იხურება {time}-ზე: {count} კრედიტი საფასურში არ შედის',
    en: {
      one: 'Registration closes at {time}: {count} credit is beyond your fee',
      other: 'Registration closes at {time}: {count} credits are beyond your fee',
    },
  },
  loan: { ka: 'წიგნის დაბრუნების ბოლო დღე: {name}', en: 'Library book due: {name}' },
  visit: { ka: 'ვიზიტი ხელშეკრულებისთვის', en: 'Visit for the contract' },
} as const satisfies Record<string, Phrase>
