import { library } from '#contract/campus/library.ts'
import { useSend } from '#web/api/useSend.ts'
import { toPlace } from '#rules/text/ordinal.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BookTitle } from '#web/parts/books/BookTitle.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import classes from './Library.module.css'
import type { Hold } from './library.ts'
import { words } from './words.ts'

/** A copy that is kept for the student, or their place in the queue. */
export const HoldItem = ({ hold }: { readonly hold: Hold }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { holdID, book, status, place, ready_until } = hold
  const cancel = useSend(library.cancelHold)
  const isReady = status === 'ready'
  return (
    <li>
      <BookTitle book={book}>
        <p className={classes['due']} data-urgency={isReady ? 'good' : undefined}>
          <Icon name={isReady ? 'check' : 'clock'} size={18} />
          {ready_until !== null
            ? t('ready', { date: formatThrough(ready_until, locale, 'short') })
            : t('waiting', { place: toPlace(place ?? 1) })}
        </p>
        <div>
          <ConfirmButton
            variant="text-button"
            label={t('giveUp')}
            ariaLabel={t('giveUpOf', { title: book.title })}
            title={t('giveUpTitle')}
            keepLabel={t('keepHold')}
            attempt={cancel}
            onConfirm={(close) => cancel.mutate({ params: { id: holdID } }, { onSuccess: close })}
          >
            <p>{t(isReady ? 'giveUpReady' : 'giveUpWaiting')}</p>
          </ConfirmButton>
        </div>
      </BookTitle>
    </li>
  )
}
