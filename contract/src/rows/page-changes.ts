import * as z from 'zod/mini'

/** Names what stands on a page now, to tell that it was looked at. */
export const pageVersion = () => z.string().check(z.regex(/^[\w-]{22}$/))

/** Takes the shape of a change; gives the fields of a page that tells what changed since the student last looked. */
export const pageChanges = <Change extends z.core.$ZodType>(change: Change) => ({
  version: z.string(),
  /** Whether this version is the one that was looked at last. */
  is_seen: z.boolean(),
  /** What changed by itself since then; what she changed herself is no news to her. */
  changes: z.array(change),
})
