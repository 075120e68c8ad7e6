import * as z from 'zod/mini'
import { id, idText, instant, trimmed } from '../../endpoint/endpoint.ts'

/** Of the entry in the path. */
export const entryParams = { id: idText() } as const

/** The state of an entry: an answer to an older one is refused. */
export const version = z.string().check(z.maxLength(80))

/** The text that the student reads; empty where the decision needs none. */
const answerText = z.optional(z.string().check(trimmed(), z.maxLength(2000)))

/** The body of an answer: one of the decisions of the kind, with its text. */
export const answerBody = <const Decision extends string>(decisions: readonly [Decision, ...Decision[]]) =>
  z.object({ version, decision: z.enum(decisions), text: answerText })

/** Until when it can be undone. */
export const answered = z.object({ answerID: id(), undo_until: instant() })

export const undoBody = z.object({ answerID: id() })
