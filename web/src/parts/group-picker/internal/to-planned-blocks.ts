import { localize, type Locale } from '#rules/text/locale.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import type { GhostBlock } from './week/week-block.ts'

/** The groups of a plan as blocks of a week that nobody has yet. */
export const toPlannedBlocks = (
  planned: readonly Omit<Registered, 'registrationID'>[],
  locale: Locale,
): GhostBlock[] =>
  planned.flatMap((own) =>
    own.groups.flatMap(({ scheduleID, meetings }) =>
      meetings.map(({ dayID, time, time_end }) => ({
        key: `planned-${scheduleID}-${dayID}-${time}`,
        day: dayID,
        time,
        time_end,
        title: localize(own, 'subject', locale),
        code: own.subject_code,
        isPlanned: true,
        obstacle: null,
      })),
    ),
  )
