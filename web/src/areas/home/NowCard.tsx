import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { schedule } from '#contract/studies/schedule.ts'
import { attendedKinds, getItemTimeLeft, getMinutesLeft, getMinutesToStart } from '#rules/agenda/agenda.ts'
import { toMinutes } from '#rules/time/clock.ts'
import { q } from '#web/api/call.ts'
import { formatShortDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toClick, toDialog } from '#web/parts/agenda/agenda-dialog.ts'
import { describeAgendaItem, type AgendaItem } from '#web/parts/agenda/describe-agenda-item.ts'
import { toAction } from '#web/parts/agenda/to-action.ts'
import { toLink } from '#web/parts/agenda/to-link.ts'
import { TimeLeft } from '#web/parts/agenda/TimeLeft.tsx'
import { words as agendaWords } from '#web/parts/agenda/words.ts'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import type { Timetable } from '#web/parts/timetable/timetable.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { formatWhen } from './format-when.ts'
import classes from './HomeScreen.module.css'
import { NearEntries } from './NearEntries.tsx'
import { PlanRow } from './PlanRow.tsx'
import { useHomeAgenda } from './useHomeAgenda.ts'
import { words } from './words.ts'

/** The most urgent item with its one action and the current or next entry; otherwise the next lecture. A ready plan is below. */
export const NowCard = ({ timetable }: { readonly timetable: Timetable | undefined }) => {
  const { urgent, plan } = useHomeAgenda(timetable)
  if (urgent === null) return <NextLectureCard />
  return (
    <div className={classes['stack']}>
      <UrgentCard item={urgent} />
      <NearEntries timetable={timetable} />
      {plan !== null && <PlanRow plan={plan} />}
    </div>
  )
}

const UrgentCard = ({ item }: { readonly item: AgendaItem }) => {
  const t = useWords(words)
  const a = useWords(agendaWords)
  const locale = useLocale()
  const { now, items } = useHomeAgenda()
  // An exam with files is named with its times until it is over.
  const exam = items.find(
    ({ kind, targetID }) => item.kind === 'exam_files' && kind === 'exam' && targetID === item.targetID,
  )
  const hasExam = exam !== undefined && exam.start_date === now.date && getMinutesLeft(exam, now)! > 0
  const isExamNow = hasExam && getMinutesToStart(exam, now)! <= 0
  const isAhead = (getMinutesToStart(item, now) ?? 0) > 0
  const { what, of, about, path } = describeAgendaItem(item, isAhead, locale)
  const dialog = toDialog(item, path, now.date)
  const isAttended = attendedKinds.has(item.kind)
  const due =
    item.end_date !== null &&
    a('until', {
      when: [formatShortDate(item.end_date, locale), item.end_time].filter(Boolean).join(', '),
    })
  const left = getItemTimeLeft(item, now)
  const action = a(item.kind === 'visit' && dialog !== null ? 'changeVisit' : toAction(item))
  // The text of the button is not repeated above it.
  const more = [of && what !== action && what, about].filter(Boolean).join(' · ')
  return (
    <div className={classes['now']} data-urgent>
      <p className={classes['nowWhen']}>
        {isAttended || isExamNow ? (
          <strong>{formatWhen((exam ?? item).start_date!, (exam ?? item).start_time!, now, locale)}</strong>
        ) : (
          left !== null && <TimeLeft left={left} />
        )}
        {isAttended
          ? `${item.start_time}–${item.end_time}`
          : isExamNow
            ? t('untilTime', { time: exam.end_time! })
            : due}
      </p>
      <h2>{of || what}</h2>
      <p className="muted">
        {more}
        {hasExam && more && '\u00a0· '}
        {isExamNow
          ? due
          : hasExam && <span className={classes['times']}>{`${exam.start_time}–${exam.end_time}`}</span>}
      </p>
      <Link {...toLink(path)} className="main-button" onClick={toClick(dialog)}>
        {action}
      </Link>
    </div>
  )
}

const NextLectureCard = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data: timetable } = useSuspenseQuery(q(schedule.currentSchedule))
  const { now, plan, lecture } = useHomeAgenda(timetable)
  if (lecture === null && plan !== null) return <PlanRow plan={plan} isMain />
  if (lecture === null && timetable.groups.length === 0)
    return (
      <Link to="/registration" className={classes['now']}>
        <span className={classes['nowText']}>{t('noLectures')}</span>
        <Icon name="right" />
      </Link>
    )
  if (lecture === null) return <p className={classes['sentence']}>{t('noNextLecture')}</p>
  const { group, date, time, time_end, room } = lecture
  const isNow = date === now.date && toMinutes(time) <= now.minute
  return (
    <div className={classes['stack']}>
      <Link to={`/courses/${group.subjectID}` as '/'} className={classes['now']}>
        <span className={classes['nowText']}>
          <span className={classes['nowWhen']}>
            <strong>{formatWhen(date, time, now, locale)}</strong>
            {isNow ? t('untilTime', { time: time_end }) : `${time}–${time_end}`}
          </span>
          <span className={classes['nowTitle']}>{text(group, 'subject')}</span>
          <span className="muted">
            {[formatRoom(group, room, locale), text(group, 'lecture_type'), text(group, 'name')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Icon name="right" />
      </Link>
      {plan !== null && <PlanRow plan={plan} />}
    </div>
  )
}
