import type { GroupRow } from '#contract/rows/group-row.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatPlaces } from './internal/format-places.ts'
import { MeetingTimes } from './MeetingTimes.tsx'
import { RemoteMark } from './RemoteMark.tsx'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly group: GroupRow
  /** With the lecturer and the rooms below, as they were compared. */
  readonly isWhole?: boolean
}

/** A group on one line: type, number and times. */
export const GroupLine = ({ group, isWhole = false }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const details = isWhole && [text(group, 'name'), formatPlaces(group, locale)].filter(Boolean).join(' · ')
  return (
    <>
      {text(group, 'lecture_type')}, {t('groupOf', { group: group.group })}: <MeetingTimes of={[group]} />
      <RemoteMark group={group} />
      {details && (
        <>
          <br />
          <span className="muted">{details}</span>
        </>
      )}
    </>
  )
}
