import { addMinutes } from '#rules/time/clock.ts'
import { formatDate, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'
import type { Exams } from './my-exams.ts'

type Place = NonNullable<Extract<Exams['changes'][number], { kind: 'exam' }>['before']>

/** Takes my exams; gives what changed in them by itself, each change as a sentence. */
export const useExamChanges = ({ changes }: Exams): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const placeOf = ({ date, start, duration, room, seat }: Place) =>
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
      return t(now === '' ? 'registerByGone' : was === '' ? 'registerByNew' : 'registerByMoved', { was, now })
    }
    const { before, after } = change
    const of = { exam: text(change, 'examType'), subject: text(change, 'subject') }
    if (after === null) return t('isCancelled', { ...of, was: placeOf(before!) })
    const now = placeOf(after)
    const { upload_from: from, upload_until: until } = after
    if (before !== null && placeOf(before) === now && from !== null && until !== null)
      return t('uploadMoved', {
        ...of,
        now: `${formatInstant(from, locale)} – ${formatInstant(until, locale)}`,
      })
    return before === null ? t('isNew', { ...of, now }) : t('isMoved', { ...of, now, was: placeOf(before) })
  })
}
