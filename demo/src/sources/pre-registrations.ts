import type { Subject } from '#demo/catalogue/catalogue.ts'
import type { SubjectRequest } from '#demo/students/course-load.ts'
import type { Student } from '#demo/students/population.ts'
import type { Registration } from '#demo/students/registrations.ts'

/** A student's pre-registration of one subject. */
export interface PreRegistration extends SubjectRequest {
  readonly student: Student
}

const maxCredits = 45
/** One student in this many has pre-registered for a subject without a registration. */
const pickOne = 3

const sumCredits = (requests: readonly SubjectRequest[]) =>
  requests.reduce((sum, { subject }) => sum + subject.credits, 0)

/** The subjects open to the student, taught, neither passed nor pre-registered, in the order of the programme. */
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
 * Pre-registrations: the registered subjects, for some students another one beside them. A student who has not
 * registered yet has begun with one.
 */
export const makePreRegistrations = (
  students: readonly Student[],
  registrations: readonly Registration[],
  isTaught: (subject: Subject) => boolean,
): PreRegistration[] => {
  const byStudent = Map.groupBy(registrations, ({ student }) => student)
  return students.flatMap((student) => {
    const held = (byStudent.get(student) ?? []).map(({ request }) => request)
    const isChoosing = student.named?.window === 'pre-registration'
    if (held.length === 0 && !isChoosing) return []
    const others = listOthers(student, isTaught, new Set(held.map(({ subject }) => subject)))
    if (isChoosing) return others.slice(0, 1).map((request) => ({ ...request, student }))
    const isMore = student.named?.key === 'everyday' || student.id % pickOne === 0
    const more = others.find(({ subject }) => sumCredits(held) + subject.credits <= maxCredits)
    const requests = isMore && more !== undefined ? [...held, more] : held
    return requests.map(({ subject, module }) => ({ student, subject, module }))
  })
}
