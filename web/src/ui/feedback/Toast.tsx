import { formatPhrase } from '#rules/text/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Toast.module.css'
import './toast-over-dialog.css'

/** A success, announced and shown for five seconds; it covers no title and no button. */
export const Toast = ({ message }: { readonly message: Message | null }) => {
  const format = useFormatMessage()
  return (
    <output className={classes['toast']} data-toast>
      {message !== null && (
        // The same key in both languages: a switch does not show the toast for another five seconds.
        <span key={formatPhrase(message.phrase, 'ka', message.params)} className={classes['brief']}>
          <Icon name="check" /> <span className={classes['text']}>{format(message)}</span>
        </span>
      )}
    </output>
  )
}
