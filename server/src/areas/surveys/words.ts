import type { Phrase } from '#rules/text/locale.ts'
import type { AnswerErrorCode } from '#rules/surveys/survey-answers.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of surveys. */
export const words = defineRefusals({
  notFound: {
    status: 404,
    code: 'survey_not_found',
    ka: 'ეს გამოკითხვა თქვენთვის არ არის განკუთვნილი ან უკვე დაიხურა. განაახლეთ გვერდი.',
    en: 'This survey is not meant for you, or it has been closed. Reload the page.',
  },
  closed: {
    status: 409,
    code: 'survey_closed',
    ka: 'გამოკითხვა უკვე დაიხურა და პასუხები აღარ მიიღება. თქვენგან სხვა არაფერია საჭირო.',
    en: 'The survey is closed and no longer accepts answers. There is nothing else you need to do.',
  },
  answered: {
    status: 409,
    code: 'survey_answered',
    ka: 'ამ გამოკითხვას უკვე უპასუხეთ: პასუხები შენახულია და მათი შეცვლა აღარ შეიძლება.',
    en: 'You have already answered this survey: your answers are saved and cannot be changed.',
  },
})

/** Why the answers to a question are invalid. */
export const answerErrorWords: Readonly<Record<AnswerErrorCode, Phrase>> = {
  unknown_question: {
    ka: 'კითხვა „{question}“ ამ გამოკითხვაში აღარ არის. განაახლეთ გვერდი.',
    en: 'The question “{question}” is no longer in this survey. Reload the page.',
  },
  other_place: {
    ka: '„{question}“: პასუხი ისეთ საგანს ან ლექტორს ეხება, რომლის შესახებაც ეს კითხვა არ დაისმის. განაახლეთ გვერდი.',
    en: '“{question}”: the answer is about a subject or lecturer that you are not asked about. Reload the page.',
  },
  not_offered: {
    ka: '„{question}“: ასეთი პასუხი შემოთავაზებულებს შორის არ არის. აირჩიეთ ერთ-ერთი სიიდან.',
    en: '“{question}”: this answer is not among those offered. Choose one from the list.',
  },
  only_one: {
    ka: '„{question}“: ამ კითხვაზე მხოლოდ ერთი პასუხის არჩევა შეიძლება.',
    en: '“{question}”: choose only one answer.',
  },
  value_not_allowed: {
    ka: '„{question}“: ასეთი მნიშვნელობა დაუშვებელია. მიუთითეთ რიცხვი 1-დან პასუხების რაოდენობამდე.',
    en: '“{question}”: this value is not allowed. Give a number from 1 to the number of answers.',
  },
  text_not_asked: {
    ka: '„{question}“: ტექსტი მხოლოდ არჩეულ პასუხთან ერთად იწერება.',
    en: '“{question}”: text can be written only beside a chosen answer.',
  },
  not_asked: {
    ka: '„{question}“: თქვენი სხვა პასუხების მიხედვით ეს კითხვა არ დაისმის. წაშალეთ მისი პასუხი.',
    en: '“{question}”: you are not asked this because of your other answers. Remove this answer.',
  },
  not_filled: {
    ka: '„{question}“: გთხოვთ, შეავსოთ ყველა შესაფასებელი პასუხი.',
    en: '“{question}”: please fill in all answers that are to be rated.',
  },
  required: {
    ka: 'გთხოვთ, უპასუხოთ სავალდებულო კითხვებს: დარჩენილია {count}. ისინი წითლადაა მონიშნული.',
    en: {
      one: 'Please answer the required questions: 1 is left. It is marked in red.',
      other: 'Please answer the required questions: {count} are left. They are marked in red.',
    },
  },
}
