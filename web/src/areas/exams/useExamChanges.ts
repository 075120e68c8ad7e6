import { formatMove } from '#web/parts/page-changes/format-move.ts'
import type { ChangeLine } from '#web/parts/page-changes/change-line.ts'
import { addMinutes } from '#rules/time/clock.ts'
import { formatShortDay } from '#web/i18n/format.ts'
import { formatInstantSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'
import type { Exams } from './exam-page.ts'

type ExamDetails = NonNullable<Extract<Exams['changes'][number], { kind: 'exam' }>['before']>

/** One line per change since the last visit. */
export const useExamChanges = ({ changes }: Exams): ChangeLine[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const toParts = ({ date, start, duration, room, seat }: ExamDetails, hasEnd: boolean) =>
    [
      formatShortDay(date, locale),
      hasEnd ? `${start}–${addMinutes(date, start, duration).time}` : start,
      room ?? t('distance'),
      seat === null ? '' : t('seat', { seat }),
    ] as const
  const formatDetails = ({ date, start, duration, room, seat }: ExamDetails) =>
    [
      formatShortDay(date, locale),
      `${start}–${addMinutes(date, start, duration).time}`,
      room ?? t('distance'),
      ...(seat === null ? [] : [t('seat', { seat })]),
    ].join(', ')
  const formatUpload = ({ upload_from: from, upload_until: until }: ExamDetails): string | null =>
    from === null || until === null ? null : formatInstantSpan(from, until, locale, 'short')
  return changes.map((change) => {
    if (change.kind === 'registration') {
      const deadline = (of: typeof change.before) => text(of, 'registration_deadline')
      const [was, now] = [deadline(change.before), deadline(change.after)]
      const key = now === '' ? 'deadlineRemoved' : was === '' ? 'deadlineAdded' : 'deadlineMoved'
      return { row: 'deadline', name: '', text: t(key, { was, now }) }
    }
    const { before, after } = change
    const of = {
      row: `exam ${change.examScheduleID}`,
      name: `${text(change, 'subject')}, ${text(change, 'examType')}`,
    }
    if (after === null) return { ...of, text: t('isCancelled', { was: formatDetails(before!) }) }
    const now = formatDetails(after)
    const upload = formatUpload(after)
    if (before !== null && formatDetails(before) === now && upload !== null)
      return { ...of, text: t('uploadMoved', { was: formatUpload(before) ?? '–', now: upload }) }
    if (before === null) return { ...of, text: t('isNew', { now }) }
    const hasEnd = before.duration !== after.duration
    return { ...of, text: t('isMoved', formatMove(toParts(before, hasEnd), toParts(after, hasEnd))) }
  })
}
