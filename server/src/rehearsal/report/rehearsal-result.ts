import type { Load } from '../play/play-round.ts'

/** Students whose registration opens, those of them with a plan, and what those got in all rounds. */
export interface StudentCounts {
  readonly opened: number
  readonly planned: number
  readonly complete: number
  readonly partial: number
  readonly blocked: number
}

/** The parts of a rehearsal that are kept beside the rows of students, subjects and groups. */
export interface RehearsalResult {
  readonly counts: StudentCounts
  readonly load: readonly Load[]
}
