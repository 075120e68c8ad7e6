import type { Module, Placement, Programme, Subject } from '../catalogue/catalogue.ts'
import type { Random } from '../random.ts'

/** One subject that a student takes in a semester, and its module. */
export interface SubjectRequest {
  readonly subject: Subject
  readonly module: Module
}

/** The subjects that a student plans to take in the semester, and the limit of credits. */
export interface Intent {
  readonly requests: readonly SubjectRequest[]
  readonly maxCredits: number
}

export interface Progress {
  readonly programme: Programme
  readonly concentrationID: number | null
  readonly passed: ReadonlySet<Subject>
  /** Attempted and not passed, the oldest first. */
  readonly behind: readonly Subject[]
}

export interface LoadOptions {
  readonly studySemester: number
  /** About this many credits, a few more at most. */
  readonly credits: number
  readonly isTaught: (subject: Subject) => boolean
}

const extraCredits = 3
const maxRepeats = 2
const minShare = 0.8

/** The student's subjects in the semester: those that are due, repeated ones, and some electives. */
export const planCourseLoad = (
  progress: Progress,
  options: LoadOptions,
  random: Random,
): SubjectRequest[] => {
  const { studySemester, credits, isTaught } = options
  const modules = progress.programme.modules.filter(
    ({ concentrationID }) => concentrationID === null || concentrationID === progress.concentrationID,
  )
  const chosen: SubjectRequest[] = []
  let sum = 0
  const addSubject = (subject: Subject, module: Module): void => {
    if (sum >= credits - 1 || sum + subject.credits > credits + extraCredits) return
    if (progress.passed.has(subject) || !isTaught(subject)) return
    if (chosen.some((each) => each.subject === subject)) return
    chosen.push({ subject, module })
    sum += subject.credits
  }
  const addSubjects = (of: readonly Module[], isDue: (placement: Placement) => boolean): void => {
    for (const module of of)
      for (const each of module.placements) if (isDue(each)) addSubject(each.subject, module)
  }

  const due = modules.filter(({ kind, concentrationID }) => kind === 'compulsory' || concentrationID !== null)
  const choice = modules.filter((module) => !due.includes(module))
  for (const subject of progress.behind.slice(0, maxRepeats)) {
    const module = modules.find((each) => each.placements.some((placement) => placement.subject === subject))
    if (module !== undefined) addSubject(subject, module)
  }
  addSubjects(due, ({ semester }) => semester === studySemester)
  addSubjects(due, ({ semester }) => semester < studySemester)
  const offers = choice.flatMap((module) => {
    const done = module.placements.filter(({ subject }) => progress.passed.has(subject))
    const isFull = done.reduce((all, { subject }) => all + subject.credits, 0) >= module.requiredCredits
    return isFull
      ? []
      : module.placements
          .filter(({ semester }) => semester <= studySemester + 1)
          .map(({ subject }) => ({ subject, module }))
  })
  for (const { subject, module } of random.shuffled(offers)) addSubject(subject, module)
  // An early subject is better than half a semester.
  if (sum < credits * minShare) addSubjects(due, ({ semester }) => semester <= studySemester + 3)
  if (sum < credits * minShare) addSubjects(choice, () => true)
  return chosen
}
