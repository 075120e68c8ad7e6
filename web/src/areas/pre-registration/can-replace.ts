import type { Wishable } from './useWishing.ts'

/** What giving a wish up may take out of the way; whether it does, the server says. */
const curable: ReadonlySet<string | null> = new Set([
  'credit_limit',
  'module_subjects',
  'module_credits',
  'block_full',
])

/** Takes a subject; says whether it can be put in the place of a wish, as far as the list knows. */
export const canReplace = ({ can_choose, is_preregistered, code }: Wishable): boolean =>
  !is_preregistered && (can_choose || curable.has(code))
