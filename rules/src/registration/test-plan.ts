import type { PlanContext, PlanGroup, PlannedSubject } from './check-plan.ts'
import { defaultCreditLimits } from './credits.ts'

/** Nothing registered, nothing earned. */
export const emptyContext: PlanContext<PlanGroup> = {
  heldGroups: [],
  registered: [],
  credits: { semesterCredits: 0, yearCredits: 0 },
  limits: { ...defaultCreditLimits, maximumPerSemester: 20, maximumPerYear: 26 },
  modules: [],
  counted: [],
}

export const toClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
export const toGroup = (
  scheduleID: number,
  subjectID: number,
  day: number,
  from: number,
  length = 1,
): PlanGroup => ({
  scheduleID,
  subjectID,
  rotation: false,
  config: 1,
  part: 1,
  parentID: null,
  meetings: [{ day, time: toClock(from), time_end: toClock(from + length) }],
  ranges: [],
  is_open: true,
  has_seat: true,
})
export const toSubject = (
  subjectID: number,
  first: PlanGroup,
  second: PlanGroup | null = null,
  ects = 5,
): PlannedSubject<PlanGroup> => ({
  subjectID,
  ects,
  moduleID: null,
  first: { groups: [first], isGone: false },
  second: second && { groups: [second], isGone: false },
  all: second ? [first, second] : [first],
})
