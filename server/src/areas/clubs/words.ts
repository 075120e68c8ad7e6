import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of clubs. */
export const words = defineRefusals({
  notNamed: {
    status: 404,
    code: 'self_government_not_found',
    ka: 'ამ კლუბის წევრობის შესახებ თქვენთვის კითხვა არ დასმულა. განაახლეთ გვერდი.',
    en: 'You are not asked about membership of this club. Reload the page.',
  },
  answered: {
    status: 409,
    code: 'self_government_answered',
    ka: 'ამ კითხვაზე პასუხი უკვე შენახულია. შესაცვლელად მიმართეთ თვითმმართველობას.',
    en: 'Your answer is already saved. To change it, contact the student self-government.',
  },
})
