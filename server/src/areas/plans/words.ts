import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Why a plan is not saved or not registered, and what is wrong in it: what to do next. */
export const words = defineRefusals({
  notFound: {
    status: 404,
    code: 'plan_not_found',
    ka: 'ასეთი გეგმა თქვენს გეგმებში არ არის: შესაძლოა, ის უკვე წაიშალა. დაბრუნდით გეგმების სიაში.',
    en: 'This is not among your plans: it may have been deleted already. Go back to the list of plans.',
  },
  changedMeanwhile: {
    status: 409,
    code: 'plan_changed',
    ka: 'ეს გეგმა ამასობაში სხვა მოწყობილობიდან ან სხვა ფანჯრიდან შეიცვალა. გადახედეთ ახალ ვერსიას და სცადეთ ხელახლა.',
    en: 'This plan has been changed on another device or in another window. Check it, then try again.',
  },
  tooMany: {
    status: 409,
    code: 'too_many_plans',
    ka: 'სემესტრში დასაშვებია არაუმეტეს {maximum} გეგმისა. ახლის შესანახად ერთ-ერთი წაშალეთ.',
    en: 'You can have at most {maximum} plans in a semester. To save a new one, delete one of them.',
  },
  empty: {
    status: 409,
    code: 'plan_empty',
    ka: 'გეგმაში საგნები არ არის. ჯერ დაამატეთ საგანი.',
    en: 'There are no subjects in this plan. Add a subject first.',
  },
  subjectGone: {
    status: 404,
    code: 'subject_gone',
    ka: 'საგანი „{subject}“ უნივერსიტეტის საგნებში აღარ არის. წაშალეთ ის გეგმიდან.',
    en: '“{subject}” is no longer among the subjects of the university. Remove it from the plan.',
  },
  fullNow: {
    status: 409,
    code: 'group_full',
    ka: 'ჯგუფში „{group}“ ახლა თავისუფალი ადგილი არ არის. დაამატეთ მეორე არჩევანი ან აირჩიეთ სხვა ჯგუფი.',
    en: 'Group “{group}” has no free seat at the moment. Add a second choice, or choose another group.',
  },
  sameChoice: {
    status: 409,
    code: 'same_choice',
    ka: 'მეორე არჩევანი პირველისგან არ განსხვავდება. მეორედ სხვა ჯგუფი აირჩიეთ.',
    en: 'The second choice is the same as the first. Choose another group as the second.',
  },
})

/** Errors of the fields of a plan. */
export const fieldWords = {
  subjectTwice: {
    ka: 'ერთი და იგივე საგანი გეგმაში ორჯერ არ შეიძლება იყოს',
    en: 'A subject can be in a plan only once',
  },
} as const satisfies Record<string, Phrase>
