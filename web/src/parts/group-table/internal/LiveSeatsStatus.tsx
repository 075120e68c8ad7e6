import { useLiveSeats } from '#web/api/live/useLiveSeats.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './LiveSeatsStatus.module.css'

/** Keeps the seat counts live and shows whether they are; of several on a screen only the first is visible. */
export const LiveSeatsStatus = () => {
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
