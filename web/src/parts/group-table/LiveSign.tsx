import { useLiveSeats } from '#web/api/live/useLiveSeats.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './LiveSign.module.css'

/** Keeps the seats of what is below it up to date, and says whether they are: the first of several on a screen does. */
export const LiveSign = () => {
  const t = useWords(words)
  const state = useLiveSeats()
  if (state === null) return null
  return (
    <p aria-live="polite" className={classes['sign']} data-state={state}>
      {state === 'live' && (
        <>
          <span className={classes['dot']} aria-hidden="true" /> {t('seatsMove')}
        </>
      )}
      {state === 'lost' && (
        <>
          <Icon name="warning" size={16} /> {t('seatsLate')}
        </>
      )}
    </p>
  )
}
