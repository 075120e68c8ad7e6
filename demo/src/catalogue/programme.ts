/**
 * A programme. Its subjects are slices of fields: `bus:1-12@1-6` spreads the first twelve subjects of the field over
 * the semesters of study 1 to 6; without numbers it is the whole field, without semesters the programme's later part.
 */
export interface Programme {
  readonly key: string
  readonly ka: string
  readonly en: string
  readonly level: 'bachelor' | 'master' | 'one-cycle'
  /** Taught in English: every subject except languages is a course of its own. */
  readonly english?: true
  /** Its share of the students, roughly in percent. */
  readonly weight: number
  readonly semesters: number
  readonly core: string
  readonly major: string
  readonly elective: string
  /** Maximum number of its credits that are electives, if a rule limits it. */
  readonly electiveCredits?: number
  readonly free: string
  readonly concentrations?: readonly { readonly ka: string; readonly en: string; readonly subjects: string }[]
}

export const bachelor = { level: 'bachelor', semesters: 8 } as const
export const master = { level: 'master', semesters: 4, core: '', free: '' } as const
export const oneCycle = { level: 'one-cycle', semesters: 12 } as const
export const english = { english: true } as const

export const firstYears = 'gen:1-6@1-3 lan:2-5@1-4'
export const forInternational = 'gen:1-3@1-2 lan:15-18@1-4'
export const lastYear = 'gen:17@7 gen:18@8'
export const anyProgramme = 'gen:7-16 lan:7-14'
