import * as z from 'zod/mini'

/** An amount as the server writes it: a decimal with two places, below zero for what is owed to the student. */
export const amount = () => z.string().check(z.regex(/^-?\d{1,10}\.\d{2}$/))

/** A text that may also be sent as a JSON number. */
export const numberText = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), text)

/** A typed amount: above zero, at most two decimal places. */
export const typedAmount = () =>
  numberText(z.stringFormat('amount', /^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/))

/** The currency of an amount, ISO 4217. */
export const currency = () => z.string().check(z.regex(/^[A-Z]{3}$/))
