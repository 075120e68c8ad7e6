import { toStatusIcon } from '#rules/marks/status-icon.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Course } from '#web/areas/courses/course.ts'
import { words } from './words.ts'

interface Props {
  readonly mark: NonNullable<Course['earlier_mark']>
  readonly subjectID: number
}

/** The mark of a subject that the student took in an earlier semester. */
export const EarlierMark = ({ mark, subjectID }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { semesterID, registrationID, score, letter, statusID } = mark
  const isPassed = statusID !== null && toStatusIcon(statusID, false) === 'pass'
  return (
    <Notice
      kind={isPassed ? 'success' : 'info'}
      action={
        <ButtonLink
          kind="plain"
          to="/evaluations"
          search={{ semester: semesterID, subject: subjectID, registration: registrationID }}
        >
          {t('toEvaluations')}
        </ButtonLink>
      }
    >
      {t('earlierMark', { semester: text(mark, 'semester') })}{' '}
      <strong>
        {[
          score !== null && t('scoreOf', { points: formatNumber(score, locale), most: 100 }),
          letter,
          text(mark, 'status'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </strong>
    </Notice>
  )
}
