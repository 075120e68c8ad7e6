import type { BlockerKey } from '#rules/duties/blockers.ts'

/** What the portal may ask and has a dialog for. The others keep their place in the order, and block nobody yet. */
export const openGates = [
  'documents',
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
] as const satisfies readonly BlockerKey[]

/** The key of what has a dialog. */
export type OpenGateKey = (typeof openGates)[number]

/** Says whether there is a dialog for it. */
export const hasGate = (key: string): key is OpenGateKey => openGates.some((each) => each === key)
