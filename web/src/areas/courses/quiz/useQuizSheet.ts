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
import type { Quiz, Quizzes, Sheet, TimedAnswer } from './my-quiz.ts'
import { lastAnswers, withAnswer, withoutSaved, withSaved } from './sheet.ts'

/** What is typed is sent when she pauses, what failed after a while (ms). */
const typingPause = 700
const retryPause = 2000
/** So near to the end (ms) nothing waits. */
const hurry = 5000

/** The name under which a quiz's unsaved answers are kept in the browser. */
export const sheetName = (quizID: number): string => `quiz ${quizID}`

/**
 * Takes the course, a running quiz and the server's time (ms); gives the answers as they stand, how to give one, and how
 * many the server does not have yet. Those are kept in the browser, and sent one after the other whenever there is a
 * connection; a reload finds them.
 */
export const useQuizSheet = (subjectId: string, quiz: Quiz, now: number) => {
  const { quizID, started_at, ends_at, answers } = quiz
  const owner = useSuspenseQuery(q(session.user)).data.user.studentID
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const [waiting, setWaiting] = useState(() => (loadDraft(owner, sheetName(quizID)) as Sheet | null) ?? {})
  const [failures, setFailures] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [refused, setRefused] = useState<TimedAnswer | null>(null)
  const saving = useSend(courses.answerQuiz, { isInterim: true })
  const shown = lastAnswers(answers, waiting)

  const change = (update: (sheet: Sheet) => Sheet) =>
    setWaiting((sheet) => {
      const next = update(sheet)
      saveDraft(owner, sheetName(quizID), Object.keys(next).length === 0 ? null : next)
      return next
    })
  const give = (questionID: number, given: QuestionResponse) => {
    const elapsed = now - Date.parse(started_at ?? '')
    setProblem(null)
    change((sheet) => withAnswer(sheet, questionID, given, { elapsed, before: shown[questionID] }))
  }

  /** What was read is what the server has, for whoever comes back to it too; when it was read stays, for the clock. */
  const keepSaved = (id: string, one: TimedAnswer) => {
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [courses.quiz.path] })) {
      if (state.data === undefined) continue
      const read = withSaved(state.data as Quizzes, quizID, id, one)
      client.setQueryData(queryKey, read, { updatedAt: state.dataUpdatedAt })
    }
  }

  const first = Object.entries(waiting)[0]
  const sentOf = (id: string, { answerIDs, text, given_ms }: TimedAnswer) => {
    const answer = text === null ? { answerIDs: [...answerIDs] } : { text }
    return { params: { subjectId }, body: { quizID, questionID: Number(id), ...answer, given_ms } }
  }
  const post = (id: string, one: TimedAnswer) => {
    saving.mutate(sentOf(id, one), {
      onSuccess: () => {
        setFailures(0)
        keepSaved(id, one)
        change((sheet) => withoutSaved(sheet, id, one))
      },
      onError: (failed) => {
        if (failed.status === 0 || failed.status >= 500 || failed.status === 429)
          return setFailures((count) => count + 1)
        setProblem(failed)
        setRefused(one)
        // What can be no answer would be refused again; what came too late stays, to be told with the result.
        if (failed.status === 422 || failed.status === 404) change((sheet) => withoutSaved(sheet, id, one))
        else refreshTopics(client, 'quiz')
        return undefined
      },
    })
  }
  const latest = useRef(post)
  useEffect(() => {
    latest.current = post
  })
  const left = Date.parse(ends_at ?? '') - now
  const isOver = left <= 0
  const isHurried = left < hurry
  const isBusy = saving.isPending
  const [id, one] = first ?? [null, null]
  useEffect(() => {
    if (id === null || isBusy || !isOnline || isOver || one === refused) return
    const typing = one.text !== null && !isHurried ? typingPause : 0
    const timer = setTimeout(() => latest.current(id, one), failures > 0 ? retryPause : typing)
    return () => clearTimeout(timer)
  }, [id, one, refused, isBusy, isOnline, isOver, isHurried, failures])

  // Who turns to something else has given her answers: they are sent at once, and nobody waits for her to come back.
  const flush = () => {
    if (isOver || !isOnline) return
    for (const [nth, given] of Object.entries(waiting)) {
      if (given === refused) continue
      const left = () => {
        keepSaved(nth, given)
        const kept = (loadDraft(owner, sheetName(quizID)) as Sheet | null) ?? {}
        const rest = withoutSaved(kept, nth, given)
        saveDraft(owner, sheetName(quizID), Object.keys(rest).length === 0 ? null : rest)
      }
      // What does not come through waits on this device, as before.
      sendOnLeaving(courses.answerQuiz, sentOf(nth, given)).then(left, () => undefined)
    }
  }
  const onLeaving = useRef(flush)
  useEffect(() => {
    onLeaving.current = flush
  })
  useEffect(() => {
    const leave = () => onLeaving.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    answers: shown,
    give,
    waiting: Object.keys(waiting).length,
    isAway: !isOnline || failures > 0,
    problem,
  }
}
