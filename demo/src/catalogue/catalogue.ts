import type { Field, Form, SubjectLine } from './field.ts'
import { modulesOf } from './modules.ts'
import type { Programme as ProgrammeText } from './programme.ts'
import { schools } from './schools.ts'
import { slicesOf } from './slice.ts'

export interface Subject {
  readonly id: number
  readonly code: string
  readonly ka: string
  readonly en: string
  readonly credits: number
  readonly form: Form
  readonly field: string
  /** Its place among the subjects of the field, from 1. */
  readonly number: number
  readonly schoolID: number | null
}

/** A subject in a module, in the semester of study where the programme places it. */
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

/** Gives the whole catalogue; every number in it is the same each time. */
export const makeCatalogue = (): Catalogue => {
  const subjects = new Map<string, Subject>()
  const subjectOf = (field: Field, line: SubjectLine, inEnglish: boolean): Subject => {
    // A language course is the same one for everybody.
    const code = `${field.code} ${100 + line.number}${inEnglish && field.key !== 'lan' ? 'E' : ''}`
    const known = subjects.get(code)
    if (known !== undefined) return known
    const school = schools.findIndex((each) => each.fields.includes(field))
    const schoolID = school === -1 ? null : school + 1
    const made = { ...line, id: subjects.size + 1, code, field: field.key, schoolID }
    subjects.set(code, made)
    return made
  }

  let modules = 0
  let concentrations = 0
  const programmes = schools.flatMap((school, index) =>
    school.programmes.map((text) => {
      const placed = (slices: string): Placement[] =>
        slicesOf(slices, text.semesters).map(({ field, line, semester }) => ({
          subject: subjectOf(field, line, text.english === true),
          semester,
        }))
      const own = (text.concentrations ?? []).map(({ ka, en }) => ({ id: ++concentrations, ka, en }))
      return {
        text,
        schoolID: index + 1,
        ects: text.semesters * creditsPerSemester,
        concentrations: own,
        modules: modulesOf(text, own, placed).map((module) => ({ ...module, id: ++modules })),
      }
    }),
  )
  return {
    subjects: [...subjects.values()],
    programmes: programmes.map((programme, index) => ({ ...programme, id: index + 1 })),
  }
}
