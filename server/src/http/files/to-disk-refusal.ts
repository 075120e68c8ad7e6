import { Refusal } from '#server/http/refusal.ts'
import { words } from '#server/http/words.ts'
import { log } from '#server/log.ts'

/** A disk that is full although the reserve was free is refused in the same words; any other error stays as it is. */
export const toDiskRefusal = (error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  log.error({ reason: (error as Error).message }, 'A file could not be stored: the disk is full. Make room.')
  return new Refusal(words.diskFull)
}
