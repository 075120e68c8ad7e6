import { useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MustChange.module.css'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

/** My registrations whose group was closed or moved: above everything, each with the way to its groups (spec 7). */
export const MustChange = ({ place }: { place: Place }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(groups.mustChange))
  if (data.subjects.length === 0) return null
  return (
    <section className={classes['must']} aria-label={t('mustChange')}>
      <h2>
        <Icon name="warning" /> {t('mustChange')}
      </h2>
      <ul>
        {data.subjects.map((own) => (
          <li key={own.registrationID}>
            <div>
              <SubjectName subject={own} />
              {own.groups
                .filter(({ scheduleID }) => own.must_change.includes(scheduleID))
                .map((group) => (
                  <div key={group.scheduleID} className={classes['left']}>
                    {text(group, 'lecture_type')}, {t('group', { group: group.group })}:{' '}
                    <MeetingTimes of={[group]} />
                  </div>
                ))}
              <div>{text(own, 'reason')}</div>
            </div>
            <button
              type="button"
              className="main-button"
              onClick={() =>
                place.openSubject(
                  own.program_moduleID === null ? null : String(own.program_moduleID),
                  own.subjectID,
                )
              }
            >
              {t('chooseAnother')}
              <span className="visually-hidden">: {text(own, 'subject')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
