import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q, type Reply } from '#web/api/call.ts'
import type { Repair } from '#web/parts/group-picker/repair.ts'

/**
 * The changes that would make clashing groups possible, of an open subject or of a registered one that changes its groups.
 * Read only if one clashes and could be taken. Undefined if not known.
 */
export const useRepairs = (
  offer: Reply<typeof groups.general>,
  replacedID: number | null,
  canTake: boolean,
): readonly Repair[] | undefined => {
  const hasClash = offer.groups.some(({ code }) => code === 'group_clash')
  const { data } = useQuery({
    ...q(groups.repairs, {
      params: { subjectID: offer.subject.subjectID },
      ...(replacedID !== null && { query: { instead: replacedID } }),
    }),
    enabled: hasClash && canTake,
  })
  return data?.repairs
}
