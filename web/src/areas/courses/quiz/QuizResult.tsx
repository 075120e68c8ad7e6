import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/drafts/draft.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatDeadline, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Quiz, AnswersByQuestion } from './quiz.ts'
import classes from './Quiz.module.css'
import { ResultQuestion } from './ResultQuestion.tsx'
import { findUnsavedAnswers } from './quiz-answers.ts'
import { toQuizDraftName } from './useQuizAttempt.ts'
import { words } from './words.ts'

/** The result of a quiz; the right answers are shown once it has closed for everybody. */
export const QuizResult = ({ quiz }: { quiz: Quiz }) => {
  const t = useWords(words)
  const locale = useLocale()
  const studentId = useSuspenseQuery(q(session.user)).data.user.studentID
  const { quizID, questions, answers, score, waiting, max_score, is_explained, closes_at, finished_at } = quiz
  const [unsaved] = useState(() =>
    findUnsavedAnswers(
      (loadDraft(studentId, toQuizDraftName(quizID)) as AnswersByQuestion | null) ?? {},
      answers,
    ),
  )
  const count = Object.keys(unsaved).length
  // Answers that the server never got stay on this device and are shown beside their questions.
  useEffect(() => {
    if (count === 0) saveDraft(studentId, toQuizDraftName(quizID), null)
  }, [studentId, quizID, count])
  const format = (value: number) => formatNumber(value, locale)
  return (
    <>
      {count > 0 && <Notice kind="warning">{t('answersLost', { count })}</Notice>}
      {finished_at !== null && (
        <output className={classes['muted']}>
          {t('submittedAt', { at: formatInstant(finished_at, locale) })}
        </output>
      )}
      <p className={classes['score']}>
        <span>{t('result')}</span>
        <strong>{t('scoreOf', { score: format(score ?? 0), most: format(max_score) })}</strong>
      </p>
      {waiting !== null && waiting > 0 && <p>{t('pointsPending', { points: format(waiting) })}</p>}
      {!is_explained && <p>{t('answersShownLater', { at: formatDeadline(closes_at, locale) })}</p>}
      <ol className={classes['questions']}>
        {questions.map((question, index) => (
          <li key={question.questionID}>
            <ResultQuestion
              question={question}
              number={index + 1}
              count={questions.length}
              isExplained={is_explained}
              lateText={unsaved[question.questionID]?.text}
              response={answers.find(({ questionID }) => questionID === question.questionID)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
