import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { courses } from '#contract/studies/courses.ts'
import { session } from '#contract/account/session.ts'
import type { QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { q, sendOnLeaving } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/draft.ts'
import type { Problem } from '#web/api/problem.ts'
import { useIsOnline } from '#web/api/useIsOnline.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Quiz, QuizPage, AnswersByQuestion, TimedAnswer } from './quiz.ts'
import { mergeAnswers, addAnswer, removeSavedAnswer, applySavedAnswer } from './quiz-answers.ts'

/** What is typed is sent when she pauses, what failed after a while (ms). */
const typingDelayMs = 700
const retryDelayMs = 2000
/** So near to the end (ms) nothing waits. */
const finalPhaseMs = 5000

/** The name under which a quiz's unsaved answers are kept in the browser. */
export const toQuizDraftName = (quizID: number): string => `quiz ${quizID}`

/**
 * Takes the course, a running quiz and the server's time (ms); gives the answers as they stand, how to give one, and how
 * many the server does not have yet. Those are kept in the browser, and sent one after the other whenever there is a
 * connection; a reload finds them.
 */
export const useQuizAttempt = (subjectId: string, quiz: Quiz, now: number) => {
  const { quizID, started_at, ends_at, answers } = quiz
  const studentId = useSuspenseQuery(q(session.user)).data.user.studentID
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [waiting, setUnsaved] = useState(
    () => (loadDraft(studentId, toQuizDraftName(quizID)) as AnswersByQuestion | null) ?? {},
  )
  const [failures, setFailures] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [refusedAnswer, setRefusedAnswer] = useState<TimedAnswer | null>(null)
  const save = useSend(courses.answerQuiz, { isInterim: true })
  const shownAnswers = mergeAnswers(answers, waiting)

  const updateUnsaved = (update: (sheet: AnswersByQuestion) => AnswersByQuestion) =>
    setUnsaved((sheet) => {
      const next = update(sheet)
      saveDraft(studentId, toQuizDraftName(quizID), Object.keys(next).length === 0 ? null : next)
      return next
    })
  const setAnswer = (questionID: number, given: QuestionResponse) => {
    const elapsed = now - Date.parse(started_at ?? '')
    setProblem(null)
    updateUnsaved((sheet) =>
      addAnswer(sheet, questionID, given, { elapsed, before: shownAnswers[questionID] }),
    )
  }

  /** What was read is what the server has, for whoever comes back to it too; when it was read stays, for the clock. */
  const cacheSavedAnswer = (id: string, one: TimedAnswer) => {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [courses.quiz.path] })) {
      if (state.data === undefined) continue
      const updated = applySavedAnswer(state.data as QuizPage, quizID, id, one)
      client.setQueryData(queryKey, updated, { updatedAt: state.dataUpdatedAt })
    }
  }

  const first = Object.entries(waiting)[0]
  const toRequest = (id: string, { answerIDs, text, given_ms }: TimedAnswer) => {
    const answer = text === null ? { answerIDs: [...answerIDs] } : { text }
    return { params: { subjectId }, body: { quizID, questionID: Number(id), ...answer, given_ms } }
  }
  const sendAnswer = (id: string, one: TimedAnswer) => {
    save.mutate(toRequest(id, one), {
      onSuccess: () => {
        setFailures(0)
        cacheSavedAnswer(id, one)
        updateUnsaved((sheet) => removeSavedAnswer(sheet, id, one))
      },
      onError: (failed) => {
        if (failed.status === 0 || failed.status >= 500 || failed.status === 429)
          return setFailures((count) => count + 1)
        setProblem(failed)
        setRefusedAnswer(one)
        // What can be no answer would be refused again; what came too late stays, to be told with the result.
        if (failed.status === 422 || failed.status === 404)
          updateUnsaved((sheet) => removeSavedAnswer(sheet, id, one))
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
  const [id, one] = first ?? [null, null]
  useEffect(() => {
    if (id === null || isBusy || !isOnline || isOver || one === refusedAnswer) return
    const delayMs = one.text !== null && !isFinalPhase ? typingDelayMs : 0
    const timer = setTimeout(() => latestSend.current(id, one), failures > 0 ? retryDelayMs : delayMs)
    return () => clearTimeout(timer)
  }, [id, one, refusedAnswer, isBusy, isOnline, isOver, isFinalPhase, failures])

  // Who turns to something else has given her answers: they are sent at once, and nobody waits for her to come back.
  const flush = () => {
    if (isOver || !isOnline) return
    for (const [nth, given] of Object.entries(waiting)) {
      if (given === refusedAnswer) continue
      const removeSaved = () => {
        cacheSavedAnswer(nth, given)
        const stored = (loadDraft(studentId, toQuizDraftName(quizID)) as AnswersByQuestion | null) ?? {}
        const rest = removeSavedAnswer(stored, nth, given)
        saveDraft(studentId, toQuizDraftName(quizID), Object.keys(rest).length === 0 ? null : rest)
      }
      // What does not come through waits on this device, as before.
      sendOnLeaving(courses.answerQuiz, toRequest(nth, given)).then(removeSaved, () => undefined)
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
    give: setAnswer,
    unsaved: Object.keys(waiting).length,
    isAway: !isOnline || failures > 0,
    problem,
  }
}
