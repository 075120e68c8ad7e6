import * as z from 'zod/mini'

/** A password, as it was typed. */
export const secret = () => z.string().check(z.minLength(1), z.maxLength(200))
