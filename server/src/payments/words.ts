import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of payments. */
export const words = defineRefusals({
  noProvider: {
    status: 409,
    code: 'no_payment_provider',
    ka: 'ონლაინ გადახდა ჯერ ჩართული არ არის. გადაიხადეთ საბანკო გადარიცხვით: რეკვიზიტები ფინანსური ინფორმაციის გვერდზეა.',
    en: 'Online payment is not set up yet. Pay by bank transfer: the account is on the page Financial information.',
  },
  trialCopy: {
    status: 409,
    code: 'trial_copy',
    ka: 'ეს პორტალის საცდელი ასლია: აქ გადახდა არ შეიძლება. გადაიხადეთ ნამდვილ პორტალზე.',
    en: 'This is a trial copy of the portal, where nothing can be paid. Pay on the real portal.',
  },
  orderOpen: {
    status: 409,
    code: 'order_open',
    ka: 'ეს გადახდა უკვე დაწყებულია. დაასრულეთ ან გააუქმეთ და თავიდან დაიწყეთ.',
    en: 'A payment for this has already been started. Finish it, or cancel it and start again.',
  },
  keyOfAnotherOrder: {
    status: 409,
    code: 'key_already_used',
    ka: 'ეს მოთხოვნა სხვა გადახდას ეკუთვნის. განაახლეთ გვერდი და თავიდან დაიწყეთ.',
    en: 'This request belongs to another payment. Reload the page and start again.',
  },
  tooManyOrders: {
    status: 429,
    code: 'too_many_orders',
    ka: 'ბოლო ერთ საათში უკვე დაიწყეთ {count} გადახდა. სცადეთ ნახევარ საათში.',
    en: 'You have started {count} payments within an hour. Try again in half an hour.',
  },
  orderClosed: {
    status: 409,
    code: 'order_closed',
    ka: 'ეს გადახდა უკვე დასრულებულია ან ვადა გაუვიდა. დაიწყეთ ახალი.',
    en: 'This payment is finished, or its time is over. Start a new one.',
  },
  bankAway: {
    status: 409,
    code: 'bank_away',
    ka: 'ბანკი ახლა არ პასუხობს, თანხა არ ჩამოჭრილა. სცადეთ რამდენიმე წუთში.',
    en: 'The bank does not answer right now; nothing was charged. Try again in a few minutes.',
  },
  noSuchProvider: {
    status: 404,
    code: 'provider_unknown',
    ka: 'ასეთი ბანკი პორტალთან დაკავშირებული არ არის.',
    en: 'No such bank is connected to the portal.',
  },
  forgedCallback: {
    status: 403,
    code: 'signature_invalid',
    ka: 'შეტყობინების ხელმოწერა არასწორია, ამიტომ ის არ მიიღება.',
    en: 'The signature of the message is wrong, so it is not accepted.',
  },
  malformedCallback: {
    status: 400,
    code: 'callback_malformed',
    ka: 'შეტყობინებაში გადახდის ნომერი არ არის ან არასწორია. გამოგზავნეთ ის ბანკის დოკუმენტაციის მიხედვით.',
    en: 'The message has no payment number, or an invalid one. Send it as the bank’s documentation describes.',
  },
  tooManyCallbacks: {
    status: 429,
    code: 'too_many_callbacks',
    ka: 'ამ მისამართიდან ან ამ გადახდაზე ძალიან ბევრი შეტყობინება მოვიდა, რომელიც პორტალის გადახდებს არ ცვლის. გამოგზავნეთ თავიდან {seconds} წამში; გადახდის მდგომარეობას პორტალი თვითონაც ამოწმებს.',
    en: 'Too many messages that do not concern a payment of this portal have come from this address or about this payment. Send it again in {seconds} seconds; the portal also asks the bank by itself.',
  },
  noSandboxPayment: {
    status: 404,
    code: 'payment_unknown',
    ka: 'ასეთი გადახდა ბანკში არ არის. დაბრუნდით პორტალზე და თავიდან დაიწყეთ.',
    en: 'The bank has no such payment. Go back to the portal and start again.',
  },
  sandboxClosed: {
    status: 409,
    code: 'payment_closed',
    ka: 'ეს გადახდა ბანკში უკვე დასრულებულია. დაბრუნდით პორტალზე.',
    en: 'This payment is already finished at the bank. Go back to the portal.',
  },
})
