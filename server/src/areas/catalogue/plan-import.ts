import type { Catalogue, CatalogueProgramme } from './catalogue.ts'
import type { BadRow } from './files/bad-row.ts'
import type { StoredGroup } from './groups/group.ts'
import { listImpossibleSubjects } from './groups/list-impossible-subjects.ts'
import { planGroups, toPlannedGroup, type GroupPlan } from './groups/plan-groups.ts'
import { listFieldChanges, type FieldChange } from './list-field-changes.ts'
import { programmeRow } from './rows.ts'
import { planStudents, type StoredStudent, type StudentPlan } from './students/plan-students.ts'
import { planSubjects, type StoredSubject, type SubjectPlan } from './subjects/plan-subjects.ts'

/** The rows that earlier imports have stored. */
export interface StoredCatalogue {
  readonly programme: CatalogueProgramme | undefined
  readonly subjects: readonly StoredSubject[]
  readonly groups: readonly StoredGroup[]
  readonly students: readonly StoredStudent[]
}

export interface ImportPlan extends SubjectPlan, GroupPlan, Omit<StudentPlan, 'bad'> {
  readonly programme: CatalogueProgramme | null
  /** The first import of a source stores it. */
  readonly isProgrammeAdded: boolean
  readonly programmeChanges: readonly FieldChange[]
  /** Subjects with groups, but without any set of groups free of clashes. */
  readonly impossible: readonly string[]
  readonly groupless: readonly string[]
  /** Errors that the files alone do not show. */
  readonly bad: readonly BadRow[]
}

const programmeFields = Object.keys(programmeRow.def.shape) as (keyof CatalogueProgramme)[]

/** A stored record has ids too, and a row of the file its line. */
const pickFields = (from: CatalogueProgramme): Record<string, string | number> =>
  Object.fromEntries(programmeFields.map((name) => [name, from[name]]))

const listProgrammeChanges = (planned: CatalogueProgramme | null, stored: CatalogueProgramme | undefined) =>
  stored === undefined || planned === null ? [] : listFieldChanges(pickFields(stored), pickFields(planned))

/** The plan of an import: the catalogue compared with what the same source stored before. */
export const planImport = (catalogue: Catalogue, termStart: string, stored: StoredCatalogue): ImportPlan => {
  const groups = catalogue.groups.map((group) => toPlannedGroup(group, termStart))
  const taught = new Set(groups.map(({ subject_code }) => subject_code))
  const { bad, ...students } = planStudents(catalogue.students, catalogue.demand, stored.students)
  const cause =
    'the file is missing or has no row: the first import of a source needs the names of school, programme and module'
  const isProgrammeMissing = catalogue.programme === null && stored.programme === undefined
  return {
    programme: catalogue.programme,
    isProgrammeAdded: catalogue.programme !== null && stored.programme === undefined,
    programmeChanges: listProgrammeChanges(catalogue.programme, stored.programme),
    ...planSubjects(catalogue.subjects, stored.subjects),
    ...planGroups(groups, stored.groups),
    ...students,
    impossible: listImpossibleSubjects(groups),
    groupless: catalogue.subjects.map(({ subject_code }) => subject_code).filter((code) => !taught.has(code)),
    bad: [...(isProgrammeMissing ? [{ file: 'programme.csv', line: 0, cause }] : []), ...bad],
  }
}
