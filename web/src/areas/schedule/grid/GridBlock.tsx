import type { CSSProperties } from 'react'
import { listLecturesAt } from '#rules/time/timetable.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useRowChanges } from '#web/parts/page-changes/changed-rows.ts'
import type { Placed } from '#web/parts/week/week-layout.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { ScheduleEntry } from '../schedule-entry.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { GridPopover } from './GridPopover.tsx'
import { shortBlock } from './needs-codes.ts'
import details from './Details.module.css'
import classes from './ScheduleGrid.module.css'

interface Props {
  readonly place: Placed<ScheduleEntry>
  /** Drawn over or under another block, and not beside it. */
  readonly isCascade: boolean
  readonly pastels: ReadonlyMap<number, number>
  /** All of its day. */
  readonly others: readonly ScheduleEntry[]
  readonly semesterID: number
  /** A phone. */
  readonly isNarrow: boolean
  readonly isTabStop: boolean
  readonly isOpen: boolean
  readonly onOpen: (key: string | null) => void
}

/** The short names from wide to narrow, one of which is shown in a narrow column. */
const nameClasses = ['halfName', 'phoneName', 'tinyName'] as const

/** A lecture or an event in its hours, which opens its details. */
export const GridBlock = ({
  place,
  isCascade,
  pastels,
  others,
  semesterID,
  isNarrow,
  isTabStop,
  isOpen,
  onOpen,
}: Props) => {
  const t = useWords(words)
  const { item: entry, top, height, lane, lanes } = place
  const { key, group, isAbsent, status, title, time, time_end, place: room, what, lecturer } = entry
  const getChanges = useRowChanges()
  const changes = getChanges(entry.row, entry.moveRow)
  const isCoded = group !== null || entry.isExam
  const pastel = group === null ? null : (pastels.get(group.subjectID) ?? 0)
  const clash = entry.examAtOnce === null ? null : t('clashesWithExam', { exam: entry.examAtOnce })
  const notes = [...(changes.length > 0 ? changes : [status]), clash].filter((note) => note !== null)
  const style = {
    '--top': top,
    '--height': height,
    '--lane': lane,
    '--lanes': lanes,
    ...(pastel !== null && {
      '--ground': `var(--pastel-${pastel})`,
      '--edge': `var(--pastel-${pastel}-edge)`,
    }),
  } as CSSProperties
  // Beside others it is narrower than a finger on a phone: whichever is touched, all of them are shown.
  const beside =
    isNarrow && lanes > 1 ? listLecturesAt(others, entry).filter((other) => other.key !== key) : []
  const isShort = height <= shortBlock
  const label = [`${time}–${time_end}`, title, ...notes, room, what, lecturer].filter(Boolean).join(', ')
  return (
    <li
      className={classes['slot']}
      style={style}
      data-event={group === null || undefined}
      data-short={isShort || undefined}
      data-coded={isCoded || undefined}
      data-cascade={isCascade ? lane : undefined}
      data-shared={lanes === 1 || isCascade ? undefined : isCoded ? 'code' : 'name'}
    >
      <GridPopover
        popoverKey={key}
        label={label}
        title={title}
        isTabStop={isTabStop}
        isOpen={isOpen}
        onOpen={onOpen}
        className={`${classes['block']} ${isShort ? classes['short'] : ''}`}
        data={{ absent: isAbsent, changed: changes.length > 0 }}
        contents={
          <>
            <EntryDetails
              entry={entry}
              pastel={pastel}
              notes={notes}
              isChanged={changes.length > 0}
              atOnce={
                isAbsent
                  ? []
                  : listLecturesAt(others, entry).filter(
                      (other) =>
                        other.key !== key && !other.isAbsent && !(other.isExam && entry.examAtOnce !== null),
                    )
              }
              semesterID={semesterID}
            />
            {beside.map((other) => {
              const changed = getChanges(other.row, other.moveRow)
              return (
                <section key={other.key} className={details['beside']} aria-label={other.title}>
                  <h3>{other.title}</h3>
                  <EntryDetails
                    entry={other}
                    pastel={other.group === null ? null : (pastels.get(other.group.subjectID) ?? 0)}
                    notes={changed.length > 0 || other.status === null ? changed : [other.status]}
                    isChanged={changed.length > 0}
                    atOnce={[]}
                    semesterID={semesterID}
                  />
                </section>
              )
            })}
          </>
        }
      >
        <span className={classes['times']}>
          <span>
            {time}
            <span className={classes['end']}>–{time_end}</span>
          </span>
          {/* Where it has no space it wraps out of sight. */}
          {group !== null && <span className={classes['timesCode']}>{group.subject_code}</span>}
        </span>
        <span className={classes['title']}>{title}</span>
        {entry.shortNames.map((parts, nth) => (
          <span key={parts.join(' ') + String(nth)} className={classes[nameClasses[nth]!]}>
            {parts.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </span>
        ))}
        <span className={classes['code']}>
          {entry.isExam && (
            <>
              <span className={classes['codeWord']}>{t('examCode')}</span> <Icon name="exam" size={12} />
            </>
          )}
          {entry.code}
        </span>
        {notes.map((note, nth) => (
          <span key={note} className={classes['note']}>
            {changes.includes(note) ? (
              <span className={classes['dot']} />
            ) : (
              <Icon name={isAbsent ? 'close' : 'warning'} size={14} />
            )}
            <span className={classes['noteText']}>{note === clash ? t('clashesBriefly') : note}</span>
            {nth === 0 && entry.absence !== null && (
              <span className={classes['noteBrief']}>{entry.absence}</span>
            )}
          </span>
        ))}
        {/* The room comes first: a short block has space for one line only, which says when it begins. */}
        <span className={`${classes['line']} ${classes['where']}`} data-empty={room === '' || undefined}>
          <span className={classes['begins']}>
            {time}
            {!isShort && <span className={classes['end']}>–{time_end}</span>}
            {room !== '' && <span className={classes['dash']}> · </span>}
          </span>
          <span className={classes['placeName']}>{room}</span>
          {/* In a narrow column on paper, where a cut word cannot be read. */}
          {entry.placeBrief !== room && (
            <span className={classes['placeBrief']} aria-hidden="true">
              {entry.placeBrief}
            </span>
          )}
        </span>
        {[what, lecturer].map(
          (line, nth) =>
            line !== '' && (
              <span key={nth} className={classes['line']}>
                {line}
              </span>
            ),
        )}
      </GridPopover>
    </li>
  )
}
