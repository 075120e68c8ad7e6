import type { groups } from '#contract/registration/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { WeekGrid } from '#web/parts/WeekGrid.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { takenGroups } from '#web/parts/taken-groups.ts'
import type { Choice, Offered } from './useChoice.ts'
import { ghostsOf, hoursOf, myBlocks, myPastels } from './week-of-mine.ts'
import { words } from './words.ts'

/** Saturday keeps its column, so that no column changes its width while subjects are looked at. */
const saturday = { day: 6, time: '10:00', time_end: '11:00' }

interface Props {
  readonly mine: readonly Registered[]
  /** The groups of the open subject, where one is open and they are here. */
  readonly offer: Reply<typeof groups.general> | undefined
  readonly choice: Choice
}

/** My week as a small grid, with the group that is looked at and those picked drawn into it as ghosts. */
export const MyWeek = ({ mine, offer, choice }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const taken = takenGroups(mine)
  const { looked, picked } = choice
  const held = new Set(taken.map(({ scheduleID }) => scheduleID))
  // While groups of hers are changed, those that would be left make room for the ghosts.
  const stays = ({ subjectID, scheduleID, part }: Registered['groups'][number]): boolean =>
    subjectID !== offer?.subject.subjectID ||
    ((looked === null || isShut(looked) || looked.part !== part || looked.scheduleID === scheduleID) &&
      (picked.length === 0 || picked.some((group) => group.scheduleID === scheduleID)))
  const shown = mine.map((own) => ({ ...own, groups: own.groups.filter(stays) }))
  const drawn = [
    ...picked.filter((group) => group.part !== looked?.part),
    // A ghost says "so it would be": there is none of a group that is full or closed.
    ...(looked === null || isShut(looked) ? [] : [looked]),
  ].filter(({ scheduleID }) => !held.has(scheduleID))
  return (
    <WeekGrid
      size="small"
      label={t('weekOf')}
      blocks={myBlocks(shown, myPastels(mine), locale)}
      ghosts={offer ? drawn.flatMap((group) => ghostsOf(group, offer.subject, taken, picked, locale)) : []}
      alsoFit={[saturday, ...hoursOf((offer?.groups ?? []).map(pickGroup))]}
    />
  )
}

const isShut = ({ row }: Offered): boolean => row.code === 'group_full' || row.code === 'group_closed'
