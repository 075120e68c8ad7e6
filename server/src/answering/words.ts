import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of answering what a student has sent, and of undoing it. */
export const words = defineRefusals({
  answeredMeanwhile: {
    status: 409,
    code: 'entry_changed',
    ka: 'სანამ წერდით, ამ საქმეს {name} გამოეხმაურა. ნახეთ, რა შეიცვალა; თქვენი ტექსტი შენახულია.',
    en: '{name} changed this while you were writing. Look at what has changed; your text is kept.',
  },
  changedMeanwhile: {
    status: 409,
    code: 'entry_changed',
    ka: 'სანამ წერდით, ეს სტუდენტმა შეცვალა. ნახეთ, რა შეიცვალა; თქვენი ტექსტი შენახულია.',
    en: 'The student changed this while you were writing. Look at what has changed; your text is kept.',
  },
  claimed: {
    status: 409,
    code: 'entry_claimed',
    ka: 'ამ საქმეზე {name} მუშაობს. მიმართეთ მას ან გადაიბარეთ საქმე; თქვენი ტექსტი შენახულია.',
    en: '{name} is working on this. Ask them, or take it over; your text is kept.',
  },
  closed: {
    status: 409,
    code: 'entry_closed',
    ka: 'პასუხი უკვე გაცემულია და სხვა გადაწყვეტილებას ვეღარ მიიღებთ. განაახლეთ გვერდი.',
    en: 'This is answered already, and nothing else can be decided about it. Reload the page.',
  },
  notOwnAnswer: {
    status: 409,
    code: 'answer_of_another',
    ka: 'პასუხის გაუქმება მხოლოდ მის ავტორს შეუძლია. მიმართეთ მას.',
    en: 'Only who has given an answer can undo it. Ask them.',
  },
  undoOver: {
    status: 409,
    code: 'undo_over',
    ka: 'პასუხის გაუქმება მხოლოდ ერთი წუთის განმავლობაში შეიძლებოდა. მისწერეთ სტუდენტს ან მიმართეთ ადმინისტრატორს.',
    en: 'An answer can be undone within one minute. Write to the student, or ask the administrator.',
  },
  undoImpossible: {
    status: 409,
    code: 'undo_impossible',
    ka: 'პასუხის შემდეგ საქმე შეიცვალა, ამიტომ პასუხს ვეღარ გააუქმებთ. განაახლეთ გვერდი.',
    en: 'This has changed since the answer, so it cannot be undone any more. Reload the page.',
  },
})

export const fieldWords = {
  textRequired: { ka: 'დაწერეთ პასუხი სტუდენტს', en: 'Write your answer to the student' },
} as const satisfies Readonly<Record<string, Phrase>>
