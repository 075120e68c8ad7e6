import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  opens: { ka: 'იხსნება', en: 'Opens' },
  closes: { ka: 'იხურება', en: 'Closes' },
  duration: { ka: 'ხანგრძლივობა', en: 'Time limit' },
  minutes: { ka: '{count} წუთი', en: { one: '{count} minute', other: '{count} minutes' } },
  questions: { ka: 'კითხვები', en: 'Questions' },
  maxPoints: { ka: 'მაქსიმალური ქულა', en: 'Maximum points' },
  notOpen: {
    ka: 'ტესტი ჯერ არ გახსნილა. გვერდი ავტომატურად გაიხსნება.',
    en: 'The quiz is not open yet. It will open on this page.',
  },
  missed: {
    ka: 'ტესტი დაიხურა, თქვენ კი არ დაგიწერიათ. თუ საპატიო მიზეზი გქონდათ, მიმართეთ ლექტორს.',
    en: 'The quiz is closed and you did not take it. If you had a good reason, write to the lecturer.',
  },
  start: { ka: 'ტესტის დაწყება', en: 'Start the quiz' },
  startTitle: { ka: 'დავიწყოთ ტესტი?', en: 'Start the quiz?' },
  startsOnce: {
    ka: 'ტესტის დაწყება მხოლოდ ერთხელ შეგიძლიათ. დრო ({count} წუთი) აღარ ჩერდება, გვერდი რომც დახუროთ.',
    en: {
      one: 'You can start only once. Your {count} minute does not stop, even if you close the page.',
      other: 'You can start only once. Your {count} minutes do not stop, even if you close the page.',
    },
  },
  endsEarly: {
    ka: 'ტესტი {at}-ზე იხურება, ამიტომ ნაკლები დრო გექნებათ.',
    en: 'The quiz closes at {at}, so you will have less time than that.',
  },
  savedAtOnce: {
    ka: 'პასუხები მაშინვე ინახება. თუ კავშირი გაწყდა, განაგრძეთ: აღდგენისთანავე გაიგზავნება, თუ დრო არ ამოწურულა.',
    en: 'Answers are saved at once. If the connection is lost, carry on: they are sent when it is back, as long as time is left.',
  },

  timeLeft: { ka: 'დარჩენილი დრო', en: 'Time left' },
  saved: { ka: 'პასუხები შენახულია', en: 'Answers saved' },
  saving: { ka: 'ინახება…', en: 'Saving…' },
  savedLocally: {
    ka: 'კავშირი არ არის. {count} პასუხი ბრაუზერში ინახება და კავშირის აღდგენისთანავე გაიგზავნება.',
    en: {
      one: 'No connection. {count} answer is kept in this browser and is sent when it is back.',
      other: 'No connection. {count} answers are kept in this browser and are sent when it is back.',
    },
  },
  timeIsUp: { ka: 'დრო ამოიწურა. შედეგი იტვირთება…', en: 'Time is up. Your result is loading…' },
  fiveMinutesLeft: { ka: 'დარჩა 5 წუთი.', en: '5 minutes are left.' },
  oneMinuteLeft: { ka: 'დარჩა 1 წუთი.', en: '1 minute is left.' },
  questionOf: { ka: 'კითხვა {nth} / {count}', en: 'Question {nth} of {count}' },
  points: { ka: '{points} ქულა', en: { one: '{points} point', other: '{points} points' } },
  severalRight: { ka: 'შეიძლება რამდენიმე პასუხი იყოს სწორი.', en: 'Several answers may be right.' },
  yourAnswer: { ka: 'თქვენი პასუხი', en: 'Your answer' },
  clear: { ka: 'პასუხის წაშლა', en: 'Clear the answer' },
  submit: { ka: 'ტესტის ჩაბარება', en: 'Submit the quiz' },
  submitTitle: { ka: 'ჩავაბაროთ ტესტი?', en: 'Submit the quiz?' },
  answeredCount: {
    ka: '{all} კითხვიდან {count}-ს უპასუხეთ.',
    en: '{count} of {all} questions are answered.',
  },
  unansweredOne: { ka: 'უპასუხო კითხვა:', en: 'Unanswered question:' },
  unanswered: { ka: 'უპასუხო კითხვები:', en: 'Unanswered questions:' },
  toUnanswered: { ka: 'უპასუხო კითხვაზე გადასვლა', en: 'Go to the unanswered question' },
  allAnswered: { ka: 'ყველა კითხვას უპასუხეთ.', en: 'All questions are answered.' },
  toQuestion: { ka: 'გადასვლა: კითხვა {number}', en: 'Go to question {number}' },
  submitOnce: {
    ka: 'ჩაბარების შემდეგ პასუხებს ვეღარ შეცვლით, დრო რომც დარჩეს.',
    en: 'After that you cannot change your answers, even if there is time left.',
  },
  submitPending: {
    ka: 'ბოლო პასუხები ჯერ ინახება. ტესტი ჩაბარდება, როგორც კი ყველა შეინახება.',
    en: 'The last answers are still being saved. The quiz is submitted as soon as all of them are.',
  },

  submittedAt: { ka: 'ჩაბარებულია: {at}', en: 'Submitted: {at}' },
  result: { ka: 'შედეგი', en: 'Result' },
  scoreOf: { ka: '{score} / {most}', en: '{score} / {most}' },
  pointsPending: {
    ka: 'როცა ლექტორი ტექსტურ პასუხებს შეაფასებს, შესაძლოა კიდევ {points} ქულა დაემატოს.',
    en: 'Up to {points} more may be added when the lecturer has marked your text answers.',
  },
  answersShownLater: {
    ka: 'სწორი პასუხები გამოჩნდება, როცა ტესტი ყველასთვის დაიხურება ({at}).',
    en: 'The right answers are shown when the quiz has closed for everybody: {at}.',
  },
  tooLate: {
    ka: 'დააგვიანდა და არ ჩაითვალა; შენახულია მხოლოდ ამ მოწყობილობაზე:',
    en: 'Too late, so it does not count; kept on this device only:',
  },
  answersLost: {
    ka: '{count} პასუხმა დროის ამოწურვამდე სერვერამდე ვერ მიაღწია და არ ჩაითვალა.',
    en: {
      one: '{count} answer did not reach the server before the end and does not count.',
      other: '{count} answers did not reach the server before the end and do not count.',
    },
  },
  notAnswered: { ka: 'პასუხი არ არის', en: 'Not answered' },
  isRight: { ka: 'სწორია', en: 'Right' },
  isPartlyRight: { ka: 'ნაწილობრივ სწორია', en: 'Partly right' },
  isWrong: { ka: 'არასწორია', en: 'Wrong' },
  rightAnswer: { ka: 'სწორი პასუხი', en: 'Right answer' },
  yourChoice: { ka: 'თქვენი არჩევანი', en: 'Your choice' },
  awaitsGrading: { ka: 'ლექტორი შეაფასებს', en: 'To be marked by the lecturer' },
})
