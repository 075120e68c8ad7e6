import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of exam papers, appeals and submissions. */
export const words = defineRefusals({
  paperNotFound: {
    status: 404,
    code: 'no_such_work',
    ka: 'ასეთი ნაშრომი თქვენს გამოცდებს შორის არ არის. დაბრუნდით ნაშრომების გვერდზე.',
    en: 'There is no such paper among your exams. Go back to the page “Exam viewing”.',
  },
  viewingSoon: {
    status: 423,
    code: 'viewing_soon',
    ka: 'ნაშრომის ნახვა ჯერ არ დაწყებულა. ის გაიხსნება {when}.',
    en: 'This paper cannot be viewed yet. Viewing opens on {when}.',
  },
  viewingOver: {
    status: 423,
    code: 'viewing_over',
    ka: 'ნაშრომის ნახვის დრო დასრულდა {when}. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'Viewing of this paper ended on {when}. If you have questions, contact the examination centre.',
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
    ka: 'ეს გამოცდა აუდიტორიაში ტარდება, ამიტომ ფაილის ატვირთვა საჭირო არ არის. დრო და აუდიტორია ნახეთ გამოცდების ცხრილში.',
    en: 'This exam takes place in a room, so no files are submitted. Its time and room are in the exam schedule.',
  },
  submissionSoon: {
    status: 423,
    code: 'hand_in_soon',
    ka: 'გამოცდა ჯერ არ დაწყებულა. ფაილების მიღება დაიწყება {when}.',
    en: 'The exam has not begun yet: files can be submitted from {when}.',
  },
  submissionOver: {
    status: 423,
    code: 'hand_in_over',
    ka: 'გამოცდის დრო დასრულდა {when}. ფაილები აღარ მიიღება. მიმართეთ საგამოცდო ცენტრს.',
    en: 'The time of this exam ended on {when}, and files can no longer be submitted. Contact the examination centre.',
  },
  tooManyFiles: {
    status: 409,
    code: 'too_many_files',
    ka: 'ამ გამოცდაზე უკვე ატვირთეთ {count} ფაილი; დასაშვებია არაუმეტეს {most}. თუ მეტი გჭირდებათ, მიმართეთ საგამოცდო ცენტრს.',
    en: 'You have already submitted {count} files for this exam; at most {most} are accepted. If you need more, contact the examination centre.',
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
    ka: 'ამ გამოცდის შედეგის გასაჩივრება არ შეიძლება. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'You cannot appeal against the points of this exam. If you have questions, contact the examination centre.',
  },
  appealsOver: {
    status: 423,
    code: 'appeals_over',
    ka: 'გასაჩივრების ვადა გავიდა {when}. კითხვებისთვის მიმართეთ საგამოცდო ცენტრს.',
    en: 'The time for appeals ended on {when}. If you have questions, contact the examination centre.',
  },
  fullPoints: {
    status: 409,
    code: 'full_points',
    ka: 'ამ საკითხში უკვე მაქსიმალური ქულა გაქვთ, ამიტომ გასაჩივრება არაფერს შეცვლის. შენიშვნის შემთხვევაში მიმართეთ საგამოცდო ცენტრს.',
    en: 'You already have full points for this question, so an appeal would change nothing. If something is still wrong, contact the examination centre.',
  },
  appealed: {
    status: 409,
    code: 'appealed_already',
    ka: 'ეს საკითხი უკვე გაასაჩივრეთ (აპელაცია №{number}). პასუხს ამავე გვერდზე მიიღებთ.',
    en: 'You have already appealed against this question: receipt no. {number}. The answer will appear on this page.',
  },
})

/** Errors of the fields of an answer to an appeal. */
export const fieldWords = {
  scoreNotHigher: {
    ka: 'ახალი ქულა {former}-ზე მეტი და არაუმეტეს {most} უნდა იყოს, ასეულების სიზუსტით',
    en: 'The new points must be more than {former} and at most {most}, with two decimals',
  },
} as const satisfies Readonly<Record<string, Phrase>>
