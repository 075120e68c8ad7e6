import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of exam papers, appeals and submissions. */
export const words = defineRefusals({
  paperNotFound: {
    status: 404,
    code: 'no_such_work',
    ka: 'ასეთი ნაშრომი თქვენს გამოცდებს შორის არ არის. დაბრუნდით ნაშრომების გვერდზე.',
    en: 'There is no such paper among your exams. Go back to the page of your papers.',
  },
  viewingSoon: {
    status: 423,
    code: 'viewing_soon',
    ka: 'ნაშრომის ნახვა ჯერ არ დაწყებულა. იხსნება: {when}.',
    en: 'This paper is not shown yet: the viewing opens on {when}.',
  },
  viewingOver: {
    status: 423,
    code: 'viewing_over',
    ka: 'ნაშრომის ნახვის დრო დასრულდა: {when}. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'The viewing of this paper ended on {when}. If you have questions, contact the examination centre.',
  },
  linkExpired: {
    status: 404,
    code: 'link_expired',
    ka: 'ამ სურათის ბმულს ვადა გაუვიდა. განაახლეთ გვერდი.',
    en: 'The link to this picture has expired. Reload the page.',
  },
  noSuchExam: {
    status: 404,
    code: 'no_such_exam',
    ka: 'ასეთი გამოცდა თქვენს ცხრილში არ არის. განაახლეთ გვერდი.',
    en: 'There is no such exam in your schedule. Reload the page.',
  },
  notAtDistance: {
    status: 403,
    code: 'not_at_distance',
    ka: 'ეს გამოცდა აუდიტორიაში ტარდება, ამიტომ ფაილები არ იტვირთება. დრო და აუდიტორია ნახეთ გამოცდების ცხრილში.',
    en: 'This exam takes place in a room, so no files are submitted. Its time and room are in the exam schedule.',
  },
  submissionSoon: {
    status: 423,
    code: 'hand_in_soon',
    ka: 'გამოცდა ჯერ არ დაწყებულა. ფაილების მიღება იწყება: {when}.',
    en: 'The exam has not begun yet: files can be submitted from {when} on.',
  },
  submissionOver: {
    status: 423,
    code: 'hand_in_over',
    ka: 'გამოცდის დრო დასრულდა: {when}. ფაილები აღარ მიიღება. მიმართეთ საგამოცდო ცენტრს.',
    en: 'The time of this exam ended on {when}, and files can no longer be submitted. Contact the examination centre.',
  },
  tooManyFiles: {
    status: 409,
    code: 'too_many_files',
    ka: 'ამ გამოცდაზე უკვე ატვირთეთ {count} ფაილი; დასაშვებია არაუმეტეს {most}. მეტი თუ გჭირდებათ, მიმართეთ საგამოცდო ცენტრს.',
    en: 'You have submitted {count} files for this exam already; at most {most} are accepted. If you need more, contact the examination centre.',
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
    ka: 'ამ გამოცდის შედეგი არ საჩივრდება. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'The points of this exam cannot be appealed against. If you have questions, contact the examination centre.',
  },
  appealsOver: {
    status: 423,
    code: 'appeals_over',
    ka: 'გასაჩივრების ვადა გავიდა: {when}. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'The time for appeals ended on {when}. If you have questions, contact the examination centre.',
  },
  fullPoints: {
    status: 409,
    code: 'full_points',
    ka: 'ამ საკითხში უკვე მაქსიმალური ქულა გაქვთ, ამიტომ გასაჩივრება არაფერს შეცვლის. შენიშვნისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'You have all the points of this question, so an appeal can change nothing. If something is wrong all the same, contact the examination centre.',
  },
  appealed: {
    status: 409,
    code: 'appealed_already',
    ka: 'ეს საკითხი უკვე გაასაჩივრეთ: ქვითარი №{number}. პასუხს ამავე გვერდზე მიიღებთ.',
    en: 'You have appealed against this question already: receipt no. {number}. You will find the answer on this page.',
  },
})
