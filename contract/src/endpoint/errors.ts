import * as z from 'zod/mini'

/** The reply of every refusal: a text to show, a stable code, and parameters of the text (spec 3.10, 8.2). */
export const errorReply = z.object({
  message: z.string(),
  data: z.optional(z.record(z.string(), z.array(z.string()))),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})

export type ErrorReply = z.output<typeof errorReply>

/** The `message` of a reply whose `data` names the wrong fields (spec 8.1.1). */
export const validationErrors = 'validation_errors'
