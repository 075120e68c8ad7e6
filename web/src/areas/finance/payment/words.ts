import { catalogue } from '#web/i18n/catalogue.ts'

/** Names of the screens, as in `web/src/app/paths.ts`. */
export const paymentWords = catalogue({
  financialInfo: { ka: 'ფინანსური ინფორმაცია', en: 'Financial information' },
  payOnline: { ka: 'ონლაინ გადახდა', en: 'Pay online' },
  payment: { ka: 'გადახდა', en: 'Payment' },
  result: { ka: 'გადახდის შედეგი', en: 'Payment result' },

  whatToPay: { ka: 'რას იხდით?', en: 'What do you pay for?' },
  ownAmount: { ka: 'სხვა თანხა', en: 'Another amount' },
  ownAmountHint: { ka: 'ჩაირიცხება თქვენს ანგარიშზე', en: 'It goes to your account' },
  leftAndDue: { ka: '{left}, ვადა: {when}', en: '{left}, due {when}' },
  kind: { ka: 'დანიშნულება', en: 'Purpose' },
  amount: { ka: 'თანხა ({currency})', en: 'Amount ({currency})' },
  amountHint: {
    ka: 'შეგიძლიათ ნაწილიც გადაიხადოთ, მაქსიმუმ {left}',
    en: 'You can pay a part: at most {left}',
  },
  goOn: { ka: 'გაგრძელება', en: 'Continue' },
  enterAmount: {
    ka: 'ჩაწერეთ თანხა ციფრებით, მაგალითად, 250,50',
    en: 'Write the amount in digits, such as 250.50',
  },
  tooLittle: { ka: 'თანხა ნულზე მეტი უნდა იყოს: მინიმუმ {least}', en: 'Pay at least {least}' },
  tooPrecise: {
    ka: 'მძიმის შემდეგ არაუმეტეს ორი ციფრი შეიძლება იყოს',
    en: 'At most two digits after the point',
  },
  tooMuch: { ka: 'დარჩენილია {left}', en: '{left} is left to pay' },
  chooseCharge: { ka: 'აირჩიეთ, რას იხდით', en: 'Choose what you pay for' },

  noOrders: {
    ka: 'ონლაინ ჯერ არაფერი გადაგიხდიათ.',
    en: 'You have not paid anything online yet.',
  },
  lastPayments: { ka: 'ბოლო გადახდები', en: 'Recent payments' },
  youPay: { ka: 'გადასახდელი თანხა', en: 'You pay' },
  sum: { ka: 'თანხა', en: 'Amount' },
  paidAt: { ka: 'გადახდის დრო', en: 'Paid' },
  startedAt: { ka: 'დაწყების დრო', en: 'Started' },
  for: { ka: 'დანიშნულება', en: 'For' },
  number: { ka: 'გადახდის ნომერი', en: 'Payment number' },
  provider: { ka: 'ბანკი', en: 'Where' },
  sandbox: { ka: 'სატესტო ბანკი (თანხა არ ჩამოიჭრება)', en: 'Test bank (no money is charged)' },
  bog: { ka: 'საქართველოს ბანკი', en: 'Bank of Georgia' },
  tbc: { ka: 'თიბისი ბანკი', en: 'TBC Bank' },
  openUntil: { ka: 'გადახდა შესაძლებელია {when}', en: 'It can be paid until {when}' },
  toBank: { ka: 'ბანკის გვერდზე გადასვლა', en: 'Go to the bank' },
  toBankText: {
    ka: 'ბარათის მონაცემებს ბანკის გვერდზე შეიყვანთ; პორტალი მათ ვერ ხედავს.',
    en: 'You enter your card on the bank’s page; the portal does not see it.',
  },
  cancel: { ka: 'გადახდის გაუქმება', en: 'Cancel the payment' },
  cancelTitle: { ka: 'გავაუქმოთ გადახდა?', en: 'Cancel the payment?' },
  cancelText: {
    ka: 'თუ ბანკში უკვე გადაიხადეთ, თანხა ანგარიშზე მაინც აისახება.',
    en: 'If you have already paid at the bank, the money still reaches your account.',
  },
  keep: { ka: 'გადახდის შენარჩუნება', en: 'Keep the payment' },

  unfinished: { ka: 'დაუსრულებელი', en: 'Not finished' },
  leftToPay: { ka: 'გადასახდელი დარჩა {amount}', en: 'Left to pay: {amount}' },
  nothingLeft: { ka: 'გადასახდელი აღარაფერია.', en: 'Nothing is left to pay.' },
  processing: { ka: 'მუშავდება', en: 'Processing' },
  paid: { ka: 'გადახდილია', en: 'Paid' },
  failed: { ka: 'არ შესრულდა', en: 'Failed' },
  cancelled: { ka: 'გაუქმებულია', en: 'Cancelled' },
  expired: { ka: 'ვადა გავიდა', en: 'Expired' },
  refunded: { ka: 'თანხა დაბრუნებულია', en: 'Refunded' },
  processingText: {
    ka: 'ბანკის პასუხს ველოდებით. ამ გვერდის დახურვა შეგიძლიათ: შედეგი ანგარიშზე ავტომატურად აისახება და შეტყობინებასაც მიიღებთ.',
    en: 'We are waiting for the bank’s answer. You can close this page: the result reaches your account by itself, and you will get a notification.',
  },
  processingSlow: {
    ka: 'ბანკს ჩვეულებრივზე მეტი დრო სჭირდება. ხელახლა ნუ გადაიხდით.',
    en: 'The bank takes longer than usual. Do not pay again.',
  },
  paidText: {
    ka: 'ბანკმა გადახდა დაადასტურა და ის თქვენს ანგარიშზე აისახა.',
    en: 'The bank has confirmed the payment, and your account has it.',
  },
  failedText: {
    ka: 'ბანკმა გადახდა არ შეასრულა, თანხა არ ჩამოჭრილა. სცადეთ ხელახლა ან სხვა ბარათით.',
    en: 'The bank did not make the payment; nothing was charged. Try again, or with another card.',
  },
  cancelledText: {
    ka: 'გადახდა გაუქმდა, თანხა არ ჩამოჭრილა.',
    en: 'The payment was cancelled; nothing was charged.',
  },
  expiredText: {
    ka: 'გადახდის დრო ამოიწურა, თანხა არ ჩამოჭრილა. დაიწყეთ თავიდან.',
    en: 'The time to pay is over; nothing was charged. Start again.',
  },
  refundedText: { ka: 'დაბრუნებულია {amount}.', en: '{amount} was refunded.' },
  partRefunded: { ka: 'აქედან დაბრუნებულია {amount}.', en: '{amount} of it was refunded.' },
  toLibrary: { ka: 'ჩემი ბიბლიოთეკა', en: 'My library' },
  toOrders: { ka: 'ჩემი შეკვეთები', en: 'My orders' },
  toAccount: { ka: 'ანგარიშის ნახვა', en: 'See your account' },
  tryAgain: { ka: 'ხელახლა ცდა', en: 'Try again' },
  toPayments: { ka: 'ყველა გადახდა', en: 'All payments' },
})
