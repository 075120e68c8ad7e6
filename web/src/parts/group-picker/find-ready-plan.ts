import type { plans } from '#contract/registration/plans.ts'
import type { Reply } from '#web/api/call.ts'

/** The plan that waits for the opening: the first with subjects. */
export const findReadyPlan = ({ plans: all }: Reply<typeof plans.list>) =>
  all.find(({ subjects }) => subjects.length > 0)
