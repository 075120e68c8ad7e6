import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { exams } from '#contract/studies/exams.ts'
import { getUploadPhase, isPastExam } from '#rules/exams/exam-blocks.ts'
import { quizExamTypeID } from '#rules/exams/exam-types.ts'
import { findOverlappingExams } from '#rules/exams/exam-overlap.ts'
import { q } from '#web/api/call.ts'
import { toUniversityMoment } from '#web/i18n/format.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useRequestedRow } from '#web/parts/requested-row/useRequestedRow.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { ExamBlocks } from './ExamBlocks.tsx'
import classes from './Exams.module.css'
import type { Exams } from './exam-page.ts'
import { useExamChanges } from './useExamChanges.ts'
import { words } from './words.ts'

const clockIntervalMs = 60_000

type Exam = Exams['exams'][number]

/** The student's exams by time and type; those far ahead and past ones are folded. */
export const ExamSchedule = () => {
  const t = useWords(words)
  const text = useLocalized()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: page, dataUpdatedAt } = useSuspenseQuery(q(exams.schedule))
  const { data: examTypes } = useSuspenseQuery(q(exams.types))
  const pageChanges = usePageChanges(page, exams.schedule, exams.seen)
  const changes = useExamChanges(page)
  const now = useServerNow(page.now, dataUpdatedAt, clockIntervalMs)
  const moment = toUniversityMoment(now)
  const today = moment.date
  // Past exams can no longer be moved.
  const overlaps = findOverlappingExams(page.exams.filter(({ date }) => date >= today))
  const deadline = text(page, 'registration_deadline')
  const linkedID = useRequestedRow('exam', 'upload')
  const requestedType = Number(search['type'])
  const types = examTypes.types.filter(({ examTypeID }) =>
    page.exams.some((exam) => exam.examTypeID === examTypeID),
  )
  const type = types.some(({ examTypeID }) => examTypeID === requestedType) ? requestedType : null
  const shownExams = page.exams.filter((exam) => type === null || exam.examTypeID === type)
  const isPast = (exam: Exam) => isPastExam(exam, { today, now })
  const pastExams = shownExams.filter(isPast)
  const upcomingExams = shownExams.filter((exam) => !isPast(exam))
  const isLinked = ({ examScheduleID }: Exam) => examScheduleID === linkedID
  // A change, an overlap or the exam of the address is not folded away.
  const isMarked = (exam: Exam) =>
    isLinked(exam) ||
    overlaps.has(exam.examScheduleID) ||
    changes.some(({ row }) => row === `exam ${exam.examScheduleID}`)
  const needsFiles = (exam: Exam) => exam.files.length === 0 && getUploadPhase(exam, now) === 'open'
  const firstToSubmit = upcomingExams
    .filter(needsFiles)
    .toSorted((a, b) => Date.parse(a.upload_until!) - Date.parse(b.upload_until!))[0]
  const shared = { all: page.exams, now: moment, needsFiles, firstToSubmit, overlaps, isMarked, linkedID }
  const selectType = (next: number | null) =>
    void navigate({
      to: '/exam-schedule',
      search: next === null ? {} : { type: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <ChangesNotice lines={changes} pageChanges={pageChanges}>
      {overlaps.size > 0 && (
        <div className={classes['note']}>
          <Notice kind="warning">{t('someOverlap')}</Notice>
        </div>
      )}
      {page.exams.length === 0 ? (
        <EmptyState>{t('noExams')}</EmptyState>
      ) : (
        <>
          {types.length > 1 && (
            <SegmentedControl
              className={classes['types']}
              label={t('typeLabel')}
              options={[
                { value: null, label: t('all') },
                ...types.map((each) => ({ value: each.examTypeID, label: text(each, 'examType') })),
              ]}
              selected={type}
              onSelect={selectType}
            />
          )}
          {upcomingExams.length === 0 && type !== quizExamTypeID && <p>{t('noUpcoming')}</p>}
          {type === quizExamTypeID && (
            <p className={classes['quizzes']}>
              {t(upcomingExams.length === 0 ? 'noQuizzes' : 'aboutQuizzes')}{' '}
              <Link to="/duties">{t('onlineQuizzes')}</Link>
            </p>
          )}
          <ExamBlocks exams={upcomingExams} {...shared} hasFolds={type === null} />
          {pastExams.length > 0 && (
            <details className={classes['past']} open={pastExams.some(isLinked)}>
              <summary>{t('pastExams', { count: pastExams.length })}</summary>
              <ExamBlocks exams={pastExams} {...shared} hasFolds={false} />
            </details>
          )}
        </>
      )}
      {deadline !== '' && (
        <p className={classes['deadline']}>
          {t('registerBy', { date: deadline })} {t('howToRegister')}{' '}
          <Link to="/resources/$name" params={{ name: 'exam-instructions' }}>
            {t('rulesOfExams')}
          </Link>
        </p>
      )}
      <ChangeMark row="deadline" />
    </ChangesNotice>
  )
}
