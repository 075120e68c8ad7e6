import { defineRefusals } from '#server/http/refusal.ts'
import { words as httpWords } from '#server/http/words.ts'

const notMedicine = {
  status: 403,
  code: 'not_medicine',
  ka: 'ეს გვერდი მხოლოდ მედიცინის პროგრამების სტუდენტებისთვისაა. თუ მედიცინის პროგრამაზე სწავლობთ, მიმართეთ სკოლის დეპარტამენტს.',
  en: 'This page is only for students of medicine. If you should be among them, contact the school department.',
} as const

const notRegistered = {
  status: 403,
  code: 'not_registered',
  ka: 'საგანზე „{subject}“ რეგისტრირებული არ ხართ. ჯერ დარეგისტრირდით საგანზე.',
  en: 'You are not registered for “{subject}”. Register for the subject first.',
} as const

/** Refusals of choosing a topic and giving it up. */
export const topicWords = defineRefusals({
  not_medicine: notMedicine,
  not_registered: notRegistered,
  undone: httpWords.attemptUndone,
  not_found: {
    status: 404,
    code: 'no_such_topic',
    ka: 'ასეთი თემა თქვენს საგნებში არ არის. აირჩიეთ თემა სიიდან.',
    en: 'There is no such topic in your subjects. Choose one from the list.',
  },
  closed: {
    status: 423,
    code: 'topics_closed',
    ka: 'საგნის „{subject}“ თემების არჩევის ვადა გავიდა {day}. ცვლილებისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Topics of “{subject}” could be chosen until {day}. For a change, contact the school department.',
  },
  full: {
    status: 409,
    code: 'topic_full',
    ka: 'თემაზე „{topic}“ თავისუფალი ადგილი აღარ არის. აირჩიეთ სხვა თემა; თქვენი ამჟამინდელი თემა თქვენვე გრჩებათ.',
    en: 'No place is left in the topic “{topic}”. Choose another one; your present topic stays yours.',
  },
})

/** Refusals of creating, joining and leaving a laboratory group. */
export const labGroupWords = defineRefusals({
  not_medicine: notMedicine,
  not_registered: notRegistered,
  undone: httpWords.attemptUndone,
  not_found: {
    status: 404,
    code: 'no_such_lab_group',
    ka: 'ასეთი ჯგუფი თქვენს საგნებში აღარ არის: შესაძლოა, ის ბოლო სტუდენტმაც დატოვა. აირჩიეთ სხვა ჯგუფი ან შექმენით ახალი.',
    en: 'This group is no longer in your subjects: its last student may have left it. Choose another group or create a new one.',
  },
  closed: {
    status: 423,
    code: 'lab_groups_closed',
    ka: 'საგნის „{subject}“ ლაბორატორიის ჯგუფების შედგენის ვადა გავიდა {day}. ცვლილებისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Lab groups of “{subject}” could be arranged until {day}. For a change, contact the school department.',
  },
  full: {
    status: 409,
    code: 'lab_group_full',
    ka: 'ჯგუფში „{group}“ უკვე {limit} სტუდენტია, მეტი კი არ შეიძლება. შეუერთდით სხვა ჯგუფს ან შექმენით ახალი.',
    en: 'There are already {limit} students in the group “{group}”, and no more are allowed. Join another group or create a new one.',
  },
  in_group: {
    status: 409,
    code: 'in_lab_group',
    ka: 'საგანში „{subject}“ უკვე ხართ ჯგუფში „{group}“. სხვა ჯგუფში გადასასვლელად ჯერ ეს დატოვეთ.',
    en: 'You are already in the group “{group}” in “{subject}”. To join another one, leave it first.',
  },
  name_taken: {
    status: 409,
    code: 'lab_group_name_taken',
    ka: 'საგანში „{subject}“ ჯგუფი სახელით „{group}“ უკვე არის. შეარჩიეთ სხვა სახელი ან შეუერთდით იმ ჯგუფს.',
    en: 'There is already a group called “{group}” in “{subject}”. Choose another name, or join that group.',
  },
})
