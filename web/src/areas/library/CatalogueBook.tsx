import { useRef } from 'react'
import { library } from '#contract/campus/library.ts'
import { useSend } from '#web/api/useSend.ts'
import { toPlace } from '#rules/text/ordinal.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Library.module.css'
import type { LibraryBook } from './library.ts'
import { ScanForm } from './ScanForm.tsx'
import { words } from './words.ts'

interface Props {
  readonly book: LibraryBook
  /** Its form is open. */
  readonly isOrdering: boolean
  readonly onOrder: (isOrdering: boolean) => void
}

/** A book of the catalogue: a free copy is kept, or the student joins the queue; or pages are scanned. */
export const CatalogueBook = ({ book, isOrdering, onOrder }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const opener = useRef<HTMLDivElement>(null)
  const { bookID, title, copies, free, is_own, loan_due, kept_until } = book
  const isFree = free > 0
  const own =
    loan_due !== null
      ? t('ownLoan', { date: formatThrough(loan_due, locale, 'short') })
      : kept_until !== null
        ? t('ready', { date: formatThrough(kept_until, locale, 'short') })
        : t('ownQueue')
  const hold = useSend(library.hold, {
    onSuccess: ({ ready_until, place }) =>
      showToast(
        ready_until === null
          ? { phrase: words.queued, params: { place: toPlace(place ?? 1) } }
          : { phrase: words.kept, params: { date: formatThrough(ready_until, locale, 'short') } },
      ),
  })
  const keep = () => hold.mutate({ body: { bookID } })
  const close = () => {
    onOrder(false)
    opener.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }
  return (
    <BookTitle book={book}>
      <p className={classes['due']} data-urgency={isFree ? 'good' : undefined}>
        <Icon name={isFree ? 'check' : 'clock'} size={18} />
        {isFree ? t('free', { free, copies }) : t('noneFree', { copies })}
      </p>
      <div ref={opener} className={classes['actions']}>
        {is_own ? (
          <span className="muted">{own}</span>
        ) : (
          <ActionButton
            kind="plain"
            ariaLabel={t(isFree ? 'keepOf' : 'queueOf', { title })}
            isBusy={hold.isPending}
            onClick={keep}
          >
            {t(isFree ? 'keep' : 'queue')}
          </ActionButton>
        )}
        <button
          type="button"
          className="text-button"
          aria-label={t('orderScanOf', { title })}
          aria-expanded={isOrdering}
          onClick={() => onOrder(!isOrdering)}
        >
          {t('orderScan')}
        </button>
      </div>
      <AttemptNotice problem={hold.error} isBusy={hold.isPending} onRetry={keep} />
      {isOrdering && <ScanForm book={book} onClose={close} />}
    </BookTitle>
  )
}
