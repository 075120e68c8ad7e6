import type { clubs } from '#contract/campus/clubs.ts'
import type { Reply } from '#web/api/call.ts'

export type Club = Reply<typeof clubs.list>['clubs'][number]

/** For `src`. */
export const toPictureUrl = (picture: string | null): string | null =>
  picture && `data:image/jpeg;base64,${picture}`
