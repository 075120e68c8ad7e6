import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Loan } from './loan.ts'
import { words } from './words.ts'

/** The book that was lent last and its due date, until the next is lent. */
export const LentNotice = ({ loan }: { readonly loan: Loan | null }) => {
  const t = useWords(words)
  const locale = useLocale()
  if (loan === null) return null
  return (
    <Notice kind="success">
      {t('lent', { title: loan.book.title, date: formatDate(loan.due_on, locale, 'short') })}
    </Notice>
  )
}
