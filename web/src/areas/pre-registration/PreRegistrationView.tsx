import { useMediaQuery } from '@mantine/hooks'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { PreRegistrationColumns } from './PreRegistrationColumns.tsx'
import { PreRegistrationResult } from './PreRegistrationResult.tsx'
import classes from './PreRegistrationView.module.css'
import { PreRegistrationWindowNotice } from './PreRegistrationWindowNotice.tsx'
import { usePreRegistrationWindow } from './usePreRegistrationWindow.ts'

/** The window and the guide, with the subjects to choose from; after the window, what became of the chosen ones. */
export const PreRegistrationView = () => {
  const text = useLocalized()
  const window = usePreRegistrationWindow()
  const { data: guide } = useSuspenseQuery(q(preRegistration.guide))
  const isOver = window.state === 'over'
  const isWide = useMediaQuery('(min-width: 860px)', true, { getInitialValueInEffect: false })
  const guideText = !isOver && <p className={classes['guide']}>{text(guide, 'guide')}</p>
  const user = useQuery(q(session.user)).data?.user
  // On a phone the notice of the lock says until when. Where it goes, nothing moves until the next visit.
  const [wasLocked] = useState(user !== undefined && findRouteLock(user) === 'pre_registration')
  const isInLock = !isWide && wasLocked && window.state === 'open'
  return (
    <>
      {!isInLock && (
        <div className={classes['window']}>
          <PreRegistrationWindowNotice window={window} />
        </div>
      )}
      {guideText}
      <DataBoundary key={window.state}>
        {isOver ? <PreRegistrationResult /> : <PreRegistrationColumns window={window} />}
      </DataBoundary>
    </>
  )
}
