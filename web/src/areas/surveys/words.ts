import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  anonymous: {
    ka: 'პასუხები ანონიმურია: ვერავინ ნახავს, რომელია თქვენი.',
    en: 'Your answers are anonymous: nobody can see which are yours.',
  },
  until: { ka: 'პასუხის ბოლო დღე: {date}', en: 'Open until {date}' },
  required: { ka: 'სავალდებულო', en: 'required' },
  severalAllowed: { ka: 'შეგიძლიათ რამდენიმე პასუხი აირჩიოთ.', en: 'You may choose several answers.' },
  rateHint: {
    ka: 'მიანიჭეთ თითოეულ პასუხს რიცხვი 1-დან {count}-მდე ან გადაათრიეთ პასუხები სასურველ ადგილზე.',
    en: 'Give each answer a number from 1 to {count}, or drag the answers into order.',
  },
  changeOrder: { ka: '{answer}: თანმიმდევრობის შეცვლა', en: '{answer}: change the order' },
  handleHint: {
    ka: 'გადაადგილება: ისრები ზემოთ და ქვემოთ. გაუქმება: Esc.',
    en: 'To move it: arrow up or down. To cancel: Esc.',
  },
  movedTo: { ka: '{answer}: {count}-დან {place} ადგილი', en: '{answer}: place {place} of {count}' },
  holdsMark: {
    ka: 'ველში ჯერ ისევ „!“ წერია. ჩაწერეთ თქვენი პასუხი.',
    en: 'This still holds “!”. Write your answer.',
  },
  answered: { ka: '{answered} / {count}', en: '{answered} / {count}' },
  answeredLabel: { ka: 'ნაპასუხებია', en: 'Answered' },
  requiredLeft: { ka: 'დარჩა {count} სავალდებულო კითხვა', en: '{count} required left' },
  readyToSend: { ka: 'შეგიძლიათ გაგზავნოთ', en: 'Ready to send' },
  next: { ka: 'შემდეგი', en: 'Next' },
  nextUnanswered: { ka: 'შემდეგი უპასუხო კითხვა', en: 'Next unanswered question' },
  writeOverMark: {
    ka: 'ნიშნის „!“ ნაცვლად თქვენი პასუხი ჩაწერეთ.',
    en: 'Write your answer in place of the “!”.',
  },
  notChangeable: {
    ka: 'საბოლოო პასუხი: სხვა კითხვაზე გადასვლის შემდეგ ვეღარ შეცვლით.',
    en: 'Final answer: once you move to another question, it can no longer be changed.',
  },
  answerLocked: { ka: 'ამ პასუხს ვეღარ შეცვლით.', en: 'This answer can no longer be changed.' },
  textAnswer: { ka: 'თქვენი სიტყვებით (არ არის სავალდებულო)', en: 'In your own words (optional)' },
  clear: { ka: 'პასუხის წაშლა', en: 'Clear the answer' },
  checkAnswer: { ka: 'გადახედეთ ამ პასუხს', en: 'Look at this answer again' },
  fillMarked: {
    ka: 'უპასუხოდ დარჩა {count} სავალდებულო კითხვა. ისინი წითლადაა მონიშნული; არაფერი გაგზავნილა.',
    en: {
      one: '1 required question has no answer yet. It is marked in red; nothing has been sent.',
      other: '{count} required questions have no answer yet. They are marked in red; nothing has been sent.',
    },
  },
  send: { ka: 'გაგზავნა', en: 'Send' },
})
