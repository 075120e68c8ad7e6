import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { duties } from '#contract/account/duties.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { wantDuty } from '#web/parts/wanted-duty.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import classes from './Duties.module.css'
import { DutyRow } from './DutyRow.tsx'
import { words } from './words.ts'

const DutyList = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(duties.list))
  const { put_off } = data
  if (data.duties.length === 0)
    return (
      <Empty
        action={
          <Link to="/" className="plain-button">
            {t('toHome')}
          </Link>
        }
      >
        {t('nothing')}
      </Empty>
    )
  const minutes = data.duties.reduce((sum, duty) => sum + duty.minutes, 0)
  return (
    <div className={classes['duties']}>
      {put_off !== null && <Notice kind="info">{t(put_off === 'exam' ? 'inExam' : 'inRegistration')}</Notice>}
      <p className={classes['intro']}>{t('intro', { count: minutes, minutes })}</p>
      <ol className={classes['list']}>
        {data.duties.map((duty) => (
          <DutyRow
            key={duty.key}
            duty={duty}
            today={data.today}
            isInRegistration={put_off === 'registration'}
          />
        ))}
      </ol>
    </div>
  )
}

const DutiesScreen = () => {
  const t = useWords(words)
  // What she opened here does not lie over another screen.
  useEffect(() => () => wantDuty(null), [])
  return (
    <Screen name={t('duties')}>
      <DutyList />
    </Screen>
  )
}

export default DutiesScreen
