import type { ReactNode } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useDeadlineLines } from './useDeadlineLines.ts'
import { words } from './words.ts'

type LabGroups = Reply<typeof medicine.labGroups>
type FellowStudent = LabGroups['changes'][number]['left'][number]

interface Props {
  readonly groups: LabGroups
  /** The page. */
  readonly children: ReactNode
}

/** Changes since the last visit: deadlines, and who has joined or left the student's group. */
export const LabGroupChanges = ({ groups, children }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const pageChanges = usePageChanges(groups, medicine.labGroups, medicine.seenLabGroups)
  const toDeadlineLines = useDeadlineLines('groupsOpened', 'groupsClosed')
  const formatNames = (students: readonly FellowStudent[]) =>
    students.map((each) => `${text(each, 'fname')} ${text(each, 'lname')}`).join(', ')
  const lines = groups.changes.flatMap((change) => {
    const { before, after, joined, left } = change
    const of = { row: `subject ${change.subjectID}`, name: text(change, 'subject') }
    return [
      ...toDeadlineLines(of, before, after),
      ...(joined.length === 0 ? [] : [{ ...of, text: t('studentsJoined', { names: formatNames(joined) }) }]),
      ...(left.length === 0 ? [] : [{ ...of, text: t('studentsLeft', { names: formatNames(left) }) }]),
    ]
  })
  return (
    <ChangesNotice lines={lines} pageChanges={pageChanges}>
      {children}
    </ChangesNotice>
  )
}
