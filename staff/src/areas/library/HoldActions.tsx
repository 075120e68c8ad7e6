import { libraryLoans } from '#contract/staff/books/library-loans.ts'
import { RowActions } from '#staff/ui/list/RowActions.tsx'
import { useSend } from '#staff/api/use-send.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { ConfirmedAction } from './ConfirmedAction.tsx'
import type { Hold, Loan } from './loan.ts'
import { words } from './words.ts'

interface Props {
  readonly hold: Hold
  readonly studentID: number
  /** The row is gone then, so what surrounds it says so. */
  readonly onLent: (loan: Loan) => void
}

/** A copy that is kept is lent to its student, or released for the next. */
export const HoldActions = ({ hold: { holdID, book, status }, studentID, onLent }: Props) => {
  const t = useWords(words)
  const lend = useSend(libraryLoans.lend, { onSuccess: onLent })
  const release = useSend(libraryLoans.releaseHold)
  const send = () => lend.mutate({ body: { studentID, bookID: book.bookID } })
  return (
    <RowActions done={null}>
      {status === 'ready' && (
        <ActionButton
          kind="plain"
          ariaLabel={t('lendOf', { title: book.title })}
          isBusy={lend.isPending}
          onClick={send}
        >
          {t('lendHeld')}
        </ActionButton>
      )}
      <ConfirmedAction
        label={t('release')}
        ariaLabel={t('releaseOf', { title: book.title })}
        title={t('releaseTitle')}
        attempt={release}
        onConfirm={(close) => release.mutate({ params: { id: holdID } }, { onSuccess: close })}
      >
        <p>{t('releaseText', { title: book.title })}</p>
      </ConfirmedAction>
      <AttemptNotice problem={lend.error} isBusy={lend.isPending} onRetry={send} />
    </RowActions>
  )
}
