import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import { ReceiptLine } from '#web/ui/receipts/ReceiptLine.tsx'
import { words } from '#web/ui/receipts/words.ts'
import classes from './Receipts.module.css'

/** How many are shown at a time. */
const page = 20

/** The student's attempts, latest first: when (server time), what, and the outcome. */
const List = () => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  const [shown, setShown] = useState(page)
  // Read on every opening, because a receipt must include the last attempt.
  const { data } = useSuspenseQuery({ ...q(registration.receipts), staleTime: 0 })
  if (data.receipts.length === 0) return <p className={classes['none']}>{t('noReceipts')}</p>
  return (
    <>
      <ol className={classes['list']}>
        {data.receipts.slice(0, shown).map((receipt) => (
          <li key={receipt.receiptID}>
            <ReceiptLine receipt={receipt}>
              {receipt.code !== null && isUnlocked('/my-applications/new') && (
                <Link to="/my-applications/new" search={{ receipt: receipt.receiptID } as never}>
                  {t('attachReceipt')}
                </Link>
              )}
            </ReceiptLine>
          </li>
        ))}
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
