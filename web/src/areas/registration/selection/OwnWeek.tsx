import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q, type Reply } from '#web/api/call.ts'
import { MyWeek } from '#web/parts/group-picker/MyWeek.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { useSelection } from './useSelection.ts'

interface Props {
  readonly registered: readonly Registered[]
  /** With those that are left out of the week, which keep their colours. */
  readonly coloured: readonly Registered[]
  /** The subjects of the plan that waits for the opening. */
  readonly planned: readonly Omit<Registered, 'registrationID'>[]
  readonly offer: Reply<typeof groups.general> | undefined
}

/** The student's week with the groups that are selected or previewed. */
export const OwnWeek = (props: Props) => {
  const { data } = useQuery(q(groups.mustChange))
  const closedIDs = new Set(data?.subjects.flatMap((own) => own.must_change))
  return <MyWeek {...props} closedIDs={closedIDs} selection={useSelection()} />
}
