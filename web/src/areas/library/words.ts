import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  library: { ka: 'ჩემი ბიბლიოთეკა', en: 'My library' },
  findBook: { ka: 'წიგნის მოძებნა', en: 'Find a book' },
  catalogue: { ka: 'ბიბლიოთეკის კატალოგი', en: 'Library catalogue' },
  rules: { ka: 'ბიბლიოთეკის წესები', en: 'Rules of the library' },

  borrowed: { ka: 'ნათხოვარი წიგნები', en: 'Borrowed books' },
  noLoans: {
    ka: 'ნათხოვარი წიგნი არ გაქვთ. მოძებნეთ წიგნი კატალოგში და დაჯავშნეთ.',
    en: 'You have no borrowed books. Find one in the catalogue and reserve it.',
  },
  due: { ka: 'დასაბრუნებელია {date}', en: 'Due {date}' },
  dueToday: { ka: 'დღეს დასაბრუნებელია', en: 'Due today' },
  dueTomorrow: { ka: 'ხვალ დასაბრუნებელია', en: 'Due tomorrow' },
  late: {
    ka: 'ვადა გავიდა {count} დღის წინ',
    en: { one: 'Overdue by {count} day', other: 'Overdue by {count} days' },
  },
  growing: {
    ka: 'დღეისთვის ჯარიმა შეადგენს {fine} და ყოველდღე იზრდება. დააბრუნეთ წიგნი ბიბლიოთეკაში.',
    en: 'The fine is {fine} today and grows each day. Bring the book back to the library.',
  },
  renew: { ka: 'ვადის გაგრძელება', en: 'Renew' },
  renewOf: { ka: 'ვადის გაგრძელება: {title}', en: 'Renew: {title}' },
  renewUntil: { ka: 'ახალი ვადა: {date}', en: 'New due date: {date}' },
  renewed: { ka: 'ვადა გაგრძელდა. დასაბრუნებელია {date}', en: 'Renewed. Due {date}' },
  renewal_too_often: {
    ka: 'ვადა უკვე {count}-ჯერ გააგრძელეთ, მეტი აღარ შეიძლება.',
    en: 'Cannot be renewed any more: it has been renewed as often as allowed ({count}).',
  },
  renewal_wanted: {
    ka: 'ვადას ვერ გააგრძელებთ: წიგნს სხვა სტუდენტი ელოდება.',
    en: 'Cannot be renewed: another student is waiting for it.',
  },
  renewal_too_early: {
    ka: 'ვადის გაგრძელება ხვალიდან შეიძლება.',
    en: 'Can be renewed from tomorrow on.',
  },

  fines: { ka: 'ჯარიმები', en: 'Fines' },
  fineText: {
    ka: 'დღეში {perDay}, არაუმეტეს {max} თითო წიგნზე. გადაიხადეთ აქ ან ბიბლიოთეკაში.',
    en: '{perDay} a day, at most {max} a book. Pay here, or in the library.',
  },
  fineInLibrary: {
    ka: 'დღეში {perDay}, არაუმეტეს {max} თითო წიგნზე. თქვენი ანგარიში სხვა ვალუტაშია, ამიტომ ჯარიმა ბიბლიოთეკაში უნდა გადაიხადოთ.',
    en: '{perDay} a day, at most {max} a book. Your account is in another currency, so fines are paid in the library.',
  },
  finesBlock: {
    ka: 'გადასახდელი გაქვთ ჯარიმა – {sum}. მის გადახდამდე წიგნს ვერ ითხოვთ, ვერ დაჯავშნით და ვადას ვერ გააგრძელებთ.',
    en: 'Open fines: {sum}. Until they are paid you cannot borrow, reserve or renew.',
  },
  toFines: { ka: 'ჯარიმების ნახვა', en: 'See the fines' },
  payFine: { ka: 'ჯარიმის გადახდა', en: 'Pay the fine' },
  payFineOf: { ka: 'ჯარიმის გადახდა: {title}', en: 'Pay the fine: {title}' },
  paying: { ka: 'გადახდა დაწყებულია', en: 'Payment started' },
  goOnPaying: { ka: 'გადახდის გაგრძელება', en: 'Go on with the payment' },
  goOnPayingOf: { ka: 'გადახდის გაგრძელება: {title}', en: 'Go on with the payment: {title}' },
  open: { ka: 'გადასახდელია', en: 'To pay' },
  refunded: { ka: 'თანხა დაბრუნებულია', en: 'Money given back' },
  paidOnline: { ka: 'ონლაინ გადახდა', en: 'Online payment' },
  paid: { ka: 'გადახდილია', en: 'Paid' },
  waived: { ka: 'ჩამოწერილია', en: 'Waived' },
  returned: { ka: 'დაბრუნებულია: {date}', en: 'Returned {date}' },
  lost: { ka: 'დაკარგულია: {date}', en: 'Lost {date}' },
  history: { ka: 'დაბრუნებული წიგნები', en: 'Returned books' },

  holds: { ka: 'დაჯავშნილი წიგნები', en: 'Reserved books' },
  ready: {
    ka: 'გელოდებათ ბიბლიოთეკაში {date}',
    en: 'Waiting for you in the library until {date}',
  },
  waiting: { ka: 'რიგში {place} ხართ', en: 'In the queue: number {place}' },
  giveUp: { ka: 'ჯავშნის გაუქმება', en: 'Give up the book' },
  giveUpOf: { ka: 'ჯავშნის გაუქმება: {title}', en: 'Give up the book: {title}' },
  giveUpTitle: { ka: 'გავაუქმოთ ჯავშანი?', en: 'Give up the book?' },
  keepHold: { ka: 'ჯავშნის შენარჩუნება', en: 'Keep the book' },
  giveUpReady: {
    ka: 'ეგზემპლარი მას გადაეცემა, ვინც რიგში შემდეგია.',
    en: 'The copy goes to whoever is next in the queue.',
  },
  giveUpWaiting: {
    ka: 'თუ ისევ დაჯავშნით, რიგის ბოლოში აღმოჩნდებით.',
    en: 'If you ask for it again, you will be at the end of the queue.',
  },

  orders: { ka: 'გვერდების სკანი', en: 'Scans of pages' },
  noOrders: {
    ka: 'სკანი ჯერ არ შეგიკვეთავთ. მოძებნეთ წიგნი, მიუთითეთ გვერდები და ბიბლიოთეკა სკანს აქ გამოგიგზავნით.',
    en: 'No scans yet. Find a book and name the pages: the library sends the scan here.',
  },
  pageSpan: { ka: 'გვერდები {first}–{last}', en: 'Pages {first}–{last}' },
  onePage: { ka: 'გვერდი {first}', en: 'Page {first}' },
  sent: { ka: 'გაგზავნილია', en: 'Sent' },
  done: { ka: 'შესრულებულია', en: 'Done' },
  cancelled: { ka: 'გაუქმებულია', en: 'Cancelled' },
  reason: { ka: 'ბიბლიოთეკის პასუხი', en: 'From the library' },
  cancelledByYou: { ka: 'თქვენ გააუქმეთ.', en: 'You cancelled it.' },
  scanRule: {
    ka: 'სკანირდება წიგნის ნაწილი, მაგალითად, ერთი თავი; მთელ წიგნზე ბიბლიოთეკამ შეიძლება უარი თქვას.',
    en: 'A part of a book is scanned, such as one chapter; the library can refuse a whole book.',
  },
  refusedNext: {
    ka: 'შეგიძლიათ სხვა გამოცემა ან სხვა გვერდები შეუკვეთოთ.',
    en: 'You can order another edition or other pages.',
  },
  cancelOrder: { ka: 'შეკვეთის გაუქმება', en: 'Cancel the order' },
  cancelOrderOf: { ka: 'შეკვეთის გაუქმება: {title}', en: 'Cancel the order: {title}' },
  cancelOrderTitle: { ka: 'გავაუქმოთ შეკვეთა?', en: 'Cancel the order?' },
  cancelOrderText: {
    ka: 'ბიბლიოთეკა ამ გვერდებს აღარ დაასკანირებს. ახალი შეკვეთა ყოველთვის შეგიძლიათ.',
    en: 'The library will not scan these pages. You can always send a new order.',
  },
  keepOrder: { ka: 'შეკვეთის შენარჩუნება', en: 'Keep the order' },

  free: { ka: '{copies} ეგზემპლარიდან {free} თავისუფალია', en: '{free} of {copies} free' },
  noneFree: { ka: 'ყველა გაცემულია ({copies})', en: 'All {copies} are on loan' },
  ownLoan: { ka: 'ეს წიგნი თქვენ გაქვთ. დასაბრუნებელია {date}', en: 'You have this book. Due {date}' },
  ownQueue: { ka: 'უკვე რიგში ხართ', en: 'You are in the queue' },
  onlyFree: { ka: 'მხოლოდ თავისუფალი', en: 'Available now only' },
  noneAvailable: {
    ka: 'ახლა თავისუფალი წიგნი ვერ მოიძებნა. ნახეთ ყველა წიგნი და ჩადექით რიგში.',
    en: 'No book is available now. Show all books and join a queue.',
  },
  keep: { ka: 'დაჯავშნა', en: 'Reserve' },
  keepOf: { ka: 'დაჯავშნა: {title}', en: 'Reserve: {title}' },
  queue: { ka: 'რიგში ჩადგომა', en: 'Join the queue' },
  queueOf: { ka: 'რიგში ჩადგომა: {title}', en: 'Join the queue: {title}' },
  kept: {
    ka: 'წიგნი თქვენთვის ინახება {date}',
    en: 'The book is kept for you until {date}',
  },
  queued: {
    ka: 'რიგში {place} ხართ. შეგატყობინებთ, როცა თქვენი რიგი მოვა.',
    en: 'You are number {place} in the queue. You will be notified.',
  },
  orderScan: { ka: 'სკანის შეკვეთა', en: 'Order a scan' },
  orderScanOf: { ka: 'სკანის შეკვეთა: {title}', en: 'Order a scan: {title}' },
  noneInLibrary: {
    ka: 'კატალოგი ჯერ ცარიელია. დახმარებისთვის მიმართეთ ბიბლიოთეკას.',
    en: 'The catalogue is still empty. Ask the library for help.',
  },

  whichPages: { ka: 'რომელი გვერდები?', en: 'Which pages?' },
  firstPage: { ka: 'პირველი გვერდი', en: 'First page' },
  lastPage: { ka: 'ბოლო გვერდი', en: 'Last page' },
  ofPages: { ka: 'წიგნს {count} გვერდი აქვს.', en: 'The book has {count} pages.' },
  missing: {
    ka: 'შეკვეთაში მიუთითეთ პირველი და ბოლო გვერდი.',
    en: 'An order must include first and last pages.',
  },
  order: {
    ka: 'ბოლო გვერდი პირველზე ადრე ვერ იქნება.',
    en: 'The last page cannot be before the first one.',
  },
  beyond: { ka: 'წიგნს {pages} გვერდი აქვს.', en: 'The book has {pages} pages.' },
  sendOrder: { ka: 'შეკვეთა', en: 'Order' },
  close: { ka: 'გაუქმება', en: 'Cancel' },
  orderSent: {
    ka: 'შეკვეთა გაიგზავნა. სკანი „ჩემი ბიბლიოთეკის“ გვერდზე გამოჩნდება.',
    en: 'The order was sent. The scan will appear in “My library”.',
  },
})
