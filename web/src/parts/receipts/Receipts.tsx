import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { formatInstant, formatSeconds } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import classes from './Receipts.module.css'
import { words } from './words.ts'

/** How many are shown at a time. */
const page = 20

/** The student's attempts, latest first: when (server time), what, and the outcome. */
const List = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [shown, setShown] = useState(page)
  // Read on every opening, because a receipt must include the last attempt.
  const { data } = useSuspenseQuery({ ...q(registration.receipts), staleTime: 0 })
  if (data.receipts.length === 0) return <p className={classes['none']}>{t('noReceipts')}</p>
  return (
    <>
      <ol className={classes['list']}>
        {data.receipts.slice(0, shown).map((receipt) => {
          const isDone = receipt.code === null
          const { subject, subjecteng } = receipt
          return (
            <li key={receipt.receiptID} data-done={isDone || undefined}>
              <Icon name={isDone ? 'check' : 'close'} />
              <div>
                <strong>{t(`${receipt.action}${isDone ? 'Done' : 'Not'}`)}</strong>
                {subject !== null && subjecteng !== null && ` ${text({ subject, subjecteng }, 'subject')}`}
                {receipt.groups.length > 0 && (
                  <span className={classes['muted']}>
                    {t('receiptGroups', { groups: receipt.groups.join(', ') })}
                  </span>
                )}
                {receipt.reason !== null && receipt.reasoneng !== null && (
                  <span>{text({ reason: receipt.reason, reasoneng: receipt.reasoneng }, 'reason')}</span>
                )}
                <time className={classes['muted']} dateTime={receipt.at}>
                  {receipt.times > 1 && `${t('lastOf', { count: receipt.times })} `}
                  {formatInstant(receipt.at, locale)}
                  {formatSeconds(receipt.at)}
                </time>
              </div>
            </li>
          )
        })}
      </ol>
      {data.receipts.length > shown && (
        <button type="button" className="plain-button" onClick={() => setShown(shown + page)}>
          {t('moreReceipts')}
        </button>
      )}
    </>
  )
}

/** A button that opens the list of attempts. */
export const Receipts = () => {
  const t = useWords(words)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {t('receipts')}
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('receipts')} position="top">
        <DataBoundary>
          <List />
        </DataBoundary>
      </Modal>
    </>
  )
}
