import { useQueries } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import type { GroupsBySubject } from './list-plan-repairs.ts'

/** All groups of some subjects, as far as they are read; only where a clash needs them. */
export const usePlanGroups = (
  subjectIDs: readonly number[],
  isNeeded: boolean,
): { readonly planGroups: GroupsBySubject; readonly isPending: boolean } =>
  useQueries({
    queries: (isNeeded ? subjectIDs : []).map((subjectID) => q(groups.general, { params: { subjectID } })),
    combine: (results) => ({
      planGroups: new Map(
        results.flatMap(({ data }) => (data === undefined ? [] : [[data.subject.subjectID, data.groups]])),
      ),
      isPending: results.some((each) => each.isPending),
    }),
  })
