import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { surveys } from '#contract/studies/surveys.ts'
import { toSubmittedAnswers } from '#rules/surveys/survey-answers.ts'
import { listHalfRated, listLockedAnswers, listMissingAnswers } from '#rules/surveys/survey-completeness.ts'
import { listVisibleQuestions, type VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import { toAnswerKey, type QuestionAnswer } from '#rules/surveys/survey.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/modal/ModalContents.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { arrangeQuestions } from './arrange-questions.ts'
import { failedSave } from './failed-save.ts'
import { questionsOf, type AskedLecturer, type AskedSubject, type Survey } from './survey.ts'
import classes from './Survey.module.css'
import { SurveySection } from './SurveySection.tsx'
import { useSheet } from './useSheet.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface SurveyFormProps {
  readonly survey: Survey
  readonly subjects: readonly AskedSubject[]
  readonly lecturers: readonly AskedLecturer[]
  readonly onSaved: () => Promise<void>
  /** Only where it can wait: it is not locked, or she has opened it by herself. */
  readonly onClose: (() => void) | undefined
}

const keyOf = ({ question, target: place }: VisibleQuestion): string => toAnswerKey(question.survey_questionID, place)

/** A survey to fill in: what is not to be seen is not sent, and what is sent is sent once (spec 5.6). */
export const SurveyForm = ({ survey, subjects, lecturers, onSaved, onClose }: SurveyFormProps) => {
  const t = useWords(words)
  const m = useWords(messages)
  const text = useLocalized()
  const locale = useLocale()
  const form = useRef<HTMLDivElement>(null)
  const [{ sheet, kept }, change, forget] = useSheet(survey)
  const [red, setRed] = useState<ReadonlySet<string>>(new Set())
  // What is said of all that is marked; null counts it.
  const [told, setTold] = useState<string | null>(null)
  // The first of what is marked is gone to, each time that something is marked.
  const [marked, setMarked] = useState(0)
  useEffect(() => {
    const first = marked > 0 && form.current?.querySelector('[data-wrong]')
    if (!first) return
    first.scrollIntoView({ block: 'nearest' })
    first.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true })
  }, [marked])
  const about = { subjects: subjects.map(({ subjectID }) => subjectID), lecturers }
  const asked = listVisibleQuestions(questionsOf(survey), about, sheet)

  const mark = (those: readonly VisibleQuestion[], sentence: string | null): void => {
    setRed(new Set(those.map(keyOf)))
    setTold(sentence)
    setMarked(marked + 1)
  }
  const send = useSend(surveys.send, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  const submit = (): void => {
    send.reset()
    const halves = listHalfRated(asked)
    const missing = listMissingAnswers(asked)
    if (halves.length > 0) return mark(halves, m('pleaseFill'))
    // Of the other surveys the server tells what is missing (spec 8.5).
    if (survey.type === 'program' && missing.length > 0) return mark(missing, null)
    setRed(new Set())
    setTold(null)
    send.mutate(
      { params: { id: survey.surveyID }, body: { answers: [...toSubmittedAnswers(asked)] as never } },
      {
        onError: (problem) => {
          if (problem.code === 'survey_answered' || problem.code === 'survey_closed') forget()
          const failed = failedSave(problem)
          if (failed === null) return
          const named = asked.filter(({ question }) => failed.questionIDs.has(question.survey_questionID))
          const open = named.filter((each) => missing.includes(each))
          mark(open.length > 0 ? open : named, failed.message)
        },
      },
    )
  }
  const say = (key: string, said: QuestionAnswer): void => {
    const next = { ...sheet, [key]: said }
    change({ sheet: next, kept: listLockedAnswers(asked, kept, key) })
    const left = new Set([...red].filter((each) => each !== key))
    setRed(left)
    if (left.size === 0) setTold(null)
  }
  const busy = send.isPending || send.isSuccess
  const isLocked = survey.lock === 1
  const description = text(survey, 'survey_description')
  return (
    <ModalContents
      title={text(survey, 'name')}
      isClosable={!isLocked}
      isHeadless={isLocked}
      actions={
        <>
          <Button loading={busy} onClick={submit}>
            {t('send')}
          </Button>
          {onClose && (
            <Button variant="default" disabled={busy} onClick={onClose}>
              {t('later')}
            </Button>
          )}
        </>
      }
    >
      {description !== '' && <p>{description}</p>}
      <p className={classes['hint']}>
        {t('anonymous')}
        {survey.deadline !== null && ` ${t('until', { date: formatDate(survey.deadline, locale) })}.`}
      </p>
      <div ref={form}>
        {arrangeQuestions(survey, subjects, lecturers, asked).map((section) => (
          <SurveySection
            key={section.key}
            section={section}
            sheet={sheet}
            kept={kept}
            red={red}
            onSay={say}
          />
        ))}
      </div>
      {(told !== null || red.size > 0) && (
        <Notice kind="warning">{told ?? t('fillMarked', { count: red.size })}</Notice>
      )}
      {failedSave(send.error) === null && <ProblemNotice problem={send.error} />}
    </ModalContents>
  )
}
