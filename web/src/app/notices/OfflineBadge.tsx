import { useIsOnline } from '#web/api/useIsOnline.ts'
import { messages } from '#web/i18n/messages.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './OfflineBadge.module.css'

/** Says that there is no network, at the edge of the header, where it moves nothing. */
export const OfflineBadge = () => {
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
