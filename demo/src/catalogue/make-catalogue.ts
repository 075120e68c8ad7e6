import type { Subject, Placement, Catalogue } from './catalogue.ts'
import { creditsPerSemester } from './catalogue.ts'
import type { Field, SubjectLine } from './field.ts'
import { makeModules } from './modules.ts'
import { schools } from './schools.ts'
import { sliceFields } from './slice.ts'

/** The whole catalogue; its ids are the same in each run. */
export const makeCatalogue = (): Catalogue => {
  const subjects = new Map<string, Subject>()
  const makeSubject = (field: Field, line: SubjectLine, inEnglish: boolean): Subject => {
    // A language course is shared by all programmes.
    // oxlint-disable-next-line no-restricted-properties -- a key is Latin
    const prefix = field.key.toUpperCase()
    const code = `${prefix} ${100 + line.number}${inEnglish && field.key !== 'lan' ? 'E' : ''}`
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
        sliceFields(slices, text.semesters).map(({ field, line, semester }) => ({
          subject: makeSubject(field, line, text.english === true),
          semester,
        }))
      const own = (text.concentrations ?? []).map(({ ka, en }) => ({ id: ++concentrations, ka, en }))
      return {
        text,
        schoolID: index + 1,
        ects: text.semesters * creditsPerSemester,
        concentrations: own,
        modules: makeModules(text, own, placed).map((module) => ({ ...module, id: ++modules })),
      }
    }),
  )
  return {
    subjects: [...subjects.values()],
    programmes: programmes.map((programme, index) => ({ ...programme, id: index + 1 })),
  }
}
