import { checkLinkedSet, findGroupWithoutLecture, hasValidSet } from '#rules/registration/linked-sets.ts'
import type { SeatGroup, Subject } from '../snapshot.ts'
import { words } from '../words.ts'
import { refuse, type Refused } from './refused.ts'

const knownAnswers = new WeakMap<readonly SeatGroup[], boolean>()

/** Whether anybody at all can take a subject of these groups; worked out once while they are the same. */
export const canBeTaken = (all: readonly SeatGroup[]): boolean => {
  const known = knownAnswers.get(all) ?? hasValidSet(all)
  knownAnswers.set(all, known)
  return known
}

const getPart = ({ part_ka, part_en }: SeatGroup) => ({ ka: part_ka, en: part_en })

/** A group beside another one of its parent's part, as a seminar of another lecture. */
const refuseOtherLecture = (chosen: readonly SeatGroup[], all: readonly SeatGroup[]): Refused => {
  const ids = new Set(chosen.map(({ scheduleID }) => scheduleID))
  const child = chosen.find(({ parentID }) => parentID !== null && !ids.has(parentID))
  const parent = all.find(({ scheduleID }) => scheduleID === child?.parentID)
  if (child === undefined || parent === undefined) return refuse(words.groupNotFound)
  const mine = chosen.find(({ part }) => part === parent.part)
  if (mine === undefined) return refuse(words.groupNotFound)
  return refuse(words.groupOfOtherLecture, {
    group: child.group,
    part: getPart(child),
    parent: parent.group,
    parentPart: getPart(parent),
    mine: mine.group,
  })
}

/** Refuses groups that are not one whole linked set of their subject (spec 4.7.2, 5.10). */
export const checkSet = (
  { subject, subjecteng }: Subject,
  chosen: readonly SeatGroup[],
  all: readonly SeatGroup[],
): Refused | null => {
  const params = { subject: { ka: subject, en: subjecteng } }
  if (!canBeTaken(all)) return refuse(words.noValidSet, params)
  const found = checkLinkedSet(chosen, all)
  if (found === 'complete') return null
  if ('wrong' in found) {
    if (found.wrong === 'parent') return refuseOtherLecture(chosen, all)
    return refuse(found.wrong === 'meet' ? words.setMeetsItself : words.wrongSet, params)
  }
  const missing = found.missingParts.flatMap((part) => all.find((group) => group.part === part) ?? [])
  const names = {
    ka: missing.map(({ part_ka }) => part_ka).join(', '),
    en: missing.map(({ part_en }) => part_en).join(', '),
  }
  const alone = findGroupWithoutLecture(chosen, all)
  if (alone === null) return refuse(words.incompleteSet, { ...params, missing: names })
  return refuse(words.lectureMissing, {
    ...params,
    group: alone.group,
    part: getPart(alone),
    missing: names,
  })
}
