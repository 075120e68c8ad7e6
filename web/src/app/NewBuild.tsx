import { useEffect } from 'react'
import { dismissNewBuild, useNewBuild, watchForNewBuild } from '#web/api/offline/new-build.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './NewBuild.module.css'
import { words } from './words.ts'

/** After the first screen has come, in ms: what is kept for later must not hold up what is wanted now. */
const afterFirst = 4000

/** Where nothing but the registration may be asked for: at an opening every request counts. */
const isBusy = (address: string): boolean => /^\/(pre-)?registration/.test(address)

/** Offers a new build of the portal, and never takes it by itself. */
export const NewBuild = ({ address }: { address: string }) => {
  const t = useWords(words)
  const take = useNewBuild()
  const isLater = isBusy(address)
  useEffect(() => {
    if (isLater) return
    const timer = setTimeout(watchForNewBuild, afterFirst)
    return () => clearTimeout(timer)
  }, [isLater])
  if (take === null) return null
  return (
    <section className={classes['build']} aria-label={t('newBuild')}>
      <output>{t('newBuild')}</output>
      <span className={classes['actions']}>
        <button type="button" className="main-button" onClick={take}>
          {t('takeBuild')}
        </button>
        <button type="button" className="text-button" onClick={dismissNewBuild}>
          {t('later')}
        </button>
      </span>
    </section>
  )
}
