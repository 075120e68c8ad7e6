import { describe, expect, it } from 'vitest'
import { testGroup, testMeeting } from '#web/parts/group-table/test-group.ts'
import { findMoveInNeed, listMoveChanges } from './list-move-changes.ts'

const group = (scheduleID: number, part: number, day = 1, time = '10:00') => ({
  ...testGroup,
  scheduleID,
  part,
  meetings: [testMeeting(day, time, `${time.slice(0, 2)}:50`)],
})
const [lecture, seminar, otherSeminar] = [group(1, 1), group(2, 2, 2), group(3, 2, 3)]
const toMove = (subjectID: number, ...groups: ReturnType<typeof group>[]) => ({
  subjectID,
  subject: '',
  subjecteng: '',
  subject_code: '',
  ects: 5,
  groups,
})

describe('listMoveChanges', () => {
  it('gives the old and the new group of each part that changes, and no part that stays', () => {
    expect(listMoveChanges([lecture, seminar], toMove(1, lecture, otherSeminar))).toEqual([
      { from: seminar, to: otherSeminar },
    ])
    expect(listMoveChanges([lecture, seminar], toMove(1, lecture, seminar))).toEqual([])
  })

  it('gives a part that is new or left alone', () => {
    expect(listMoveChanges([lecture], toMove(1, lecture, seminar))).toEqual([
      { from: undefined, to: seminar },
    ])
    expect(listMoveChanges([lecture, seminar], toMove(1, lecture))).toEqual([
      { from: seminar, to: undefined },
    ])
  })
})

describe('findMoveInNeed', () => {
  it('names the move whose new groups meet when the old ones of this subject did', () => {
    const first = toMove(1, group(11, 1, 2))
    const second = toMove(2, group(12, 1, 5))
    expect(findMoveInNeed([seminar], second, [first, second])).toBe(first)
    expect(findMoveInNeed([lecture], first, [first, second])).toBeUndefined()
  })
})
