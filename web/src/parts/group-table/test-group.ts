import type { GroupRow } from '#contract/rows/group-row.ts'

/** A weekly meeting for tests. */
export const testMeeting = (dayID: number, time: string, time_end: string, room: string | null = null) => ({
  dayID,
  day: '',
  dayeng: '',
  time,
  time_end,
  room,
})

/** A group without meetings for tests. */
export const testGroup: GroupRow = {
  scheduleID: 1,
  subjectID: 1,
  group: '1',
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
  meetings: [],
}
