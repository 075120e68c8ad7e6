import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { plans } from '#contract/registration/plans.ts'
import type { Reply } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Plans.module.css'
import { words } from './words.ts'

type Result = NonNullable<Reply<typeof plans.outcome>['outcome']>

/** A dialog that closes gives the focus back within this time, in ms. */
const focusReturnMs = 100

const toOutcomeLine = (done: number, all: number, isAllOrNothing: boolean) => {
  if (done === 0 && isAllOrNothing) return 'outcomeNone'
  if (done < all) return 'outcomeLine'
  return all === 1 ? 'outcomeOne' : all === 2 ? 'outcomeBoth' : 'outcomeAll'
}

/** The result of each subject: its seat, or the reason and what to do next. */
export const PlanOutcome = ({ result, isNew }: { result: Result; isNew: boolean }) => {
  const t = useWords(words)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const { subjects, all_or_nothing, at } = result
  // A new outcome gets the focus, once the dialog has given it back.
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => heading.current?.focus(), focusReturnMs)
    return () => clearTimeout(timer)
  }, [result, isNew])
  const done = subjects.filter(({ outcome }) => outcome !== 'refused').length
  return (
    <section className={classes['outcome']} aria-label={t('outcome')}>
      <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
        {t('outcome')} <span className={classes['muted']}>{formatInstant(at, locale)}</span>
      </h2>
      <p>{t(toOutcomeLine(done, subjects.length, all_or_nothing), { done, all: subjects.length })}</p>
      <ol className={classes['list']}>
        {subjects.map((subject) => (
          <SubjectOutcome key={subject.subjectID} subject={subject} />
        ))}
      </ol>
      {done > 0 && (
        <Link to="/registration" className="plain-button">
          {t('seeRegistrations')}
        </Link>
      )}
    </section>
  )
}

const SubjectOutcome = ({ subject }: { subject: Result['subjects'][number] }) => {
  const t = useWords(words)
  const { outcome, groups, first, second, subjectID } = subject
  const isRefused = outcome === 'refused'
  const word = isRefused ? 'outcomeRefused' : outcome === 'registered' ? 'outcomeFirst' : 'outcomeSecond'
  return (
    <li className={classes['result']}>
      <div className={classes['title']}>
        <SubjectName subject={subject} />
      </div>
      <p className={isRefused ? classes['bad'] : classes['good']}>
        <Icon name={isRefused ? 'close' : 'check'} size={18} />{' '}
        <span>
          {t(word)}
          {groups.map((group) => (
            <span key={group.scheduleID}>
              {' · '}
              {t('group', { group: group.group })}, <MeetingTimes of={[group]} />
            </span>
          ))}
        </span>
      </p>
      {outcome !== 'registered' && (
        <div className={classes['reasons']}>
          {first && (
            <p>{second || !isRefused ? t('becauseFirst', { reason: first.message }) : first.message}</p>
          )}
          {isRefused && second && <p>{t('becauseSecond', { reason: second.message })}</p>}
        </div>
      )}
      {isRefused && (
        <Link
          to="/registration"
          search={{ subject: subjectID }}
          className="plain-button"
          aria-label={t('chooseOtherOf', { subject: { ka: subject.subject, en: subject.subjecteng } })}
        >
          {t('chooseOther')}
        </Link>
      )}
    </li>
  )
}
