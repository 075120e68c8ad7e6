import type * as z from 'zod/mini'
import type { groups } from '#contract/registration/groups.ts'
import { listRemainingSets } from '#rules/registration/linked-sets.ts'
import { findSmallestRepair } from '#rules/registration/repair/find-smallest-repair.ts'
import { makeRepairFinder, type Move, type MovableSubject } from '#rules/registration/repair/repair.ts'
import type { Database } from '#server/db/open.ts'
import { checkGroup } from '../decide/check-group.ts'
import { decideChoose } from '../decide/choose.ts'
import { decideWithMoves } from '../decide/moves/decide-with-moves.ts'
import { listOwnGroups } from '../decide/own-groups.ts'
import type { Registration, SeatGroup, Snapshot } from '../snapshot.ts'
import { loadGroups, type SubjectGroups } from './load-groups.ts'

type Repair = z.input<typeof groups.repairs.reply>['repairs'][number]

/** Maximum number of sets to try of a subject; one of several parts has many more than a student would choose among. */
const maxSets = 60

const listTakeableSets = (all: readonly SeatGroup[], own: readonly number[]): SeatGroup[][] =>
  listRemainingSets(
    all.filter(({ scheduleID, is_open, has_seat }) => own.includes(scheduleID) || (is_open && has_seat)),
    all,
    maxSets,
  )

const toIDs = (set: readonly SeatGroup[]): number[] => set.map(({ scheduleID }) => scheduleID)

/** Whether the student may change the groups of a registration at all now, its times aside. */
const mayChange = (snapshot: Snapshot, own: Registration, set: readonly SeatGroup[]): boolean => {
  const alone = { ...snapshot, student: { ...snapshot.student, registrations: [own] } }
  const choice = { scheduleIDs: toIDs(set), moduleID: own.moduleID }
  return decideChoose(alone, own.subjectID, choice, own).kind !== 'refused'
}

const toMovable = (
  snapshot: Snapshot,
  own: Registration,
  all: readonly SeatGroup[],
): MovableSubject<SeatGroup> => {
  const sets = listTakeableSets(all, own.groups).filter(
    (set) => new Set(toIDs(set)).symmetricDifference(new Set(own.groups)).size > 0,
  )
  const first = sets[0]
  return {
    subjectID: own.subjectID,
    groups: all.filter(({ scheduleID }) => own.groups.includes(scheduleID)),
    alternatives: first !== undefined && mayChange(snapshot, own, first) ? sets : [],
  }
}

const toRow = (
  { subject, rows }: SubjectGroups,
  { groups: moved }: Move<SeatGroup>,
): Repair['moves'][number] => {
  const { subjectID, subject: name, subjecteng, subject_code, ects } = subject
  const ids = toIDs(moved)
  return {
    subjectID,
    subject: name,
    subjecteng,
    subject_code,
    ects,
    groups: rows.filter(({ scheduleID }) => ids.includes(scheduleID)),
  }
}

/**
 * For each group of a subject that clashes: the fewest registered subjects, one or two, whose groups must change so that a
 * set with it can be taken, as the choice itself would be decided. `insteadID` is the subject that is given up for it. A
 * registered subject changes to the group, and leaves as few of its own as it can.
 */
export const offerRepairs = async (
  db: Database,
  studentID: number,
  subjectID: number,
  insteadID: number | null,
): Promise<readonly Repair[]> => {
  const { snapshot, groups: all } = await loadGroups(db, studentID, subjectID)
  const replaced = snapshot.student.registrations.find((own) => own.subjectID === (insteadID ?? subjectID))
  const changed = replaced?.subjectID === subjectID ? replaced : undefined
  const registrations = snapshot.student.registrations.filter(
    (own) => own !== replaced && own.subjectID !== subjectID,
  )
  const ownGroups = listOwnGroups(snapshot, replaced?.registrationID)
  const clashing = all.filter(
    (group) => group.has_seat && checkGroup(group, all, ownGroups)?.code === 'group_clash',
  )
  if (clashing.length === 0) return []
  const loaded = await Promise.all(registrations.map((own) => loadGroups(db, studentID, own.subjectID)))
  const findRepair = makeRepairFinder(
    registrations.map((own, nth) => toMovable(snapshot, own, loaded[nth]!.groups)),
  )
  const isLeft = (set: readonly SeatGroup[]) => (scheduleID: number) => !toIDs(set).includes(scheduleID)
  const countLeft = (set: readonly SeatGroup[]) => changed?.groups.filter(isLeft(set)).length ?? 0
  const requested = listTakeableSets(all, changed?.groups ?? []).toSorted(
    (one, other) => countLeft(one) - countLeft(other),
  )
  return clashing.flatMap((group) => {
    const found = findSmallestRepair(group, requested, findRepair)
    if (found === null) return []
    const moves = found.moves.map((move) => ({
      subjectID: move.subjectID,
      scheduleIDs: toIDs(move.groups),
    }))
    const scheduleIDs = toIDs(found.set)
    const decided = decideWithMoves(
      snapshot,
      changed === undefined
        ? { action: 'choose', scheduleIDs, oldSubjectID: replaced?.subjectID ?? null, moves }
        : {
            action: 'change',
            scheduleIDs,
            moduleID: changed.moduleID,
            newSubjectID: subjectID,
            oldGroupID: changed.groups[0] ?? null,
            moves,
          },
    )
    if (decided.change.kind !== 'seats') return []
    return {
      scheduleID: group.scheduleID,
      schedule_ids: toIDs(found.set),
      moves: found.moves.map((move) =>
        toRow(
          loaded.find(({ subject }) => subject.subjectID === move.subjectID)!,
          move,
        ),
      ),
    }
  })
}
