import { agreements } from '#contract/account/agreements.ts'
import { applications } from '#contract/administration/applications.ts'
import { camera } from '#contract/campus/camera.ts'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { consultation } from '#contract/administration/consultation.ts'
import { conversations } from '#contract/administration/conversations.ts'
import { notifications } from '#contract/account/notifications.ts'
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
import { search } from '#contract/studies/search.ts'

/** A student who is signed in. */
export interface Reader {
  readonly studentID: number
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Which students can make the read. A viewer may see their marked exam paper now; the others have written messages, have
 * sent an application, lead a club, or study cinematography.
 */
export type Who =
  | 'anybody'
  | 'medicine'
  | 'master'
  | 'concentrating'
  | 'viewer'
  | 'writer'
  | 'applicant'
  | 'clubMember'
  | 'cinematography'

/** Reads a path as the student. */
type Ask = <Data>(path: string) => Promise<Data>

export interface Read {
  readonly endpoint: Endpoint
  readonly who: Who
  /** The parameters of the path, found by other reads. */
  readonly params?: (ask: Ask) => Promise<Readonly<Record<string, string | number>>>
  readonly query?: string
  /** Its own goal against the bare server, where it is another. */
  readonly goal?: number
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
type Conversations = { readonly items: readonly { readonly conversationID: number }[] }
type Applications = { readonly items: readonly { readonly applicationID: number }[] }
type OwnClubs = {
  readonly clubs: readonly { readonly self_governmentID: number; readonly is_member: boolean }[]
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

const toReads = (who: Who, endpoints: readonly Endpoint[], params?: Read['params']): Read[] =>
  endpoints.map((endpoint) => ({ endpoint, who, params }))

/** Measured from 1.21 (notifications) to 1.85 while other work filled the machine. */
const peopleGoal = 1.2

/** Every read of the screens of a student's studies, and of those where they deal with other people. */
export const reads: readonly Read[] = [
  ...toReads('anybody', [
    schedule.currentSchedule,
    calendar.currentSemester,
    calendar.academicCalendars,
    exams.schedule,
    exams.types,
    exams.instructions,
    exams.viewed,
  ]),
  ...toReads('viewer', [exams.answers, exams.comments, exams.answerBlanks], shownExamPaper),
  ...toReads('anybody', [evaluations.semesters, evaluations.generalData]),
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
  ...toReads('anybody', [program.fullProgram, program.myEvaluations]),
  ...toReads('anybody', [program.generalInfo, program.moduleSubjects], ownProgram),
  {
    endpoint: program.concentrationSubjects,
    who: 'concentrating',
    params: async (ask) => {
      const own = await ownProgram(ask)
      const { concentrations } = await ask<Concentrations>(`/api/programs/${own.programID}/general-info`)
      return { ...own, concentrationID: concentrations[0]!.concentrationID }
    },
  },
  ...toReads('anybody', [courses.subject, courses.course, courses.quiz], ownCourse),
  ...toReads('anybody', [lab.units]),
  {
    endpoint: lab.unit,
    who: 'anybody',
    params: async (ask) => ({ unitId: (await ask<Units>(lab.units.path)).units[0]!.unitId }),
  },
  ...toReads('anybody', [presentations.list]),
  // Two letters find the most.
  { endpoint: search.find, who: 'anybody', query: 'text=pr' },
  ...toReads('master', [master.themes, master.components, master.files]),
  ...toReads('medicine', [medicine.topics, medicine.labGroups]),
  // Pages that involve other people.
  ...toReads('anybody', [
    notifications.list,
    notifications.counts,
    notifications.popups,
    conversations.list,
    conversations.count,
    applications.list,
    applications.kinds,
    consultation.times,
    camera.requests,
    agreements.chosenTimes,
    clubs.list,
    clubs.own,
    clubs.rules,
  ]).map((read) => ({ ...read, goal: peopleGoal })),
  { endpoint: camera.cinematographyRequests, who: 'cinematography', goal: peopleGoal },
  { endpoint: conversations.recipients, who: 'anybody', query: 'search=an', goal: peopleGoal },
  {
    endpoint: conversations.messages,
    who: 'writer',
    params: async (ask) => ({
      id: (await ask<Conversations>(conversations.list.path)).items[0]!.conversationID,
    }),
    goal: peopleGoal,
  },
  {
    endpoint: applications.one,
    who: 'applicant',
    params: async (ask) => ({
      id: (await ask<Applications>(applications.list.path)).items[0]!.applicationID,
    }),
    goal: peopleGoal,
  },
  ...toReads('clubMember', [clubs.members, clubProjects.list], async (ask) => {
    const { clubs: own } = await ask<OwnClubs>(clubs.own.path)
    return { id: own.find(({ is_member }) => is_member)!.self_governmentID }
  }).map((read) => ({ ...read, goal: peopleGoal })),
  {
    endpoint: resources.byName,
    who: 'anybody',
    params: () => Promise.resolve({ name: 'university-charter' }),
  },
]
