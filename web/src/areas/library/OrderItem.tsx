import { library } from '#contract/campus/library.ts'
import { send } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import classes from './Library.module.css'
import type { Order } from './library.ts'
import { words } from './words.ts'

const icons: Readonly<Record<Order['status'], IconName>> = {
  sent: 'clock',
  done: 'check',
  cancelled: 'close',
}

/** An order to scan pages: its state, its answer, the scan, and its cancelling while it waits. */
export const OrderItem = ({ order }: { readonly order: Order }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { orderID, book, first_page, last_page, status, reason, file, created_at } = order
  const params = { id: orderID }
  const cancel = useSend(library.cancel)
  const pages =
    first_page === last_page
      ? t('onePage', { first: first_page })
      : t('pageSpan', { first: first_page, last: last_page })
  return (
    <li className={classes['order']}>
      <p className={classes['state']} data-status={status}>
        <Icon name={icons[status]} size={18} /> {t(status)}
        <time dateTime={created_at}>{formatInstant(created_at, locale)}</time>
      </p>
      <p className={classes['name']} lang={book.language}>
        {book.title}
      </p>
      <p className={classes['text']}>
        <span lang={book.language}>{book.author}</span> · {pages}
      </p>
      {reason !== null && (
        <div className={classes['answer']} data-status={status}>
          <strong>{t('reason')}</strong>
          <p className={classes['text']}>{reason}</p>
        </div>
      )}
      {status === 'cancelled' && reason === null && <p className={classes['why']}>{t('cancelledByYou')}</p>}
      {status === 'cancelled' && reason !== null && <p className={classes['why']}>{t('refusedNext')}</p>}
      {file !== null && <FileLink file={file} load={() => send(library.scan, { params })} />}
      {status === 'sent' && (
        <div>
          <ConfirmButton
            variant="text-button"
            label={t('cancelOrder')}
            ariaLabel={t('cancelOrderOf', { title: book.title })}
            title={t('cancelOrderTitle')}
            keepLabel={t('keepOrder')}
            attempt={cancel}
            onConfirm={(close) => cancel.mutate({ params }, { onSuccess: close })}
          >
            <p className={classes['name']}>{book.title}</p>
            <p>{t('cancelOrderText')}</p>
          </ConfirmButton>
        </div>
      )}
    </li>
  )
}
