import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the graduation. */
export const words = defineRefusals({
  attendanceNotRequested: {
    status: 403,
    code: 'attendance_not_asked',
    ka: 'გამოშვების ცერემონიაზე დასწრების შესახებ თქვენი პასუხი საჭირო არ არის. თუ წელს ამთავრებთ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You are not asked about attending the graduation. If you are graduating this year, contact the school department.',
  },
  attendanceAnswered: {
    status: 409,
    code: 'attendance_answered',
    ka: 'გამოშვების ცერემონიაზე დასწრების შესახებ პასუხი უკვე შენახულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your answer about the graduation is already saved. To change it, contact the school department.',
  },
  gownNotRequested: {
    status: 403,
    code: 'gown_not_asked',
    ka: 'მანტიას ამჟამად ვერ აირჩევთ: ის მხოლოდ მათთვისაა, ვინც გამოშვების ცერემონიას ესწრება.',
    en: 'You cannot choose a gown now: it is only for students who attend the ceremony.',
  },
  gownChosen: {
    status: 409,
    code: 'gown_chosen',
    ka: 'მანტია უკვე არჩეულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You have already chosen a gown. To change it, contact the school department.',
  },
})
