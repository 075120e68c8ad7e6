import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { duties } from '#contract/account/duties.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { openDuty } from '#web/parts/duties/opened-duty.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import classes from './Duties.module.css'
import { DutyRow } from './DutyRow.tsx'
import { words } from './words.ts'

const DutyList = () => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(duties.list))
  const { put_off } = data
  if (data.duties.length === 0) {
    const homeLink = (
      <ButtonLink kind="plain" to="/">
        {t('toHome')}
      </ButtonLink>
    )
    return <EmptyState action={homeLink}>{t('nothing')}</EmptyState>
  }
  const minutes = data.duties.reduce((sum, duty) => sum + duty.minutes, 0)
  return (
    <div className={classes['duties']}>
      {put_off !== null && <Notice kind="info">{t(put_off === 'exam' ? 'inExam' : 'inRegistration')}</Notice>}
      <p className={classes['intro']}>{t('intro', { count: minutes, minutes })}</p>
      <ol className="plain-list">
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
  // A dialog that was opened here does not lie over another screen.
  useEffect(() => () => openDuty(null), [])
  return (
    <Screen name={t('duties')}>
      <DutyList />
    </Screen>
  )
}

export default DutiesScreen
