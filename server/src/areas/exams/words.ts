import { refusals } from '#server/http/refusal.ts'

/** Why a work is not shown, or nothing is taken of what is asked about it. */
export const words = refusals({
  noSuchWork: {
    status: 404,
    code: 'no_such_work',
    ka: 'ასეთი ნაშრომი თქვენს გამოცდებს შორის არ არის. დაბრუნდით ნაშრომების გვერდზე.',
    en: 'There is no such work among your exams. Go back to the page of your works.',
  },
  viewingSoon: {
    status: 423,
    code: 'viewing_soon',
    ka: 'ნაშრომის ნახვა ჯერ არ დაწყებულა: გაიხსნება {when}.',
    en: 'This work is not shown yet: the viewing opens on {when}.',
  },
  viewingOver: {
    status: 423,
    code: 'viewing_over',
    ka: 'ნაშრომის ნახვის დრო დასრულდა {when}. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'The viewing of this work ended on {when}. If you have questions, contact the examination centre.',
  },
  linkExpired: {
    status: 404,
    code: 'link_expired',
    ka: 'ამ სურათის ბმულს ვადა გაუვიდა. განაახლეთ გვერდი.',
    en: 'The link to this picture has expired. Reload the page.',
  },
  noSuchQuestion: {
    status: 404,
    code: 'no_such_question',
    ka: 'ამ გამოცდაში ასეთი საკითხი არ არის. განაახლეთ გვერდი.',
    en: 'There is no such question in this exam. Reload the page.',
  },
  noAppeals: {
    status: 423,
    code: 'no_appeals',
    ka: 'ამ გამოცდის შედეგი არ საჩივრდება.',
    en: 'The points of this exam cannot be appealed against.',
  },
  appealsOver: {
    status: 423,
    code: 'appeals_over',
    ka: 'გასაჩივრების ვადა გავიდა {when}.',
    en: 'The time for appeals ended on {when}.',
  },
  appealed: {
    status: 409,
    code: 'appealed_already',
    ka: 'ეს საკითხი უკვე გაასაჩივრეთ: ქვითარი №{number}. პასუხს ამავე გვერდზე მიიღებთ.',
    en: 'You have appealed against this question already: receipt no. {number}. You will find the answer on this page.',
  },
})
