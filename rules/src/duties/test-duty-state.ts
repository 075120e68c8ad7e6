import { defaultCreditLimits } from '../registration/credits.ts'
import { listBlockers, type DutyState } from './list-duties.ts'
import { dutyKeys, type DutyFacts, type DutyKey } from './registry.ts'

/** A student who has no duty: a test lays over it what it needs. */
export const quietState: DutyState = {
  today: '2026-03-10',
  isInExam: false,
  isInRegistration: false,
  facts: Object.fromEntries(dutyKeys.map((key) => [key, null])) as unknown as DutyFacts,
  terms: {},
}
const { today } = quietState

export const stateWith = (facts: Partial<DutyFacts>, rest: Partial<DutyState> = {}): DutyState => ({
  ...quietState,
  ...rest,
  facts: { ...quietState.facts, ...facts },
})

/** The first blocker of a student with these facts. */
export const firstBlocker = (facts: Partial<DutyFacts>, terms: DutyState['terms'] = {}) =>
  listBlockers(stateWith(facts, { terms }))[0]

export const missingDocument = (deadline: string | null) => ({
  documentID: 1,
  document: 'ა',
  documenteng: 'A',
  deadline,
  return_reason: null,
})

/** Of each duty, facts with which it is asked for. */
export const due: { readonly [Key in DutyKey]: NonNullable<DutyFacts[Key]> } = {
  documents: { missing: [missingDocument(null), missingDocument('2026-04-01')] },
  pre_registration: {
    windowEndsOn: '2026-03-20',
    isActiveStudent: true,
    credits: 29,
    programCategoryID: 2,
    isOnLastCourse: false,
    creditLimits: null,
  },
  practise: { isMissing: true },
  seminar: { isMissing: true },
  choose_times: { signingDeadline: today, hasVisit: false, freeSlots: 4 },
  contract: { isApproved: false, hasFee: true, hasPhone: true, isDrawable: true, areInstructionsOpen: false },
  international_agreement: { isAnswered: false },
  concentration: { isOffered: true, isChosen: false },
  law_subjects: { toChoose: 3, offered: 3 },
  english_level: { isDue: true, isOffered: true },
  vaccine: { isDue: true, isAnswerOffered: true, isAnswered: false },
  bank_account: { hasScholarship: true, hasAccount: false, hasPhone: true },
  student_location: { deadline: null, isAnswered: false },
  informatics: { isDue: true, isSaved: false },
  self_government: { self_governmentID: 8, club_name: 'ჭადრაკი', club_nameeng: 'Chess', isAnswered: false },
  graduation_attendance: { isOpen: true, answer: null, answeredOn: null },
  graduation_gown: { isGraduating: true, isChosen: false, attendance: null, isAttendanceOpen: false },
  survey: { surveyID: 5, lock: 1, endsOn: null },
  popup: { modal_messageID: 6, is_contract: 0 },
}

/** Of each duty, changes of those facts with which it is not asked for. */
export const notDue: { readonly [Key in DutyKey]: readonly Partial<NonNullable<DutyFacts[Key]>>[] } = {
  documents: [{ missing: [] }],
  pre_registration: [
    { windowEndsOn: null },
    { isActiveStudent: false },
    { credits: 30 },
    { isOnLastCourse: true },
    { programCategoryID: 1, credits: 18 },
    { creditLimits: { ...defaultCreditLimits, minimum: { georgian: 18, other: 29 } } },
  ],
  practise: [{ isMissing: false }],
  seminar: [{ isMissing: false }],
  choose_times: [{ signingDeadline: null }, { signingDeadline: '2026-03-09' }, { hasVisit: true }],
  contract: [{ isApproved: true }],
  international_agreement: [{ isAnswered: true }],
  concentration: [{ isOffered: false }, { isChosen: true }],
  law_subjects: [{ toChoose: 0 }, { offered: 2 }],
  english_level: [{ isDue: false }, { isOffered: false }],
  vaccine: [{ isDue: false }, { isAnswerOffered: false }, { isAnswered: true }],
  bank_account: [{ hasScholarship: false }, { hasAccount: true }],
  student_location: [{ isAnswered: true }, { deadline: '2026-03-09' }],
  informatics: [{ isDue: false }, { isSaved: true }],
  self_government: [{ isAnswered: true }],
  graduation_attendance: [
    { isOpen: false },
    { answer: 'yes', answeredOn: '2025-01-01' },
    { answer: 'no', answeredOn: '2025-01-01' },
    { answer: 'notDecided', answeredOn: '2026-03-04' },
  ],
  graduation_gown: [
    { isGraduating: false },
    { isChosen: true },
    { attendance: 'no' },
    { isAttendanceOpen: true },
    { isAttendanceOpen: true, attendance: 'notDecided' },
  ],
  survey: [],
  popup: [],
}
