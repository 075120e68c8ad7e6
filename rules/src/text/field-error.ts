import type { Phrase, PhraseParams } from './locale.ts'

/** The part of a schema's issue that an error text needs. */
export interface FieldIssue {
  readonly code: string
  readonly input?: unknown
  readonly format?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly origin?: string
}

const phrases = {
  required: { ka: 'ველის შევსება სავალდებულოა', en: 'This field is required' },
  short: { ka: 'საჭიროა სულ მცირე {limit} სიმბოლო', en: 'At least {limit} characters are needed' },
  long: { ka: 'დასაშვებია მაქსიმუმ {limit} სიმბოლო', en: 'At most {limit} characters are allowed' },
  small: { ka: 'რიცხვი {limit}-ზე ნაკლები არ უნდა იყოს', en: 'The number must not be below {limit}' },
  big: { ka: 'რიცხვი {limit}-ს არ უნდა აღემატებოდეს', en: 'The number must not be above {limit}' },
  few: { ka: 'აირჩიეთ სულ მცირე {limit}', en: 'Choose at least {limit}' },
  many: { ka: 'დასაშვებია მაქსიმუმ {limit}', en: 'At most {limit} are allowed' },
  date: { ka: 'თარიღი ჩაწერეთ ფორმატით წწწწ-თთ-დდ', en: 'The date must be written as YYYY-MM-DD' },
  amount: {
    ka: 'თანხა ნულზე მეტი უნდა იყოს და ციფრებით ჩაიწეროს, წერტილის შემდეგ არაუმეტეს ორი ციფრით: 12.50',
    en: 'The amount must be above zero and written in digits, with at most two after a point: 12.50',
  },
  amountOrZero: {
    ka: 'თანხა ნულზე ნაკლები არ უნდა იყოს და ციფრებით ჩაიწეროს, წერტილის შემდეგ არაუმეტეს ორი ციფრით: 12.50',
    en: 'The amount must not be below zero and must be written in digits, with at most two after a point: 12.50',
  },
  format: { ka: 'ასეთი მონაცემი დაუშვებელია', en: 'Such data is not allowed' },
} as const satisfies Record<string, Phrase>

/** The largest amount that a form takes. */
const maxAmount = '9999999.99'
const isLargeAmount = (input: unknown): boolean => /^0*[1-9]\d{7,}(\.\d{1,2})?$/.test(String(input))

const formats: Readonly<Record<string, Phrase>> = {
  date: phrases.date,
  amount: phrases.amount,
  amount_or_zero: phrases.amountOrZero,
}

/** The text for the field with its parameters (spec 8.7.2). */
export const toFieldError = (issue: FieldIssue): { phrase: Phrase; params: PhraseParams } => {
  const toResult = (phrase: Phrase, limit?: number | bigint): { phrase: Phrase; params: PhraseParams } => ({
    phrase,
    params: limit === undefined ? {} : { limit: String(limit) },
  })
  if (issue.input === undefined || issue.input === null) return toResult(phrases.required)
  const isText = issue.origin === 'string'
  const isList = issue.origin === 'array'
  if (issue.code === 'too_small') {
    if (isText)
      return issue.minimum === 1 ? toResult(phrases.required) : toResult(phrases.short, issue.minimum)
    return toResult(isList ? phrases.few : phrases.small, issue.minimum)
  }
  if (issue.code === 'too_big') {
    return toResult(isText ? phrases.long : isList ? phrases.many : phrases.big, issue.maximum)
  }
  const { format = '', input } = issue
  if (format.startsWith('amount') && isLargeAmount(input))
    return { phrase: phrases.big, params: { limit: maxAmount } }
  return toResult(formats[format] ?? phrases.format)
}
