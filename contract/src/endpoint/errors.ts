import * as z from 'zod/mini'

/** Every reply that is not a success: a sentence to show, a stable word for it, and what it is about (spec 3.10, 8.2). */
export const errorReply = z.object({
  message: z.string(),
  data: z.optional(z.record(z.string(), z.array(z.string()))),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})

export type ErrorReply = z.output<typeof errorReply>

/** The `message` of a reply whose `data` says which field is wrong (spec 8.1.1). */
export const validationErrors = 'validation_errors'
