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
  nothing: {
    ka: 'თქვენს ანგარიშს ჯერ არც ერთი განყოფილების უფლება არ აქვს. მიმართეთ პორტალის ადმინისტრატორს.',
    en: 'Your account has no permission for any section yet. Ask the administrator of the portal.',
  },
})
