import { Link } from '@tanstack/react-router'
import type { getViewingState } from '#rules/exams/viewing.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { toPaperParams, type ViewedExam } from './exam-paper.ts'
import { PaperDeadlines } from './PaperDeadlines.tsx'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly exam: ViewedExam
  readonly state: ReturnType<typeof getViewingState>
  readonly now: number
  /** The one that is most pressing: its button is the main one of the screen. */
  readonly isFirst: boolean
}

/** One corrected exam with its points, and a link to the paper while it is shown. */
export const ViewedExamRow = ({ exam, state, now, isFirst }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { id, date, score, max_score } = exam
  const formatPoints = (value: number) => formatNumber(value, locale)
  return (
    <li className={classes['exam']}>
      <div className={classes['details']}>
        <Link to="/courses/$subjectId" params={{ subjectId: String(exam.subjectID) }}>
          <SubjectName subject={exam} />
        </Link>
        <span className={classes['muted']}>
          {text(exam, 'examType')} · {formatDate(date, locale, 'short')}
        </span>
        <ChangeMark row={`paper ${id}`} />
      </div>
      <div>
        {score !== null && (
          <strong className={classes['points']}>
            {t('points', { score: formatPoints(score), most: formatPoints(max_score) })}
          </strong>
        )}
        <PaperDeadlines exam={exam} state={state} now={now} />
      </div>
      {state === 'open' && (
        <Link
          to="/exam-view/$id/$examScheduleID/$examNumberId"
          params={toPaperParams(exam)}
          className={isFirst ? 'main-button' : 'plain-button'}
          aria-label={t('openPaperOf', { subject: text(exam, 'subject') })}
        >
          {t('openPaper')}
        </Link>
      )}
    </li>
  )
}
