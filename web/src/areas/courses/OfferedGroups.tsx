import { useSuspenseQuery } from '@tanstack/react-query'
import { groups as calls } from '#contract/registration/groups.ts'
import { q, type Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DepartmentContact } from '#web/parts/department/DepartmentContact.tsx'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { words as partWords } from '#web/parts/words.ts'
import classes from './Courses.module.css'
import { words } from './words.ts'

type OfferedGroup = Reply<typeof calls.general>['groups'][number]

/** More are folded. */
const maxShown = 6

/** The groups of a subject that the student does not take: times, lecturers and the seats that are left. */
export const OfferedGroups = ({ subjectID }: { subjectID: string }) => {
  const t = useWords(words)
  const { groups } = useSuspenseQuery(q(calls.general, { params: { subjectID } })).data
  if (groups.length === 0)
    return (
      <>
        <p>{t('noOfferedGroups')}</p>
        <DepartmentContact />
      </>
    )
  if (groups.length <= maxShown) return <GroupList groups={groups} />
  return (
    <>
      <GroupList groups={groups.slice(0, maxShown)} />
      <details className={classes['more']}>
        <summary>{t('allGroups', { count: groups.length })}</summary>
        <GroupList groups={groups.slice(maxShown)} />
      </details>
    </>
  )
}

const GroupList = ({ groups }: { groups: readonly OfferedGroup[] }) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  return (
    <ul className={classes['offered']}>
      {groups.map((group) => {
        const left = group.capacity - group.st_count
        return (
          <li key={group.scheduleID}>
            <strong>
              <MeetingTimes of={[group]} />
            </strong>
            <span className={classes['seats']} data-full={left <= 0 || undefined}>
              {left <= 0 ? p('noSeats') : p('seatsLeft', { count: left })}
            </span>
            <span className="muted">
              {[text(group, 'lecture_type'), t('groupOf', { group: group.group }), text(group, 'name')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
