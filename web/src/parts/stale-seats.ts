import { evaluations } from '#contract/evaluations.ts'
import { exams } from '#contract/exams.ts'
import { groups } from '#contract/groups.ts'
import { minor } from '#contract/minor.ts'
import { program } from '#contract/program.ts'
import { registration } from '#contract/registration.ts'
import { schedule } from '#contract/schedule.ts'

/** The readings that a seat taken or given up makes old, and those that a refusal shows to be old. */
export const staleSeats = [
  registration.alreadyRegistered,
  registration.moduleSubjects,
  registration.programModules,
  registration.freeSubjects,
  minor.subjects,
  groups.mustChange,
  groups.general,
  groups.generalForChange,
  groups.practise,
  groups.seminar,
  groups.choosePractise,
  groups.chooseSeminar,
  schedule.currentSchedule,
  exams.schedule,
  registration.steps,
  evaluations.semesters,
  evaluations.ofSemester,
  program.fullProgram,
]
