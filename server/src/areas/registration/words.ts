import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals other than of seats: an unknown step, and the level of English. */
export const words = defineRefusals({
  stepNotFound: {
    status: 404,
    code: 'step_not_found',
    ka: 'რეგისტრაციის ასეთი ეტაპი არ არსებობს. დაბრუნდით ეტაპების სიაში.',
    en: 'Registration has no such step. Go back to the list of steps.',
  },
  levelNotNow: {
    status: 403,
    code: 'english_level_not_now',
    ka: 'სწავლის ამ სემესტრში ინგლისური ენის დონის შეცვლა აღარ შეიძლება. საჭიროების შემთხვევაში მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The English level can no longer be changed in this semester of your studies. If you need a change, contact the school department.',
  },
  levelNotAsked: {
    status: 403,
    code: 'english_level_not_asked',
    ka: 'ინგლისური ენის დონის მითითება თქვენთვის საჭირო არ არის. განაახლეთ გვერდი.',
    en: 'You are not asked for your level of English. Reload the page.',
  },
  levelAnswered: {
    status: 409,
    code: 'english_level_answered',
    ka: 'ინგლისური ენის დონე უკვე მითითებული გაქვთ. მის შესაცვლელად რეგისტრაციის დროს სხვა დონე აირჩიეთ.',
    en: 'You have already chosen your level of English. To change it, choose another level when registration is open.',
  },
})

/** Errors of the fields that name the groups. */
export const fieldWords = {
  chooseGroup: { ka: 'აირჩიეთ ჯგუფი', en: 'Choose a group' },
  unequal: {
    ka: 'schedule_ids და ცალკე დასახელებული ჯგუფები განსხვავდება',
    en: 'schedule_ids and the groups named one by one are not the same',
  },
} as const satisfies Record<string, Phrase>
