import { medicine } from '#contract/studies/medicine.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useUntilChange } from './useUntilChange.ts'
import { words } from './words.ts'

type LabGroups = Reply<typeof medicine.labGroups>
type Fellow = LabGroups['changes'][number]['left'][number]

/** What changed of laboratory groups by itself since I last looked: until when, and who has joined or left mine. */
export const LabGroupNews = ({ groups }: { readonly groups: LabGroups }) => {
  const t = useWords(words)
  const text = useLocalized()
  const look = usePageChanges(groups, medicine.labGroups, medicine.seenLabGroups)
  const untilChange = useUntilChange('groupsNew', 'groupsGone')
  const names = (fellows: readonly Fellow[]) =>
    fellows.map((each) => `${text(each, 'fname')} ${text(each, 'lname')}`).join(', ')
  const lines = groups.changes.flatMap((change) => {
    const { before, after, joined, left } = change
    const subject = text(change, 'subject')
    return [
      ...untilChange(subject, before, after),
      ...(joined.length === 0 ? [] : [t('haveJoined', { subject, names: names(joined) })]),
      ...(left.length === 0 ? [] : [t('haveLeft', { subject, names: names(left) })]),
    ]
  })
  return <ChangesNotice lines={lines} pageChanges={look} />
}
