import type { Database } from '#server/db/open.ts'
import { requireFound } from '#server/http/require-found.ts'
import { words as httpWords } from '#server/http/words.ts'
import type { OwnGroup, GroupRow, SeatGroup, Snapshot, Subject } from '../snapshot.ts'
import { listOwnGroups } from '../decide/own-groups.ts'
import { hasPassed } from '../has-passed.ts'
import { loadSnapshotWithSeats } from '../load-snapshot.ts'
import { words } from '../words.ts'

/** The group table of one subject, and the facts that a choice from it is decided on. */
export interface SubjectGroups {
  readonly snapshot: Snapshot
  readonly subject: Subject & { readonly passed: boolean }
  /** All groups of the subject in this semester, each with whether it has a seat now. */
  readonly groups: readonly SeatGroup[]
  /** The same groups as the table shows them, config by config. */
  readonly rows: readonly GroupRow[]
  /** The groups of every subject that the student is in. */
  readonly ownGroups: readonly OwnGroup[]
}

/**
 * The groups of a subject in this semester, with their seats as of this moment, in one statement. Refuses a subject that
 * is not there.
 */
export const loadGroups = async (
  db: Database,
  studentID: number,
  subjectID: number,
): Promise<SubjectGroups> => {
  const read = requireFound(await loadSnapshotWithSeats(db, studentID, subjectID), httpWords.noSemester)
  const { snapshot, taken } = read
  const { catalogue } = snapshot
  const subject = requireFound(catalogue.subjects.get(subjectID), words.subjectNotFound)
  const countSeats = ({ scheduleID }: GroupRow) => taken.get(scheduleID) ?? 0
  const all = catalogue.groupsBySubject.get(subjectID) ?? []
  const rows = all
    .toSorted(
      (one, other) => one.config - other.config || one.part - other.part || one.scheduleID - other.scheduleID,
    )
    .flatMap(({ scheduleID }) => catalogue.rows.get(scheduleID) ?? [])
  const free = new Set(
    rows.filter((row) => countSeats(row) < row.capacity).map(({ scheduleID }) => scheduleID),
  )
  return {
    snapshot,
    subject: { ...subject, passed: hasPassed(snapshot, subjectID) },
    groups: all.map((group) => ({ ...group, has_seat: free.has(group.scheduleID) })),
    rows: rows.map((row) => ({ ...row, st_count: countSeats(row) })),
    ownGroups: listOwnGroups(snapshot),
  }
}
