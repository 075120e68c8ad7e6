import { daysBetween } from '../time/clock.ts'

/** The blocking modals in the order in which they are shown. */
export const blockerOrder = [
  'documents',
  'pre_registration',
  'practise',
  'seminar',
  'choose_times',
  'contract',
  'international_agreement',
  'concentration',
  'law_subjects',
  'english_level',
  'vaccine',
  'bank_account',
  'student_location',
  'informatics',
  'self_government',
  'graduation_attendance',
  'graduation_gown',
  'survey',
  'popup',
] as const

export type BlockerKey = (typeof blockerOrder)[number]
export type BlockerParams = Record<string, string | number>

/** One modal that waits for the student; `deadline` is a date or an instant where there is one. */
export interface Blocker {
  readonly key: BlockerKey
  readonly deadline?: string
  readonly params?: BlockerParams
}

/**
 * All that decides which modals appear, named after the user flags of the specification where it has one
 * (spec 3.1).
 */
export interface BlockerFacts {
  /** Today at the university, Y-m-d. */
  readonly today: string
  /** An exam runs now: nothing is shown. */
  readonly currentExam: boolean
  /** A registration window of the student's own is open: only what registration itself needs is shown. */
  readonly inOwnRegistrationWindow: boolean
  /** How many documents are missing. */
  readonly missedDocuments: number
  readonly must_choose_subjects: boolean
  readonly must_choose_practise: boolean
  readonly choose_seminar: boolean
  /**
   * The visit for the contract: whether it is open, has its slot, until when (Y-m-d), and how many slots are
   * free.
   */
  readonly contractOpen: boolean
  readonly hasVisitSlot: boolean
  readonly intakeDeadline: string | null
  readonly freeVisitSlots: number
  /** International, and `contract_approved` is 0. */
  readonly contractModal: boolean
  /** The contract was approved, and the app-download instructions are not closed yet. */
  readonly appInstructionsWait: boolean
  readonly getInternationalStudents: boolean
  readonly internationalAlreadyAgreed: boolean
  readonly programHasConcentrations: boolean
  readonly concentration: number | null
  /** How many law subjects wait for a choice. */
  readonly lawSubjects: number
  readonly must_choose_english: boolean
  readonly must_upload_vaccine_docs: boolean
  readonly scholarship: boolean
  readonly hasBankAccount: boolean
  readonly locationCampaignOpen: boolean
  readonly locationAnswered: boolean
  readonly informatics: boolean
  readonly informaticsInfoSaved: boolean
  readonly confirmSelfGov: { readonly club_name: string; readonly self_governmentID: number } | null
  readonly come_to_graduation: boolean
  /** The last answer about attendance and its date, Y-m-d. */
  readonly comeAnswer: { readonly answer: 'yes' | 'no' | 'notDecided'; readonly answeredOn: string } | null
  readonly has_graduation: boolean
  readonly gownChosen: boolean
  /** The first survey that waits. */
  readonly survey: { readonly surveyID: number; readonly lock: number } | null
  /** The first message not seen yet. */
  readonly popup: { readonly modal_messageID: number; readonly is_contract: number } | null
  /** By when a duty must be done, where there is such a date. */
  readonly deadlines: Readonly<Partial<Record<BlockerKey, string>>>
}

/** The facts of a student for whom nothing waits: a caller lays over them what it knows. */
export const nothingWaits: Omit<BlockerFacts, 'today'> = {
  currentExam: false,
  inOwnRegistrationWindow: false,
  missedDocuments: 0,
  must_choose_subjects: false,
  must_choose_practise: false,
  choose_seminar: false,
  contractOpen: false,
  hasVisitSlot: false,
  intakeDeadline: null,
  freeVisitSlots: 0,
  contractModal: false,
  appInstructionsWait: false,
  getInternationalStudents: false,
  internationalAlreadyAgreed: false,
  programHasConcentrations: false,
  concentration: null,
  lawSubjects: 0,
  must_choose_english: false,
  must_upload_vaccine_docs: false,
  scholarship: false,
  hasBankAccount: false,
  locationCampaignOpen: false,
  locationAnswered: false,
  informatics: false,
  informaticsInfoSaved: false,
  confirmSelfGov: null,
  come_to_graduation: false,
  comeAnswer: null,
  has_graduation: false,
  gownChosen: false,
  survey: null,
  popup: null,
  deadlines: {},
}

/** Days after which "not decided yet" about the graduation is asked again. */
const askAgainAfter = 7

/** For each modal: false, or true, or what it is about. */
const appears: Readonly<Record<BlockerKey, (facts: BlockerFacts) => boolean | BlockerParams>> = {
  documents: (facts) => facts.missedDocuments > 0 && { missedDocuments: facts.missedDocuments },
  pre_registration: (facts) => facts.must_choose_subjects,
  practise: (facts) => facts.must_choose_practise,
  seminar: (facts) => facts.choose_seminar,
  choose_times: (facts) =>
    facts.contractOpen &&
    !facts.hasVisitSlot &&
    facts.intakeDeadline !== null &&
    daysBetween(facts.today, facts.intakeDeadline) >= 0 && { freeVisitSlots: facts.freeVisitSlots },
  contract: (facts) =>
    facts.contractModal ? { contract_approved: 0 } : facts.appInstructionsWait && { contract_approved: 1 },
  international_agreement: (facts) => facts.getInternationalStudents && !facts.internationalAlreadyAgreed,
  concentration: (facts) => facts.programHasConcentrations && facts.concentration === null,
  law_subjects: (facts) => facts.lawSubjects > 0,
  english_level: (facts) => facts.must_choose_english,
  vaccine: (facts) => facts.must_upload_vaccine_docs,
  bank_account: (facts) => facts.scholarship && !facts.hasBankAccount,
  student_location: (facts) => facts.locationCampaignOpen && !facts.locationAnswered,
  informatics: (facts) => facts.informatics && !facts.informaticsInfoSaved,
  self_government: ({ confirmSelfGov: club }) =>
    club !== null && { club_name: club.club_name, self_governmentID: club.self_governmentID },
  graduation_attendance: (facts) => facts.come_to_graduation && isAttendanceAsked(facts),
  graduation_gown: (facts) => facts.has_graduation && !facts.gownChosen && facts.comeAnswer?.answer !== 'no',
  survey: (facts) => facts.survey !== null && { surveyID: facts.survey.surveyID, lock: facts.survey.lock },
  popup: ({ popup }) =>
    popup !== null && { modal_messageID: popup.modal_messageID, is_contract: popup.is_contract },
}

const isAttendanceAsked = ({ comeAnswer, today }: BlockerFacts): boolean =>
  comeAnswer === null ||
  (comeAnswer.answer === 'notDecided' && daysBetween(comeAnswer.answeredOn, today) >= askAgainAfter)

/**
 * A duty that can wait must not cost a seat: in the student's own registration window only these are shown.
 */
const shownInRegistration: ReadonlySet<BlockerKey> = new Set([
  'documents',
  'pre_registration',
  'practise',
  'seminar',
])

/**
 * Takes the facts of one student; gives the modals that wait, in order, none while an exam runs (spec 2.8).
 */
export const blockersOf = (facts: BlockerFacts): Blocker[] => {
  if (facts.currentExam) return []
  return blockerOrder.flatMap((key) => {
    if (facts.inOwnRegistrationWindow && !shownInRegistration.has(key)) return []
    const about = appears[key](facts)
    if (about === false) return []
    const isDone = key === 'contract' && !facts.contractModal
    const deadline = key === 'choose_times' ? facts.intakeDeadline : isDone ? null : facts.deadlines[key]
    return [{ key, ...(deadline ? { deadline } : {}), ...(about === true ? {} : { params: about }) }]
  })
}

/** A duty whether it is asked now or later, and what it keeps shut until it is done. */
export interface Duty extends Blocker {
  /** False while an exam or her own open registration window puts it off. */
  readonly isAsked: boolean
  /** `portal`: every page but one. `pages`: it lies over every page. `nothing`: it can be closed. */
  readonly blocks: 'portal' | 'pages' | 'nothing'
}

const locks: ReadonlySet<BlockerKey> = new Set(['documents', 'pre_registration'])

/** Takes the facts of one student; gives all that waits for her, in order, what is put off too (spec 2.9). */
export const dutiesOf = (facts: BlockerFacts): Duty[] => {
  const now = new Set(blockersOf(facts).map(({ key }) => key))
  return blockersOf({ ...facts, currentExam: false, inOwnRegistrationWindow: false }).map((blocker) => ({
    ...blocker,
    isAsked: now.has(blocker.key),
    blocks: locks.has(blocker.key) ? 'portal' : canBeClosed(blocker) ? 'nothing' : 'pages',
  }))
}

/**
 * Takes a modal that is shown; says whether it has a close button: the others clear only when the answer is
 * saved (spec 2.8.7).
 */
export const canBeClosed = ({ key, params }: Blocker): boolean => {
  if (key === 'survey') return params?.['lock'] === 0
  if (key === 'contract') return params?.['contract_approved'] === 1
  if (key === 'choose_times') return params?.['freeVisitSlots'] === 0
  return key === 'popup' || key === 'practise' || key === 'seminar'
}

/**
 * Takes the user's two locking flags and the path asked for; gives the path to go to instead, or null (spec 2.4).
 * Documents win over subjects, so the two can never send a student to and fro; both spare /logout.
 */
export const routeLock = (
  user: { readonly upload_docs: boolean; readonly must_choose_subjects: boolean },
  path: string,
): string | null => {
  const target = user.upload_docs ? '/' : user.must_choose_subjects ? '/pre-registration' : null
  const asked = plainPath(path)
  return target === null || asked === target || asked === '/logout' ? null : target
}

/** Takes a path; says whether no blocking modal may lie over it: leaving and paying are always free. */
export const blockersHiddenOn = (path: string): boolean => {
  const asked = plainPath(path)
  return asked === '/logout' || asked.startsWith('/pay') || asked.startsWith('/pymentSuccess/')
}

const plainPath = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/'
