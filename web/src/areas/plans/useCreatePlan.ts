import { useQueryClient } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'

/** Creates a plan, puts it into the list and opens it. */
export const useCreatePlan = (onCreated: (planID: number) => void) => {
  const client = useQueryClient()
  return useSend(plans.make, {
    onSuccess: (created) => {
      client.setQueryData(
        q(plans.list).queryKey,
        (before) =>
          before && { plans: [...before.plans.filter(({ planID }) => planID !== created.planID), created] },
      )
      onCreated(created.planID)
    },
  })
}
