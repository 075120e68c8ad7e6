import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  timesTitle: { ka: 'აირჩიეთ ვიზიტის დრო', en: 'Choose a time for your visit' },
  timesText: {
    ka: 'ხელშეკრულება უნივერსიტეტში ფორმდება. აირჩიეთ ფილიალი, დღე და დრო. ბოლო დღე: {date}.',
    en: 'Your contract is signed at the university. Choose a branch, a day and a time. Last day: {date}.',
  },
  branch: { ka: 'ფილიალი', en: 'Branch' },
  date: { ka: 'თარიღი', en: 'Date' },
  time: { ka: 'დრო', en: 'Time' },
  chooseBranchFirst: { ka: 'ჯერ აირჩიეთ ფილიალი.', en: 'Choose a branch first.' },
  chooseDayFirst: { ka: 'ჯერ აირჩიეთ თარიღი.', en: 'Choose a date first.' },
  stillToChoose: { ka: 'ასარჩევი დარჩა:', en: 'Still to choose:' },
  nearestTimes: { ka: 'უახლოესი თავისუფალი დრო:', en: 'Nearest free times:' },
  freePlaces: {
    ka: '{count} ადგილი',
    en: { one: '{count} place', other: '{count} places' },
  },
  noTimesHere: {
    ka: 'ამ ფილიალში თავისუფალი დრო აღარ არის. აირჩიეთ სხვა ფილიალი.',
    en: 'No times are left at this branch. Choose another branch.',
  },
  saveTime: { ka: 'დროის შენახვა', en: 'Save the time' },
  noTimesTitle: { ka: 'ვიზიტის თავისუფალი დრო აღარ არის', en: 'No times left for a visit' },
  noTimesText: {
    ka: 'ხელშეკრულების გაფორმების ყველა დრო დაკავებულია. დაუკავშირდით საერთაშორისო ურთიერთობების დეპარტამენტს და დროს დაგინიშნავენ.',
    en: 'All times to sign a contract are taken. Contact the International Relations Office to arrange one.',
  },
  lastDay: { ka: 'ბოლო დღე: {date}', en: 'Last day: {date}' },
  later: { ka: 'მოგვიანებით', en: 'Later' },

  visit: { ka: 'თქვენი ვიზიტი', en: 'Your visit' },
  changeVisit: { ka: 'სხვა დროის არჩევა', en: 'Choose another time' },
  changeTitle: { ka: 'წავშალოთ არჩეული დრო?', en: 'Delete the chosen time?' },
  changeText: {
    ka: 'ეს დრო სხვა სტუდენტებისთვის გათავისუფლდება. შემდეგ ახალს აირჩევთ.',
    en: 'Other students will be able to take it. You can then choose another one.',
  },
  deleteTime: { ka: 'დროის წაშლა', en: 'Delete the time' },
  untilDayBefore: {
    ka: 'შეცვლა ვიზიტის წინა დღის ჩათვლით შეიძლება.',
    en: 'It can be changed until the day before.',
  },
  visitIsToday: {
    ka: 'ვიზიტი დღესაა, ამიტომ დროს აქ ვეღარ შეცვლით.',
    en: 'The visit is today, so its time can no longer be changed here.',
  },

  visits: { ka: 'ვიზიტები', en: 'Visits' },
  visitMissed: { ka: 'ვიზიტი არ შედგა: {date}', en: 'You missed your visit of {date}' },
  missedText: { ka: 'აირჩიეთ სხვა დრო.', en: 'Choose another time.' },
  booked: { ka: 'დაჯავშნილია', en: 'Booked' },
  held: { ka: 'შედგა', en: 'Held' },
  missed: { ka: 'არ შედგა', en: 'Missed' },

  contractTitle: { ka: 'თქვენი ხელშეკრულება', en: 'Your contract' },
  contractText: {
    ka: 'გაეცანით ტექსტს ბოლომდე. დადასტურებისას ტელეფონზე ოთხნიშნა კოდს გამოგიგზავნით.',
    en: 'Read the text to the end. When you accept it, a four-digit code is sent to your phone.',
  },
  download: { ka: 'PDF-ის ჩამოტვირთვა', en: 'Download the PDF' },
  fileName: { ka: 'ხელშეკრულება.pdf', en: 'contract.pdf' },
  accept: { ka: 'ხელშეკრულების დადასტურება', en: 'Accept the contract' },
  codeSent: {
    ka: 'თქვენს ტელეფონზე გამოგზავნილია ოთხნიშნა კოდი ხელშეკრულების დასადასტურებლად. ის 5 წუთი მოქმედებს.',
    en: 'A four-digit code to accept the contract was sent to your phone. It is valid for 5 minutes.',
  },
  backToText: { ka: 'ტექსტზე დაბრუნება', en: 'Back to the text' },
  nameNotDrawable: {
    ka: 'თქვენს სახელში არის ასო, რომლის დაბეჭდვა ხელშეკრულებაში შეუძლებელია, ამიტომ ჯერ ვერ დაადასტურებთ. სთხოვეთ საერთაშორისო ურთიერთობების დეპარტამენტს, ჩაწეროს სახელი ქართული და ლათინური ასოებით.',
    en: 'Your name has a letter that cannot be printed in the contract, so it cannot be accepted yet. Ask the International Relations Office to enter your name in Georgian and Latin letters.',
  },
  textNotDrawable: {
    ka: 'ხელშეკრულების ტექსტში არის ნიშანი, რომლის დაბეჭდვა შეუძლებელია, ამიტომ ჯერ ვერ დაადასტურებთ. სთხოვეთ საერთაშორისო ურთიერთობების დეპარტამენტს, შეასწოროს ტექსტი; ამის შემდეგ ხელშეკრულება აქვე დაადასტურეთ.',
    en: 'The text of the contract has a character that cannot be printed, so it cannot be accepted yet. Ask the International Relations Office to correct the text, then accept the contract here.',
  },
  noFee: {
    ka: 'თქვენი პროგრამის საფასური ჯერ განსაზღვრული არ არის, ამიტომ ხელშეკრულებას ვერ დაადასტურებთ. დაუკავშირდით საერთაშორისო ურთიერთობების დეპარტამენტს.',
    en: 'The fee for your programme is not set yet, so the contract cannot be accepted. Contact the International Relations Office.',
  },

  appTitle: { ka: 'ხელშეკრულება დადასტურებულია', en: 'Your contract is accepted' },
  appText: {
    ka: 'ახლა ტელეფონში უნივერსიტეტის აპლიკაცია დააყენეთ.',
    en: 'Now install the university’s app on your phone.',
  },
  appOpen: {
    ka: 'ტელეფონის ბრაუზერში გახსენით ეს პორტალი: {address}',
    en: 'Open this portal in the browser of your phone: {address}',
  },
  appIphone: {
    ka: 'iPhone: დააჭირეთ გაზიარების ღილაკს და აირჩიეთ „Add to Home Screen“.',
    en: 'iPhone: press the share button and choose “Add to Home Screen”.',
  },
  appAndroid: {
    ka: 'Android: ბრაუზერის მენიუში აირჩიეთ „Install app“ ან „Add to Home screen“.',
    en: 'Android: in the menu of the browser choose “Install app” or “Add to Home screen”.',
  },
  appSignIn: {
    ka: 'შედით იმავე კოდითა და პაროლით.',
    en: 'Log in with the same code and password.',
  },
  appFrom: { ka: 'ჩამოტვირთეთ აპლიკაცია: {name}', en: 'Download the app: {name}' },
  done: { ka: 'გასაგებია', en: 'Got it' },

  agreementTitle: { ka: 'საერთაშორისო სტუდენტის თანხმობა', en: 'International student’s agreement' },
  agreementText: {
    ka: 'უპასუხეთ ორივე კითხვას.',
    en: 'Answer both questions.',
  },
  personalData: {
    ka: 'თანახმა ხართ, რომ უნივერსიტეტმა თქვენი პერსონალური მონაცემები დაამუშაოს?',
    en: 'Do you agree to the university processing your personal data?',
  },
  mediaMaterials: {
    ka: 'თანახმა ხართ, რომ უნივერსიტეტმა თქვენი ფოტო- და ვიდეომასალა მარკეტინგში გამოიყენოს?',
    en: 'Do you agree to the university using photographs and videos of you in its marketing?',
  },
  agree: { ka: 'თანახმა ვარ', en: 'I agree' },
  disagree: { ka: 'თანახმა არ ვარ', en: 'I do not agree' },
  unanswered: {
    ka: 'უპასუხოდ დარჩა {count} კითხვა.',
    en: { one: '1 question has no answer yet.', other: '{count} questions have no answer yet.' },
  },
  confirmAnswers: { ka: 'შევინახოთ პასუხები?', en: 'Save the answers?' },
  answersFinal: {
    ka: 'პერსონალურ მონაცემებზე პასუხს აქ ვეღარ შეცვლით; ფოტო- და ვიდეომასალაზე თანხმობის გახმობა პროფილის გვერდზე შეგიძლიათ.',
    en: 'The answer about personal data cannot be changed here; the consent to photographs and videos can be withdrawn on your profile.',
  },
  saveAnswers: { ka: 'პასუხების შენახვა', en: 'Save the answers' },

  acceptForeign: { ka: 'ვეთანხმები', en: 'Accept' },
  foreignAnswered: {
    ka: 'ამ ხელშეკრულებას უკვე დაეთანხმეთ.',
    en: 'You have already accepted this contract.',
  },

  contract: { ka: 'ხელშეკრულება', en: 'Contract' },
  acceptedAt: { ka: 'დადასტურებულია: {when}', en: 'Accepted: {when}' },
  signedOnPaper: { ka: 'გაფორმებულია', en: 'Signed' },
  notAccepted: { ka: 'დადასტურებული არ არის', en: 'Not accepted' },
  personalConsent: { ka: 'პერსონალური მონაცემები', en: 'Personal data' },
  mediaConsent: { ka: 'ფოტო- და ვიდეომასალა', en: 'Photographs and videos' },
  consentGiven: { ka: 'თანხმობა გაცემულია: {when}', en: 'Consent given: {when}' },
  consentRefused: { ka: 'თანხმობა გაცემული არ არის', en: 'No consent' },
  consentWithdrawn: { ka: 'თანხმობა გახმობილია: {when}', en: 'Consent withdrawn: {when}' },
  dueOn: { ka: 'შესრულდება {date}', en: 'Carried out by {date} at the latest' },
  withdraw: {
    ka: 'ფოტო- და ვიდეომასალაზე თანხმობის გახმობა',
    en: 'Withdraw the consent to photographs and videos',
  },
  withdrawTitle: { ka: 'გავიხმოთ თანხმობა?', en: 'Withdraw the consent?' },
  withdrawText: {
    ka: 'უნივერსიტეტი თქვენი ფოტო- და ვიდეომასალის მარკეტინგში გამოყენებას {count} სამუშაო დღეში, {date} შეწყვეტს.',
    en: 'The university stops using photographs and videos of you in its marketing within {count} working days, by {date}.',
  },
  confirmWithdrawal: { ka: 'თანხმობის გახმობა', en: 'Withdraw the consent' },
})
