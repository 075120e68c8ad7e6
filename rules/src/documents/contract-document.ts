import { toDatePhrase, toLongDatePhrase } from '../time/date-phrase.ts'

export interface BothLanguages {
  readonly ka: string
  readonly en: string
}

/** `{name}` in a text stands for a value. */
export interface ContractTemplate {
  readonly title: BothLanguages
  readonly sections: readonly { readonly title: BothLanguages; readonly clauses: readonly BothLanguages[] }[]
}

/** The numbers in the contract (spec 9.8). */
export interface ContractTerms {
  /** Included in the fee of one year. */
  readonly credits: number
  /** ISO 4217, of the amounts below. */
  readonly currency: string
  readonly initial_instalment: number
  /** Percent of each instalment from the second year on, and the two due dates, m-d. */
  readonly instalment_percent: number
  readonly instalments_due: readonly [string, string]
  /** The largest share of the annual fee that is retained, in percent: before the start, within the weeks after it, later. */
  readonly retained_before: number
  readonly retained_within: number
  readonly retained_later: number
  readonly weeks: number
  readonly visa_retained: number
  readonly insurance_months: number
  readonly insurance_years: number
  readonly data_years: number
  readonly health_months: number
  readonly media_working_days: number
}

/** Values that are not known yet are null. */
export interface ContractFacts {
  readonly university: BothLanguages
  readonly student: BothLanguages
  readonly personal_code: string | null
  readonly programme: BothLanguages
  readonly school: BothLanguages
  readonly intake: BothLanguages | null
  /** Y-m-d. */
  readonly starts_on: string | null
  /** Of one academic year: a decimal, and its ISO 4217 currency. */
  readonly fee: string | null
  readonly currency: string | null
  /** Y-m-d each. */
  readonly signing: string | null
  readonly documents: string | null
  readonly withdrawal: string | null
}

interface ContractDocument {
  readonly title: string
  readonly titleeng: string
  readonly sections: readonly {
    readonly number: string
    readonly title: string
    readonly titleeng: string
    readonly clauses: readonly { readonly number: string; readonly text: string; readonly texteng: string }[]
  }[]
}

const unknown: BothLanguages = { ka: '—', en: '—' }
const toBothLanguages = (text: string | null): BothLanguages =>
  text === null ? unknown : { ka: text, en: text }

const toWrittenDate = (date: string | null): BothLanguages =>
  date === null ? unknown : toLongDatePhrase(date)

/** As "USD 1,000"; hundredths only where there are some. */
const toMoneyText = (amount: string, currency: string): string => {
  const [whole, rest = '00'] = amount.split('.') as [string, string?]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${currency} ${grouped}${rest === '00' ? '' : `.${rest}`}`
}

const toDayOfYear = (monthDay: string): BothLanguages => toDatePhrase(`2000-${monthDay}`)

const toPlaceholderValues = (
  facts: ContractFacts,
  terms: ContractTerms,
): Readonly<Record<string, BothLanguages>> => {
  const { fee, currency } = facts
  const ownMoney = (amount: number) => toBothLanguages(toMoneyText(String(amount), terms.currency))
  const number = (value: number) => toBothLanguages(String(value))
  return {
    university: facts.university,
    student: facts.student,
    personal_code: toBothLanguages(facts.personal_code),
    programme: facts.programme,
    school: facts.school,
    intake: facts.intake ?? unknown,
    starts_on: toWrittenDate(facts.starts_on),
    fee: toBothLanguages(fee === null || currency === null ? null : toMoneyText(fee, currency)),
    signing: toWrittenDate(facts.signing),
    documents: toWrittenDate(facts.documents),
    withdrawal: toWrittenDate(facts.withdrawal),
    credits: number(terms.credits),
    initial_instalment: ownMoney(terms.initial_instalment),
    instalment_percent: number(terms.instalment_percent),
    first_due: toDayOfYear(terms.instalments_due[0]),
    second_due: toDayOfYear(terms.instalments_due[1]),
    retained_before: number(terms.retained_before),
    retained_within: number(terms.retained_within),
    retained_later: number(terms.retained_later),
    weeks: number(terms.weeks),
    visa_retained: ownMoney(terms.visa_retained),
    insurance_months: number(terms.insurance_months),
    insurance_years: number(terms.insurance_years),
    data_years: number(terms.data_years),
    health_months: number(terms.health_months),
    media_working_days: number(terms.media_working_days),
  }
}

/**
 * Fills the university's text in both languages, with "—" for what is not known (spec 9.8). Throws a RangeError for an
 * unknown placeholder.
 */
export const buildContractDocument = (
  template: ContractTemplate,
  facts: ContractFacts,
  terms: ContractTerms,
): ContractDocument => {
  const known = toPlaceholderValues(facts, terms)
  const filled = ({ ka, en }: BothLanguages) => ({
    text: fillPlaceholders(ka, known, 'ka'),
    texteng: fillPlaceholders(en, known, 'en'),
  })
  const title = filled(template.title)
  return {
    title: title.text,
    titleeng: title.texteng,
    sections: template.sections.map((section, index) => {
      const { text, texteng } = filled(section.title)
      return {
        number: String(index + 1),
        title: text,
        titleeng: texteng,
        clauses: section.clauses.map((clause, nth) => ({
          number: `${index + 1}.${nth + 1}`,
          ...filled(clause),
        })),
      }
    }),
  }
}

const fillPlaceholders = (
  text: string,
  known: Readonly<Record<string, BothLanguages>>,
  locale: keyof BothLanguages,
): string =>
  // In one pass: a value with braces in it is not filled again.
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined
    if (value === undefined) throw new RangeError(`unknown placeholder {${name}} in the contract`)
    return value[locale]
  })
