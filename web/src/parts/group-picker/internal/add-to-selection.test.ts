import { describe, expect, it } from 'vitest'
import { addToSelection } from './add-to-selection.ts'

const group = (scheduleID: number, part: number, time: string, parentID: number | null = null) => ({
  scheduleID,
  subjectID: 1,
  config: 1,
  part,
  parentID,
  rotation: false,
  meetings: [{ day: 1, time, time_end: `${time.slice(0, 2)}:50` }],
  ranges: [],
})
const [lecture, seminar] = [group(1, 1, '10:00'), group(2, 2, '12:00')]

describe('addToSelection', () => {
  it('drops a group that meets at the time of the new one', () => {
    const meets = group(3, 1, '12:00')
    expect(addToSelection([lecture, seminar], meets)).toEqual({
      selected: [meets],
      dropped: { groups: [seminar], meets: true },
    })
  })

  it('drops a seminar of another lecture, though they do not meet', () => {
    const [own, other] = [group(4, 2, '12:00', 1), group(5, 1, '14:00')]
    expect(addToSelection([lecture, own], other)).toEqual({
      selected: [other],
      dropped: { groups: [own], meets: false },
    })
  })

  it('replaces a group of the same part and drops nothing', () => {
    const other = group(6, 2, '16:00')
    expect(addToSelection([lecture, seminar], other)).toEqual({ selected: [lecture, other], dropped: null })
  })
})
