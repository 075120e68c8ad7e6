import type { ReactNode } from 'react'
import type { registration } from '#contract/registration/registration.ts'
import type { Reply } from '#web/api/call.ts'
import { formatInstant, formatSeconds } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './ReceiptLine.module.css'
import { words } from './words.ts'

export type Receipt = Reply<typeof registration.receipts>['receipts'][number]

interface Props {
  readonly receipt: Receipt
  /** The actions on it. */
  readonly children?: ReactNode
}

/** An attempt at registration: what it was, why it was refused, and when (server time). */
export const ReceiptLine = ({ receipt, children }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { action, code, subject, subjecteng, groups, reason, reasoneng, times, at } = receipt
  const isDone = code === null
  return (
    <div className={classes['receipt']} data-done={isDone || undefined}>
      <Icon name={isDone ? 'check' : 'close'} />
      <div>
        <strong>{t(`${action}${isDone ? 'Done' : 'Not'}`)}</strong>
        {subject !== null && subjecteng !== null && ` ${text({ subject, subjecteng }, 'subject')}`}
        {groups.length > 0 && (
          <span className={classes['muted']}>{t('receiptGroups', { groups: groups.join(', ') })}</span>
        )}
        {reason !== null && reasoneng !== null && <span>{text({ reason, reasoneng }, 'reason')}</span>}
        <time className={classes['muted']} dateTime={at}>
          {times > 1 && `${t('lastOf', { count: times })} `}
          {formatInstant(at, locale)}
          {formatSeconds(at)}
        </time>
        {children}
      </div>
    </div>
  )
}
