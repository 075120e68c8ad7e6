import type { CatalogueSubject } from '../catalogue.ts'
import { listFieldChanges, type FieldChange } from '../list-field-changes.ts'

/** A subject that an earlier import of the same source has stored. */
export type StoredSubject = Pick<CatalogueSubject, 'subject_code' | 'name_ka' | 'name_en' | 'credits'>

export interface SubjectPlan {
  readonly addedSubjects: readonly CatalogueSubject[]
  readonly changedSubjects: readonly {
    readonly planned: CatalogueSubject
    readonly changes: readonly FieldChange[]
  }[]
  readonly goneSubjects: readonly string[]
}

const toFields = ({ name_ka, name_en, credits }: StoredSubject) => ({ name_ka, name_en, credits })

/** The subjects of the catalogue compared with what the same source has stored before. */
export const planSubjects = (
  planned: readonly CatalogueSubject[],
  stored: readonly StoredSubject[],
): SubjectPlan => {
  const storedByCode = new Map(stored.map((subject) => [subject.subject_code, subject]))
  const plannedCodes = new Set(planned.map(({ subject_code }) => subject_code))
  return {
    addedSubjects: planned.filter(({ subject_code }) => !storedByCode.has(subject_code)),
    changedSubjects: planned.flatMap((subject) => {
      const before = storedByCode.get(subject.subject_code)
      const changes = before === undefined ? [] : listFieldChanges(toFields(before), toFields(subject))
      return changes.length === 0 ? [] : [{ planned: subject, changes }]
    }),
    goneSubjects: stored.map(({ subject_code }) => subject_code).filter((code) => !plannedCodes.has(code)),
  }
}
