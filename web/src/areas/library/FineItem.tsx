import { useNavigate } from '@tanstack/react-router'
import { library } from '#contract/campus/library.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ClosedLoan } from './ClosedLoan.tsx'
import classes from './Library.module.css'
import type { Loan, Loans } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly loan: Loan
  readonly terms: Loans['terms']
  readonly canPay: boolean
}

/** An open fine, and its payment online: to begin, or to go on with. */
export const FineItem = ({ loan, terms, canPay }: Props) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const { loanID, book, fine_orderID } = loan
  const paying = useSend(library.payFine, {
    onSuccess: ({ orderID }) => void navigate({ to: '/pay', search: { order: orderID } as never }),
  })
  const pay = () => paying.mutate({ params: { id: loanID }, body: {} })
  return (
    <ClosedLoan loan={loan} terms={terms}>
      {canPay && (
        <div className={classes['actions']}>
          {fine_orderID === null ? (
            <ActionButton
              kind="plain"
              ariaLabel={t('payFineOf', { title: book.title })}
              isBusy={paying.isPending}
              onClick={pay}
            >
              {t('payFine')}
            </ActionButton>
          ) : (
            <>
              <ButtonLink
                kind="plain"
                to="/pay"
                search={{ order: fine_orderID } as never}
                aria-label={t('goOnPayingOf', { title: book.title })}
              >
                {t('goOnPaying')}
              </ButtonLink>
              <span className="muted">{t('paying')}</span>
            </>
          )}
        </div>
      )}
      <AttemptNotice problem={paying.error} isBusy={paying.isPending} onRetry={pay} />
    </ClosedLoan>
  )
}
