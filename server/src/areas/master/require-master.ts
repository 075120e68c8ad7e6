import { Refusal } from '#server/http/refusal.ts'
import { componentWords } from './words.ts'

/** Takes what was read for a student; gives it on if she is a master's student. */
export const requireMaster = <Read extends { readonly is_master: boolean }>(read: Read): Read => {
  if (!read.is_master) throw new Refusal(componentWords.notMaster)
  return read
}
