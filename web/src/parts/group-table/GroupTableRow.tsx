import { useState } from 'react'
import type { GroupRow } from '#contract/rows/group-row.ts'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './GroupTable.module.css'
import { roomOf } from '#web/parts/room-of.ts'
import { shortDate, shortSpan } from '#web/parts/short-date.ts'
import { moveFocus } from './move-focus.ts'
import { SeatCount } from './SeatCount.tsx'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly group: GroupRow
  readonly isPicked: boolean
  /** Whether Tab stops here: one of the rows does, arrows reach the others. */
  readonly isStop: boolean
  readonly refusal: string | null
  readonly noteID: string
  /** The pointer or the focus comes, or goes. */
  readonly onLook: (isLooking: boolean) => void
  readonly onFocus: () => void
  readonly onPick: (() => void) | undefined
}

/** One group of the table, as a row or as a card: its place in the page decides. */
export const GroupTableRow = (props: Props) => {
  const { group, isPicked, isStop, refusal, noteID, onLook, onFocus, onPick } = props
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const lines = group.meetings.map((meeting) => ({
    day: formatWeekday(meeting.dayID, locale, 'short'),
    time: `${meeting.time}–${meeting.time_end}`,
    room: roomOf(group, meeting.room, locale),
  }))
  const rooms = [...new Set(lines.map((line) => line.room))]
  const ranges = group.dates.map(({ start_date, end_date }) => shortSpan(start_date, end_date))
  const rotation = shortSpan(group.start_date, group.end_date)
  const isSaid = group.rotation && ranges.join() === rotation
  const times = group.meetings.map(
    ({ dayID, time, time_end }) => `${formatWeekday(dayID, locale)} ${time}–${time_end}`,
  )
  // A name that changes under the focus is read anew each time: it keeps the count with which the focus came.
  const [heard, setHeard] = useState<number | null>(null)
  const seats = t('seatsRead', { taken: heard ?? group.st_count, capacity: group.capacity })
  return (
    <tr
      className={`${classes['row']} ${isPicked ? classes['picked'] : ''} ${refusal === null ? '' : classes['refused']}`}
      data-can-pick={onPick !== undefined || undefined}
      onMouseEnter={() => onLook(true)}
      onMouseLeave={() => onLook(false)}
      onClick={onPick}
    >
      <th scope="row" className={classes['group']}>
        {onPick === undefined ? (
          <span>
            <Label>{t('group')}</Label> {group.group}
          </span>
        ) : (
          <button
            type="button"
            // With an input the arrows would choose; here they only look.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="radio"
            className={classes['radio']}
            tabIndex={isStop ? 0 : -1}
            aria-checked={isPicked}
            aria-disabled={refusal !== null}
            aria-label={[`${t('group')} ${group.group}`, ...times, text(group, 'name'), seats].join(', ')}
            aria-describedby={refusal === null ? undefined : noteID}
            onFocus={() => {
              setHeard(group.st_count)
              onFocus()
              onLook(true)
            }}
            onBlur={() => {
              setHeard(null)
              onLook(false)
            }}
            onKeyDown={moveFocus}
          >
            <span className={classes['ring']} aria-hidden="true" />
            <Label>{t('group')}</Label> {group.group}
          </button>
        )}
      </th>
      <Cell name="day">
        <Lines of={lines.map((line) => line.day)} />
      </Cell>
      <Cell name="time">
        <Lines of={lines.map((line) => line.time)} />
      </Cell>
      <Cell name="lecturer">{text(group, 'name')}</Cell>
      <Cell name="registered">
        <Label>{t('registered')}</Label> <SeatCount taken={group.st_count} capacity={group.capacity} />
      </Cell>
      <Cell name="rotation" isPlain={!group.rotation}>
        <Label>{t('rotation')}</Label> {group.rotation ? rotation : '—'}
      </Cell>
      <Cell name="room" isPlain={rooms.length === 1}>
        <Lines of={rooms.length === 1 ? rooms : lines.map((line) => line.room)} />
      </Cell>
      <Cell name="starts">
        <Label>{t('starts')}</Label> {shortDate(group.start_date, true)}
      </Cell>
      <Cell name="dates" isPlain={isSaid}>
        <Label>{t('dates')}</Label>{' '}
        {isSaid ? '—' : ranges.length === 0 ? t('wholeSemester') : ranges.join(', ')}
      </Cell>
      {refusal !== null && (
        <td className={classes['note']} id={noteID}>
          <Icon name="warning" size={18} /> {refusal}
        </td>
      )}
    </tr>
  )
}

interface CellProps {
  readonly name: 'day' | 'time' | 'lecturer' | 'registered' | 'rotation' | 'room' | 'starts' | 'dates'
  /** Says nothing that a card would need, or of a room: the same for every meeting. */
  readonly isPlain?: boolean
  readonly children: React.ReactNode
}

const Cell = ({ name, isPlain = false, children }: CellProps) => (
  <td className={classes[name]} data-plain={isPlain || undefined}>
    {children}
  </td>
)

/** The column's name, which a card needs beside the value and a table has in its head. */
const Label = ({ children }: { children: string }) => (
  <span className={classes['label']} aria-hidden="true">
    {children}
  </span>
)

const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, index) => (
    <span key={`${line}-${index}`} className={classes['line']}>
      {line}
    </span>
  ))
