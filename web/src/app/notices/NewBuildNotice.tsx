import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dismissNewBuild, useNewBuild, watchForNewBuild } from '#web/api/offline/new-build.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './NewBuildNotice.module.css'
import { isRegistration } from '#web/app/is-registration.ts'
import { words } from '#web/app/words.ts'

/** Caching for offline use must not delay the first screen: it starts when nothing has been read for so long. */
const quietMs = 200

/** Offers a new build; it is never activated by itself. */
export const NewBuildNotice = ({ address }: { address: string }) => {
  const t = useWords(words)
  const activate = useNewBuild()
  const isReading = useIsFetching() > 0
  const isLater = isReading || isRegistration(address)
  useEffect(() => {
    if (isLater) return
    const timer = setTimeout(watchForNewBuild, quietMs)
    return () => clearTimeout(timer)
  }, [isLater])
  if (activate === null) return null
  return (
    <section className={classes['build']} aria-label={t('newBuild')}>
      <output>{t('newBuild')}</output>
      <span className={classes['actions']}>
        <button type="button" className="main-button" onClick={activate}>
          {t('activateBuild')}
        </button>
        <button type="button" className="text-button" onClick={dismissNewBuild}>
          {t('later')}
        </button>
      </span>
    </section>
  )
}
