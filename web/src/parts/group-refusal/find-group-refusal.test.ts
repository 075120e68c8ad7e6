import { expect, test } from 'vitest'
import { testGroup, testMeeting } from '#web/parts/group-table/test-group.ts'
import { toRuleGroup } from './to-rule-group.ts'
import type { OfferedGroup, TakenGroup } from './find-group-refusal.ts'
import { findGroupRefusal } from './find-group-refusal.ts'

const offered = (over: Partial<OfferedGroup>): OfferedGroup => ({
  ...testGroup,
  group: '01',
  meetings: [testMeeting(1, '10:00', '12:00')],
  valid: true,
  code: null,
  reason: null,
  clash: null,
  ...over,
})

const taken = (over: Partial<OfferedGroup>): TakenGroup => ({
  ...toRuleGroup(offered({ scheduleID: 90, subjectID: 9, ...over })),
  subject: { ka: 'კალკულუსი', en: 'Calculus' },
  code: 'MATH 101',
})

const judge = (group: OfferedGroup, mine: TakenGroup[] = [], picked: OfferedGroup[] = []) =>
  findGroupRefusal(toRuleGroup(group), mine, picked.map(toRuleGroup))

test('allows a free group without a clash', () => {
  expect(judge(offered({}), [taken({ meetings: [testMeeting(1, '12:00', '13:00')] })])).toBeNull()
})

test('finds a clash with its subject before the server knows of it', () => {
  expect(judge(offered({}), [taken({ meetings: [testMeeting(1, '11:00', '13:00')] })])).toEqual({
    why: 'clash',
    obstacles: [{ subject: { ka: 'კალკულუსი', en: 'Calculus' }, day: 1, time: '11:00–13:00' }],
  })
})

test('names every subject that clashes', () => {
  const mine = [
    taken({ meetings: [testMeeting(1, '11:00', '13:00')] }),
    taken({ subjectID: 8, meetings: [testMeeting(2, '11:00', '13:00')] }),
    taken({ subjectID: 7, meetings: [testMeeting(1, '09:00', '10:50')] }),
  ]
  const found = judge(offered({}), mine)
  expect(found?.why === 'clash' && found.obstacles.map(({ time }) => time)).toEqual([
    '11:00–13:00',
    '09:00–10:50',
  ])
})

test('ignores seats of the same subject', () => {
  expect(judge(offered({ subjectID: 9 }), [taken({})])).toBeNull()
})

test("passes on the server's reasons", () => {
  const clash = { subjectID: 5, subject: 'ლოგიკა', subjecteng: 'Logic', dayID: 2, time: '09:00' }
  expect(judge(offered({ valid: false, code: 'group_clash', reason: 'x', clash }))).toEqual({
    why: 'clash',
    obstacles: [{ subject: { ka: 'ლოგიკა', en: 'Logic' }, day: 2, time: '09:00' }],
  })
  expect(judge(offered({ valid: false, code: 'group_full', reason: 'სავსეა' }))).toEqual({
    why: 'server',
    code: 'group_full',
    sentence: 'სავსეა',
  })
})

test('refuses a part that clashes with a selected part, but not with the part it replaces', () => {
  const lecture = offered({ scheduleID: 2, group: '02' })
  expect(judge(offered({ part: 2 }), [], [lecture])).toEqual({
    why: 'part',
    group: '02',
    day: 1,
    time: '10:00–12:00',
  })
  expect(judge(offered({ part: 1 }), [], [lecture])).toBeNull()
})
