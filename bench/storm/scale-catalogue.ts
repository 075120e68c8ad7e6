import type { Catalogue } from '#server/areas/catalogue/catalogue.ts'

/** Makes a code unique to its copy; the first copy has the catalogue's own codes. */
const addCopy = (code: string, copy: number): string => (copy === 0 ? code : `${code}/${copy + 1}`)

const copyCatalogue = (
  { programme, subjects, groups, students, demand }: Catalogue,
  copy: number,
  share: number,
): Catalogue => {
  const codes = [...new Set(demand.map(({ student_code }) => student_code))]
  // Spread evenly over the list, because its beginning and its end are different programmes.
  const included = new Set(codes.filter((_, nth) => Math.round((nth + 1) * share) > Math.round(nth * share)))
  return {
    programme,
    students: students.flatMap((student) =>
      included.has(student.student_code)
        ? {
            ...student,
            student_code: addCopy(student.student_code, copy),
            university_email:
              copy === 0 ? student.university_email : `${copy + 1}.${student.university_email}`,
          }
        : [],
    ),
    subjects: subjects.map((subject) => ({
      ...subject,
      subject_code: addCopy(subject.subject_code, copy),
    })),
    groups: groups.map((group) => ({
      ...group,
      group_code: addCopy(group.group_code, copy),
      subject_code: addCopy(group.subject_code, copy),
      parent_group_code: group.parent_group_code && addCopy(group.parent_group_code, copy),
      capacity: group.capacity === 0 ? 0 : Math.max(1, Math.round(group.capacity * share)),
    })),
    demand: demand.flatMap((row) =>
      included.has(row.student_code)
        ? {
            ...row,
            student_code: addCopy(row.student_code, copy),
            subject_code: addCopy(row.subject_code, copy),
          }
        : [],
    ),
  }
}

/**
 * Scales the day to another number of students: whole copies of the catalogue side by side, and a share of the students and
 * seats of the last copy. Each student competes with as many others for a seat as on the real day.
 */
export const scaleCatalogue = (catalogue: Catalogue, studentCount: number): Catalogue => {
  const size = new Set(catalogue.demand.map(({ student_code }) => student_code)).size
  const copies = Array.from({ length: Math.ceil(studentCount / size) }, (_, copy) =>
    copyCatalogue(catalogue, copy, Math.min(1, studentCount / size - copy)),
  )
  return {
    programme: catalogue.programme,
    students: copies.flatMap(({ students }) => students),
    subjects: copies.flatMap(({ subjects }) => subjects),
    groups: copies.flatMap(({ groups }) => groups),
    demand: copies.flatMap(({ demand }) => demand),
  }
}
