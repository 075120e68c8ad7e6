import { calendar } from '#contract/studies/calendar.ts'
import { courses } from '#contract/studies/courses.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { evaluations } from '#contract/studies/evaluations.ts'
import { exams } from '#contract/studies/exams.ts'
import { lab } from '#contract/studies/lab.ts'
import { master } from '#contract/studies/master.ts'
import { medicine } from '#contract/studies/medicine.ts'
import { presentations } from '#contract/studies/presentations.ts'
import { program } from '#contract/studies/program.ts'
import { resources } from '#contract/studies/resources.ts'
import { schedule } from '#contract/studies/schedule.ts'

/** A student who is signed in. */
export interface Reader {
  readonly studentID: number
  readonly headers: Readonly<Record<string, string>>
}

/** Which students can make the read. A viewer may see their marked exam paper now. */
export type Who = 'anybody' | 'medicine' | 'master' | 'concentrating' | 'viewer'

/** Reads a path as the student. */
type Ask = <Data>(path: string) => Promise<Data>

export interface Read {
  readonly endpoint: Endpoint
  readonly who: Who
  /** The parameters of the path, found by other reads. */
  readonly params?: (ask: Ask) => Promise<Readonly<Record<string, string | number>>>
}

type Semesters = { readonly semesters: readonly { readonly semesterID: number }[] }
type Registered = {
  readonly subjects: readonly { readonly subjectID: number; readonly registrationID: number }[]
}
type Program = {
  readonly program: { readonly programID: number }
  readonly modules: readonly { readonly module: { readonly program_moduleID: number } }[]
}
type Concentrations = { readonly concentrations: readonly { readonly concentrationID: number }[] }
type Exams = {
  readonly exams: readonly { readonly id: number; readonly view_from: string; readonly view_until: string }[]
}
type Units = { readonly units: readonly { readonly unitId: number }[] }

const latestSemester = async (ask: Ask): Promise<number> =>
  (await ask<Semesters>(evaluations.semesters.path)).semesters[0]!.semesterID
const firstRegistered = async (ask: Ask) =>
  (await ask<Registered>('/api/registration/already-registered')).subjects[0]!
const ownProgram = async (ask: Ask) => {
  const { program: own, modules } = await ask<Program>(program.fullProgram.path)
  return { programID: own.programID, moduleID: modules[0]!.module.program_moduleID }
}
const ownCourse = async (ask: Ask) => {
  const { subjectID } = await firstRegistered(ask)
  return { subjectId: subjectID, id: subjectID }
}
const shownExamPaper = async (ask: Ask) => {
  const { exams: works } = await ask<Exams>(exams.viewed.path)
  const now = Date.now()
  return {
    id: works.find((each) => Date.parse(each.view_from) <= now && now < Date.parse(each.view_until))!.id,
  }
}

/** Every read of the screens of a student's studies. */
export const reads: readonly Read[] = [
  { endpoint: schedule.currentSchedule, who: 'anybody' },
  { endpoint: calendar.currentSemester, who: 'anybody' },
  { endpoint: calendar.academicCalendars, who: 'anybody' },
  { endpoint: exams.schedule, who: 'anybody' },
  { endpoint: exams.types, who: 'anybody' },
  { endpoint: exams.instructions, who: 'anybody' },
  { endpoint: exams.viewed, who: 'anybody' },
  { endpoint: exams.answers, who: 'viewer', params: shownExamPaper },
  { endpoint: exams.comments, who: 'viewer', params: shownExamPaper },
  { endpoint: exams.answerBlanks, who: 'viewer', params: shownExamPaper },
  { endpoint: evaluations.semesters, who: 'anybody' },
  { endpoint: evaluations.generalData, who: 'anybody' },
  {
    endpoint: evaluations.ofSemester,
    who: 'anybody',
    params: async (ask) => ({ semesterID: await latestSemester(ask) }),
  },
  {
    endpoint: evaluations.ofSubject,
    who: 'anybody',
    params: async (ask) => {
      const semesterID = await latestSemester(ask)
      const { subjects } = await ask<Registered>(`/api/evaluations/${semesterID}`)
      const { subjectID, registrationID } = subjects[0]!
      return { semesterID, subjectID, registrationID }
    },
  },
  { endpoint: program.fullProgram, who: 'anybody' },
  { endpoint: program.myEvaluations, who: 'anybody' },
  { endpoint: program.generalInfo, who: 'anybody', params: ownProgram },
  { endpoint: program.moduleSubjects, who: 'anybody', params: ownProgram },
  {
    endpoint: program.concentrationSubjects,
    who: 'concentrating',
    params: async (ask) => {
      const own = await ownProgram(ask)
      const { concentrations } = await ask<Concentrations>(`/api/programs/${own.programID}/general-info`)
      return { ...own, concentrationID: concentrations[0]!.concentrationID }
    },
  },
  { endpoint: courses.subject, who: 'anybody', params: ownCourse },
  { endpoint: courses.course, who: 'anybody', params: ownCourse },
  { endpoint: courses.quiz, who: 'anybody', params: ownCourse },
  { endpoint: lab.units, who: 'anybody' },
  {
    endpoint: lab.unit,
    who: 'anybody',
    params: async (ask) => ({ unitId: (await ask<Units>(lab.units.path)).units[0]!.unitId }),
  },
  { endpoint: presentations.list, who: 'anybody' },
  { endpoint: master.themes, who: 'master' },
  { endpoint: master.components, who: 'master' },
  { endpoint: master.files, who: 'master' },
  { endpoint: medicine.topics, who: 'medicine' },
  { endpoint: medicine.labGroups, who: 'medicine' },
  {
    endpoint: resources.byName,
    who: 'anybody',
    params: () => Promise.resolve({ name: 'university-charter' }),
  },
]
