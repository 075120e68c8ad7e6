import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshCachedReads, useCachedSince } from '#web/api/offline/cached-reads.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import classes from './OfflineDataNotice.module.css'
import { words } from '#web/app/words.ts'

/** While there is a network but no server. */
const retryIntervalMs = 10_000

/** Says that the shown data is from the cache, and from when. */
export const OfflineDataNotice = () => {
  const t = useWords(words)
  const locale = useLocale()
  const client = useQueryClient()
  const since = useCachedSince()
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => navigator.onLine && void refreshCachedReads(client), retryIntervalMs)
    return () => clearInterval(timer)
  }, [since, client])
  if (since === null) return null
  return (
    <div className={classes['notice']}>
      <Notice kind="info">
        {t('cachedData', { when: formatInstant(since, locale) })}{' '}
        <button type="button" className="text-button" onClick={() => void refreshCachedReads(client)}>
          {t('tryAgain')}
        </button>
      </Notice>
    </div>
  )
}
