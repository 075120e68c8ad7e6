import { toOrdinal } from '#rules/text/ordinal.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Hold, Loan } from './loan.ts'
import { words } from './words.ts'

/** The book that was lent last and its due date, or that the student waits for, until the next. */
export const LentNotice = ({ done }: { readonly done: Loan | Hold | null }) => {
  const t = useWords(words)
  const locale = useLocale()
  if (done === null) return null
  const { title } = done.book
  if ('due_on' in done)
    return (
      <Notice kind="success">{t('lent', { title, date: formatDate(done.due_on, locale, 'short') })}</Notice>
    )
  return (
    <Notice kind="success">
      {done.ready_until === null
        ? t('queued', { title, place: toOrdinal(done.place ?? 1)[locale] })
        : t('held', { title, date: formatDate(done.ready_until, locale, 'short') })}
    </Notice>
  )
}
