import type { Form } from './field.ts'
import type { Programme as ProgrammeText } from './programme.ts'

export interface Subject {
  readonly id: number
  readonly code: string
  readonly ka: string
  readonly en: string
  readonly credits: number
  readonly form: Form
  readonly field: string
  /** Its number among the subjects of the field, from 1. */
  readonly number: number
  readonly schoolID: number | null
}

/** A subject in a module, in the semester of study where the programme lists it. */
export interface Placement {
  readonly subject: Subject
  readonly semester: number
}

export interface Module {
  readonly id: number
  readonly ka: string
  readonly en: string
  readonly kind: 'compulsory' | 'elective' | 'free'
  readonly concentrationID: number | null
  readonly placements: readonly Placement[]
  readonly requiredCredits: number
}

export interface Concentration {
  readonly id: number
  readonly ka: string
  readonly en: string
}

export interface Programme {
  readonly id: number
  readonly text: ProgrammeText
  readonly schoolID: number
  readonly ects: number
  readonly concentrations: readonly Concentration[]
  readonly modules: readonly Module[]
}

export interface Catalogue {
  readonly subjects: readonly Subject[]
  readonly programmes: readonly Programme[]
}

export const creditsPerSemester = 30
