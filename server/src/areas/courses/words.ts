import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of courses and of their quizzes. */
export const words = defineRefusals({
  notOnCourse: {
    status: 403,
    code: 'not_on_course',
    ka: 'ამ სემესტრში ამ საგანზე რეგისტრირებული არ ხართ. მასალებსა და ტესტებს მხოლოდ რეგისტრირებული სტუდენტები ხედავენ.',
    en: 'You are not registered for this subject this semester. Materials and quizzes are only for registered students.',
  },
  fileNotFound: {
    status: 404,
    code: 'course_file_not_found',
    ka: 'ეს ფაილი კურსის მასალებში აღარ არის. განაახლეთ კურსის გვერდი.',
    en: 'This file is no longer among the course materials. Reload the course page.',
  },
  quizNotFound: {
    status: 404,
    code: 'quiz_not_found',
    ka: 'ამ კურსში ასეთი ტესტი არ არის. დაბრუნდით კურსის გვერდზე.',
    en: 'This course has no such quiz. Go back to the course page.',
  },
  questionNotFound: {
    status: 404,
    code: 'question_not_found',
    ka: 'ამ ტესტში ასეთი კითხვა აღარ არის. განაახლეთ გვერდი.',
    en: 'This question is no longer in the quiz. Reload the page.',
  },
  quizNotOpen: {
    status: 423,
    code: 'quiz_not_open',
    ka: 'ტესტი ჯერ არ გახსნილა. ის გაიხსნება {date}, {time}-ზე.',
    en: 'The quiz is not open yet: it opens on {date} at {time}.',
  },
  quizClosed: {
    status: 423,
    code: 'quiz_closed',
    ka: 'ტესტი უკვე დახურულია. თუ საპატიო მიზეზი გქონდათ, მიმართეთ ლექტორს.',
    en: 'The quiz is already closed. If you had a good reason for missing it, write to the lecturer.',
  },
  quizNotStarted: {
    status: 409,
    code: 'quiz_not_started',
    ka: 'ტესტი ჯერ არ დაგიწყიათ. დააჭირეთ ღილაკს „ტესტის დაწყება“.',
    en: 'You have not started the quiz yet. Start it first.',
  },
  quizOver: {
    status: 423,
    code: 'quiz_over',
    ka: 'ტესტი დასრულებულია: პასუხები აღარ მიიღება. ჩაითვლება მანამდე შენახული პასუხები.',
    en: 'The quiz is over, and answers are no longer accepted. What you saved before then counts.',
  },
})

/** Field errors of an answer to a question. */
export const answerWords = {
  unknown_answer: {
    ka: 'ამ კითხვას ასეთი პასუხი არ აქვს. განაახლეთ გვერდი.',
    en: 'The question has no such answer. Reload the page.',
  },
  only_one: { ka: 'აირჩიეთ მხოლოდ ერთი პასუხი', en: 'Choose one answer only' },
  no_text: { ka: 'აირჩიეთ პასუხი სიიდან', en: 'Choose an answer from the list' },
} as const
