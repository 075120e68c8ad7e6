import * as z from 'zod/mini'

/** An amount as the server writes it: a decimal with two places, below zero for what is owed to the student. */
export const amount = () => z.string().check(z.regex(/^-?\d{1,10}\.\d{2}$/))

/** An amount as a student types it: above zero, at most two places. */
export const typedAmount = () =>
  z.string().check(
    z.regex(/^\d{1,7}(\.\d{1,2})?$/),
    z.refine((text) => Number(text) > 0),
  )

/** The currency of an amount, ISO 4217. */
export const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/))
