import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { surveys } from '#contract/studies/surveys.ts'
import { toSubmittedAnswers } from '#rules/surveys/survey-answers.ts'
import { listHalfRated, listLockedAnswers, listMissingAnswers } from '#rules/surveys/survey-completeness.ts'
import { findNextUnanswered } from '#rules/surveys/survey-progress.ts'
import { listVisibleQuestions, type VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import { toAnswerKey, type QuestionAnswer } from '#rules/surveys/survey.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { arrangeQuestions } from './arrange-questions.ts'
import { toSaveFailure } from './to-save-failure.ts'
import { listQuestions, type SurveyLecturer, type SurveySubject, type Survey } from './survey.ts'
import classes from './Survey.module.css'
import { SurveyProgress } from './SurveyProgress.tsx'
import { SurveySection } from './SurveySection.tsx'
import { useSurveyDraft } from './useSurveyDraft.ts'
import { words as uiWords } from '#web/ui/words.ts'
import { words } from './words.ts'
import { Problem } from '#web/api/problem.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly survey: Survey
  readonly subjects: readonly SurveySubject[]
  readonly lecturers: readonly SurveyLecturer[]
  readonly onSaved: () => Promise<void>
  /** Undefined if the survey is locked. */
  readonly onClose: (() => void) | undefined
}

const toKey = ({ question, target }: VisibleQuestion): string =>
  toAnswerKey(question.survey_questionID, target)

/** A survey; hidden questions are not sent, and each answer is sent once (spec 5.6). */
export const SurveyForm = ({ survey, subjects, lecturers, onSaved, onClose }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const u = useWords(uiWords)
  const text = useLocalized()
  const locale = useLocale()
  const form = useRef<HTMLDivElement>(null)
  const [{ answers, lockedKeys }, change, clearDraft] = useSurveyDraft(survey)
  const [markedKeys, setMarkedKeys] = useState<ReadonlySet<string>>(new Set())
  // The text about all marked questions: the server's refusal, or that half a rating is missing; null counts them.
  const [warning, setWarning] = useState<Problem | 'pleaseFill' | null>(null)
  // Every marking moves the focus to the first marked question.
  const [markCount, setMarkCount] = useState(0)
  useEffect(() => {
    const first = markCount > 0 && form.current?.querySelector('[data-wrong]')
    if (!first) return
    first.scrollIntoView({ block: 'nearest' })
    first.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }, [markCount])
  const about = { subjects: subjects.map(({ subjectID }) => subjectID), lecturers }
  const questions = listQuestions(survey)
  const visible = listVisibleQuestions(questions, about, answers)
  const sections = arrangeQuestions(survey, subjects, lecturers, visible)
  const inReadingOrder = sections.flatMap(({ groups }) => groups.flatMap((group) => group.questions))
  // Where the student is: the question they answered last, or to which "Next unanswered" moved.
  const position = useRef<string | null>(null)
  const goToNext = (): void => {
    position.current = findNextUnanswered(inReadingOrder, position.current)
    const next = form.current?.querySelector(`[data-question="${position.current}"]`)
    next?.scrollIntoView({ block: 'start' })
    next?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }

  const markQuestions = (questions: readonly VisibleQuestion[], message: typeof warning): void => {
    setMarkedKeys(new Set(questions.map(toKey)))
    setWarning(message)
    setMarkCount(markCount + 1)
  }
  const send = useSend(surveys.send, {
    onSuccess: () => {
      clearDraft()
      void onSaved()
    },
  })
  const submit = (): void => {
    send.reset()
    const halfRated = listHalfRated(visible)
    const missing = listMissingAnswers(visible)
    if (halfRated.length > 0) return markQuestions(halfRated, 'pleaseFill')
    // For other surveys the server checks what is missing (spec 8.5).
    if (survey.type === 'program' && missing.length > 0) return markQuestions(missing, null)
    setMarkedKeys(new Set())
    setWarning(null)
    send.mutate(
      { params: { id: survey.surveyID }, body: { answers: [...toSubmittedAnswers(visible)] as never } },
      {
        onError: (problem) => {
          if (problem.code === 'survey_answered' || problem.code === 'survey_closed') clearDraft()
          const failed = toSaveFailure(problem, locale)
          if (failed === null) return
          const failedQuestions = visible.filter(({ question }) =>
            failed.questionIDs.has(question.survey_questionID),
          )
          const unanswered = failedQuestions.filter((each) => missing.includes(each))
          markQuestions(unanswered.length > 0 ? unanswered : failedQuestions, problem)
        },
      },
    )
  }
  const setAnswer = (key: string, answer: QuestionAnswer): void => {
    position.current = key
    const next = { ...answers, [key]: answer }
    change({ answers: next, lockedKeys: listLockedAnswers(visible, lockedKeys, key) })
    const remaining = new Set([...markedKeys].filter((each) => each !== key))
    setMarkedKeys(remaining)
    if (remaining.size === 0) setWarning(null)
  }
  const warningText =
    warning instanceof Problem ? toSaveFailure(warning, locale)?.message : warning && m(warning)
  // A question about several subjects or lecturers is listed once.
  const markedNames = [
    ...new Set(
      visible.filter((each) => markedKeys.has(toKey(each))).map(({ question }) => text(question, 'question')),
    ),
  ]
  const isBusy = send.isPending || send.isSuccess
  const isLocked = survey.lock === 1
  const description = text(survey, 'survey_description')
  return (
    <ModalContents
      title={text(survey, 'name')}
      isClosable={!isLocked}
      isHeadless={isLocked}
      status={
        <>
          {toSaveFailure(send.error, locale) === null && (
            <AttemptNotice problem={send.error} isBusy={isBusy} onRetry={submit} />
          )}
          <SurveyProgress visible={visible} onNext={goToNext} />
        </>
      }
      actions={
        <>
          <Button loading={isBusy} onClick={submit}>
            {t('send')}
          </Button>
          {onClose && (
            <Button variant="default" disabled={isBusy} onClick={onClose}>
              {u('later')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes['intro']}>
        {description !== '' && <p>{description}</p>}
        <p>
          {t('anonymous')}
          {survey.deadline !== null &&
            ` ${t('until', { date: formatDate(survey.deadline, locale, 'short') })}.`}
        </p>
      </div>
      <div ref={form}>
        {sections.map((section) => (
          <SurveySection
            key={section.key}
            section={section}
            answers={answers}
            lockedKeys={lockedKeys}
            markedKeys={markedKeys}
            onAnswer={setAnswer}
          />
        ))}
      </div>
      {(warning !== null || markedKeys.size > 0) && (
        <Notice kind="warning" lines={markedNames}>
          {warningText ?? t('fillMarked', { count: markedKeys.size })}
        </Notice>
      )}
    </ModalContents>
  )
}
