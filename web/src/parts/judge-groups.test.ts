import { expect, test } from 'vitest'
import { pickGroup } from './pick-group.ts'
import type { OfferedGroup, TakenGroup } from './judge-groups.ts'
import { verdictOf } from './judge-groups.ts'

const meeting = (dayID: number, time: string, time_end: string) => ({
  dayID,
  day: '',
  dayeng: '',
  time,
  time_end,
  room: null,
})

const offered = (over: Partial<OfferedGroup>): OfferedGroup => ({
  scheduleID: 1,
  subjectID: 1,
  group: '01',
  config: 1,
  part: 1,
  parentID: null,
  lecture_typeID: 1,
  lecture_type: '',
  lecture_typeeng: '',
  has_practice: false,
  day: '',
  dayeng: '',
  time: null,
  time_end: null,
  name: '',
  nameeng: '',
  st_count: 0,
  capacity: 10,
  rotation: false,
  curation: null,
  curationeng: null,
  room: null,
  start_date: '2026-09-14',
  end_date: '2026-12-27',
  dates: [],
  meetings: [meeting(1, '10:00', '12:00')],
  valid: true,
  code: null,
  reason: null,
  clash: null,
  ...over,
})

const taken = (over: Partial<OfferedGroup>): TakenGroup => ({
  ...pickGroup(offered({ scheduleID: 90, subjectID: 9, ...over })),
  subject: { ka: 'კალკულუსი', en: 'Calculus' },
  code: 'MATH 101',
})

const judge = (group: OfferedGroup, mine: TakenGroup[] = [], picked: OfferedGroup[] = []) =>
  verdictOf(pickGroup(group), mine, picked.map(pickGroup))

test('a free group that meets nothing of mine can be taken', () => {
  expect(judge(offered({}), [taken({ meetings: [meeting(1, '12:00', '13:00')] })])).toBeNull()
})

test('a clash is seen here, with the name of the subject, though the server had not known of it', () => {
  expect(judge(offered({}), [taken({ meetings: [meeting(1, '11:00', '13:00')] })])).toEqual({
    why: 'clash',
    obstacle: { subject: { ka: 'კალკულუსი', en: 'Calculus' }, day: 1, time: '11:00–13:00' },
  })
})

test("the subject's own seats do not stand in its way", () => {
  expect(judge(offered({ subjectID: 9 }), [taken({})])).toBeNull()
})

test("the server's clash and its other reasons are taken as they are", () => {
  const clash = { subjectID: 5, subject: 'ლოგიკა', subjecteng: 'Logic', dayID: 2, time: '09:00' }
  expect(judge(offered({ valid: false, code: 'group_clash', reason: 'x', clash }))).toEqual({
    why: 'clash',
    obstacle: { subject: { ka: 'ლოგიკა', en: 'Logic' }, day: 2, time: '09:00' },
  })
  expect(judge(offered({ valid: false, code: 'group_full', reason: 'სავსეა' }))).toEqual({
    why: 'server',
    code: 'group_full',
    sentence: 'სავსეა',
  })
})

test('a part that meets a picked part cannot be taken; the same part is simply replaced', () => {
  const lecture = offered({ scheduleID: 2, group: '02' })
  expect(judge(offered({ part: 2 }), [], [lecture])).toEqual({
    why: 'part',
    group: '02',
    day: 1,
    time: '10:00–12:00',
  })
  expect(judge(offered({ part: 1 }), [], [lecture])).toBeNull()
})
