import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { dutyWords, toDutyName } from '#rules/duties/duty-words.ts'
import { formatPhrase } from '#rules/text/locale.ts'
import { q } from '#web/api/call.ts'
import { leaveView } from '#web/api/student-view/leave-view.ts'
import { hasToken, readView, type StudentView } from '#web/api/student-view/student-view.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useLeftOut } from '#web/parts/student-view/useLeftOut.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ViewBanner.module.css'
import { words } from './words.ts'

const lastMinuteSeconds = 60

/** Whole seconds until the view ends; it is left when there are none. */
const useSecondsLeft = (view: StudentView): number => {
  const count = () => Math.max(0, Math.ceil((view.until - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(count)
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(count())
      // Its time is over, or the server has refused it.
      if (count() === 0 || !hasToken()) leaveView()
    }, 1000)
    return () => clearInterval(timer)
  })
  return seconds
}

const Banner = ({ view }: { readonly view: StudentView }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const user = useQuery(q(session.user)).data?.user
  const leftOut = useLeftOut()
  const seconds = useSecondsLeft(view)
  const blocker = user?.blockers[0]
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <section className={classes['banner']} aria-label={t('banner')}>
      <Icon name="lock" />
      <p className={classes['text']}>
        <strong>
          {user === undefined ? t('banner') : `${text(user, 'fname')} ${text(user, 'lname')} · ${user.code}`}
        </strong>
        <span className={blocker === undefined && leftOut !== null ? classes['whole'] : undefined}>
          {blocker === undefined
            ? t('readOnly')
            : t('covered', { duty: formatPhrase(dutyWords[toDutyName(blocker)], locale) })}
        </span>
        {leftOut !== null && (
          <span
            className={`${classes['leftOut']} ${blocker === undefined ? '' : classes['whole']}`}
            title={leftOut}
          >
            {leftOut}
          </span>
        )}
      </p>
      <span role="timer" className={classes['time']} aria-label={t('timeLeft', { time })}>
        <span className={classes['whole']}>{t('timeLeft', { time })}</span>
        <span className={classes['short']}>{time}</span>
      </span>
      <output className="visually-hidden">{seconds <= lastMinuteSeconds && t('lastMinute')}</output>
      <button type="button" className={classes['end']} onClick={() => leaveView()}>
        {t('end')}
      </button>
    </section>
  )
}

/** Above every page that a member of staff sees as the student does: who that is, for how long, and the way out. */
export const ViewBanner = () => {
  const [view] = useState(readView)
  return view !== null && <Banner view={view} />
}
