import { finance } from '#contract/administration/finance.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderResult } from './OrderResult.tsx'
import classes from './Payment.module.css'
import { useOrder } from './useOrder.ts'
import { paymentWords } from './words.ts'

/** An order that is open: its summary, the way to the bank, and the way out. A closed one shows what has become of it. */
export const OrderSummary = ({ orderID }: { readonly orderID: number }) => {
  const t = useWords(paymentWords)
  const locale = useLocale()
  const order = useOrder(orderID)
  const { status, link, expires_at } = order
  const cancelling = useSend(finance.cancelOrder)
  if (status !== 'processing' || link === null) return <OrderResult orderID={orderID} />
  return (
    <div className={classes['view']}>
      <section className={classes['card']}>
        <OrderFacts order={order} />
        <p className="muted">{t('openUntil', { when: formatUntil(expires_at, locale) })}</p>
      </section>
      <p className="muted">{t('toBankText')}</p>
      <div className={classes['actions']}>
        <a className="main-button" href={link} rel="noreferrer">
          {t('toBank')}
        </a>
        <ConfirmButton
          variant="text-button"
          label={t('cancel')}
          title={t('cancelTitle')}
          keepLabel={t('keep')}
          attempt={cancelling}
          onConfirm={(close) => cancelling.mutate({ params: { orderID } }, { onSuccess: close })}
        >
          <p>{t('cancelText')}</p>
        </ConfirmButton>
      </div>
    </div>
  )
}
