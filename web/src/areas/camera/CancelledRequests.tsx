import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { CancelledRequest } from './camera.ts'
import classes from './Camera.module.css'
import { useRequestText } from './useRequestText.ts'
import { words } from './words.ts'

/** The student's cancelled requests, folded away. */
export const CancelledRequests = ({ requests }: { readonly requests: readonly CancelledRequest[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  const toText = useRequestText()
  if (requests.length === 0) return null
  return (
    <details className={classes['history']}>
      <summary>{t('cancelledRequests', { count: requests.length })}</summary>
      <ol className={classes['list']}>
        {requests.map((each) => {
          const { equipment, time } = toText(each)
          return (
            <li key={each.requestID} className={classes['request']}>
              <p className={classes['state']}>
                {equipment}
                <time className={classes['muted']} dateTime={each.created_at}>
                  {formatInstant(each.created_at, locale)}
                </time>
              </p>
              <p className={classes['text']}>{time}</p>
              <p className={classes['text']}>{each.purpose}</p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
