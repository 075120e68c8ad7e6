import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { completesSet } from '#rules/registration/linked-sets.ts'
import { q } from '#web/api/call.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { verdictOf, type OfferedGroup, type Verdict } from '#web/parts/judge-groups.ts'
import { pickGroup, type PickGroup } from '#web/parts/pick-group.ts'
import { takenGroups } from '#web/parts/taken-groups.ts'
import { useReasons } from '#web/parts/useReasons.ts'
import { Notice } from '#web/ui/Notice.tsx'

interface Props {
  readonly label: string
  readonly groups: readonly OfferedGroup[]
  /** The groups of the subject that go with the one to be chosen: hers, and what she has just chosen. */
  readonly kept: readonly PickGroup[]
  readonly picked: OfferedGroup | null
  readonly onPick: (group: OfferedGroup) => void
}

/** The groups of one missing part: one that cannot be taken says why when it is pressed, and is not picked (spec 5). */
export const PartTable = ({ label, groups: rows, kept, picked, onPick }: Props) => {
  const reasons = useReasons()
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const [refused, setRefused] = useState<Verdict | null>(null)
  const taken = takenGroups(mine.subjects)
  const all = [...kept, ...rows.map(pickGroup)]
  const goesWithKept = (row: OfferedGroup): boolean => {
    const found = completesSet([...kept, pickGroup(row)], all)
    return typeof found === 'string' || !('wrong' in found) || found.wrong === 'meet'
  }
  const verdict = (row: OfferedGroup) => verdictOf(pickGroup(row), taken, kept)
  return (
    <>
      <GroupTable
        label={label}
        groups={rows.filter(goesWithKept)}
        picked={picked?.scheduleID}
        refusalOf={(row) => {
          const why = verdict(row)
          return why && reasons.short(why)
        }}
        onPick={(row) => {
          const why = verdict(row)
          setRefused(why)
          if (why === null) onPick(row)
        }}
      />
      {refused && <Notice kind="error">{reasons.sentence(refused)}</Notice>}
    </>
  )
}
