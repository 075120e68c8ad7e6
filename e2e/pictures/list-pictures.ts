import type { User } from '#contract/account/session.ts'

type DutyKey = User['blockers'][number]['key']

/** One side of a picture: what a student of the demo sees at a path. */
export interface Shot {
  readonly student: string
  readonly path: string
  readonly width: number
  readonly height: number
  /** The duty whose dialog is open; null for a page without a dialog. */
  readonly duty: DutyKey | null
}

/** A picture of the documentation: the first shot in Georgian and light, the second in English and dark. */
export interface Picture {
  readonly name: string
  readonly shots: readonly [Shot, Shot]
}

const phone = { width: 390, height: 760 }

const dialogOnPhone = (name: string, student: string, duty: DutyKey): Picture => {
  const shot: Shot = { student, path: '/', duty, ...phone }
  return { name, shots: [shot, shot] }
}

const allDuties: Shot = { student: 'duties', path: '/duties', duty: null, ...phone }

/** The pictures of `docs/pictures`, in the order of the pages that show them. */
export const listPictures = (): readonly Picture[] => [
  {
    name: 'portal',
    shots: [
      { student: 'everyday', path: '/registration', duty: null, width: 1180, height: 760 },
      { student: 'everyday', path: '/', duty: null, ...phone },
    ],
  },
  { name: 'all-duties', shots: [allDuties, allDuties] },
  dialogOnPhone('documents', 'documents', 'documents'),
  dialogOnPhone('seminar', 'parts', 'seminar'),
  dialogOnPhone('visit', 'international', 'choose_times'),
  dialogOnPhone('no-visit-time', 'no-visit-time', 'choose_times'),
  dialogOnPhone('contract', 'visit-booked', 'contract'),
  dialogOnPhone('contract-app', 'contract-accepted', 'contract'),
  dialogOnPhone('consents', 'international', 'international_agreement'),
  dialogOnPhone('concentration', 'concentration', 'concentration'),
  dialogOnPhone('law-subjects', 'law-subjects', 'law_subjects'),
  dialogOnPhone('english-level', 'english-level', 'english_level'),
  dialogOnPhone('vaccine', 'vaccine', 'vaccine'),
  dialogOnPhone('bank-account', 'scholarship', 'bank_account'),
  dialogOnPhone('student-location', 'location', 'student_location'),
  dialogOnPhone('informatics', 'duties', 'informatics'),
  dialogOnPhone('self-government', 'duties', 'self_government'),
  dialogOnPhone('graduation-attendance', 'graduating', 'graduation_attendance'),
  dialogOnPhone('graduation-gown', 'graduating', 'graduation_gown'),
  dialogOnPhone('survey', 'survey', 'survey'),
  dialogOnPhone('popup', 'popup', 'popup'),
  dialogOnPhone('foreign-contract', 'foreign-contract', 'popup'),
]
