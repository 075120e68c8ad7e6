import { useEffect, useRef, useState } from 'react'
import { plans } from '#contract/registration/plans.ts'
import type { Problem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import type { PlanDraft } from './usePlanDraft.ts'

export interface RegisterPlan {
  readonly isConfirming: boolean
  readonly openConfirmation: () => void
  readonly closeConfirmation: () => void
  readonly confirm: () => void
  /** The confirmed plan waits for its last change to be saved. */
  readonly isRequested: boolean
  readonly isBusy: boolean
  readonly problem: Problem | null
  readonly allOrNothing: boolean
  readonly setAllOrNothing: (value: boolean) => void
  /** A plan was registered since the screen was opened. */
  readonly isNew: boolean
}

/** The confirmation of a plan and its registration. */
export const useRegisterPlan = ({ plan, saving }: PlanDraft): RegisterPlan => {
  const [isConfirming, setConfirming] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const [allOrNothing, setAllOrNothing] = useState(false)
  const [isNew, setNew] = useState(false)
  const register = useSend(plans.register, {
    onSuccess: () => {
      setConfirming(false)
      setNew(true)
    },
  })
  // The server registers its own version of the plan, so the last change is saved first.
  const { mutate } = register
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!isRequested || saving !== 'saved' || hasStarted.current) return
    hasStarted.current = true
    const finish = () => {
      hasStarted.current = false
      setRequested(false)
    }
    mutate(
      { params: { id: plan.planID }, body: { all_or_nothing: allOrNothing, version: plan.version } },
      { onSettled: finish },
    )
  }, [isRequested, saving, allOrNothing, mutate, plan.planID, plan.version])
  return {
    isConfirming,
    openConfirmation: () => {
      register.reset()
      setConfirming(true)
    },
    closeConfirmation: () => {
      setConfirming(false)
      setRequested(false)
    },
    confirm: () => setRequested(true),
    isRequested,
    isBusy: register.isPending || (isRequested && saving === 'saving'),
    problem: register.error,
    allOrNothing,
    setAllOrNothing,
    isNew,
  }
}
