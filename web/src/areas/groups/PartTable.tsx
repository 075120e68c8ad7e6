import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { verdictOf, type OfferedGroup, type Verdict } from '#web/parts/judge-groups.ts'
import { pickGroup, type PickGroup } from '#web/parts/pick-group.ts'
import { takenGroups } from '#web/parts/taken-groups.ts'
import { useReasons } from '#web/parts/useReasons.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface Props {
  readonly label: string
  readonly groups: readonly OfferedGroup[]
  /** The groups of the subject that the new one must go with. */
  readonly kept: readonly PickGroup[]
  readonly selected: OfferedGroup | null
  readonly onSelect: (group: OfferedGroup) => void
}

/** The groups of one missing part; a group that cannot be registered says why when it is pressed (spec 5.8). */
export const PartTable = ({ label, groups: rows, kept, selected, onSelect }: Props) => {
  const reasons = useReasons()
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [refused, setRefused] = useState<Verdict | null>(null)
  const registeredGroups = takenGroups(data.subjects)
  const all = [...kept, ...rows.map(pickGroup)]
  const goesWithKept = (row: OfferedGroup): boolean => {
    const found = checkLinkedSet([...kept, pickGroup(row)], all)
    return typeof found === 'string' || !('wrong' in found) || found.wrong === 'meet'
  }
  const check = (row: OfferedGroup) => verdictOf(pickGroup(row), registeredGroups, kept)
  return (
    <>
      <GroupTable
        label={label}
        groups={rows.filter(goesWithKept)}
        picked={selected?.scheduleID}
        refusalOf={(row) => {
          const verdict = check(row)
          return verdict && reasons.short(verdict)
        }}
        onPick={(row) => {
          const verdict = check(row)
          setRefused(verdict)
          if (verdict === null) onSelect(row)
        }}
      />
      {refused && <Notice kind="error">{reasons.sentence(refused)}</Notice>}
    </>
  )
}
