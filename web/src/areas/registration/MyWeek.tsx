import type { groups } from '#contract/groups.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { pickGroup } from '#web/parts/pick-group.ts'
import { WeekGrid } from '#web/parts/WeekGrid.tsx'
import type { Registered } from './taken-groups.ts'
import { takenGroups } from './taken-groups.ts'
import type { Choice } from './useChoice.ts'
import { ghostsOf, hoursOf, myBlocks, myPastels } from './week-of-mine.ts'
import { words } from './words.ts'

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
  const drawn = [
    ...picked.filter((group) => group.part !== looked?.part),
    ...(looked === null ? [] : [looked]),
  ]
  return (
    <WeekGrid
      size="small"
      label={t('weekOf')}
      blocks={myBlocks(mine, myPastels(mine), locale)}
      ghosts={offer ? drawn.flatMap((group) => ghostsOf(group, offer.subject, taken, picked, locale)) : []}
      alsoFit={hoursOf((offer?.groups ?? []).map(pickGroup))}
    />
  )
}
