import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of the library. */
export const words = defineRefusals({
  bookUnknown: {
    status: 404,
    code: 'book_unknown',
    ka: 'ბიბლიოთეკას ეს წიგნი აღარ აქვს. განაახლეთ გვერდი და მოძებნეთ სხვა გამოცემა.',
    en: 'The library no longer has this book. Reload the page and look for another edition.',
  },
  tooManyOrders: {
    status: 409,
    code: 'too_many_orders',
    ka: 'უკვე გაქვთ {count} შეკვეთა, რომელიც სკანირებას ელოდება. დაელოდეთ ან ერთ-ერთი გააუქმეთ.',
    en: 'You already have {count} orders waiting to be scanned. Wait, or cancel one of them.',
  },
  orderDone: {
    status: 409,
    code: 'order_done',
    ka: 'ეს შეკვეთა უკვე შესრულებულია, ამიტომ ვეღარ გააუქმებთ. სკანი შეგიძლიათ ჩამოტვირთოთ.',
    en: 'This order is done and can no longer be cancelled. You can download the scan.',
  },
  loanClosed: {
    status: 409,
    code: 'loan_closed',
    ka: 'ეს წიგნი უკვე დაბრუნებულია ან დაკარგულად არის აღრიცხული. განაახლეთ გვერდი.',
    en: 'This book was already returned or written off. Reload the page.',
  },
  loanLate: {
    status: 409,
    code: 'loan_late',
    ka: 'წიგნის „{title}“ დაბრუნების ვადა გავიდა, ამიტომ ვეღარ გააგრძელებთ. დააბრუნეთ ბიბლიოთეკაში: ჯარიმა ყოველდღე იზრდება.',
    en: '“{title}” is overdue and cannot be renewed. Bring it back to the library: the fine grows each day.',
  },
  loanWanted: {
    status: 409,
    code: 'loan_wanted',
    ka: 'წიგნს „{title}“ სხვა სტუდენტი ელოდება, ამიტომ ვადას ვერ გააგრძელებთ. დააბრუნეთ ვადის ბოლო დღემდე.',
    en: 'Another student is waiting for “{title}”, so it cannot be renewed. Bring it back by the due date.',
  },
  renewedTooOften: {
    status: 409,
    code: 'renewed_too_often',
    ka: 'წიგნის „{title}“ ვადა უკვე {count}-ჯერ გააგრძელეთ, მეტი აღარ შეიძლება. დააბრუნეთ ვადის ბოლო დღემდე.',
    en: '“{title}” has been renewed as often as is allowed ({count}). Bring it back by the due date.',
  },
  renewedTooEarly: {
    status: 409,
    code: 'renewed_too_early',
    ka: 'წიგნის „{title}“ ვადას დღეს ვერ გააგრძელებთ: ახალი ვადა დღეიდან ითვლება და ძველზე გვიანი ვერ იქნება. სცადეთ ხვალ.',
    en: '“{title}” cannot be renewed today: a renewal counts from today and would not be longer. Try tomorrow.',
  },
  alreadyLent: {
    status: 409,
    code: 'already_lent',
    ka: 'წიგნის „{title}“ ეგზემპლარი სტუდენტს უკვე აქვს. თითოეული გამოცემის მხოლოდ ერთი ეგზემპლარი გაიცემა.',
    en: 'The student already has a copy of “{title}”. One copy of each edition is lent.',
  },
  alreadyYours: {
    status: 409,
    code: 'already_yours',
    ka: 'წიგნი „{title}“ უკვე გაქვთ. თითოეული გამოცემის მხოლოდ ერთი ეგზემპლარი გაიცემა.',
    en: 'You already have “{title}”. One copy of each edition is lent.',
  },
  tooManyHolds: {
    status: 409,
    code: 'too_many_holds',
    ka: 'უკვე {count} წიგნი გაქვთ დაჯავშნილი. ახლის დასაჯავშნად ერთ-ერთი ჯავშანი გააუქმეთ ან წიგნი გაიტანეთ.',
    en: 'You have already asked for {count} books. Give one of them up or take it first.',
  },
  tooManyReaderHolds: {
    status: 409,
    code: 'too_many_holds',
    ka: 'სტუდენტს უკვე {count} წიგნი აქვს დაჯავშნილი, მეტის დაჯავშნა ერთდროულად არ შეიძლება. ჯერ ერთ-ერთი ჯავშანი გააუქმეთ ან წიგნი გაეცით.',
    en: 'The student already has {count} books on hold, as many as are allowed. Release or lend one of them first.',
  },
  tooManyLoans: {
    status: 409,
    code: 'too_many_loans',
    ka: 'სტუდენტს უკვე {count} წიგნი აქვს გატანილი, მეტი კი ერთდროულად არ გაიცემა. ჯერ ერთ-ერთი უნდა დააბრუნოს.',
    en: 'The student already has {count} books, as many as are lent at a time. One must be returned first.',
  },
  noFreeCopy: {
    status: 409,
    code: 'no_free_copy',
    ka: 'წიგნის „{title}“ თავისუფალი ეგზემპლარი არ არის: ყველა გაცემული ან დაჯავშნილია. სტუდენტს რიგში ჩადგომა შეუძლია.',
    en: 'No copy of “{title}” is free: all are lent or kept for others. The student can join the queue.',
  },
  cannotReopen: {
    status: 409,
    code: 'cannot_reopen',
    ka: 'დაბრუნების გაუქმება მხოლოდ იმავე დღეს შეიძლება, სანამ ჯარიმა გადაუხდელია და ეგზემპლარი სხვაზე არ გაცემულა. გაეცით წიგნი ხელახლა.',
    en: 'A return can be undone on the same day only, before its fine is settled and the copy goes to somebody else. Lend the book again.',
  },
  noFine: {
    status: 409,
    code: 'no_open_fine',
    ka: 'ამ წიგნზე გადაუხდელი ჯარიმა არ არის. განაახლეთ გვერდი.',
    en: 'There is no open fine for this book. Reload the page.',
  },
  finePaidOnline: {
    status: 409,
    code: 'fine_paid_online',
    ka: 'ეს ჯარიმა ონლაინ უკვე გადახდილია (გადახდა {order}). თუ თანხა უნდა დაბრუნდეს, მიმართეთ ფინანსურ სამსახურს.',
    en: 'This fine was already paid online (payment {order}). If the money is to be given back, ask the finance office.',
  },
  fineCurrency: {
    status: 409,
    code: 'foreign_currency',
    ka: 'ჯარიმის ვალუტაა {currency}, თქვენი ანგარიშისა კი {account_currency}; ამიტომ ონლაინ ვერ გადაიხდით. გადაიხადეთ ბიბლიოთეკაში.',
    en: 'The fine is in {currency} and your account in {account_currency}, so it cannot be paid online. Pay it in the library.',
  },
  finesBlock: {
    status: 409,
    code: 'fines_open',
    ka: 'გადასახდელი გაქვთ ჯარიმა – {sum}. მის გადახდამდე წიგნს ვერ დაჯავშნით და ვადას ვერ გააგრძელებთ. გადაიხადეთ „ჩემი ბიბლიოთეკის“ გვერდზე ან ბიბლიოთეკაში.',
    en: 'You have open fines of {sum}. Until they are paid no book is reserved or renewed. Pay them in “My library”, or in the library.',
  },
  readerBlocked: {
    status: 409,
    code: 'fines_open',
    ka: 'სტუდენტს გადასახდელი აქვს ჯარიმა – {sum}. მის გადახდამდე წიგნი არ გაიცემა.',
    en: 'The student has open fines of {sum}. No book is lent until they are settled.',
  },
  readerCannotHold: {
    status: 409,
    code: 'fines_open',
    ka: 'სტუდენტს გადასახდელი აქვს ჯარიმა – {sum}. მის გადახდამდე წიგნის რიგში ვერ ჩადგება.',
    en: 'The student has open fines of {sum}. Until they are settled no book is reserved.',
  },
  isbnKnown: {
    status: 409,
    code: 'isbn_known',
    ka: 'ამ ISBN-ით უკვე არის წიგნი „{title}“. შეცვალეთ მისი ეგზემპლარების რაოდენობა.',
    en: 'There already is a book with this ISBN, “{title}”. Change its number of copies.',
  },
  copiesInUse: {
    status: 409,
    code: 'copies_in_use',
    ka: 'წიგნის {count} ეგზემპლარი გაცემული ან დაჯავშნილია, ამიტომ რაოდენობა ამაზე ნაკლები ვერ იქნება.',
    en: '{count} copies are lent or kept for students, so there cannot be fewer.',
  },
  subjectNeeded: {
    status: 409,
    code: 'subject_needed',
    ka: 'წიგნს საგანი არ აქვს მითითებული. ჯერ მიუთითეთ საგნის კოდი ან აირჩიეთ, რომ ყველა სტუდენტმა წაიკითხოს.',
    en: 'The book has no subject. Enter the code of its subject first, or let all students read it.',
  },
  schoolUnknown: {
    status: 404,
    code: 'school_unknown',
    ka: 'ამ სკოლის წიგნების მართვის უფლება არ გაქვთ. აირჩიეთ თქვენი სკოლა.',
    en: 'You may not manage the books of this school. Choose your own.',
  },
})

/** Wrong fields. */
export const fieldWords = {
  missing: {
    ka: 'შეკვეთაში მიუთითეთ პირველი და ბოლო გვერდი.',
    en: 'An order must include first and last pages.',
  },
  order: {
    ka: 'ბოლო გვერდი პირველზე ადრე ვერ იქნება.',
    en: 'The last page cannot be before the first one.',
  },
  beyond: { ka: 'წიგნს {pages} გვერდი აქვს.', en: 'The book has {pages} pages.' },
  fileMissing: { ka: 'დაურთეთ სკანი', en: 'Add the scan' },
  reasonMissing: { ka: 'დაწერეთ მიზეზი', en: 'Write the reason' },
  isbnWrong: {
    ka: 'ეს ISBN არასწორია: შეადარეთ წიგნზე დაბეჭდილს ან დატოვეთ ველი ცარიელი.',
    en: 'This ISBN is wrong: compare it with the one in the book, or leave it empty.',
  },
  subjectUnknown: { ka: 'ამ კოდით საგანი არ არის', en: 'There is no subject with this code' },
} as const satisfies Readonly<Record<string, Phrase>>
