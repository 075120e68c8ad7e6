import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { session } from '#contract/account/session.ts'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { q, sendOnLeaving } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/drafts/draft.ts'
import type { Problem } from '#web/api/problem.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Quiz, QuizPage, AnswersByQuestion, TimedAnswer } from './quiz.ts'
import { mergeAnswers, addAnswer, removeSavedAnswer, applySavedAnswer } from './quiz-answers.ts'

/** A typed answer is sent after a pause, a failed one again after a while. */
const typingDelayMs = 700
const retryDelayMs = 2000
/** In the last seconds answers are sent at once. */
const finalPhaseMs = 5000

/** The name of the draft of a quiz in the browser. */
export const toQuizDraftName = (quizID: number): string => `quiz ${quizID}`

/**
 * The answers of a running quiz; `now` is the server's time in ms. Unsaved answers are stored in the browser and sent
 * one by one whenever there is a connection; a reload finds them.
 */
export const useQuizAttempt = (subjectId: string, quiz: Quiz, now: number) => {
  const { quizID, started_at, ends_at, answers } = quiz
  const studentId = useSuspenseQuery(q(session.user)).data.user.studentID
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [unsaved, setUnsaved] = useState(
    () => (loadDraft(studentId, toQuizDraftName(quizID)) as AnswersByQuestion | null) ?? {},
  )
  const [failures, setFailures] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [refusedAnswer, setRefusedAnswer] = useState<TimedAnswer | null>(null)
  const save = useSend(courses.answerQuiz, { isInterim: true })
  const shownAnswers = mergeAnswers(answers, unsaved)

  const updateUnsaved = (update: (answers: AnswersByQuestion) => AnswersByQuestion) =>
    setUnsaved((answers) => {
      const next = update(answers)
      saveDraft(studentId, toQuizDraftName(quizID), Object.keys(next).length === 0 ? null : next)
      return next
    })
  const setAnswer = (questionID: number, response: QuestionResponse) => {
    const elapsed = now - Date.parse(started_at ?? '')
    setProblem(null)
    updateUnsaved((answers) =>
      addAnswer(answers, questionID, response, { elapsed, before: shownAnswers[questionID] }),
    )
  }

  /** Saved answers go into every cached reply. Its time of reading stays, because the clock counts from it. */
  const cacheSavedAnswer = (id: string, answer: TimedAnswer) => {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [courses.quiz.path] })) {
      if (state.data === undefined) continue
      const updated = applySavedAnswer(state.data as QuizPage, quizID, id, answer)
      client.setQueryData(queryKey, updated, { updatedAt: state.dataUpdatedAt })
    }
  }

  const first = Object.entries(unsaved)[0]
  const toRequest = (id: string, { answerIDs, text, given_ms }: TimedAnswer) => {
    const answer = text === null ? { answerIDs: [...answerIDs] } : { text }
    return { params: { subjectId }, body: { quizID, questionID: Number(id), ...answer, given_ms } }
  }
  const sendAnswer = (id: string, answer: TimedAnswer) => {
    save.mutate(toRequest(id, answer), {
      onSuccess: () => {
        setFailures(0)
        cacheSavedAnswer(id, answer)
        updateUnsaved((answers) => removeSavedAnswer(answers, id, answer))
      },
      onError: (failed) => {
        if (failed.status === 0 || failed.status >= 500 || failed.status === 429)
          return setFailures((count) => count + 1)
        setProblem(failed)
        setRefusedAnswer(answer)
        // An invalid answer would be refused again. A late one stays, to be shown with the result.
        if (failed.status === 422 || failed.status === 404)
          updateUnsaved((answers) => removeSavedAnswer(answers, id, answer))
        else refreshTopics(client, 'quiz')
        return undefined
      },
    })
  }
  const latestSend = useRef(sendAnswer)
  useEffect(() => {
    latestSend.current = sendAnswer
  })
  const leftMs = Date.parse(ends_at ?? '') - now
  const isOver = leftMs <= 0
  const isFinalPhase = leftMs < finalPhaseMs
  const isBusy = save.isPending
  const [id, answer] = first ?? [null, null]
  useEffect(() => {
    if (id === null || isBusy || !isOnline || isOver || answer === refusedAnswer) return
    const delayMs = answer.text !== null && !isFinalPhase ? typingDelayMs : 0
    const timer = setTimeout(() => latestSend.current(id, answer), failures > 0 ? retryDelayMs : delayMs)
    return () => clearTimeout(timer)
  }, [id, answer, refusedAnswer, isBusy, isOnline, isOver, isFinalPhase, failures])

  // A student who leaves the page does not wait for the typing pause.
  const flush = () => {
    if (isOver || !isOnline) return
    for (const [questionID, answer] of Object.entries(unsaved)) {
      if (answer === refusedAnswer) continue
      const removeSaved = () => {
        cacheSavedAnswer(questionID, answer)
        const stored = (loadDraft(studentId, toQuizDraftName(quizID)) as AnswersByQuestion | null) ?? {}
        const rest = removeSavedAnswer(stored, questionID, answer)
        saveDraft(studentId, toQuizDraftName(quizID), Object.keys(rest).length === 0 ? null : rest)
      }
      // Answers that fail to send stay on this device.
      sendOnLeaving(courses.answerQuiz, toRequest(questionID, answer)).then(removeSaved, () => undefined)
    }
  }
  const latestFlush = useRef(flush)
  useEffect(() => {
    latestFlush.current = flush
  })
  useEffect(() => {
    const onLeave = () => latestFlush.current()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  return {
    answers: shownAnswers,
    setAnswer,
    unsavedCount: Object.keys(unsaved).length,
    isDisconnected: !isOnline || failures > 0,
    problem,
  }
}
