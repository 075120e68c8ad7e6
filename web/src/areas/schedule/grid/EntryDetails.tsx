import { Link } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { WriteToLecturer } from '#web/parts/conversations/WriteToLecturer.tsx'
import { words as partWords } from '#web/parts/words.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { ScheduleEntry } from '../schedule-entry.ts'
import { words } from '../words.ts'
import classes from './Details.module.css'
import { SubjectPoints } from './SubjectPoints.tsx'

interface Props {
  readonly entry: ScheduleEntry
  readonly pastel: number | null
  /** The change since the last visit, or else its state. */
  readonly notes: readonly string[]
  readonly isChanged: boolean
  /** Entries at the same time. */
  readonly atOnce: readonly ScheduleEntry[]
  readonly semesterID: number
}

/** Time, place, group, lecturer and marks of a lecture, or time and place of an event, with the way to its page. */
export const EntryDetails = ({ entry, pastel, notes, isChanged, atOnce, semesterID }: Props) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const locale = useLocale()
  const isUnlocked = useUnlockedPaths()
  const { group, date, time, time_end, place, what, lecturer, path, isAbsent, subjectID } = entry
  const rows: readonly (readonly [IconName, string, string])[] = [
    ['clock', t('when'), `${formatShortDay(date, locale)}, ${time}–${time_end}`],
    ['pin', t('where'), [place, what].filter(Boolean).join(' · ')],
    ['people', t('group'), group === null ? '' : p('groupOf', { group: group.group })],
    ['person', t('lecturer'), lecturer],
  ]
  const coursePath = group === null ? null : `/courses/${group.subjectID}`
  return (
    <div className={classes['details']}>
      {group !== null && (
        <p className={classes['code']}>
          <span
            className={classes['swatch']}
            style={{ background: `var(--pastel-${pastel})`, borderColor: `var(--pastel-${pastel}-edge)` }}
          />
          {group.subject_code}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={classes['note']} data-changed={isChanged || undefined}>
          <Icon name={isChanged ? 'info' : isAbsent ? 'close' : 'warning'} size={18} /> {note}
        </p>
      ))}
      <dl className={classes['facts']}>
        {rows.map(
          ([icon, name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>
                  <Icon name={icon} size={18} />
                  <span className="visually-hidden">{name}</span>
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {group !== null && (
          <div>
            <dt>
              <Icon name="book" size={18} />
              <span className="visually-hidden">{t('evaluation')}</span>
            </dt>
            <dd>
              <SubjectPoints semesterID={semesterID} subjectID={group.subjectID} />
            </dd>
          </div>
        )}
      </dl>
      {atOnce.map((other) => (
        <p key={other.key} className={classes['note']}>
          <Icon name="warning" size={18} /> {p('atOnce', { subject: other.title })}
        </p>
      ))}
      <p className={classes['links']}>
        {coursePath !== null && isUnlocked(coursePath) && (
          <Link to={coursePath as '/'} className="plain-button">
            {t('openCourse')}
          </Link>
        )}
        {group !== null && group.must_change !== null && (
          <Link to="/registration" className="plain-button">
            {t('mustChange')}
          </Link>
        )}
        {path !== null && isUnlocked(path) && (
          <Link {...toLink(path)} className="plain-button">
            {t('openPage')}
          </Link>
        )}
        {subjectID !== null && <WriteToLecturer subjectID={subjectID} />}
      </p>
    </div>
  )
}
