import type { MovementKind } from '#rules/finance/group-movements.ts'
import type { Phrase } from '#rules/text/locale.ts'

/** Of the statement as a file, and of groups without a name. */
export const statementWords = {
  title: { ka: 'ანგარიშის ამონაწერი', en: 'Statement of account' },
  student: { ka: 'სტუდენტი', en: 'Student' },
  programme: { ka: 'პროგრამა', en: 'Programme' },
  onDay: { ka: 'თარიღი', en: 'Date' },
  date: { ka: 'თარიღი', en: 'Date' },
  kind: { ka: 'ტიპი', en: 'Kind' },
  name: { ka: 'დასახელება', en: 'Description' },
  owed: { ka: 'დარიცხული', en: 'Charged' },
  given: { ka: 'ჩარიცხული', en: 'Paid' },
  balance: { ka: 'ნაშთი', en: 'Owed' },
  currency: { ka: 'ვალუტა', en: 'Currency' },
  noEntries: { ka: 'ანგარიშზე ჩანაწერი არ არის.', en: 'There are no entries.' },
  owedNow: { ka: 'გადასახდელია', en: 'To pay' },
  credit: { ka: 'ზედმეტად გადახდილია', en: 'Paid in advance' },
  noSemester: { ka: 'სემესტრის გარეშე', en: 'Without a semester' },
  filename: { ka: 'ანგარიში', en: 'statement' },
} as const satisfies Readonly<Record<string, Phrase>>

export const kindWords = {
  charge: { ka: 'დარიცხვა', en: 'Charge' },
  payment: { ka: 'გადახდა', en: 'Payment' },
  scholarship: { ka: 'დაფინანსება', en: 'Grant' },
  discount: { ka: 'ფასდაკლება', en: 'Discount' },
  refund: { ka: 'თანხის დაბრუნება', en: 'Refund' },
} as const satisfies Readonly<Record<MovementKind, Phrase>>
