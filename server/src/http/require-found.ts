import { Refusal, type RefusalPhrase } from './refusal.ts'

/** Returns what was found, or refuses. */
export const requireFound = <Found>(found: Found | undefined, refusal: RefusalPhrase): Found => {
  if (found === undefined) throw new Refusal(refusal)
  return found
}
