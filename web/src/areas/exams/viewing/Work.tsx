import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { canGainPoints, canAppeal, getViewingState } from '#rules/exams/viewing.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import { AppealModal } from './AppealModal.tsx'
import { Comments } from './Comments.tsx'
import type { Question, ViewedExam } from './my-works.ts'
import { NoSuchWork } from './NoSuchWork.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Sheets } from './Sheets.tsx'
import classes from './Viewing.module.css'
import { words } from './words.ts'
import { WorkHead } from './WorkHead.tsx'

interface Props {
  readonly id: number
  /** Says whether it is the work that the address names. */
  readonly isAsked: (exam: ViewedExam) => boolean
}

const minute = 60_000
type Side = 'questions' | 'sheets'

/** One work: its questions beside its sheets; a narrow screen shows one of both at a time. */
export const Work = ({ id, isAsked }: Props) => {
  const t = useWords(words)
  const client = useQueryClient()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(exams.answers, { params: { id } }))
  const now = useServerNow(data.now, dataUpdatedAt, minute)
  const [side, setSide] = useState<Side>('questions')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<Question | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const { exam, answers } = data
  // Not while she writes about a question: her words would go with it.
  const closes = asked === null && getViewingState(exam, now) === 'over'
  useEffect(() => {
    if (closes)
      void client.resetQueries({ queryKey: q(exams.answers, { params: { id } }).queryKey, exact: true })
  }, [closes, client, id])
  if (!isAsked(exam)) return <NoSuchWork />
  const onAppeal = canAppeal(exam, now) ? setAsked : null
  const showSheet = (next: number) => {
    setPage(next)
    setSide('sheets')
  }
  return (
    <>
      <WorkHead exam={exam} now={now} />
      <SegmentedControl
        className={classes['sides']}
        isFullWidth
        label={t('sides')}
        options={(['questions', 'sheets'] as const).map((value) => ({ value, label: t(value) }))}
        selected={side}
        onSelect={setSide}
      />
      <div className={classes['work']}>
        <div data-away={side !== 'questions' || undefined}>
          <section aria-label={t('questions')} className={classes['questions']}>
            {answers.map((question) => (
              <QuestionCard
                key={question.questionID}
                question={question}
                onSheet={showSheet}
                onAppeal={
                  canGainPoints(question.score, question.max_score) && onAppeal
                    ? () => onAppeal(question)
                    : null
                }
              />
            ))}
          </section>
          <section aria-labelledby="work-comments">
            <h2 id="work-comments" className={classes['heading']}>
              {t('comments')}
            </h2>
            <DataBoundary>
              <Comments id={id} />
            </DataBoundary>
          </section>
        </div>
        <section
          aria-label={t('sheets')}
          className={classes['sheets']}
          data-away={side !== 'sheets' || undefined}
        >
          <DataBoundary skeleton="blocks">
            <Sheets id={id} page={page} onPage={setPage} />
          </DataBoundary>
        </section>
      </div>
      {asked !== null && exam.appeal_until !== null && (
        <AppealModal
          id={id}
          question={asked}
          until={exam.appeal_until}
          onClose={() => setAsked(null)}
          onSent={(sent) => {
            setAsked(null)
            setTold(sent)
          }}
        />
      )}
      <Toast>{told}</Toast>
    </>
  )
}
