import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { exams } from '#contract/studies/exams.ts'
import { findOverlappingExams } from '#rules/exams/exam-overlap.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { ExamDays } from './ExamDays.tsx'
import classes from './Exams.module.css'
import { useExamChanges } from './useExamChanges.ts'
import { words } from './words.ts'

/** My exams by type, the coming ones first; what is over is folded away. */
export const ExamSchedule = () => {
  const t = useWords(words)
  const text = useLocalized()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: mine } = useSuspenseQuery(q(exams.schedule))
  const { data: kinds } = useSuspenseQuery(q(exams.types))
  const look = usePageChanges(mine, exams.schedule, exams.seen)
  const changes = useExamChanges(mine)
  const { date: today } = useUniversityNow()
  // What is over can be moved no more.
  const overlaps = findOverlappingExams(mine.exams.filter(({ date }) => date >= today))
  const deadline = text(mine, 'registration_deadline')
  const asked = Number(search['type'])
  const types = kinds.types.filter(({ examTypeID }) =>
    mine.exams.some((exam) => exam.examTypeID === examTypeID),
  )
  const type = types.some(({ examTypeID }) => examTypeID === asked) ? asked : null
  const shown = mine.exams.filter((exam) => type === null || exam.examTypeID === type)
  const over = shown.filter((exam) => exam.date < today)
  const ahead = shown.filter((exam) => exam.date >= today)
  const show = (next: number | null) =>
    void navigate({
      to: '/exam-schedule',
      search: next === null ? {} : { type: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ChangesNotice lines={changes} pageChanges={look} />
      {overlaps.size > 0 && (
        <div className={classes['note']}>
          <Notice kind="warning">{t('someOverlap')}</Notice>
        </div>
      )}
      {deadline !== '' && <p className={classes['deadline']}>{t('registerBy', { date: deadline })}</p>}
      {mine.exams.length === 0 ? (
        <EmptyState>{t('noExams')}</EmptyState>
      ) : (
        <>
          {types.length > 1 && (
            <SegmentedControl
              className={classes['types']}
              label={t('byType')}
              options={[
                { value: null, label: t('all') },
                ...types.map((each) => ({ value: each.examTypeID, label: text(each, 'examType') })),
              ]}
              selected={type}
              onSelect={show}
            />
          )}
          {ahead.length === 0 && <p>{t('noneAhead')}</p>}
          <ExamDays exams={ahead} all={mine.exams} today={today} overlaps={overlaps} />
          {over.length > 0 && (
            <details className={classes['over']}>
              <summary>{t('over', { count: over.length })}</summary>
              <ExamDays exams={over} all={mine.exams} today={today} overlaps={overlaps} />
            </details>
          )}
        </>
      )}
    </>
  )
}
