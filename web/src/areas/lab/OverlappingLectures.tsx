import { useQuery } from '@tanstack/react-query'
import { schedule } from '#contract/studies/schedule.ts'
import { listLecturesAt, listLecturesOn } from '#rules/time/timetable.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { LabSlot } from './lab.ts'
import { words } from './words.ts'

/** Lectures at the time of a slot; nothing if the timetable cannot be read, which `OverlapProblem` says once for all slots. */
export const OverlappingLectures = ({ slot }: { slot: LabSlot }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: timetable } = useQuery(q(schedule.currentSchedule))
  const { date, start, end } = slot
  const found =
    timetable === undefined
      ? []
      : listLecturesAt(listLecturesOn(timetable, date), { time: start, time_end: end })
  if (found.length === 0) return null
  return (
    <p>
      <Icon name="warning" size={18} />
      <span>
        {t('overlappingLectures')}{' '}
        {found
          .map(({ time, time_end, group }) => `${text(group, 'subject')}, ${time}–${time_end}`)
          .join('; ')}
      </span>
    </p>
  )
}
