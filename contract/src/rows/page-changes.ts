import * as z from 'zod/mini'
import { done } from '../endpoint/endpoint.ts'

/** Fields of every call that marks the content of a page as seen, by its version. */
export const seenVersion = (content: string) =>
  ({
    summary: `Marks this version of ${content} as seen.`,
    body: z.object({ version: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    reply: done(),
  }) as const

/** The fields of a page that shows what changed since the student's last visit. */
export const pageChanges = <Change extends z.core.$ZodType>(change: Change) => ({
  version: z.string(),
  /** Whether this version is the one seen last. */
  is_seen: z.boolean(),
  /** Changes that others made since then; the student's own are left out. */
  changes: z.array(change),
})
