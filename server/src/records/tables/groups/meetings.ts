import { choice, codeOf, date, integer, time } from '../../column.ts'
import type { RecordTable } from '../../record-table.ts'

const days = { monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6, sunday: 7 }

export const meetings: RecordTable = {
  name: 'meetings',
  entity: { ka: 'მეცადინეობა', en: 'meeting' },
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
      reason: { ka: 'დასასრული დასაწყისზე გვიან უნდა იყოს', en: 'the end is not after the beginning' },
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

export const meetingMoves: RecordTable = {
  name: 'meeting_moves',
  entity: { ka: 'გადატანილი მეცადინეობა', en: 'moved meeting' },
  about: 'Single meetings that are held at another time or in another room, or are cancelled.',
  relation: 'meeting_move',
  id: `((t.group_id::bigint << 24) + (t.position::bigint << 16) + (t.day - date '2000-01-01'))`,
  key: ['group', 'number', 'day'],
  partOf: { table: 'groups', column: 'group' },
  locks: ['study_group'],
  columns: [
    codeOf('groups', 'group', 'The group.', '2026-autumn-LAW101-1', { field: 'group_id' }),
    integer('number', 'Which of its `meetings`.', '1', { from: 0, to: 100, field: 'position' }),
    date('day', 'The date on which it would have been.', '2026-11-09'),
    date('new_day', 'The date on which it is held; empty is cancelled.', '2026-11-13', { optional: true }),
    time('starts', 'When it begins.', '12:00', { optional: true }),
    time('ends', 'When it ends.', '13:50', { optional: true }),
    codeOf('rooms', 'room', 'Where.', '312', { optional: true, field: 'room_id' }),
  ],
  checks: [
    {
      column: 'new_day',
      reason: {
        ka: 'ახალი დღისთვის დასაწყისი და დასასრული საჭიროა, გაუქმებული მეცადინეობისთვის – არა',
        en: 'a new day has a beginning and an end after it, and a cancelled meeting has none',
      },
      repair: { ka: 'შეავსეთ სამივე ან არცერთი.', en: 'Fill in all three, or none.' },
      badRows: `select line, new_day as value from rec_new_meeting_moves
        where (new_day = '') <> (starts = '') or (new_day = '') <> (ends = '') or ends <> '' and ends <= starts order by line`,
    },
    {
      column: 'number',
      reason: { ka: 'ჯგუფს ასეთი მეცადინეობა არ აქვს', en: 'the group has no such meeting' },
      repair: {
        ka: 'შეასწორეთ ნომერი ცხრილის meetings მიხედვით.',
        en: 'Correct the number by the table meetings.',
      },
      needs: ['meetings'],
      badRows: `select s.line, s.number as value from rec_new_meeting_moves s
        where not exists (select from rec_new_meetings m where m."group" = s."group" and m.number = s.number) order by s.line`,
    },
  ],
}
