import { getViewingState } from '#rules/exams/viewing.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { ViewedExam } from './exam-paper.ts'
import { PaperDeadlines } from './PaperDeadlines.tsx'
import classes from './Viewing.module.css'
import { words } from './words.ts'

/** The exam, its points, and until when it is shown and can be appealed against. */
export const ExamPaperHeading = ({ exam, now }: { exam: ViewedExam; now: number }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { date, score, max_score, examNumberId } = exam
  const formatPoints = (value: number) => formatNumber(value, locale)
  return (
    <section className={classes['paperHeading']} aria-label={t('paper')}>
      <p className={classes['totalPoints']}>
        {score === null
          ? t('noPoints')
          : t('points', { score: formatPoints(score), most: formatPoints(max_score) })}
      </p>
      <p className={classes['muted']}>
        {exam.subject_code} · {formatDate(date, locale)} · {t('number', { number: examNumberId })}
      </p>
      <PaperDeadlines exam={exam} state={getViewingState(exam, now)} now={now} />
    </section>
  )
}
