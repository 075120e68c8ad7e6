import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from './MeetingTimes.tsx'
import { RemoteMark } from './RemoteMark.tsx'
import { words } from '#web/parts/words.ts'

/** A group on one line: type, number and times. */
export const GroupLine = ({ group }: { group: GroupRow }) => {
  const t = useWords(words)
  const text = useLocalized()
  return (
    <>
      {text(group, 'lecture_type')}, {t('groupOf', { group: group.group })}: <MeetingTimes of={[group]} />
      <RemoteMark group={group} />
    </>
  )
}
