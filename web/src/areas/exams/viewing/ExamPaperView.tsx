import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { canGainPoints, canAppeal, getViewingState } from '#rules/exams/viewing.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { AppealForm } from './AppealForm.tsx'
import { PaperComments } from './PaperComments.tsx'
import type { Question, ShownAnswer, ViewedExam } from './exam-paper.ts'
import { PaperNotFound } from './PaperNotFound.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { ExamPages } from './sheet/ExamPages.tsx'
import classes from './Viewing.module.css'
import { words } from './words.ts'
import { ExamPaperHeading } from './ExamPaperHeading.tsx'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly id: number
  /** Whether this is the exam in the address. */
  readonly isRequested: (exam: ViewedExam) => boolean
}

const clockIntervalMs = 60_000
type PaperPart = 'questions' | 'pages'

/** An exam paper: questions beside scanned pages; a narrow screen shows one of both. */
export const ExamPaperView = ({ id, isRequested }: Props) => {
  const t = useWords(words)
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(exams.answers, { params: { id } }))
  const now = useServerNow(data.now, dataUpdatedAt, clockIntervalMs)
  const [part, setPart] = useState<PaperPart>('questions')
  const [page, setPage] = useState(1)
  const [shownAnswer, setShownAnswer] = useState<ShownAnswer | null>(null)
  const [appealed, setAppealed] = useState<Question | null>(null)
  const [toast, setToast] = useState<Message | null>(null)
  const { exam, answers } = data
  useLiveAnswers(
    'examAnswers',
    answers.some(({ appeal }) => appeal !== null),
  )
  // Not while the student writes an appeal: its text would disappear.
  const isOver = appealed === null && getViewingState(exam, now) === 'over'
  useEffect(() => {
    if (isOver)
      void client.resetQueries({ queryKey: q(exams.answers, { params: { id } }).queryKey, exact: true })
  }, [isOver, client, id])
  if (!isRequested(exam)) return <PaperNotFound />
  const markAnswer = (answer: ShownAnswer) => {
    setShownAnswer(answer)
    setPage(answer.page)
  }
  const showAnswer = (answer: ShownAnswer) => {
    markAnswer(answer)
    setPart('pages')
  }
  const startAppeal = (question: Question) => {
    const { number, page: ofAnswer, area } = question
    // The answer in question is marked, and no other.
    if (ofAnswer === null) setShownAnswer(null)
    else markAnswer({ number, page: ofAnswer, area })
    setAppealed(question)
  }
  const onAppeal = canAppeal(exam, now) ? startAppeal : null
  return (
    <>
      {/* On a narrow screen the heading is of the questions alone: a sheet begins high. */}
      <SegmentedControl
        className={classes['tabs']}
        isFullWidth
        label={t('paperParts')}
        options={(['questions', 'pages'] as const).map((value) => ({ value, label: t(value) }))}
        selected={part}
        onSelect={setPart}
      />
      <div className={classes['about']} data-hidden={part !== 'questions' || undefined}>
        <ExamPaperHeading exam={exam} now={now} />
      </div>
      <div className={classes['columns']}>
        <div data-hidden={part !== 'questions' || undefined}>
          <section aria-label={t('questions')} className={classes['questions']}>
            {answers.map((question) => (
              <QuestionCard
                key={question.questionID}
                question={question}
                onShowAnswer={showAnswer}
                onAppeal={
                  canGainPoints(question.score, question.max_score) && onAppeal
                    ? () => onAppeal(question)
                    : null
                }
                appealForm={
                  appealed?.questionID === question.questionID && exam.appeal_until !== null ? (
                    <AppealForm
                      id={id}
                      question={question}
                      until={exam.appeal_until}
                      onClose={() => setAppealed(null)}
                      onSent={(sent) => {
                        setAppealed(null)
                        setToast(sent)
                      }}
                    />
                  ) : null
                }
              />
            ))}
          </section>
          <section aria-labelledby="work-comments">
            <h2 id="work-comments" className={classes['heading']}>
              {t('comments')}
            </h2>
            <DataBoundary>
              <PaperComments id={id} />
            </DataBoundary>
          </section>
        </div>
        <section
          aria-label={t('pages')}
          className={classes['pages']}
          data-hidden={part !== 'pages' || undefined}
        >
          <DataBoundary skeleton="blocks">
            <ExamPages id={id} page={page} shownAnswer={shownAnswer} onPage={setPage} />
          </DataBoundary>
        </section>
      </div>
      <Toast message={toast} />
    </>
  )
}
