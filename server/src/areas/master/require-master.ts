import { Refusal } from '#server/http/refusal.ts'
import { componentWords } from './words.ts'

/** Refuses students of other levels. */
export const requireMaster = <Read extends { readonly is_master: boolean }>(read: Read): Read => {
  if (!read.is_master) throw new Refusal(componentWords.notMaster)
  return read
}
