import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import classes from './Courses.module.css'
import type { Course } from './course.ts'
import { words } from './words.ts'

/** The student's groups in a course: times, rooms and lecturers. */
export const CourseGroups = ({ groups }: { groups: Course['groups'] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  return (
    <ul className={classes['groups']}>
      {groups.map((group) => {
        const rooms = [...new Set(group.meetings.map(({ room }) => formatRoom(group, room, locale)))]
        return (
          <li key={group.scheduleID}>
            <strong>{text(group, 'lecture_type')}</strong>
            <span>
              <MeetingTimes of={[group]} />
            </span>
            <span className="muted">
              {[...rooms, t('groupOf', { group: group.group }), text(group, 'name')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <ChangeMark row={`group ${group.scheduleID}`} />
          </li>
        )
      })}
    </ul>
  )
}
