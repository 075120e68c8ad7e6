import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the graduation. */
export const words = defineRefusals({
  attendanceNotRequested: {
    status: 403,
    code: 'attendance_not_asked',
    ka: 'გამოშვების ცერემონიაზე დასწრების შესახებ თქვენთვის კითხვა არ დასმულა. თუ წელს ამთავრებთ, მიმართეთ სკოლის დეპარტამენტს.',
    en: 'You are not asked about attending the graduation. If you graduate this year, contact the school department.',
  },
  attendanceAnswered: {
    status: 409,
    code: 'attendance_answered',
    ka: 'გამოშვების ცერემონიაზე დასწრების შესახებ პასუხი უკვე შენახულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your answer about the graduation is saved already. To change it, contact the school department.',
  },
  gownNotRequested: {
    status: 403,
    code: 'gown_not_asked',
    ka: 'მანტიას ამჟამად ვერ აირჩევთ: ის მხოლოდ მათთვისაა, ვინც გამოშვების ცერემონიას ესწრება.',
    en: 'You cannot choose a gown now: it is for those who come to the graduation.',
  },
  gownChosen: {
    status: 409,
    code: 'gown_chosen',
    ka: 'მანტია უკვე არჩეულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your gown is chosen already. To change it, contact the school department.',
  },
})
