import type { GroupSet } from '../groups/group.ts'
import type { SubjectRequest } from '../students/course-load.ts'
import type { Student } from '../students/population.ts'
import { Week } from '../students/week.ts'
import type { University } from '../university.ts'

/** A subject of a plan: the set of first choice, and one of second choice. */
export interface PlanRow extends SubjectRequest {
  readonly first: GroupSet
  readonly second: GroupSet | null
}

const maxCredits = 28

const hasSeats = (set: GroupSet): boolean => set.every((group) => group.taken < group.capacity)

/** The subjects open to the student in the first round, taught and not passed: the earliest due first. */
const isOpenTo = ({ programme, concentrationID, studySemester, history }: Student): SubjectRequest[] =>
  programme.modules
    .filter(({ kind }) => kind !== 'free')
    .filter((module) => module.concentrationID === null || module.concentrationID === concentrationID)
    .flatMap((module) =>
      module.placements
        .filter(({ semester, subject }) => semester <= studySemester + 1 && !history.passed.has(subject))
        .map(({ subject }) => ({ subject, module })),
    )

/** A plan without a clash, with second choices where there are any. */
export const makePlan = (student: Student, { sets }: University['timetable']): PlanRow[] => {
  const chosen: { request: SubjectRequest; first: GroupSet }[] = []
  const weekWithout = (left?: GroupSet): Week => {
    const week = new Week()
    for (const { first } of chosen) if (first !== left) week.add(first)
    return week
  }
  const choices = ({ subject }: SubjectRequest) =>
    Math.min(2, (sets.get(subject) ?? []).filter(hasSeats).length)
  // Subjects with a choice come first, so that the plan shows a second one.
  const requests = isOpenTo(student).toSorted((one, other) => choices(other) - choices(one))
  for (const request of requests) {
    const sum = chosen.reduce((all, each) => all + each.request.subject.credits, 0)
    if (sum + request.subject.credits > maxCredits) continue
    if (chosen.some((each) => each.request.subject === request.subject)) continue
    const week = weekWithout()
    const first = (sets.get(request.subject) ?? []).find((set) => hasSeats(set) && week.hasRoomFor(set))
    if (first !== undefined) chosen.push({ request, first })
  }
  return chosen.map(({ request, first }) => {
    const week = weekWithout(first)
    const second = (sets.get(request.subject) ?? []).find(
      (set) => set !== first && hasSeats(set) && week.hasRoomFor(set),
    )
    return { ...request, first, second: second ?? null }
  })
}
