import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import { session } from '#contract/account/session.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { q } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/drafts/draft.ts'
import type { Problem } from '#web/api/problem.ts'
import { refreshTopics } from '#web/api/freshness.ts'
import { useSend } from '#web/api/useSend.ts'
import { toPlanBody, type Draft, type Plan } from './plan-draft.ts'

/** Changes are saved after this pause in typing. */
const saveDelayMs = 400
const retryDelayMs = 4000

export type Saving = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'refused'

/** A plan with the student's changes that are not saved yet. */
export interface PlanDraft {
  readonly plan: Plan
  /** The plan as the student sees it. */
  readonly current: Draft
  readonly saving: Saving
  readonly problem: Problem | null
  readonly change: (changes: Partial<Pick<Draft, 'name' | 'subjects'>>) => void
  /** Changes the subjects as they are when it is called, which may be later: an undo. */
  readonly update: (toNext: (subjects: Draft['subjects']) => Draft['subjects']) => void
  /** After a conflict: saves the student's changes over the other device's, or drops them. */
  readonly keepOwnVersion: () => void
  readonly discardOwnVersion: () => void
}

const isLost = ({ status }: Problem): boolean => status === 0 || status >= 500 || status === 429

/** Saves each change of a plan, first in the browser, then on the server. */
export const usePlanDraft = (plan: Plan): PlanDraft => {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(q(session.user))
  const owner = data.user.studentID
  const draftName = `plan ${plan.planID}`
  const [changed, setChanged] = useState(() => loadDraft(owner, draftName) as Draft | null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [failures, setFailures] = useState(0)
  const latest = useRef(changed)
  const sent = useRef<Draft | null>(null)

  const storeDraft = (draft: Draft | null) => {
    latest.current = draft
    saveDraft(owner, draftName, draft)
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
      storeDraft(now === null || now === sent.current ? null : { ...now, version: reply.version })
    },
  })
  const isRefused = problem !== null && !isLost(problem)
  const delayMs = problem === null ? saveDelayMs : retryDelayMs
  useEffect(() => {
    if (changed === null || isPending || isRefused || isBlank(changed.name)) return
    const save = () => {
      sent.current = changed
      const { name, version, subjects } = changed
      mutate(
        { params: { id: plan.planID }, body: { name, version, subjects: toPlanBody(subjects) } },
        {
          onSuccess: () => setProblem(null),
          onError: (failed) => {
            setProblem(failed)
            setFailures((count) => count + 1)
          },
        },
      )
    }
    const timer = setTimeout(save, delayMs)
    addEventListener('online', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', save)
    }
  }, [changed, isPending, isRefused, delayMs, failures, mutate, plan.planID])

  const current = changed ?? plan
  /** The plan now: an undo comes when this component may be gone already. */
  const getLatest = (): Draft =>
    latest.current ??
    client.getQueryData(q(plans.list).queryKey)?.plans.find(({ planID }) => planID === plan.planID) ??
    plan
  const change: PlanDraft['change'] = (changes) => {
    const { name, subjects, version } = getLatest()
    storeDraft({ name, subjects, version, ...changes })
    if (isRefused && problem.code !== 'plan_changed') setProblem(null)
  }
  const saving = (): Saving => {
    if (changed === null) return 'saved'
    if (problem === null) return 'saving'
    if (isLost(problem)) return 'unsaved'
    return problem.code === 'plan_changed' ? 'conflict' : 'refused'
  }
  return {
    plan,
    current,
    saving: saving(),
    problem,
    change,
    update: (toNext) => change({ subjects: toNext(getLatest().subjects) }),
    keepOwnVersion: () => {
      void client.fetchQuery({ ...q(plans.list), staleTime: 0 }).then(({ plans: all }) => {
        const onServer = all.find(({ planID }) => planID === plan.planID)
        if (onServer !== undefined && latest.current !== null)
          storeDraft({ ...latest.current, version: onServer.version })
        setProblem(null)
      })
    },
    discardOwnVersion: () => {
      storeDraft(null)
      setProblem(null)
      refreshTopics(client, 'plans')
    },
  }
}
