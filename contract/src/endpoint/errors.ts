import * as z from 'zod/mini'

/** `data` is each wrong field with its messages, when the message is `validation_errors`. */
const errorText = z.object({
  message: z.string(),
  data: z.optional(z.record(z.string(), z.array(z.string()))),
})

/** The reply of every refusal: a text to show, a stable code, and parameters of the text (spec 3.10, 8.2). */
export const errorReply = z.extend(errorText, {
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  /** The text in the other language, for a screen that still shows it after the language was switched. */
  translation: z.optional(z.extend(errorText, { locale: z.enum(['ka', 'en']) })),
})

export type ErrorReply = z.output<typeof errorReply>

/** The `message` of a reply whose `data` names the wrong fields (spec 8.1.1). */
export const validationErrors = 'validation_errors'
