import { catalogue } from '#web/i18n/catalogue.ts'

export const shopWords = catalogue({
  buyBooks: { ka: 'წიგნების შეძენა', en: 'Buy books' },
  book: { ka: 'წიგნი', en: 'Book details' },
  noneForSale: {
    ka: 'ამჟამად წიგნები არ იყიდება. წიგნი ბიბლიოთეკაში შეგიძლიათ ითხოვოთ.',
    en: 'No books are sold at the moment. You can borrow books from the library.',
  },
  left: { ka: 'დარჩენილია {count}', en: '{count} left' },
  lastCopy: { ka: 'ბოლო ეგზემპლარი', en: 'Last copy' },
  soldOut: { ka: 'გაყიდულია', en: 'Sold out' },
  soldOutText: {
    ka: 'ყველა ეგზემპლარი გაყიდულია ან სხვებისთვის ინახება. თუ რომელიმე შეკვეთა არ გადაიხადეს, წიგნი აქ ისევ გამოჩნდება.',
    en: 'All copies are sold or reserved for others. If one of those orders is not paid, the book is for sale here again.',
  },
  toLibrary: { ka: 'ბიბლიოთეკის კატალოგი', en: 'Library catalogue' },
  quantity: { ka: 'რაოდენობა', en: 'Quantity' },
  total: { ka: 'სულ', en: 'Total' },
  buy: { ka: 'ყიდვა', en: 'Buy' },
  buyText: {
    ka: 'გადახდისთვის 20 წუთი გაქვთ: ამ დროის განმავლობაში წიგნი თქვენთვის ინახება. გადახდილ წიგნს ბიბლიოთეკაში მიიღებთ.',
    en: 'The book is kept for you for 20 minutes while you pay. You pick it up in the library.',
  },
  openOrder: {
    ka: 'ეს წიგნი უკვე შეკვეთილი გაქვთ ({count}) და თქვენთვის ინახება. გადაიხადეთ {until}.',
    en: 'You have ordered this book ({count}). It is kept until {until}: pay for it by then.',
  },
  toPayment: { ka: 'გადახდა', en: 'Pay' },

  orders: { ka: 'ჩემი შეკვეთები', en: 'My orders' },
  earlier: { ka: 'ადრინდელი შეკვეთები', en: 'Earlier orders' },
  reserved: { ka: 'გადახდას ელოდება', en: 'Waiting for payment' },
  paid: { ka: 'გადახდილია. მიიღეთ ბიბლიოთეკაში.', en: 'Paid. Pick it up in the library.' },
  handed_out: { ka: 'მიღებულია', en: 'Picked up' },
  closed: { ka: 'გაუქმდა: არ გადაგიხდიათ', en: 'Cancelled: it was not paid' },
  credited: {
    ka: 'თანხა დაგვიანებით ჩაირიცხა, წიგნი კი აღარ იყო. თანხა თქვენს ანგარიშზეა.',
    en: 'The payment came too late: no copy was left. The money is in your account.',
  },
  refunded: { ka: 'თანხა დაბრუნებულია', en: 'Refunded' },
  copiesOf: {
    ka: '{count} ცალი · {amount}',
    en: { one: '{count} copy · {amount}', other: '{count} copies · {amount}' },
  },
  payBy: { ka: 'გადაიხადეთ {when}', en: 'Pay by {when}' },
  payByOf: { ka: 'გადაიხადეთ {when}: {title}', en: 'Pay by {when}: {title}' },
})
