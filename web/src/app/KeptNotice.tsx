import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshCachedReads, useCachedSince } from '#web/api/offline/cached-reads.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './KeptNotice.module.css'
import { words } from './words.ts'

/** With a network it is tried so often whether the server is there again (ms). */
const pause = 10_000

/** Says while there is no network that what she sees was kept, and when. */
export const KeptNotice = () => {
  const t = useWords(words)
  const locale = useLocale()
  const client = useQueryClient()
  const since = useCachedSince()
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => navigator.onLine && void refreshCachedReads(client), pause)
    return () => clearInterval(timer)
  }, [since, client])
  if (since === null) return null
  return (
    <div className={classes['kept']}>
      <Notice kind="info">
        {t('kept', { when: formatInstant(since, locale) })}{' '}
        <button type="button" className="text-button" onClick={() => void refreshCachedReads(client)}>
          {t('tryAgain')}
        </button>
      </Notice>
    </div>
  )
}
