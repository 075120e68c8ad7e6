import { useSuspenseQuery } from '@tanstack/react-query'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { LeftWishes } from './LeftWishes.tsx'
import classes from './PreRegistration.module.css'
import { useWishWindow } from './useWishWindow.ts'
import { WindowNotice } from './WindowNotice.tsx'
import { Wishing } from './Wishing.tsx'

/** Pre-registration: its window and guide, and what I wish for; once it has closed, what I left and what became of it. */
export const PreRegistration = () => {
  const text = useLocalized()
  const window = useWishWindow()
  const { data: guide } = useSuspenseQuery(q(preRegistration.guide))
  return (
    <>
      <WindowNotice window={window} />
      {window.state !== 'over' && <p className={classes['guide']}>{text(guide, 'guide')}</p>}
      <Loaded key={window.state}>
        {window.state === 'over' ? <LeftWishes /> : <Wishing window={window} />}
      </Loaded>
    </>
  )
}
