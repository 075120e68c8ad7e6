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
    ka: 'თქვენი თავისუფალი დრო და სტუდენტების ჯავშნები, მათი დადასტურება და უარყოფა.',
    en: 'Your free times and who has booked them; confirm and reject bookings.',
  },
  publicationsText: {
    ka: 'შეტყობინებები სტუდენტებისთვის: ახლავე ან დანიშნულ დროს.',
    en: 'Messages to students, now or at a set time.',
  },
  certificatesText: {
    ka: 'გაცემული ცნობების ნახვა და არასწორი ცნობის გაუქმება.',
    en: 'See the certificates that were issued, and revoke one that is wrong.',
  },
  financeText: {
    ka: 'სტუდენტების ანგარიშები, ონლაინ გადახდები და სემესტრის დარიცხვა.',
    en: 'Accounts of students, online payments and the charges of a semester.',
  },
  libraryText: {
    ka: 'წიგნების გაცემა და მიღება, ვადები, ჯარიმები და ჯავშნები.',
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
    ka: 'რა აკლია და რა ეწინააღმდეგება ერთმანეთს რეგისტრაციის გახსნამდე.',
    en: 'What is missing or contradicts itself before registration opens.',
  },
  rehearsalText: {
    ka: 'რეგისტრაციის გახსნის რეპეტიცია უნივერსიტეტის მონაცემების ასლზე.',
    en: 'The opening of registration in advance, on a copy of the university.',
  },
  accessText: {
    ka: 'ვის რა უფლება აქვს, სად და როდემდე; უფლების მინიჭება და შეწყვეტა.',
    en: 'Who may do what, where and until when; give permissions and end them.',
  },
  recordsText: {
    ka: 'უნივერსიტეტის მონაცემების იმპორტი და ექსპორტი ფაილებით.',
    en: 'Import and export of the university’s records as files.',
  },
  auditText: {
    ka: 'ვინ, როდის და რა შეცვალა: მნიშვნელობები ცვლილებამდე და მის შემდეგ.',
    en: 'Who changed what and when, with the values before and after.',
  },
  waiting: { ka: 'გელოდებათ', en: 'Waiting for you' },
  nothingWaits: { ka: 'ახლა არაფერი გელოდებათ.', en: 'Nothing waits for you right now.' },
  refunds: {
    ka: 'თანხის დაბრუნების {count} მოთხოვნა თქვენს დადასტურებას ელოდება',
    en: {
      one: '{count} refund waits for your confirmation',
      other: '{count} refunds wait for your confirmation',
    },
  },
  mismatched: {
    ka: '{count} გადახდა ბანკის მონაცემებს არ ემთხვევა',
    en: { one: '{count} payment differs from the bank', other: '{count} payments differ from the bank' },
  },
  stuck: {
    ka: '{count} გადახდაზე ბანკს არ უპასუხია',
    en: {
      one: '{count} payment has no answer from the bank',
      other: '{count} payments have no answer from the bank',
    },
  },
  bank_entries: {
    ka: 'საბანკო ამონაწერის {count} ჩანაწერი ანგარიშებზე ასახული არ არის',
    en: {
      one: '{count} entry of a bank statement is not booked',
      other: '{count} entries of bank statements are not booked',
    },
  },
  overdue_loans: {
    ka: '{count} წიგნი ვადაგადაცილებულია',
    en: { one: '{count} book is overdue', other: '{count} books are overdue' },
  },
  paid_books: {
    ka: '{count} გადახდილი შეკვეთა გასაცემია',
    en: {
      one: '{count} paid order of books is to be handed out',
      other: '{count} paid orders of books are to be handed out',
    },
  },
  consultations: {
    ka: '{count} ჯავშანი თქვენს პასუხს ელოდება',
    en: { one: '{count} booking waits for your answer', other: '{count} bookings wait for your answer' },
  },
  nothing: {
    ka: 'თქვენს ანგარიშს ჯერ არცერთი განყოფილების უფლება არ აქვს. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'Your account has no permission for any section yet. Ask the administrator of the portal.',
  },
})
