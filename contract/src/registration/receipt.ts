import * as z from 'zod/mini'
import { id, instant } from '../endpoint/endpoint.ts'

/** An attempt of the student and its result; `at` is by the database's clock. */
export const receipt = z.object({
  receiptID: id(),
  at: instant(),
  action: z.enum([
    'registered',
    'changed',
    'cancelled',
    'pre_registered',
    'pre_registration_changed',
    'pre_registration_removed',
    'minor_chosen',
    'minor_deleted',
    'group_requested',
    'concentration_chosen',
    'law_chosen',
    'free_refused',
    'free_wanted',
    'theme_chosen',
    'theme_removed',
    'topic_chosen',
    'topic_removed',
    'lab_group_made',
    'lab_group_joined',
    'lab_group_left',
  ]),
  /** Null when the subject does not exist, and for a minor, a concentration or a theme, which `subject` then names. */
  subjectID: z.nullable(id()),
  subject: z.nullable(z.string()),
  subjecteng: z.nullable(z.string()),
  groups: z.array(z.string()),
  /** How often the same was refused in the same way; `at` is the last time. */
  times: z.int(),
  /** Why it was refused; null when it was done. */
  code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  reasoneng: z.nullable(z.string()),
})
