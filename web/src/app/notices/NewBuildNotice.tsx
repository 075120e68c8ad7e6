import { dismissNewBuild } from '#web/api/offline/new-build.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { laterWords } from '#web/app/later-words.ts'
import { words } from '#web/ui/words.ts'
import classes from './NewBuildNotice.module.css'

/** Offers a new build. */
export const NewBuildNotice = ({ onActivate }: { readonly onActivate: () => void }) => {
  const t = useWords(words)
  const l = useWords(laterWords)
  return (
    <section className={classes['build']} aria-label={l('newBuild')}>
      <output>{l('newBuild')}</output>
      <span className={classes['actions']}>
        <button type="button" className="main-button" onClick={onActivate}>
          {l('activateBuild')}
        </button>
        <button type="button" className="text-button" onClick={dismissNewBuild}>
          {t('later')}
        </button>
      </span>
    </section>
  )
}
