/**
 * How a subject is taught, which decides its groups: ls lecture and seminar, ll lecture and laboratory, lp lecture and
 * practical class, lsp all three, s seminars twice a week, p practical classes twice a week, d lecture at a distance,
 * f field practice on Saturdays, r rotation in the clinic.
 */
export type Form = 'ls' | 'll' | 'lp' | 'lsp' | 's' | 'p' | 'd' | 'f' | 'r'

/** Related subjects. Each line of `subjects` is: Georgian | English | credits | form, if not the field's. */
export interface Field {
  /** In upper case it begins the codes of the subjects. */
  readonly key: string
  readonly form: Form
  readonly subjects: string
}

/** One parsed line; `number` counts from 1 within the field. */
export interface SubjectLine {
  readonly number: number
  readonly ka: string
  readonly en: string
  readonly credits: number
  readonly form: Form
}

/** The field's subjects in order. */
export const listSubjectLines = (field: Field): SubjectLine[] =>
  field.subjects
    .trim()
    .split('\n')
    .map((line, index) => {
      const [ka, en, credits, form] = line.split('|').map((cell) => cell.trim())
      if (!ka || !en || !credits) throw new Error(`${field.key}, line ${index + 1}: ${line}`)
      return { number: index + 1, ka, en, credits: Number(credits), form: (form as Form) ?? field.form }
    })
