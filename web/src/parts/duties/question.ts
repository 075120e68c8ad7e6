import type * as z from 'zod/mini'
import type { User } from '#contract/account/session.ts'
import type { Endpoint } from '#contract/endpoint/endpoint.ts'
import type { Phrase, PhraseParams } from '#rules/text/locale.ts'

interface Choice {
  readonly label: Phrase
  readonly hint?: Phrase
}

type CallWithBody = Endpoint & { readonly body: z.core.$ZodType }

/** A duty that is one question with a few answers: its words, and the call that saves the answer. */
export interface Question {
  readonly title: Phrase
  readonly text: Phrase
  /** Shown when the duty has a deadline, as `{date}`. */
  readonly deadlineText?: Phrase
  /** The values that the text names; null once the user does not have them any more. */
  readonly toParams?: (user: User) => PhraseParams | null
  /** In the order in which they are shown. */
  readonly answers: Readonly<Record<string, Choice>>
  /** The text of the toast once the answer is saved; an undo comes with it, so nothing is confirmed before. */
  readonly saved?: Phrase
  readonly call: CallWithBody
  /** The body of the call for an answer; null sends nothing. */
  readonly toBody: (answer: string, user: User) => unknown
}

interface TypedQuestion<Answer extends string, Call extends CallWithBody> extends Omit<
  Question,
  'answers' | 'call' | 'toBody'
> {
  readonly answers: Readonly<Record<Answer, Choice>>
  readonly call: Call
  readonly toBody: (answer: Answer, user: User) => z.input<Call['body']> | null
}

/** Checks that the answers and the call of a question fit each other. */
export const defineQuestion = <const Answer extends string, Call extends CallWithBody>(
  question: TypedQuestion<Answer, Call>,
) => question as TypedQuestion<Answer, Call> & Question
