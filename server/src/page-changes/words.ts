import { defineRefusals } from '#server/http/refusal.ts'

export const words = defineRefusals({
  changedMeanwhile: {
    status: 409,
    code: 'changed_meanwhile',
    ka: 'გვერდი ამასობაში შეიცვალა. გადახედეთ ხელახლა.',
    en: 'The page has changed in the meantime. Look at it again.',
  },
})
