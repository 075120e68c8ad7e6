import { useQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q, type Reply } from '#web/api/call.ts'
import type { Repair } from '#web/parts/group-picker/repair.ts'
import type { OfferCheck } from './check-offer.ts'

/** What would make the clashing groups of an open subject possible; read only where one clashes and could be taken. */
export const useRepairs = (
  offer: Reply<typeof groups.general>,
  check: OfferCheck,
  replacedID: number | null,
  isLevel: boolean,
): readonly Repair[] => {
  const hasClash = offer.groups.some(({ code }) => code === 'group_clash')
  const { data } = useQuery({
    ...q(groups.repairs, {
      params: { subjectID: offer.subject.subjectID },
      ...(replacedID !== null && { query: { instead: replacedID } }),
    }),
    // A level of English has a call of its own, which moves nothing else.
    enabled: hasClash && check.canRegister && !isLevel,
  })
  return data?.repairs ?? []
}
