import { useIsOnline } from '#web/api/useIsOnline.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './OfflineSign.module.css'

/** Says on every screen that the browser has no network, on the edge of the header: nothing moves when it comes. */
export const OfflineSign = () => {
  const m = useWords(messages)
  const isOnline = useIsOnline()
  return (
    <output className={classes['sign']}>
      {!isOnline && (
        <span>
          <Icon name="warning" size={16} /> {m('noConnection')}
        </span>
      )}
    </output>
  )
}
