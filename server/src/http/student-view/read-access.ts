import { contract, type Operation } from '#contract/contract.ts'
import { viewParts, type ViewPart } from '#contract/account/session.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import { operationOfPart } from './view-parts.ts'

/** Why a read is the student's alone. */
export type PrivateReason =
  | 'consultation'
  | 'correspondence'
  | 'security'
  | 'exam_paper'
  | 'running_test'
  | 'payment'
  | 'download'

/**
 * The access of staff who view the portal as the student: everything, everything if they hold an operation, everything
 * except parts whose operations they lack, or nothing.
 */
export type ReadAccess =
  | 'shown'
  | { readonly needs: Operation }
  | { readonly without: readonly ViewPart[] }
  | { readonly isPrivate: PrivateReason }

type Contract = typeof contract
type ReadIn<Area extends keyof Contract> = {
  [Key in keyof Contract[Area] & string]: Contract[Area][Key] extends {
    readonly access: 'student'
    readonly method: 'GET'
  }
    ? Contract[Area][Key] extends { readonly answers: 'file' }
      ? never
      : `${Area}.${Key}`
    : never
}[keyof Contract[Area] & string]
/** The reads of students, without downloads. */
type StudentRead = { [Area in keyof Contract]: ReadIn<Area> }[keyof Contract]

const shown = 'shown'
const needing = (part: ViewPart) => ({ needs: operationOfPart[part] }) as const
const ofAccount = needing('money')
const ofStudies = needing('studies')
const ofLoans = needing('loans')
const without = (...parts: readonly ViewPart[]) => ({ without: parts }) as const
const withoutNotifications = without('money', 'loans', 'health', 'visits', 'appeals')
const priv = (reason: PrivateReason) => ({ isPrivate: reason }) as const

/** A new read does not compile until it is decided here. */
const readAccess: Readonly<Record<StudentRead, ReadAccess>> = {
  'agenda.list': without('money', 'loans', 'visits'),
  'agreements.chosenTimes': without('visits'),
  'agreements.consents': shown,
  'agreements.internationalData': shown,
  'applications.kinds': shown,
  'applications.list': shown,
  'applications.one': shown,
  'books.forSale': without('money'),
  'books.one': without('money'),
  'books.online': shown,
  'books.purchases': ofAccount,
  'calendar.academicCalendars': shown,
  'calendar.currentSemester': shown,
  'camera.cinematographyRequests': shown,
  'camera.requests': shown,
  'clubProjects.list': shown,
  'clubProjects.one': shown,
  'clubProjects.resources': shown,
  'clubs.list': shown,
  'clubs.members': shown,
  'clubs.own': shown,
  'clubs.rules': shown,
  'consultation.times': priv('consultation'),
  'conversations.count': shown,
  'conversations.list': priv('correspondence'),
  'conversations.messages': priv('correspondence'),
  'conversations.recipients': priv('correspondence'),
  'conversations.seen': priv('correspondence'),
  'courses.course': ofStudies,
  'courses.quiz': priv('running_test'),
  'courses.subject': shown,
  'documents.vaccineAnswers': needing('health'),
  'duties.list': shown,
  'evaluations.generalData': ofStudies,
  'evaluations.ofSemester': ofStudies,
  'evaluations.ofSubject': ofStudies,
  'evaluations.semesters': ofStudies,
  'exams.answerBlanks': priv('exam_paper'),
  'exams.answers': priv('exam_paper'),
  'exams.comments': priv('exam_paper'),
  'exams.instructions': shown,
  'exams.schedule': shown,
  'exams.types': shown,
  'exams.viewed': ofStudies,
  'feeds.subscription': priv('security'),
  'finance.announced': ofAccount,
  'finance.by': ofAccount,
  'finance.debitTypes': shown,
  'finance.details': ofAccount,
  'finance.general': ofAccount,
  'finance.order': priv('payment'),
  'finance.orders': ofAccount,
  'finance.scholarship': ofAccount,
  'groups.choosePractise': shown,
  'groups.chooseSeminar': shown,
  'groups.dateTimes': shown,
  'groups.dateTimesOfSubject': shown,
  'groups.general': shown,
  'groups.generalForChange': shown,
  'groups.mustChange': shown,
  'groups.practise': shown,
  'groups.repairs': shown,
  'groups.requests': shown,
  'groups.seminar': shown,
  'lab.unit': shown,
  'lab.units': shown,
  'library.books': without('loans'),
  'library.loans': ofLoans,
  'library.orders': ofLoans,
  'live.events': shown,
  'master.components': ofStudies,
  'master.files': shown,
  'master.themes': shown,
  'medicine.labGroups': shown,
  'medicine.topics': shown,
  'menu.items': shown,
  'minor.hasChooseMinor': shown,
  'minor.programs': shown,
  'minor.subjects': shown,
  'notifications.counts': shown,
  'notifications.list': withoutNotifications,
  'notifications.one': withoutNotifications,
  'notifications.popups': shown,
  'plans.list': shown,
  'plans.outcome': shown,
  'preRegistration.alreadyRegistered': shown,
  'preRegistration.freeSubjects': shown,
  'preRegistration.guide': shown,
  'preRegistration.hasChooseMinor': shown,
  'preRegistration.minorPrograms': shown,
  'preRegistration.minorSubjects': shown,
  'preRegistration.programModules': shown,
  'preRegistration.subjects': shown,
  'preRegistration.toShow': shown,
  'preRegistration.whoCanDelete': shown,
  'presentations.list': shown,
  'problems.list': shown,
  'profile.contactInformation': shown,
  'profile.devices': priv('security'),
  'profile.picture': shown,
  'profile.staffViews': priv('security'),
  'program.concentrationSubjects': ofStudies,
  'program.fullProgram': ofStudies,
  'program.generalInfo': shown,
  'program.lawSubjects': shown,
  'program.moduleSubjects': ofStudies,
  'program.myEvaluations': ofStudies,
  'registration.allPreRegisteredSubjects': shown,
  'registration.alreadyRegistered': shown,
  'registration.blockSubjects': shown,
  'registration.concentrationSubjects': shown,
  'registration.englishLevelSubject': shown,
  'registration.freeSubjects': shown,
  'registration.guide': shown,
  'registration.moduleSubjects': shown,
  'registration.preRegisteredOfModule': shown,
  'registration.preRegisteredSubjects': shown,
  'registration.programModules': shown,
  'registration.receipts': shown,
  'registration.steps': shown,
  'registration.subjects': shown,
  'resources.byName': shown,
  'schedule.currentSchedule': shown,
  'search.find': shown,
  'session.user': without(...viewParts),
  'surveys.lecturers': shown,
  'surveys.list': shown,
  'surveys.subjects': shown,
  'uploads.unfinished': without('health'),
}

const nameOf = new Map<Endpoint, string>(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Readonly<Record<string, Endpoint>>).map(
      ([key, endpoint]) => [endpoint, `${area}.${key}`] as const,
    ),
  ),
)

/** The access of staff who view the portal as a student to a call of students; null for a change. */
export const getReadAccess = (endpoint: Endpoint): ReadAccess | null => {
  if (endpoint.method !== 'GET') return null
  if (endpoint.answers === 'file') return { isPrivate: 'download' }
  return readAccess[nameOf.get(endpoint) as StudentRead]
}
