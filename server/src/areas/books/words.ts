import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of books. */
export const words = defineRefusals({
  notOnline: {
    status: 404,
    code: 'book_not_online',
    ka: 'ამ წიგნის ელექტრონული ვერსია ხელმისაწვდომი აღარ არის. მოძებნეთ სხვა გამოცემა ან შეუკვეთეთ ბიბლიოთეკას გვერდების სკანი.',
    en: 'This book can no longer be read online. Look for another edition, or order a scan of its pages from the library.',
  },
  notForSale: {
    status: 404,
    code: 'book_not_for_sale',
    ka: 'ეს წიგნი აღარ იყიდება. იხილეთ „წიგნების შეძენის“ გვერდი ან ითხოვეთ იგი ბიბლიოთეკაში.',
    en: 'This book is no longer sold. See “Buy books”, or borrow it from the library.',
  },
  soldOut: {
    status: 409,
    code: 'book_sold_out',
    ka: 'წიგნი „{title}“ გაყიდულია: ბოლო ეგზემპლარი სხვამ შეუკვეთა. თუ ის შეკვეთა არ გადაიხადეს, წიგნი ისევ გამოჩნდება; სცადეთ მოგვიანებით ან ითხოვეთ ბიბლიოთეკაში.',
    en: '“{title}” is sold out: somebody else has ordered the last copy. If that order is not paid, the book is for sale again; try later, or borrow it from the library.',
  },
  tooFew: {
    status: 409,
    code: 'too_few_copies',
    ka: 'წიგნის „{title}“ მხოლოდ {count} ეგზემპლარი დარჩა. შეამცირეთ რაოდენობა.',
    en: 'Only {count} of “{title}” are left. Order fewer.',
  },
  saleOpen: {
    status: 409,
    code: 'sale_open',
    ka: 'წიგნი „{title}“ უკვე შეკვეთილი გაქვთ და ჯერ არ გადაგიხდიათ. გადაიხადეთ ან გააუქმეთ ის შეკვეთა.',
    en: 'You have already ordered “{title}” and not paid yet. Pay that order, or cancel it.',
  },
  stockTooLow: {
    status: 409,
    code: 'stock_too_low',
    ka: 'მარაგში მხოლოდ {count} ეგზემპლარია; დანარჩენი შეკვეთილია. შეამცირეთ რაოდენობა.',
    en: 'Only {count} copies are in stock; the others are ordered. Take fewer away.',
  },
  notPaid: {
    status: 409,
    code: 'sale_not_paid',
    ka: 'ეს შეკვეთა გადახდილი არ არის ან წიგნი უკვე გაცემულია. განაახლეთ გვერდი.',
    en: 'This order is not paid, or was handed out already. Reload the page.',
  },
  saleRefunding: {
    status: 409,
    code: 'sale_refunding',
    ka: 'ამ შეკვეთის თანხის დაბრუნება მუშავდება, ამიტომ წიგნი არ გაიცემა. მიმართეთ ფინანსურ სამსახურს: თუ დაბრუნებას უარყოფს, წიგნის გაცემა შეიძლება.',
    en: 'A refund of this order is being processed, so the book is not handed out. Ask the finance office: if it rejects the refund, the book can be handed out.',
  },
  saleRefunded: {
    status: 409,
    code: 'sale_refunded',
    ka: 'ამ შეკვეთის თანხა სტუდენტს დაუბრუნდა, ამიტომ წიგნი არ გაიცემა. თუ სტუდენტს წიგნი სურს, ის ხელახლა უნდა იყიდოს.',
    en: 'The money of this order was given back to the student, so the book is not handed out. If the student wants the book, they buy it again.',
  },
  notForYou: {
    status: 403,
    code: 'book_not_for_you',
    ka: 'ეს წიგნი მხოლოდ იმ სტუდენტებისთვისაა, რომლებსაც საგანი „{subject}“ არჩეული ან გავლილი აქვთ. დაბეჭდილი ეგზემპლარი ბიბლიოთეკაში შეგიძლიათ ითხოვოთ.',
    en: 'Only students who take or have taken “{subject}” may read this book. You can ask for a printed copy in the library.',
  },
})
