import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of courses and of their quizzes. */
export const words = defineRefusals({
  notOnCourse: {
    status: 403,
    code: 'not_on_course',
    ka: 'ამ სემესტრში ამ საგანზე რეგისტრირებული არ ხართ. მასალები და ტესტები მხოლოდ რეგისტრირებულ სტუდენტებს ეხსნებათ.',
    en: 'You are not registered for this subject this semester. Materials and quizzes are for those who are.',
  },
  fileNotFound: {
    status: 404,
    code: 'course_file_not_found',
    ka: 'ეს ფაილი კურსის მასალებში აღარ არის. განაახლეთ კურსის გვერდი.',
    en: 'This file is not among the materials of the course any more. Reload the page of the course.',
  },
  quizNotFound: {
    status: 404,
    code: 'quiz_not_found',
    ka: 'ამ კურსს ასეთი ტესტი არ აქვს. დაბრუნდით კურსის გვერდზე.',
    en: 'This course has no such quiz. Go back to the page of the course.',
  },
  questionNotFound: {
    status: 404,
    code: 'question_not_found',
    ka: 'ამ ტესტში ასეთი კითხვა აღარ არის. განაახლეთ გვერდი.',
    en: 'This question is not in the quiz any more. Reload the page.',
  },
  quizNotOpen: {
    status: 423,
    code: 'quiz_not_open',
    ka: 'ტესტი ჯერ არ გახსნილა. იხსნება: {date}, {time}.',
    en: 'The quiz is not open yet: it opens on {date} at {time}.',
  },
  quizClosed: {
    status: 423,
    code: 'quiz_closed',
    ka: 'ტესტი უკვე დახურულია. თუ საპატიო მიზეზი გქონდათ, მიმართეთ ლექტორს.',
    en: 'The quiz is closed already. If you had a good reason, write to the lecturer.',
  },
  quizNotStarted: {
    status: 409,
    code: 'quiz_not_started',
    ka: 'ტესტი ჯერ არ დაგიწყიათ. ჯერ დააჭირეთ „ტესტის დაწყებას“.',
    en: 'You have not started the quiz yet. Start it first.',
  },
  quizOver: {
    status: 423,
    code: 'quiz_over',
    ka: 'ტესტი დასრულებულია: პასუხები აღარ მიიღება. დაითვლება ის, რაც მანამდე შეინახა.',
    en: 'The quiz is over, and answers are no longer accepted. What was saved before counts.',
  },
})

/** Field errors of an answer to a question. */
export const answerWords = {
  unknown_answer: {
    ka: 'ასეთი პასუხი ამ კითხვას არ აქვს. განაახლეთ გვერდი.',
    en: 'The question has no such answer. Reload the page.',
  },
  only_one: { ka: 'აირჩიეთ მხოლოდ ერთი პასუხი', en: 'Choose one answer only' },
  no_text: { ka: 'აირჩიეთ პასუხი სიიდან', en: 'Choose an answer from the list' },
} as const
