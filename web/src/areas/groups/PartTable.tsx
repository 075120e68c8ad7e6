import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { checkLinkedSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { GroupTable } from '#web/parts/group-table/GroupTable.tsx'
import { findGroupRefusal, type OfferedGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import { toRuleGroup, type RuleGroup } from '#web/parts/group-refusal/to-rule-group.ts'
import { listTakenGroups } from '#web/parts/group-refusal/list-taken-groups.ts'
import { useRefusalTexts } from '#web/parts/group-refusal/useRefusalTexts.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'

interface Props {
  readonly label: string
  readonly groups: readonly OfferedGroup[]
  /** The groups of the subject that the new one must go with. */
  readonly kept: readonly RuleGroup[]
  readonly selected: OfferedGroup | null
  readonly onSelect: (group: OfferedGroup) => void
}

/** The groups of one missing part; a group that cannot be registered says why when it is pressed (spec 5.8). */
export const PartTable = ({ label, groups: rows, kept, selected, onSelect }: Props) => {
  const refusalTexts = useRefusalTexts()
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [refusedID, setRefusedID] = useState<number | null>(null)
  const registeredGroups = listTakenGroups(data.subjects)
  const all = [...kept, ...rows.map(toRuleGroup)]
  const isLinkedToSelected = (row: OfferedGroup): boolean => {
    const found = checkLinkedSet([...kept, toRuleGroup(row)], all)
    return typeof found === 'string' || !('wrong' in found) || found.wrong === 'meet'
  }
  const check = (row: OfferedGroup) => findGroupRefusal(toRuleGroup(row), registeredGroups, kept)
  const refusedRow = rows.find(({ scheduleID }) => scheduleID === refusedID)
  const refused = refusedRow === undefined ? null : check(refusedRow)
  return (
    <>
      <GroupTable
        label={label}
        groups={rows.filter(isLinkedToSelected)}
        selectedID={selected?.scheduleID}
        getRefusal={(row) => {
          const refusal = check(row)
          return refusal && refusalTexts.short(refusal)
        }}
        onSelect={(row) => {
          setRefusedID(row.scheduleID)
          if (check(row) === null) onSelect(row)
        }}
      />
      {refused && <Notice kind="error">{refusalTexts.sentence(refused)}</Notice>}
    </>
  )
}
