import { useWords } from '#web/i18n/useWords.ts'
import { words } from '../words.ts'
import classes from './ModuleBar.module.css'

/** The legend of the modules' bars; each module says the same to a screen reader. */
export const ModuleBarLegend = () => {
  const t = useWords(words)
  return (
    <p className={classes['legend']} aria-hidden="true">
      <span data-part="passed">{t('done')}</span>
      <span data-part="registered">{t('isRegistered')}</span>
    </p>
  )
}
