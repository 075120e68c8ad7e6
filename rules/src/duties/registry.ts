import { getMinimumCredits, defaultCreditLimits, type CreditLimits } from '../registration/credits.ts'
import { daysBetween } from '../time/clock.ts'
import { dialogDuty, pageDuty, type Duty, type DutyParams } from './duty.ts'
import { routeLocks } from './route-locks.ts'

const never = () => 'never' as const
const forThisVisit = () => 'for this visit' as const

/** Days after which "not decided yet" about the graduation is asked again. */
const askAgainDays = 7

type Attendance = 'yes' | 'no' | 'notDecided'

interface MissingDocument {
  readonly documentID: number
  readonly document: string
  readonly documenteng: string
  readonly deadline: string | null
  readonly return_reason: string | null
}

/** Every duty, in the order in which they are asked (spec 2.8.2). For a new one see "Adding a duty" in docs/duties.md. */
export const dutyRegistry = {
  documents: dialogDuty<{ readonly missing: readonly MissingDocument[] }>({
    isAsked: ({ missing }) => missing.length > 0,
    lockedTo: routeLocks.documents,
    closing: never,
    isAskedInRegistration: true,
    toParams: ({ missing }) => ({ missedDocuments: missing.length }),
    toDeadline: ({ missing }, term) => missing.find(({ deadline }) => deadline !== null)?.deadline ?? term,
    toMinutes: (usual, params) => usual * Number(params['missedDocuments']),
  }),
  pre_registration: pageDuty<{
    /** The last day of the student's own open window of pre-registration. */
    readonly windowEndsOn: string | null
    readonly isActiveStudent: boolean
    readonly credits: number
    readonly programCategoryID: number
    readonly isOnLastCourse: boolean
    readonly creditLimits: CreditLimits | null
  }>({
    isAsked: (facts) => {
      const limits = facts.creditLimits ?? defaultCreditLimits
      const minimum = getMinimumCredits(facts.programCategoryID, facts.isOnLastCourse, limits)
      return facts.isActiveStudent && facts.windowEndsOn !== null && facts.credits < minimum
    },
    lockedTo: routeLocks.pre_registration,
    closing: never,
    isAskedInRegistration: true,
    toDeadline: ({ windowEndsOn }, term) => windowEndsOn ?? term,
  }),
  practise: dialogDuty<{ readonly isMissing: boolean }>({
    isAsked: ({ isMissing }) => isMissing,
    lockedTo: null,
    closing: forThisVisit,
    isAskedInRegistration: true,
  }),
  seminar: dialogDuty<{ readonly isMissing: boolean }>({
    isAsked: ({ isMissing }) => isMissing,
    lockedTo: null,
    closing: forThisVisit,
    isAskedInRegistration: true,
  }),
  choose_times: dialogDuty<{
    /** Until when the contract can be signed; null while nobody signs. */
    readonly signingDeadline: string | null
    readonly hasVisit: boolean
    readonly freeSlots: number
  }>({
    isAsked: ({ signingDeadline, hasVisit }, today) =>
      signingDeadline !== null && !hasVisit && daysBetween(today, signingDeadline) >= 0,
    lockedTo: null,
    closing: (params) => (params['freeVisitSlots'] === 0 ? 'for this visit' : 'never'),
    isAskedInRegistration: false,
    toParams: ({ freeSlots }) => ({ freeVisitSlots: freeSlots }),
    toDeadline: ({ signingDeadline }) => signingDeadline,
  }),
  contract: dialogDuty<{
    readonly isApproved: boolean
    /** Without a fee or a phone for the code, or with a name that no document can show, it can be read, but not accepted. */
    readonly hasFee: boolean
    readonly hasPhone: boolean
    readonly isDrawable: boolean
    /** The contract is approved, and the instructions for the app are not closed yet. */
    readonly areInstructionsOpen: boolean
  }>({
    isAsked: ({ isApproved, areInstructionsOpen }) => !isApproved || areInstructionsOpen,
    lockedTo: null,
    closing: (params) => {
      if (params['contract_approved'] === 1) return 'recorded'
      const isMissing = (name: string) => params[name] === 0
      return ['has_fee', 'has_phone', 'is_drawable'].some(isMissing) ? 'for this visit' : 'never'
    },
    isAskedInRegistration: false,
    toParams: ({ isApproved, hasFee, hasPhone, isDrawable }): DutyParams =>
      isApproved
        ? { contract_approved: 1 }
        : {
            contract_approved: 0,
            has_fee: hasFee ? 1 : 0,
            has_phone: hasPhone ? 1 : 0,
            is_drawable: isDrawable ? 1 : 0,
          },
    // Term and minutes are for the contract, not for the instructions that follow it.
    toDeadline: ({ isApproved }, term) => (isApproved ? null : term),
    toMinutes: (usual, params) => (params['contract_approved'] === 1 ? 2 : usual),
    identifiedBy: 'contract_approved',
  }),
  international_agreement: dialogDuty<{ readonly isAnswered: boolean }>({
    isAsked: ({ isAnswered }) => !isAnswered,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  concentration: dialogDuty<{ readonly isOffered: boolean; readonly isChosen: boolean }>({
    isAsked: ({ isOffered, isChosen }) => isOffered && !isChosen,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  law_subjects: dialogDuty<{ readonly toChoose: number; readonly offered: number }>({
    isAsked: ({ toChoose, offered }) => toChoose > 0 && toChoose <= offered,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  english_level: dialogDuty<{ readonly isDue: boolean; readonly isOffered: boolean }>({
    isAsked: ({ isDue, isOffered }) => isDue && isOffered,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  vaccine: dialogDuty<{
    readonly isDue: boolean
    readonly isAnswerOffered: boolean
    readonly isAnswered: boolean
  }>({
    isAsked: ({ isDue, isAnswerOffered, isAnswered }) => isDue && isAnswerOffered && !isAnswered,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  bank_account: dialogDuty<{
    readonly hasScholarship: boolean
    readonly hasAccount: boolean
    /** Without a phone for the code no account can be saved. */
    readonly hasPhone: boolean
  }>({
    isAsked: ({ hasScholarship, hasAccount }) => hasScholarship && !hasAccount,
    lockedTo: null,
    closing: (params) => (params['has_phone'] === 0 ? 'for this visit' : 'never'),
    isAskedInRegistration: false,
    toParams: ({ hasPhone }) => ({ has_phone: hasPhone ? 1 : 0 }),
  }),
  student_location: dialogDuty<{ readonly deadline: string | null; readonly isAnswered: boolean }>({
    isAsked: ({ deadline, isAnswered }, today) =>
      !isAnswered && (deadline === null || daysBetween(today, deadline) >= 0),
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
    toDeadline: ({ deadline }, term) => deadline ?? term,
  }),
  informatics: dialogDuty<{ readonly isDue: boolean; readonly isSaved: boolean }>({
    isAsked: ({ isDue, isSaved }) => isDue && !isSaved,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  self_government: dialogDuty<{
    readonly self_governmentID: number
    readonly club_name: string
    readonly club_nameeng: string
    readonly isAnswered: boolean
  }>({
    isAsked: ({ isAnswered }) => !isAnswered,
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
    toParams: ({ club_name, self_governmentID }) => ({ club_name, self_governmentID }),
  }),
  graduation_attendance: dialogDuty<{
    readonly isOpen: boolean
    readonly answer: Attendance | null
    readonly answeredOn: string | null
  }>({
    isAsked: ({ isOpen, answer, answeredOn }, today) =>
      isOpen &&
      (answer === null ||
        answeredOn === null ||
        (answer === 'notDecided' && daysBetween(answeredOn, today) >= askAgainDays)),
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  graduation_gown: dialogDuty<{
    readonly isGraduating: boolean
    readonly isChosen: boolean
    readonly attendance: Attendance | null
    /** Whether the student is asked for their attendance: then it is decided first. */
    readonly isAttendanceOpen: boolean
  }>({
    isAsked: ({ isGraduating, isChosen, attendance, isAttendanceOpen }) =>
      isGraduating && !isChosen && (attendance === 'yes' || (attendance !== 'no' && !isAttendanceOpen)),
    lockedTo: null,
    closing: never,
    isAskedInRegistration: false,
  }),
  /** The first survey that the student has not answered. */
  survey: dialogDuty<{ readonly surveyID: number; readonly lock: number; readonly endsOn: string | null }>({
    isAsked: () => true,
    lockedTo: null,
    closing: (params) => (params['lock'] === 0 ? 'for this visit' : 'never'),
    isAskedInRegistration: false,
    toParams: ({ surveyID, lock }) => ({ surveyID, lock }),
    toDeadline: ({ endsOn }, term) => endsOn ?? term,
    identifiedBy: 'surveyID',
  }),
  /** The first message that the student has not closed. */
  popup: dialogDuty<{ readonly modal_messageID: number; readonly is_contract: number }>({
    isAsked: () => true,
    lockedTo: null,
    closing: (params) => (params['is_contract'] === 1 ? 'for this visit' : 'recorded'),
    isAskedInRegistration: false,
    toParams: ({ modal_messageID, is_contract }) => ({ modal_messageID, is_contract }),
    identifiedBy: 'modal_messageID',
  }),
}

type Registry = typeof dutyRegistry

export type DutyKey = keyof Registry

/** The duties that are answered in a dialog; the others have a page. */
export type DialogKey = { [Key in DutyKey]: Registry[Key]['hasDialog'] extends true ? Key : never }[DutyKey]

/** The facts of the database for each duty; null asks nobody. */
export type DutyFacts = {
  readonly [Key in DutyKey]: Registry[Key] extends Duty<infer Facts> ? Facts | null : never
}

export const dutyKeys = Object.keys(dutyRegistry) as readonly DutyKey[]

export const hasDialog = (key: DutyKey): key is DialogKey => dutyRegistry[key].hasDialog
