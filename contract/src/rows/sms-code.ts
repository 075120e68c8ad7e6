import * as z from 'zod/mini'

/** The code from the message; without it the call sends one. */
export const smsCode = () => z.optional(z.string().check(z.regex(/^\d{4}$/)))

/** When a code was sent: seconds until another one can be sent, and until it expires. */
export const smsCodeSent = { resend_after: z.optional(z.int()), expires_in: z.optional(z.int()) }
