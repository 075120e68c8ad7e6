import { leftOutWords, type LeftOutReason } from './left-out-words.ts'
import type { Stored } from '../load-stored.ts'
import type { PackageIndex } from '../package-index.ts'
import type { OneRosterFile, OneRosterRow } from '../read-rows.ts'

const openFlags = ['inProgress', 'incomplete', 'missing']

const findReason = (row: OneRosterRow, index: PackageIndex, stored: Stored): LeftOutReason | null => {
  const item = row.get('lineItemSourcedId')
  if (!index.finals.has(item)) return leftOutWords.noFinalMark()
  if (index.deletedItems.has(item)) return leftOutWords.deletedItem()
  const isOpen = openFlags.some((flag) => row.get(flag).toLowerCase() === 'true')
  if (isOpen || row.get('scoreStatus') !== 'fully graded') return leftOutWords.openResult()
  if (row.get('score') === '') return leftOutWords.noScore()
  // Marks of a former student are history, and need a student that the portal knows.
  const former = index.formerUsers.get(row.get('studentSourcedId'))
  return former !== undefined && !stored.statusOf.has(former) ? leftOutWords.formerUser() : null
}

/** Leaves out results that are not finished final marks. */
export const leaveOutResult = (
  file: OneRosterFile,
  row: OneRosterRow,
  index: PackageIndex,
  stored: Stored,
): void => {
  const why = row.isGone ? null : findReason(row, index, stored)
  if (why !== null) index.leftOut.add(file, row, 'sourcedId', why)
}
