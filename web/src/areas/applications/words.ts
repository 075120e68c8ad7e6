import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  applications: { ka: 'ჩემი განცხადებები', en: 'My applications' },
  newApplication: { ka: 'ახალი განცხადება', en: 'New application' },
  application: { ka: 'განცხადება', en: 'Application' },
  none: {
    ka: 'ჯერ არაფერი გაგიგზავნიათ. აქ გამოჩნდება თქვენი განცხადებები და მათი პასუხები.',
    en: 'No applications yet. They will appear here with their answers.',
  },
  chooseKind: {
    ka: 'აირჩიეთ, რა გჭირდებათ. პასუხი გვერდზე „ჩემი განცხადებები“ გამოჩნდება.',
    en: 'Choose what you need. The answer will appear in My applications.',
  },
  allKinds: { ka: 'ყველა განცხადება', en: 'All applications' },
  kindGone: {
    ka: 'ასეთი განცხადება არ მიიღება. აირჩიეთ სხვა.',
    en: 'This application is not offered. Choose another one.',
  },

  attachedReceipt: { ka: 'დართული ჩანაწერი', en: 'Attached attempt' },
  removeReceipt: { ka: 'მოხსნა', en: 'Remove' },

  optional: { ka: '{name} (სურვილისამებრ)', en: '{name} (optional)' },
  choose: { ka: 'აირჩიეთ', en: 'Choose' },
  fillIn: { ka: 'შეავსეთ ეს ველი', en: 'Fill in this field' },
  tooLong: { ka: 'დაწერეთ მაქსიმუმ {max} სიმბოლო', en: 'Write at most {max} characters' },
  notADate: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  chooseAnswer: { ka: 'აირჩიეთ პასუხი', en: 'Choose an answer' },
  chooseFile: { ka: 'აირჩიეთ ფაილი', en: 'Choose a file' },
  onlyFiles: { ka: 'ფაილები (სურვილისამებრ)', en: 'Files (optional)' },
  otherFiles: { ka: 'სხვა ფაილები (სურვილისამებრ)', en: 'Other files (optional)' },
  send: { ka: 'გაგზავნა', en: 'Send' },

  number: { ka: 'N{number}', en: 'No. {number}' },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  received: { ka: 'მიღებულია განსახილველად', en: 'Received' },
  satisfied: { ka: 'დაკმაყოფილდა', en: 'Satisfied' },
  not_satisfied: { ka: 'არ დაკმაყოფილდა', en: 'Not satisfied' },
  cancelled: { ka: 'გაუქმებულია', en: 'Cancelled' },
  sentNext: {
    ka: 'განცხადება უნივერსიტეტს გაეგზავნა. პასუხი ამ გვერდზე გამოჩნდება; მანამდე მისი გაუქმება შეგიძლიათ.',
    en: 'Your application is with the university. The answer will appear on this page; until it is received, you can cancel it.',
  },
  receivedNext: {
    ka: 'განცხადებას უნივერსიტეტი განიხილავს. პასუხი ამ გვერდზე გამოჩნდება.',
    en: 'The university is dealing with your application. The answer will appear on this page.',
  },
  refusedNext: {
    ka: 'ახალი გარემოებებით შეგიძლიათ ახალი განცხადება გაგზავნოთ.',
    en: 'With new facts or documents you can send a new application.',
  },
  answerComes: {
    ka: 'პასუხის შესახებ შეტყობინებას მიიღებთ.',
    en: 'You will get a notification when it is answered.',
  },
  whatIsGivenBack: {
    ka: 'რა დაგიბრუნდებათ, თუ სწავლას შეწყვეტთ',
    en: 'What you would get back if you left',
  },
  ownExam: { ka: 'რომელი გამოცდა', en: 'Which exam' },
  otherExam: { ka: 'სხვა გამოცდა', en: 'Another exam' },
  examOption: { ka: '{subject} · {type} · {day}', en: '{subject} · {type} · {day}' },
  appealUntil: {
    ka: 'საკითხების გასაჩივრება {when} ნაშრომის გვერდზეც შეიძლება.',
    en: 'Until {when} its questions can also be appealed on the page of the exam.',
  },
  toExam: { ka: 'ნაშრომის გახსნა', en: 'Open the exam' },
  parts: { ka: '{name}: {parts}', en: '{name}: {parts}' },
  partsOfDebt: {
    ka: 'თანხები თქვენი დღევანდელი დავალიანებიდანაა გამოთვლილი ({debt}); ვადებს უნივერსიტეტი დაგიდგენთ.',
    en: 'The sums are of what you owe today ({debt}); the university sets the dates.',
  },
  answer: { ka: 'პასუხი', en: 'Answer' },
  steps: { ka: 'მიმდინარეობა', en: 'Progress' },
  madeAtOnce: {
    ka: 'დოკუმენტი მაშინვე მომზადდება. მას აქვს ნომერი და QR კოდი, რომლითაც ნამდვილობას ნებისმიერი შეამოწმებს.',
    en: 'The document is made at once. It has a number and a QR code with which anyone can check that it is genuine.',
  },
  makeDocument: { ka: 'დოკუმენტის მიღება', en: 'Get the document' },
  documentReady: { ka: 'დოკუმენტი მზადაა.', en: 'The document is ready.' },
  documentReplaced: {
    ka: 'ამის შემდეგ ახალი დოკუმენტი მიიღეთ, რომელშიც სხვა მონაცემებია. ვინც ძველს შეამოწმებს, ამას დაინახავს.',
    en: 'You have received a newer document since, which says something else. Whoever checks this one will see that.',
  },
  documentRevoked: {
    ka: 'უნივერსიტეტმა დოკუმენტი გააუქმა: {reason}',
    en: 'The university has revoked the document: {reason}',
  },
  download: { ka: 'PDF-ის ჩამოტვირთვა', en: 'Download PDF' },
  downloadElmo: { ka: 'ELMO-ს ჩამოტვირთვა', en: 'Download ELMO' },
  elmoHint: {
    ka: 'ELMO ევროპული ფორმატია: სხვა უნივერსიტეტი ფაილიდან თქვენს საგნებს, კრედიტებსა და შეფასებებს პირდაპირ გადმოიტანს. ფაილში ეს PDF-იც არის.',
    en: 'ELMO is a European format: another university can read your subjects, credits and marks from the file. This PDF is in it too.',
  },
  checkPage: { ka: 'როგორ მოწმდება დოკუმენტი', en: 'How it is checked' },
  written: { ka: 'განცხადების შინაარსი', en: 'What you sent' },
  files: { ka: 'ფაილები', en: 'Files' },

  cancel: { ka: 'განცხადების გაუქმება', en: 'Cancel the application' },
  cancelTitle: { ka: 'გავაუქმოთ განცხადება?', en: 'Cancel the application?' },
  keep: { ka: 'განცხადების შენარჩუნება', en: 'Keep the application' },
  cancelText: {
    ka: 'უნივერსიტეტი განცხადებას აღარ განიხილავს. ის სიაში გაუქმებულად დარჩება; ახლის გაგზავნა ყოველთვის შეგიძლიათ.',
    en: 'The university will not deal with it. It stays in the list as cancelled, and you can always send a new one.',
  },
})
