import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { keepDraft, readDraft } from '#web/api/draft.ts'
import type { Problem } from '#web/api/problem.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useSend } from '#web/api/useSend.ts'
import { wishesOf, type Draft, type Plan } from './plan-draft.ts'

/** How long the student may pause before her changes are sent, and until they are sent again after a failure (ms). */
const pause = 400
const retryAfter = 4000

export type Saving = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'refused'

/** A plan with the student's changes on top, which are on their way to the server. */
export interface PlanDraft {
  readonly plan: Plan
  readonly draft: Draft
  readonly saving: Saving
  readonly problem: Problem | null
  readonly change: (to: Partial<Pick<Draft, 'name' | 'subjects'>>) => void
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

const isLost = ({ status }: Problem): boolean => status === 0 || status >= 500 || status === 429

/** Takes a plan as the server keeps it; keeps what is changed here, first in the browser, then on the server. */
export const usePlanDraft = (plan: Plan): PlanDraft => {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(q(session.user))
  const owner = data.user.studentID
  const place = `plan ${plan.planID}`
  const [changed, setChanged] = useState(() => readDraft(owner, place) as Draft | null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  const latest = useRef(changed)
  const sent = useRef<Draft | null>(null)

  const keep = (draft: Draft | null) => {
    latest.current = draft
    keepDraft(owner, place, draft)
    setChanged(draft)
  }
  const { mutate, isPending } = useSend(plans.change, {
    onSuccess: (reply) => {
      client.setQueryData(
        q(plans.list).queryKey,
        (before) =>
          before && { plans: before.plans.map((each) => (each.planID === reply.planID ? reply : each)) },
      )
      const now = latest.current
      keep(now === null || now === sent.current ? null : { ...now, version: reply.version })
    },
  })
  const isStuck = problem !== null && !isLost(problem)
  const wait = problem === null ? pause : retryAfter
  useEffect(() => {
    if (changed === null || isPending || isStuck || changed.name.trim() === '') return
    const save = () => {
      sent.current = changed
      const { name, version, subjects } = changed
      mutate(
        { params: { id: plan.planID }, body: { name, version, subjects: wishesOf(subjects) } },
        {
          onSuccess: () => setProblem(null),
          onError: (failed) => {
            setProblem(failed)
            setTries((count) => count + 1)
          },
        },
      )
    }
    const timer = setTimeout(save, wait)
    addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', save)
    }
  }, [changed, isPending, isStuck, wait, tries, mutate, plan.planID])

  const draft = changed ?? plan
  const saving = (): Saving => {
    if (changed === null) return 'saved'
    if (problem === null) return 'saving'
    if (isLost(problem)) return 'unsaved'
    return problem.code === 'plan_changed' ? 'conflict' : 'refused'
  }
  return {
    plan,
    draft,
    saving: saving(),
    problem,
    change: (to) => {
      const { name, subjects, version } = latest.current ?? plan
      keep({ name, subjects, version, ...to })
      if (isStuck && problem.code !== 'plan_changed') setProblem(null)
    },
    keepMine: () => {
      void client.fetchQuery({ ...q(plans.list), staleTime: 0 }).then(({ plans: all }) => {
        const theirs = all.find(({ planID }) => planID === plan.planID)
        if (theirs !== undefined && latest.current !== null)
          keep({ ...latest.current, version: theirs.version })
        setProblem(null)
      })
    },
    takeTheirs: () => {
      keep(null)
      setProblem(null)
      refreshTopics(client, 'plans')
    },
  }
}
