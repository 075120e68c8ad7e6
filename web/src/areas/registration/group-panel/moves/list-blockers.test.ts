import { expect, it } from 'vitest'
import type { OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { toRuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { listBlockers } from './list-blockers.ts'

const makeGroup = (scheduleID: number, subjectID: number, time: string) =>
  toRuleGroup({
    scheduleID,
    subjectID,
    group: String(scheduleID),
    config: 1,
    part: 1,
    parentID: null,
    st_count: 0,
    capacity: 10,
    rotation: false,
    dates: [],
    meetings: [{ dayID: 1, time, time_end: `${time.slice(0, 2)}:50` }],
    valid: true,
    code: null,
    reason: null,
    clash: null,
  } as unknown as OfferedGroup)
const makeTaken = (subjectID: number, time: string) => ({
  ...makeGroup(subjectID * 10, subjectID, time),
  subject: { ka: `ს${subjectID}`, en: `S${subjectID}` },
  code: '',
})

it('names each registered subject that clashes once, and no other', () => {
  const taken = [makeTaken(7, '10:00'), makeTaken(8, '12:00'), makeTaken(9, '16:00')]
  const names = (...times: readonly string[]) =>
    listBlockers(
      times.map((time, nth) => makeGroup(nth, 1, time)),
      taken,
    ).map(({ en }) => en)
  expect(names('10:00', '10:00')).toEqual(['S7'])
  expect(names('10:00', '12:00', '14:00')).toEqual(['S7', 'S8'])
  expect(names('14:00')).toEqual([])
})
