import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshCachedReads, useCachedSince } from '#web/api/offline/cached-reads.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { toUniversityTime, formatShortInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/app/words.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './OfflineBadge.module.css'

/** While there is a network but no server. */
const retryIntervalMs = 10_000

/**
 * The only sign that there is no network, or no server: at the edge of the header, where it moves nothing. It says from
 * when the data is where it comes from the cache.
 */
export const OfflineBadge = () => {
  const m = useWords(callMessages)
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const since = useCachedSince()
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => navigator.onLine && void refreshCachedReads(client), retryIntervalMs)
    return () => clearInterval(timer)
  }, [since, client])
  return (
    <output className={classes['sign']}>
      {(!isOnline || since !== null) && (
        <span>
          <Icon name="warning" size={16} />{' '}
          {since === null ? m('noConnection') : <CachedSince since={since} />}
        </span>
      )}
    </output>
  )
}

/** With the day where it is not today. */
const CachedSince = ({ since }: { since: number }) => {
  const t = useWords(words)
  const locale = useLocale()
  const today = useUniversityNow().date
  const { date, time } = toUniversityTime(since)
  return t('cachedData', { when: date === today ? time : formatShortInstant(since, locale) })
}
