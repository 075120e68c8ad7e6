import { addMinutes } from '#rules/time/clock.ts'
import { formatDate, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'
import type { Exams } from './exam-page.ts'

type ExamDetails = NonNullable<Extract<Exams['changes'][number], { kind: 'exam' }>['before']>

/** One sentence per change since the last visit. */
export const useExamChanges = ({ changes }: Exams): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatDetails = ({ date, start, duration, room, seat }: ExamDetails) =>
    [
      formatDate(date, locale, 'short'),
      `${start}–${addMinutes(date, start, duration).time}`,
      room ?? t('distance'),
      ...(seat === null ? [] : [t('seat', { seat })]),
    ].join(', ')
  return changes.map((change) => {
    if (change.kind === 'registration') {
      const deadline = (of: typeof change.before) => text(of, 'registration_deadline')
      const [was, now] = [deadline(change.before), deadline(change.after)]
      return t(now === '' ? 'deadlineRemoved' : was === '' ? 'deadlineAdded' : 'deadlineMoved', { was, now })
    }
    const { before, after } = change
    const of = { exam: text(change, 'examType'), subject: text(change, 'subject') }
    if (after === null) return t('isCancelled', { ...of, was: formatDetails(before!) })
    const now = formatDetails(after)
    const { upload_from: from, upload_until: until } = after
    if (before !== null && formatDetails(before) === now && from !== null && until !== null)
      return t('uploadMoved', {
        ...of,
        now: `${formatInstant(from, locale)} – ${formatInstant(until, locale)}`,
      })
    return before === null
      ? t('isNew', { ...of, now })
      : t('isMoved', { ...of, now, was: formatDetails(before) })
  })
}
