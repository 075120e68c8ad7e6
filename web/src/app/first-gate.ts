import type { Blocker } from '#rules/blockers.ts'
import { hasGate, type OpenGateKey } from '#web/parts/open-gates.ts'

/** What is asked and has a dialog. */
export type OpenGate = Blocker & { readonly key: OpenGateKey }

const isOpen = (blocker: Blocker): blocker is OpenGate => hasGate(blocker.key)

/** Takes what the portal asks, in order, and the keys closed for this visit; gives those to be shown, one by one. */
export const gatesToShow = (blockers: readonly Blocker[], closed: ReadonlySet<string>): readonly OpenGate[] =>
  blockers.filter(isOpen).filter(({ key }) => !closed.has(key))

/** Tells one question from the next: of some there are several, one after the other. */
export const gateIdentity = ({ key, params }: Blocker): string =>
  `${key} ${params?.['surveyID'] ?? params?.['modal_messageID'] ?? params?.['contract_approved'] ?? ''}`
