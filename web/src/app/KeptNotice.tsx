import { useQueryClient } from '@tanstack/react-query'
import { readKeptAgain, useKeptSince } from '#web/api/offline/last-known.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/Notice.tsx'
import classes from './KeptNotice.module.css'
import { words } from './words.ts'

/** Says while there is no network that what she sees was kept, and when. */
export const KeptNotice = () => {
  const t = useWords(words)
  const locale = useLocale()
  const client = useQueryClient()
  const since = useKeptSince()
  if (since === null) return null
  return (
    <div className={classes['kept']}>
      <Notice kind="info">
        {t('kept', { when: formatInstant(since, locale) })}{' '}
        <button type="button" className="text-button" onClick={() => void readKeptAgain(client)}>
          {t('tryAgain')}
        </button>
      </Notice>
    </div>
  )
}
