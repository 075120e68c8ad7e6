import type { Phrase } from '#rules/text/locale.ts'
import type { RefusedPhrase } from '../refused.ts'

/** Why a step of registration is closed, and when it opens. */
export const windowWords = {
  windowOver: {
    status: 423,
    code: 'window_closed',
    ka: 'ამ ეტაპზე რეგისტრაცია დახურულია. ამ სემესტრში მისი ხელახლა გახსნა დაგეგმილი არ არის; საჭიროების შემთხვევაში მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Registration closed for this step. No further opening is planned this semester; if you need one, contact the school department.',
  },
  windowUnplanned: {
    status: 423,
    code: 'window_closed',
    ka: 'ამ ეტაპზე რეგისტრაცია დახურულია: თარიღები ჯერ დადგენილი არ არის. ისინი დანიშვნისთანავე გვერდზე „რეგისტრაციის ეტაპები“ გამოჩნდება; კითხვებისთვის მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Registration closed for this step: no dates set yet. They will appear on the page “Registration steps”; if you have questions, contact the school department.',
  },
  windowOpensToday: {
    status: 423,
    code: 'window_closed',
    ka: 'ამ ეტაპზე რეგისტრაცია ჯერ დახურულია. ის დღეს, {time}-ზე გაიხსნება.',
    en: 'Registration closed for this step so far. Registration starts at {time}.',
  },
  windowOpensLater: {
    status: 423,
    code: 'window_closed',
    ka: 'ამ ეტაპზე რეგისტრაცია დახურულია. ის გაიხსნება {date}, {time}-ზე.',
    en: 'Registration closed for this step. It opens next on {date}; registration starts at {time}.',
  },
} as const satisfies Readonly<Record<string, Phrase & RefusedPhrase>>
