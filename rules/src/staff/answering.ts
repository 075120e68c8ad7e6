interface Decision {
  /** The states in which it can be taken. */
  readonly from: readonly string[]
  /** The student reads a text with it. */
  readonly needsText: boolean
  /** The entry leaves the inbox. */
  readonly isFinal: boolean
}

const open = ['sent', 'in_progress'] as const

/** The possible decisions about an entry, by its kind; a decision is the state that follows. */
export const decisionsOfKind = {
  problem: {
    done: { from: open, needsText: true, isFinal: true },
    in_progress: { from: open, needsText: true, isFinal: false },
  },
  appeal: {
    accepted: { from: ['sent'], needsText: false, isFinal: true },
    refused: { from: ['sent'], needsText: true, isFinal: true },
  },
  group_request: {
    opened: { from: ['sent'], needsText: false, isFinal: true },
    refused: { from: ['sent'], needsText: true, isFinal: true },
  },
  missing_document: {
    accepted: { from: ['sent'], needsText: false, isFinal: true },
    returned: { from: ['sent'], needsText: true, isFinal: true },
  },
  picture: {
    confirmed: { from: ['sent'], needsText: false, isFinal: true },
    rejected: { from: ['sent'], needsText: true, isFinal: true },
  },
  theme: {
    approved: { from: ['sent'], needsText: false, isFinal: true },
    rejected: { from: ['sent'], needsText: true, isFinal: true },
  },
  camera_request: {
    confirmed: { from: ['sent'], needsText: false, isFinal: true },
    rejected: { from: ['sent'], needsText: true, isFinal: true },
  },
  club: {
    approved: { from: ['sent'], needsText: false, isFinal: true },
    rejected: { from: ['sent'], needsText: true, isFinal: true },
  },
  club_project: {
    approved: { from: ['sent'], needsText: false, isFinal: true },
    rejected: { from: ['sent'], needsText: true, isFinal: true },
  },
  visit: {
    // Before its time a visit is "booked": nobody has missed it yet.
    held: { from: ['sent', 'booked'], needsText: false, isFinal: true },
    missed: { from: ['sent'], needsText: true, isFinal: true },
  },
  vaccine_document: {
    accepted: { from: ['sent'], needsText: false, isFinal: true },
    returned: { from: ['sent'], needsText: true, isFinal: true },
  },
  scan_order: {
    done: { from: ['sent'], needsText: false, isFinal: true },
    cancelled: { from: ['sent'], needsText: true, isFinal: true },
  },
  application: {
    received: { from: ['sent'], needsText: false, isFinal: false },
    satisfied: { from: ['sent', 'received'], needsText: false, isFinal: true },
    not_satisfied: { from: ['sent', 'received'], needsText: true, isFinal: true },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Decision>>>>

export type AnsweredKind = keyof typeof decisionsOfKind

const findDecision = (kind: AnsweredKind, decision: string): Decision | undefined => {
  const decisions: Readonly<Record<string, Decision>> = decisionsOfKind[kind]
  return Object.hasOwn(decisions, decision) ? decisions[decision] : undefined
}

/** Whether the decision can be taken in this state. */
export const canDecide = (kind: AnsweredKind, state: string, decision: string): boolean =>
  findDecision(kind, decision)?.from.includes(state) === true

/** The decisions that can be taken in this state. */
export const listDecisions = (kind: AnsweredKind, state: string): string[] =>
  Object.keys(decisionsOfKind[kind]).filter((decision) => canDecide(kind, state, decision))

export const needsText = (kind: AnsweredKind, decision: string): boolean =>
  findDecision(kind, decision)?.needsText === true

export const isFinal = (kind: AnsweredKind, decision: string): boolean =>
  findDecision(kind, decision)?.isFinal === true

/** So long can an answer be undone. */
export const undoSeconds = 60

interface GivenAnswer {
  readonly staffID: number
  /** ISO. */
  readonly answeredAt: string
}

/** Whether somebody can undo an answer at an instant (ISO): it is their own, and less than a minute old. */
export const canUndo = ({ staffID, answeredAt }: GivenAnswer, callerID: number, now: string): boolean =>
  staffID === callerID && Date.parse(now) < Date.parse(answeredAt) + undoSeconds * 1000
