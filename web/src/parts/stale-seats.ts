import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { groups } from '#contract/registration/groups.ts'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { registration } from '#contract/registration/registration.ts'
import { schedule } from '#contract/studies/schedule.ts'

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
