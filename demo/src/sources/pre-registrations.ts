import type { Subject } from '#demo/catalogue/catalogue.ts'
import type { SubjectRequest } from '#demo/students/course-load.ts'
import type { Student } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'

/** What a student wished for in the pre-registration. */
export interface PreRegistration extends SubjectRequest {
  readonly student: Student
}

const maxCredits = 45
/** One of so many students wished for a subject that she is not registered for. */
const pickOne = 3

const sumCredits = (wishes: readonly SubjectRequest[]) =>
  wishes.reduce((sum, { subject }) => sum + subject.credits, 0)

/** What is open to her, taught, neither passed nor wished for, in the order of the programme. */
const listOthers = (
  { programme, concentrationID, studySemester, history }: Student,
  isTaught: (subject: Subject) => boolean,
  known: ReadonlySet<Subject>,
): SubjectRequest[] =>
  programme.modules
    .filter((module) => module.concentrationID === null || module.concentrationID === concentrationID)
    .flatMap((module) => module.placements.map(({ subject, semester }) => ({ subject, semester, module })))
    .filter(
      ({ subject, semester }) =>
        semester <= studySemester + 1 &&
        isTaught(subject) &&
        !known.has(subject) &&
        !history.passed.has(subject),
    )

/**
 * Takes the students and their registrations; gives what they wished for: what they are registered for, some another
 * subject beside it. Whoever is still to choose has begun with one.
 */
export const makePreRegistrations = (
  students: readonly Student[],
  registrations: readonly Registration[],
  isTaught: (subject: Subject) => boolean,
): PreRegistration[] => {
  const byStudent = Map.groupBy(registrations, ({ student }) => student)
  return students.flatMap((student) => {
    const held = (byStudent.get(student) ?? []).map(({ wish }) => wish)
    const isChoosing = student.named?.window === 'pre-registration'
    if (held.length === 0 && !isChoosing) return []
    const others = listOthers(student, isTaught, new Set(held.map(({ subject }) => subject)))
    if (isChoosing) return others.slice(0, 1).map((wish) => ({ ...wish, student }))
    const isMore = student.named?.key === 'everyday' || student.id % pickOne === 0
    const more = others.find(({ subject }) => sumCredits(held) + subject.credits <= maxCredits)
    const wishes = isMore && more !== undefined ? [...held, more] : held
    return wishes.map(({ subject, module }) => ({ student, subject, module }))
  })
}
