import { catalogue } from '#web/i18n/catalogue.ts'

export const words = catalogue({
  name: { ka: 'სატესტო ბანკი', en: 'Test bank' },
  text: {
    ka: 'ეს გვერდი ბანკის ნაცვლად იხსნება, რათა გადახდა მოსინჯოთ. თანხა არ ჩამოიჭრება და ბარათი საჭირო არ არის.',
    en: 'This page stands in for a bank, so that payments can be tried out. No money is charged and no card is needed.',
  },
  amount: { ka: 'თანხა', en: 'Amount' },
  success: { ka: 'გადახდა', en: 'Pay' },
  refusal: { ka: 'ბარათის უარყოფა', en: 'Refuse the card' },
  cancel: { ka: 'გადახდის შეწყვეტა', en: 'Cancel at the bank' },
  timeout: { ka: 'დროის ამოწურვა', en: 'Let the time run out' },
  callback: { ka: 'როგორ შეატყობინოს ბანკმა პორტალს', en: 'How the bank notifies the portal' },
  once: { ka: 'ერთხელ', en: 'Once' },
  twice: { ka: 'ორჯერ, ერთდროულად', en: 'Twice, at once' },
  late: { ka: '20 წამის შემდეგ', en: 'After 20 seconds' },
  never: { ka: 'არასოდეს', en: 'Never' },
  closed: { ka: 'ეს გადახდა ბანკში უკვე დასრულებულია.', en: 'This payment is already finished at the bank.' },
  back: { ka: 'პორტალზე დაბრუნება', en: 'Back to the portal' },
})
