import { useSuspenseQuery } from '@tanstack/react-query'
import { preRegistration } from '#contract/registration/pre-registration.ts'
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
  return (
    <>
      <div className={classes['window']}>
        <PreRegistrationWindowNotice window={window} />
      </div>
      {!isOver && <p className={classes['guide']}>{text(guide, 'guide')}</p>}
      <DataBoundary key={window.state}>
        {isOver ? <PreRegistrationResult /> : <PreRegistrationColumns window={window} />}
      </DataBoundary>
    </>
  )
}
