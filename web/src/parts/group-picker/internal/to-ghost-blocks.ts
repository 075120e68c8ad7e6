import { findClash, meetSimultaneously } from '#rules/registration/clash.ts'
import { localize, type Locale } from '#rules/text/locale.ts'
import type { TakenGroup } from '#web/parts/group-refusal/find-group-refusal.ts'
import type { GhostBlock } from './week/week-block.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'

interface Subject {
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
}

/** A group that is not registered yet as blocks of a week, each with the lecture that it clashes with. */
export const toGhostBlocks = (
  group: SelectableGroup,
  subject: Subject,
  registered: readonly TakenGroup[],
  selected: readonly SelectableGroup[],
  locale: Locale,
): GhostBlock[] =>
  group.meetings.map((meeting) => {
    const single = { ...group, meetings: [meeting] }
    const clash = findClash(single, registered, { subjectID: group.subjectID })
    const part = selected.find((other) => other.part !== group.part && meetSimultaneously(single, other))
    return {
      ...meeting,
      key: `ghost-${group.scheduleID}-${meeting.day}-${meeting.time}`,
      title: localize(subject, 'subject', locale),
      code: subject.subject_code,
      isFull: group.row.code === 'group_full',
      obstacle: clash
        ? { name: clash.group.subject[locale], code: clash.group.code }
        : part
          ? { name: part.row.group, code: part.row.group }
          : null,
    }
  })
