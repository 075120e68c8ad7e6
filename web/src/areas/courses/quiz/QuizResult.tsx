import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/draft.ts'
import { formatInstant, formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Quiz, Sheet } from './my-quiz.ts'
import classes from './Quiz.module.css'
import { ResultQuestion } from './ResultQuestion.tsx'
import { lostAnswers } from './sheet.ts'
import { sheetName } from './useQuizSheet.ts'
import { words } from './words.ts'

/** What became of a quiz: the points, what I answered, and once it has closed for everybody what is right. */
export const QuizResult = ({ quiz }: { quiz: Quiz }) => {
  const t = useWords(words)
  const locale = useLocale()
  const owner = useSuspenseQuery(q(session.user)).data.user.studentID
  const { quizID, questions, answers, score, waiting, max_score, is_explained, closes_at, finished_at } = quiz
  const [lost] = useState(() =>
    lostAnswers((loadDraft(owner, sheetName(quizID)) as Sheet | null) ?? {}, answers),
  )
  const count = Object.keys(lost).length
  // What the server never had stays on this device: it is shown beside its question, and nowhere else.
  useEffect(() => {
    if (count === 0) saveDraft(owner, sheetName(quizID), null)
  }, [owner, quizID, count])
  const number = (value: number) => formatNumber(value, locale)
  return (
    <>
      {count > 0 && <Notice kind="warning">{t('notInTime', { count })}</Notice>}
      {finished_at !== null && (
        <output className={classes['muted']}>
          {t('handedInAt', { at: formatInstant(finished_at, locale) })}
        </output>
      )}
      <p className={classes['score']}>
        <span>{t('result')}</span>
        <strong>{t('scoreOf', { score: number(score ?? 0), most: number(max_score) })}</strong>
      </p>
      {waiting !== null && waiting > 0 && <p>{t('waiting', { points: number(waiting) })}</p>}
      {!is_explained && <p>{t('explainedLater', { at: formatInstant(closes_at, locale) })}</p>}
      <ol className={classes['questions']}>
        {questions.map((question, nth) => (
          <li key={question.questionID}>
            <ResultQuestion
              question={question}
              nth={nth + 1}
              of={questions.length}
              isExplained={is_explained}
              late={lost[question.questionID]?.text}
              given={answers.find(({ questionID }) => questionID === question.questionID)}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
