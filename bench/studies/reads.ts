import { calendar } from '#contract/calendar.ts'
import { courses } from '#contract/courses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { evaluations } from '#contract/evaluations.ts'
import { exams } from '#contract/exams.ts'
import { lab } from '#contract/lab.ts'
import { master } from '#contract/master.ts'
import { medicine } from '#contract/medicine.ts'
import { presentations } from '#contract/presentations.ts'
import { program } from '#contract/program.ts'
import { resources } from '#contract/resources.ts'
import { schedule } from '#contract/schedule.ts'

/** A student who is signed in. */
export interface Reader {
  readonly studentID: number
  readonly headers: Readonly<Record<string, string>>
}

/** Whose reading it is; of the others there are fewer, or it is refused to them. */
type Who = 'anybody' | 'medicine' | 'master'

export interface Read {
  readonly endpoint: Endpoint
  readonly who: Who
  /** What must be read first to know the address; gives the parameters. */
  readonly after?: {
    readonly path: string
    readonly params: (data: never) => Readonly<Record<string, string | number>> | undefined
  }
}

type Semesters = { readonly semesters: readonly { readonly semesterID: number }[] }
type Subjects = {
  readonly subjects: readonly { readonly subjectID: number; readonly registrationID: number }[]
}
type Program = {
  readonly program: { readonly programID: number }
  readonly modules: readonly { readonly module: { readonly program_moduleID: number } }[]
}
const ofNow = ({ semesters }: Semesters) => semesters[0]
const ofProgram = (data: Program) => ({
  programID: data.program.programID,
  moduleID: data.modules[0]?.module.program_moduleID ?? 0,
})

/** Every reading that the screens of a student's studies make. */
export const reads: readonly Read[] = [
  { endpoint: schedule.currentSchedule, who: 'anybody' },
  { endpoint: calendar.currentSemester, who: 'anybody' },
  { endpoint: calendar.academicCalendars, who: 'anybody' },
  { endpoint: exams.schedule, who: 'anybody' },
  { endpoint: exams.types, who: 'anybody' },
  { endpoint: exams.instructions, who: 'anybody' },
  { endpoint: exams.viewed, who: 'anybody' },
  { endpoint: evaluations.semesters, who: 'anybody' },
  { endpoint: evaluations.generalData, who: 'anybody' },
  {
    endpoint: evaluations.ofSemester,
    who: 'anybody',
    after: { path: evaluations.semesters.path, params: ofNow as (data: never) => ReturnType<typeof ofNow> },
  },
  { endpoint: program.fullProgram, who: 'anybody' },
  { endpoint: program.myEvaluations, who: 'anybody' },
  ...[program.generalInfo, program.moduleSubjects].map((endpoint): Read => ({
    endpoint,
    who: 'anybody',
    after: {
      path: program.fullProgram.path,
      params: ofProgram as (data: never) => ReturnType<typeof ofProgram>,
    },
  })),
  {
    endpoint: courses.course,
    who: 'anybody',
    after: {
      path: '/api/registration/already-registered',
      params: (({ subjects }: Subjects) => ({ subjectId: subjects[0]!.subjectID })) as (data: never) => {
        subjectId: number
      },
    },
  },
  { endpoint: lab.units, who: 'anybody' },
  { endpoint: presentations.list, who: 'anybody' },
  { endpoint: master.themes, who: 'master' },
  { endpoint: master.components, who: 'master' },
  { endpoint: medicine.topics, who: 'medicine' },
  { endpoint: medicine.labGroups, who: 'medicine' },
  {
    endpoint: resources.byName,
    who: 'anybody',
    after: { path: '/api/current-semester', params: () => ({ name: 'university-charter' }) },
  },
]
