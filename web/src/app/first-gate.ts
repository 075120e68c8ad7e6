import type { Blocker, BlockerKey } from '#rules/blockers.ts'

/** What the portal may ask and has a dialog for. The others keep their place in the order, and block nobody yet. */
export const openGates = [
  'practise',
  'seminar',
  'concentration',
  'law_subjects',
  'bank_account',
  'student_location',
  'informatics',
  'self_government',
  'graduation_attendance',
  'graduation_gown',
] as const satisfies readonly BlockerKey[]

export type OpenGate = Blocker & { readonly key: (typeof openGates)[number] }

const isOpen = (blocker: Blocker): blocker is OpenGate => openGates.some((key) => key === blocker.key)

/** Takes what the portal asks, in order, and the keys closed for this visit; gives the first one to show. */
export const firstGate = (blockers: readonly Blocker[], closed: ReadonlySet<string>): OpenGate | undefined =>
  blockers.filter(isOpen).find(({ key }) => !closed.has(key))
