import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Why a group that the student has must be changed. */
export const reasonsToChange = {
  closed: {
    ka: 'ჯგუფი დაიხურა. აირჩიეთ ამ საგნის სხვა ჯგუფი.',
    en: 'The group was closed. Choose another group of this subject.',
  },
  moved: {
    ka: 'ჯგუფის განრიგი შეიცვალა. აირჩიეთ ამ საგნის სხვა ჯგუფი.',
    en: 'The timetable of the group has changed. Choose another group of this subject.',
  },
} as const satisfies Record<string, Phrase>

/** Why a request for a group is refused: what it is about, and what to do next. */
export const words = defineRefusals({
  alreadyRequested: {
    status: 409,
    code: 'request_exists',
    ka: 'საგნის „{subject}“ ჯგუფის გახსნა უკვე მოითხოვეთ ({date}) და მოთხოვნა განიხილება. დაელოდეთ სკოლის დეპარტამენტის პასუხს.',
    en: 'You have already requested a group of “{subject}” ({date}), and the request is being considered. Wait for the answer of the school department.',
  },
  alreadyRegistered: {
    status: 409,
    code: 'already_registered',
    ka: 'საგანზე „{subject}“ უკვე რეგისტრირებული ხართ. სხვა დროის შესარჩევად შეცვალეთ ჯგუფი.',
    en: 'You are already registered for “{subject}”. For another time, change your group.',
  },
  timeNotPossible: {
    status: 409,
    code: 'time_not_possible',
    ka: 'ამ დროს სხვა მეცადინეობა გაქვთ ან საგანს უკვე აქვს ჯგუფი თავისუფალი ადგილით. აირჩიეთ სხვა დღე ან დრო, ან დატოვეთ ველი ცარიელი.',
    en: 'You have another subject at that time, or a group with a free seat starts then. Choose another day or time, or leave the field empty.',
  },
  answeredMeanwhile: {
    status: 409,
    code: 'request_answered',
    ka: 'ამ საგანზე თქვენს წინა მოთხოვნას ახლახან უპასუხეს. ნახეთ პასუხი და საჭიროების შემთხვევაში გაგზავნეთ ხელახლა.',
    en: 'Your earlier request for this subject was answered just now. See the answer, and send it again if you need to.',
  },
})

/** Errors of the fields of a request. */
export const fieldWords = {
  noSuchDay: { ka: 'ამ დღეს ლექციები არ ტარდება', en: 'There are no lectures on this day' },
  noSuchTime: { ka: 'ამ დროს ლექცია არ იწყება', en: 'No lecture starts at this time' },
} as const satisfies Record<string, Phrase>
