import { useState, type ReactNode } from 'react'
import type { GroupRow } from '#contract/rows/group-row.ts'
import { formatShortDate, formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { ShownRefusal } from '#web/parts/group-refusal/useRefusalTexts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from '#web/parts/group-table/GroupTable.module.css'
import { formatRoom } from '#web/parts/timetable/format-room.ts'
import { BriefTimes } from './BriefTimes.tsx'
import { formatPlaces } from './format-places.ts'
import { moveFocus } from './move-focus.ts'
import { SeatCount } from './SeatCount.tsx'
import { RemoteMark } from '#web/parts/group-table/RemoteMark.tsx'
import { SeatsLeft } from './SeatsLeft.tsx'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly group: GroupRow
  readonly isSelected: boolean
  /** Where rows are narrow, its times stand above it. */
  readonly isUnderTimes: boolean
  /** When its study starts, and its dates, stand above all groups. */
  readonly isCommon: boolean
  /** Roving tabindex: one row is a tab stop, the arrow keys reach the others. */
  readonly isTabStop: boolean
  readonly refusal: ShownRefusal | null
  /** Said of one that can be taken. */
  readonly warning: string | null
  /** The change that would make the refused group possible. */
  readonly repair: ReactNode
  readonly noteID: string
  /** The pointer or the focus has entered or left. */
  readonly onPreview: (isPreviewed: boolean) => void
  readonly onFocus: () => void
  readonly onSelect: (() => void) | undefined
}

/** One group, as a table row or as a row of two lines, by the width of its container. */
export const GroupTableRow = (props: Props) => {
  const {
    group,
    isSelected,
    isUnderTimes,
    isCommon,
    isTabStop,
    refusal,
    warning,
    repair,
    noteID,
    onPreview,
    onFocus,
    onSelect,
  } = props
  const t = useWords(words)
  const locale = useLocale()
  const text = useLocalized()
  const lines = group.meetings.map((meeting) => ({
    day: formatWeekday(meeting.dayID, locale, 'short'),
    time: `${meeting.time}–${meeting.time_end}`,
    room: formatRoom(group, meeting.room, locale),
  }))
  const rooms = [...new Set(lines.map((line) => line.room))]
  const places = formatPlaces(group, locale)
  // The row and what stands above all rows say everything else.
  const hasMore = onSelect !== undefined && !(isCommon && rooms.length === 1)
  const ranges = group.dates.map(({ start_date, end_date }) =>
    formatShortDateSpan(start_date, end_date, locale),
  )
  const rotation = formatShortDateSpan(group.start_date, group.end_date, locale)
  const isAlreadyShown = group.rotation && ranges.join() === rotation
  const times = group.meetings.map(
    ({ dayID, time, time_end }) => `${formatWeekday(dayID, locale)} ${time}–${time_end}`,
  )
  // A changing accessible name would be announced every time, so it keeps the count from when the focus entered.
  const [hasDetails, setHasDetails] = useState(false)
  const [focusedCount, setFocusedCount] = useState<number | null>(null)
  const taken = focusedCount ?? group.st_count
  const seats = t('seatsRead', { taken, capacity: group.capacity })
  const note = refusal ?? (warning === null ? null : { kind: 'warning', text: warning, isPressed: false })
  return (
    <tr
      className={`${classes['row']} ${isSelected ? classes['picked'] : ''} ${refusal === null ? '' : classes['refused']}`}
      data-can-pick={onSelect !== undefined || undefined}
      data-details={hasDetails || undefined}
      data-under-times={isUnderTimes || undefined}
      // A finger chooses with its first touch; what comes under it when the rows move is not meant.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onPreview(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onPreview(false)}
      onClick={onSelect}
    >
      <th scope="row" className={classes['group']}>
        {onSelect === undefined ? (
          <span>
            <Label>{t('group')}</Label> <span className={classes['number']}>{group.group}</span>
          </span>
        ) : (
          <button
            type="button"
            // With an input the arrow keys would select; here they only preview.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="radio"
            className={classes['radio']}
            tabIndex={isTabStop ? 0 : -1}
            data-group={group.scheduleID}
            aria-checked={isSelected}
            aria-disabled={refusal !== null}
            aria-label={[`${t('group')} ${group.group}`, ...times, text(group, 'name'), seats].join(', ')}
            aria-describedby={note === null ? undefined : noteID}
            onFocus={() => {
              setFocusedCount(group.st_count)
              onFocus()
              onPreview(true)
            }}
            onBlur={() => {
              setFocusedCount(null)
              onPreview(false)
            }}
            onKeyDown={moveFocus}
          >
            <span className={classes['ring']} aria-hidden="true" />
            <Label>{t('group')}</Label> <span className={classes['number']}>{group.group}</span>
          </button>
        )}
      </th>
      <Cell name="day">
        <Lines of={lines.map((line) => line.day)} />
      </Cell>
      <Cell name="time">
        <Lines of={lines.map((line) => line.time)} />
      </Cell>
      <Cell name="lecturer">
        {text(group, 'name')}
        <span className={classes['remote']} aria-hidden="true">
          {places && ` · ${places}`}
          {isUnderTimes && <RemoteMark group={group} />}
        </span>
      </Cell>
      <Cell name="registered">
        <Label>{t('registered')}</Label> <SeatCount taken={group.st_count} capacity={group.capacity} />{' '}
        <SeatsLeft
          taken={group.st_count}
          capacity={group.capacity}
          isTakeable={refusal === null && onSelect !== undefined}
        />
      </Cell>
      <Cell name="rotation" isPlain={!group.rotation}>
        <Label>{t('rotation')}</Label> {group.rotation ? rotation : '—'}
      </Cell>
      <Cell name="room" isPlain={rooms.length === 1}>
        <Label>{t('room')}</Label> <Lines of={rooms.length === 1 ? rooms : lines.map((line) => line.room)} />
      </Cell>
      <Cell name="starts" isPlain={group.rotation}>
        <Label>{t('starts')}</Label> {formatShortDate(group.start_date, locale)}
      </Cell>
      <Cell name="dates" isPlain={isAlreadyShown}>
        <Label>{t('dates')}</Label>{' '}
        {isAlreadyShown ? '—' : ranges.length === 0 ? t('wholeSemester') : ranges.join(', ')}
      </Cell>
      <td className={classes['brief']} aria-hidden="true">
        <BriefTimes meetings={group.meetings} />
        {/* Where the room is behind the button below. */}
        <span className={classes['remote']}>
          <RemoteMark group={group} />
        </span>
      </td>
      {hasMore && (
        <td className={classes['more']}>
          <button
            type="button"
            tabIndex={isTabStop ? 0 : -1}
            aria-expanded={hasDetails}
            aria-label={t('detailsOf', { group: group.group })}
            onClick={(event) => {
              event.stopPropagation()
              setHasDetails(!hasDetails)
            }}
          >
            <Icon name="down" size={18} />
          </button>
        </td>
      )}
      {note !== null && (
        <td className={classes['note']} data-kind={note.kind} data-pressed={note.isPressed || undefined}>
          {/* Another key: a screen reader says what is new as an alert. */}
          <span key={note.text} id={noteID} role={note.isPressed === true ? 'alert' : undefined}>
            <Icon name="warning" size={18} />
            <span className={classes['noteText']} title={note.text}>
              {note.text}
            </span>
          </span>
          {repair}
        </td>
      )}
    </tr>
  )
}

interface CellProps {
  readonly name: 'day' | 'time' | 'lecturer' | 'registered' | 'rotation' | 'room' | 'starts' | 'dates'
  /** A card leaves it out; for a room: the same for every meeting. */
  readonly isPlain?: boolean
  readonly children: React.ReactNode
}

const Cell = ({ name, isPlain = false, children }: CellProps) => (
  <td className={classes[name]} data-plain={isPlain || undefined}>
    {children}
  </td>
)

/** The column's name, shown in cards only. */
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
