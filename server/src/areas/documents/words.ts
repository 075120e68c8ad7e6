import { defineRefusals } from '#server/http/refusal.ts'

export const words = defineRefusals({
  documentNotFound: {
    status: 404,
    code: 'document_not_found',
    ka: 'ეს დოკუმენტი თქვენგან არ მოითხოვება. განაახლეთ გვერდი და აირჩიეთ სიიდან.',
    en: 'This document is not required from you. Reload the page and choose one from the list.',
  },
  documentSubmitted: {
    status: 409,
    code: 'document_handed_in',
    ka: 'ეს დოკუმენტი უკვე ატვირთულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'This document is already uploaded. To replace it, contact the school department.',
  },
  vaccineNotAsked: {
    status: 403,
    code: 'vaccine_not_asked',
    ka: 'ვაქცინაციის შესახებ თქვენი პასუხი საჭირო არ არის. განაახლეთ გვერდი.',
    en: 'You are not asked about vaccination. Reload the page.',
  },
  vaccineAnswerNotFound: {
    status: 404,
    code: 'vaccine_answer_not_found',
    ka: 'ასეთი პასუხი სიაში არ არის. განაახლეთ გვერდი და აირჩიეთ სიიდან.',
    en: 'This answer is not offered. Reload the page and choose one from the list.',
  },
  vaccineAnswered: {
    status: 409,
    code: 'vaccine_answered',
    ka: 'ვაქცინაციის შესახებ პასუხი უკვე შენახულია. შესაცვლელად მიმართეთ სკოლის დეპარტამენტს.',
    en: 'Your answer about vaccination is already saved. To change it, contact the school department.',
  },
})
