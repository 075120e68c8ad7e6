import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { ReceiptLine } from '#web/ui/receipts/ReceiptLine.tsx'
import classes from './Applications.module.css'
import { words } from './words.ts'

interface Props {
  readonly receiptID: number
  /** The form on which it is shown. */
  readonly kindID: number | null
}

const Receipt = ({ receiptID, kindID }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(registration.receipts))
  const receipt = data.receipts.find((each) => each.receiptID === receiptID)
  if (receipt === undefined) return null
  return (
    <section className={classes['receipt']} aria-label={t('attachedReceipt')}>
      <p className="muted">{t('attachedReceipt')}</p>
      <ReceiptLine receipt={receipt}>
        <Link to="/my-applications/new" search={(kindID === null ? {} : { kind: kindID }) as never}>
          {t('removeReceipt')}
        </Link>
      </ReceiptLine>
    </section>
  )
}

/** The attempt that will go with the application, and the way to leave it out. */
export const AttachedReceipt = (props: Props) => (
  <DataBoundary fallback={<></>}>
    <Receipt {...props} />
  </DataBoundary>
)
