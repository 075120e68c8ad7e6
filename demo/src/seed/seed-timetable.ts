import { addDays } from '#rules/time/clock.ts'
import type { Connection } from '#server/db/open.ts'
import type { Timetable } from '#demo/groups/timetable.ts'
import type { Semester } from '#demo/season/semesters.ts'
import { insertRows } from './insert-rows.ts'

const clock = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** Writes rooms, lecturers and groups with their meetings and dates; the seats are counted already. */
export const seedTimetable = async (
  tx: Connection,
  { rooms, lecturers, groups }: Timetable,
  semester: Semester,
): Promise<void> => {
  await insertRows(
    tx,
    'room',
    { id: 'int', name: 'text', building_ka: 'text', building_en: 'text' },
    rooms.map(({ id, name, ka, en }) => ({ id, name, building_ka: ka, building_en: en })),
  )
  await insertRows(
    tx,
    'lecturer',
    { id: 'int', fname_ka: 'text', lname_ka: 'text', fname_en: 'text', lname_en: 'text', school_id: 'int' },
    lecturers.map(({ id, person: { first, last }, schoolID }) => ({
      id,
      fname_ka: first.ka,
      lname_ka: last.ka,
      fname_en: first.en,
      lname_en: last.en,
      school_id: schoolID,
    })),
  )
  await insertRows(
    tx,
    'study_group',
    {
      id: 'int',
      semester_id: 'int',
      subject_id: 'int',
      code: 'text',
      lecture_type_id: 'int',
      config: 'int',
      part: 'int',
      parent_id: 'int',
      lecturer_id: 'int',
      capacity: 'int',
      taken: 'int',
      is_rotation: 'boolean',
      curation_ka: 'text',
      curation_en: 'text',
    },
    groups.map((group) => ({
      id: group.id,
      semester_id: semester.id,
      subject_id: group.subject.id,
      code: group.code,
      lecture_type_id: group.lectureTypeID,
      config: group.config,
      part: group.part,
      parent_id: group.parent?.id ?? null,
      lecturer_id: group.lecturerID,
      capacity: group.capacity,
      taken: group.taken,
      is_rotation: group.rotation !== null,
      curation_ka: group.rotation?.ka ?? null,
      curation_en: group.rotation?.en ?? null,
    })),
  )
  await insertRows(
    tx,
    'group_meeting',
    { group_id: 'int', position: 'int', weekday: 'int', starts: 'time', ends: 'time', room_id: 'int' },
    groups.flatMap(({ id, meetings }) =>
      meetings.map(({ weekday, hour, hours, roomID }, index) => ({
        group_id: id,
        position: index + 1,
        weekday,
        starts: clock(hour, 0),
        ends: clock(hour + hours - 1, 50),
        room_id: roomID,
      })),
    ),
  )
  await insertRows(
    tx,
    'group_dates',
    { group_id: 'int', starts_on: 'date', ends_on: 'date' },
    groups.flatMap(({ id, rotation }) =>
      (rotation?.weeks ?? []).map(([from, to]) => ({
        group_id: id,
        starts_on: addDays(semester.startsOn, 7 * (from - 1)),
        ends_on: addDays(semester.startsOn, 7 * (to - 1) + 4),
      })),
    ),
  )
}
