import { defaultCreditLimits } from '#rules/registration/credits.ts'
import type { Catalogue, Module, Registration, SeatGroup, Snapshot, StudentState } from '../snapshot.ts'

/** A Monday in the window of step 2, which is open from the first to the last day of September. */
const now = '2026-09-14T08:00:00.000Z'

/** Compulsory subjects are chosen in step 2, free ones in 3, those of the minor in 4; cancelled in 2 and 3. */
const steps = [
  { step: 2, module_kinds: ['compulsory', 'elective'], allows_cancel: true },
  { step: 3, module_kinds: ['free'], allows_cancel: true },
  { step: 4, module_kinds: ['minor'], allows_cancel: false },
]

export const makeWindow = (step: number, from = '2026-09-01', to = '2026-10-01') => ({
  step,
  starts_at: `${from}T06:00:00.000Z`,
  ends_at: `${to}T06:00:00.000Z`,
  opens_on: from,
  opens_time: '10:00',
})

/** A group on its own day and hour, unless its meetings are given; a lecture without a parent. */
export const makeGroup = (
  scheduleID: number,
  subjectID: number,
  { at, ...more }: Partial<SeatGroup> & { readonly at?: readonly [day: number, hour: number] } = {},
): SeatGroup => {
  const [day, hour] = at ?? [(scheduleID % 5) + 1, 8 + (Math.floor(scheduleID / 5) % 12)]
  const time = (minutes: string) => `${String(hour).padStart(2, '0')}:${minutes}`
  return {
    scheduleID,
    subjectID,
    config: 1,
    part: 1,
    parentID: null,
    rotation: false,
    ranges: [],
    meetings: [{ day, time: time('00'), time_end: time('50'), day_ka: `დღე ${day}`, day_en: `Day ${day}` }],
    group: `G${scheduleID}`,
    part_ka: `ნაწილი ${more.part ?? 1}`,
    part_en: `Part ${more.part ?? 1}`,
    is_open: true,
    has_seat: true,
    ...more,
  }
}

export const makeModule = (
  moduleID: number,
  subjects: readonly number[],
  more: Partial<Module> = {},
): Module => ({
  moduleID,
  programmeID: 1,
  kind: 'compulsory',
  name: { ka: `მოდული ${moduleID}`, en: `Module ${moduleID}` },
  maximumCredits: null,
  maximumSubjects: null,
  after: null,
  subjects: new Set(subjects),
  blocks: [],
  ...more,
})

export const makeRegistration = (
  registrationID: number,
  subjectID: number,
  groups: readonly number[],
  moduleID: number | null = 1,
): Registration => ({ registrationID, subjectID, moduleID, groups })

interface TestCase {
  readonly groups?: readonly SeatGroup[]
  /** The credits of each subject; a subject of a group that is not named has 5. */
  readonly credits?: Readonly<Record<number, number>>
  /** Without any all subjects are in the compulsory module 1. */
  readonly modules?: readonly Module[]
  readonly catalogue?: Partial<Catalogue>
  readonly student?: Partial<StudentState>
  readonly now?: string
}

const toSubject = (subjectID: number, ects: number) => ({
  subjectID,
  subject: `საგანი ${subjectID}`,
  subjecteng: `Subject ${subjectID}`,
  subject_code: `S${subjectID}`,
  ects,
})

/** The name of a subject as the refusals have it. */
export const nameOfSubject = (subjectID: number) => ({
  ka: `საგანი ${subjectID}`,
  en: `Subject ${subjectID}`,
})

/** A student of programme 1 in the third semester of study, in an open window of step 2, registered for nothing. */
export const makeSnapshot = ({
  groups = [],
  credits = {},
  modules,
  catalogue = {},
  student = {},
  now: at = now,
}: TestCase = {}): Snapshot => {
  const subjectIDs = [
    ...new Set([...groups.map(({ subjectID }) => subjectID), ...Object.keys(credits).map(Number)]),
  ]
  const ownModules = modules ?? [makeModule(1, subjectIDs)]
  const subjects = new Map(subjectIDs.map((id) => [id, toSubject(id, credits[id] ?? 5)]))
  const registrations = student.registrations ?? []
  return {
    now: at,
    catalogue: {
      semester: 1,
      version: 1,
      steps,
      subjects,
      modules: new Map(ownModules.map((module) => [module.moduleID, module])),
      english: [],
      english_orders: new Set(),
      to_leave: new Set(),
      groupsBySubject: Map.groupBy(groups, ({ subjectID }) => subjectID),
      groups: new Map(groups.map((group) => [group.scheduleID, group])),
      rows: new Map(),
      ...catalogue,
    },
    student: {
      studentID: 7,
      version: 1,
      semester: 1,
      catalogue: 1,
      read_at: at,
      clock_behind: 0,
      time_zone: 'Asia/Tbilisi',
      is_active: true,
      debt_blocked: false,
      study_semester: 3,
      minorID: null,
      windows: [makeWindow(2)],
      modules: ownModules.map(({ moduleID }) => moduleID),
      earned: [],
      preRegistrations: [],
      wants_no_free: false,
      registrations,
      semester_credits: registrations.reduce((sum, own) => sum + (subjects.get(own.subjectID)?.ects ?? 0), 0),
      elsewhere: 0,
      limits: defaultCreditLimits,
      category: 1,
      is_on_last_course: false,
      ...student,
    },
  }
}
