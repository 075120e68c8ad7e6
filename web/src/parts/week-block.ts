import type { DateRange } from '#rules/registration/clash.ts'
import type { WeekTime } from './week-grid/week-layout.ts'

/** A lecture that stands in the week: up to four short lines, its subject's name first. */
export interface WeekBlock extends WeekTime {
  readonly key: string
  readonly title: string
  readonly code: string
  readonly pastel: number
  readonly lines: readonly string[]
  /** It is not held then: it is cancelled or moved, which its first line says. */
  readonly isAbsent?: boolean
  /** The dates of a rotation; without any it stands in every week. */
  readonly dates?: readonly DateRange[]
}

/** A lecture of the group that is looked at; `obstacle` is what it coincides with, by its name and its code. */
export interface GhostBlock extends WeekTime {
  readonly key: string
  readonly title: string
  readonly code: string
  readonly obstacle: { readonly name: string; readonly code: string } | null
}

/** What stands over a day where the week is one of the calendar. */
export interface DayHead {
  readonly day: number
  readonly date: string
  readonly isToday: boolean
  readonly holiday: string | null
}
