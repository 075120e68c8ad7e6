import { canBeClosed, type Blocker } from '#rules/duties/blockers.ts'
import { hasGate, type OpenGateKey } from '#web/parts/open-gates.ts'

/** What is asked and has a dialog. */
export type OpenGate = Blocker & { readonly key: OpenGateKey }

const isOpen = (blocker: Blocker): blocker is OpenGate => hasGate(blocker.key)

/** Tells one question from the next: of some there are several, one after the other. */
export const gateIdentity = ({ key, params }: Blocker): string =>
  `${key} ${params?.['surveyID'] ?? params?.['modal_messageID'] ?? params?.['contract_approved'] ?? ''}`

/**
 * Takes what the portal asks, in order, and which of it was closed for this visit; gives what is to be shown, one by one.
 * What can no longer be closed, because a time is free again, is asked all the same.
 */
export const gatesToShow = (blockers: readonly Blocker[], closed: ReadonlySet<string>): readonly OpenGate[] =>
  blockers.filter(isOpen).filter((each) => !(closed.has(gateIdentity(each)) && canBeClosed(each)))
