import type { DateRange } from '#rules/registration/clash.ts'
import type { WeekTime } from '#web/parts/week/week-layout.ts'

/** A lecture in the week, with up to four short lines. */
export interface WeekBlock extends WeekTime {
  readonly key: string
  readonly title: string
  readonly code: string
  readonly pastel: number
  readonly lines: readonly string[]
  /** A registered subject would come here together with what is chosen. */
  readonly isMoving?: boolean
  /** The group was closed or moved: it must be changed. */
  readonly isClosed?: boolean
  /** It has just become part of the week. */
  readonly isNew?: boolean
  /** The dates of a rotation; empty for every week. */
  readonly dates?: readonly DateRange[]
}

/** A meeting of the previewed group; `obstacle` is the subject that it clashes with. */
export interface GhostBlock extends WeekTime {
  readonly key: string
  readonly title: string
  readonly code: string
  /** It has no seat. */
  readonly isFull?: boolean
  /** It is in the student's plan. */
  readonly isPlanned?: boolean
  /** Another group of this part is chosen. */
  readonly isOther?: boolean
  readonly obstacle: { readonly name: string; readonly code: string } | null
}
