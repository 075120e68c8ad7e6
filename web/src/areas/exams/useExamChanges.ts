import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'
import type { Exams } from './my-exams.ts'

/** Takes my exams; gives what changed in them by itself, each change as a sentence. */
export const useExamChanges = ({ exams, changes }: Exams): string[] => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const placeOf = ({ date, start, room }: NonNullable<Exams['changes'][number]['before']>) =>
    [formatDate(date, locale, 'short'), start, room ?? t('distance')].join(', ')
  return changes.flatMap(({ examScheduleID, before, after }) => {
    const exam = exams.find((each) => each.examScheduleID === examScheduleID)
    if (exam === undefined || after === null) return []
    const of = { exam: text(exam, 'examType'), subject: text(exam, 'subject'), now: placeOf(after) }
    return [before === null ? t('isNew', of) : t('isMoved', { ...of, was: placeOf(before) })]
  })
}
