import { useQueryClient } from '@tanstack/react-query'
import { plans } from '#contract/registration/plans.ts'
import { q, useSend } from '#web/api/call.ts'

/** Takes where to go then; gives the way to make a plan, which stands in the list at once. */
export const useMakePlan = (open: (planID: number) => void) => {
  const client = useQueryClient()
  return useSend(plans.make, {
    onSuccess: (made) => {
      client.setQueryData(
        q(plans.list).queryKey,
        (before) =>
          before && { plans: [...before.plans.filter(({ planID }) => planID !== made.planID), made] },
      )
      open(made.planID)
    },
  })
}
