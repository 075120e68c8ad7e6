import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  home: { ka: 'მთავარი', en: 'Home' },
  greeting: { ka: 'გამარჯობა, {name}', en: 'Hello, {name}' },
  studentsText: {
    ka: 'მოძებნეთ სტუდენტი სახელით, კოდით ან პირადი ნომრით.',
    en: 'Find a student by name, code or personal number.',
  },
  conversationsText: {
    ka: 'სტუდენტებისა და თქვენი ჯგუფების შეტყობინებები.',
    en: 'Messages of students and of your groups.',
  },
  consultationsText: {
    ka: 'თქვენი თავისუფალი დრო და სტუდენტების ჯავშნები; დადასტურება და უარყოფა.',
    en: 'Your free times and who has booked them; confirm and reject bookings.',
  },
  publicationsText: {
    ka: 'შეტყობინებები სტუდენტებისთვის: ახლავე ან დანიშნულ დროს.',
    en: 'Messages to students, now or at a set time.',
  },
  certificatesText: {
    ka: 'ნახეთ გაცემული ცნობები და გააუქმეთ, თუ რომელიმე არასწორია.',
    en: 'See the certificates that were issued, and revoke one that is wrong.',
  },
  financeText: {
    ka: 'სტუდენტების ანგარიშები, ონლაინ გადახდები და სემესტრის დარიცხვა.',
    en: 'Accounts of students, online payments and the charges of a semester.',
  },
  libraryText: {
    ka: 'წიგნების გაცემა და მიღება, ვადები, ჯარიმები და შენახული წიგნები.',
    en: 'Lend books and take them back; due dates, fines and reserved copies.',
  },
  bookShopText: {
    ka: 'გადახდილი წიგნების გაცემა, მარაგი და ფასები.',
    en: 'Hand out paid books; stock and prices.',
  },
  titlesText: {
    ka: 'ბიბლიოთეკის წიგნები, ეგზემპლარები და ელექტრონული ფაილები.',
    en: 'The titles of the library, their copies and their files.',
  },
  readinessText: {
    ka: 'რა აკლია ან რა ეწინააღმდეგება ერთმანეთს, ვიდრე რეგისტრაცია გაიხსნება.',
    en: 'What is missing or contradicts itself before registration opens.',
  },
  rehearsalText: {
    ka: 'რეგისტრაციის გახსნა წინასწარ, უნივერსიტეტის ასლზე.',
    en: 'The opening of registration in advance, on a copy of the university.',
  },
  accessText: {
    ka: 'ვის რა უფლება აქვს, სად და როდემდე; უფლების მიცემა და დასრულება.',
    en: 'Who may do what, where and until when; give permissions and end them.',
  },
  recordsText: {
    ka: 'უნივერსიტეტის ჩანაწერების იმპორტი და ექსპორტი ფაილებით.',
    en: 'Import and export of the university’s records as files.',
  },
  auditText: {
    ka: 'ვინ, როდის და რა შეცვალა: მნიშვნელობები ცვლილებამდე და მის შემდეგ.',
    en: 'Who changed what and when, with the values before and after.',
  },
  waiting: { ka: 'გელოდებათ', en: 'Waiting for you' },
  nothingWaits: { ka: 'ახლა არაფერი გელოდებათ.', en: 'Nothing waits for you right now.' },
  refunds: {
    ka: 'თქვენს დადასტურებას ელოდება თანხის {count} დაბრუნება',
    en: {
      one: '{count} refund waits for your confirmation',
      other: '{count} refunds wait for your confirmation',
    },
  },
  mismatched: {
    ka: 'ბანკისგან განსხვავდება {count} გადახდა',
    en: { one: '{count} payment differs from the bank', other: '{count} payments differ from the bank' },
  },
  stuck: {
    ka: 'ბანკის პასუხის გარეშეა {count} გადახდა',
    en: {
      one: '{count} payment has no answer from the bank',
      other: '{count} payments have no answer from the bank',
    },
  },
  bank_entries: {
    ka: 'ანგარიშებზე ასახული არ არის ბანკის {count} ჩანაწერი',
    en: {
      one: '{count} entry of a bank statement is not booked',
      other: '{count} entries of bank statements are not booked',
    },
  },
  overdue_loans: {
    ka: 'ვადაგადაცილებულია {count} წიგნი',
    en: { one: '{count} book is overdue', other: '{count} books are overdue' },
  },
  paid_books: {
    ka: 'გასაცემია {count} გადახდილი შეკვეთა',
    en: {
      one: '{count} paid order of books is to be handed out',
      other: '{count} paid orders of books are to be handed out',
    },
  },
  consultations: {
    ka: 'თქვენს პასუხს ელოდება {count} ჯავშანი',
    en: { one: '{count} booking waits for your answer', other: '{count} bookings wait for your answer' },
  },
  nothing: {
    ka: 'თქვენს ანგარიშს ჯერ არც ერთი განყოფილების უფლება არ აქვს. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'Your account has no permission for any section yet. Ask the administrator of the portal.',
  },
})
