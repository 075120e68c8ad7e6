import { choice, codeOf, date, integer, time } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'

const days = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 }

export const meetings: RecordTable = {
  name: 'meetings',
  entity: { ka: 'შეხვედრა', en: 'meeting' },
  about: 'When and where the groups meet in a week.',
  relation: 'group_meeting',
  id: '((t.group_id::bigint << 32) + t.position)',
  key: ['group', 'number'],
  partOf: { table: 'groups', column: 'group' },
  locks: ['study_group'],
  columns: [
    codeOf('groups', 'group', 'The group.', '2026-autumn-LAW101-1', { field: 'group_id' }),
    integer('number', 'Which meeting of the week it is.', '1', { from: 0, to: 100, field: 'position' }),
    choice('weekday', days, 'The day.'),
    time('starts', 'When it begins.', '10:00'),
    time('ends', 'When it ends.', '11:50'),
    codeOf('rooms', 'room', 'Where; empty is distance.', '312', { optional: true, field: 'room_id' }),
  ],
  checks: [
    {
      column: 'ends',
      reason: { ka: 'დასასრული დაწყების შემდეგ არ არის', en: 'the end is not after the beginning' },
      repair: { ka: 'შეასწორეთ დრო.', en: 'Correct the times.' },
      badRows: `select line, ends as value from rec_new_meetings where ends <= starts order by line`,
    },
  ],
}

export const groupDates: RecordTable = {
  name: 'group_dates',
  entity: { ka: 'ჯგუფის თარიღები', en: 'dates of a group' },
  about: 'The dates of groups that do not meet during the whole semester. Gaps make several rows.',
  relation: 'group_dates',
  id: `((t.group_id::bigint << 32) + (t.starts_on - date '1970-01-01'))`,
  key: ['group', 'starts_on'],
  partOf: { table: 'groups', column: 'group' },
  locks: ['study_group'],
  columns: [
    codeOf('groups', 'group', 'The group.', '2026-autumn-LAW101-1', { field: 'group_id' }),
    date('starts_on', 'The first day.', '2026-09-14'),
    date('ends_on', 'The last day.', '2026-10-11'),
  ],
  checks: [
    {
      column: 'ends_on',
      reason: { ka: 'ბოლო დღე პირველზე ადრეა', en: 'the last day is before the first' },
      repair: { ka: 'შეასწორეთ თარიღები.', en: 'Correct the dates.' },
      badRows: `select line, ends_on as value from rec_new_group_dates where ends_on < starts_on order by line`,
    },
  ],
}
