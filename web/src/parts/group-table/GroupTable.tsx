import { useMediaQuery } from '@mantine/hooks'
import { Fragment, useId, useState, type CSSProperties, type ReactNode } from 'react'
import type { GroupRow } from '#contract/rows/group-row.ts'
import type { RefusalKind, ShownRefusal } from '#web/parts/group-refusal/useRefusalTexts.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './GroupTable.module.css'
import { BriefTimes } from './internal/BriefTimes.tsx'
import { CommonDetails } from './internal/CommonDetails.tsx'
import { findCommonDetails } from './internal/find-common-details.ts'
import { groupByTimes } from './internal/group-by-times.ts'
import { GroupTableRow } from './internal/GroupTableRow.tsx'
import { LiveSeatsStatus } from './internal/LiveSeatsStatus.tsx'
import { sortByTimes } from './internal/sort-by-times.ts'

interface Props<Row extends GroupRow> {
  /** The accessible name. */
  readonly label: string
  readonly groups: readonly Row[]
  readonly selectedID?: number | undefined
  /** Why a group cannot be taken, or null. */
  readonly getRefusal?: (group: Row) => ShownRefusal | null
  /** A note on an available group, or null; groups with one come after the others. */
  readonly getWarning?: (group: Row) => string | null
  /** The change that would make a refused group possible. */
  readonly getRepair?: (group: Row) => ReactNode
  /** The content beside the folded full groups: a group to take in their place. */
  readonly fullAction?: ReactNode
  /** The group under the pointer or focus; null when it has left. */
  readonly onPreview?: (group: Row | null) => void
  /** Also called for a refused group, so that the caller shows why. Without it the table is read-only. */
  readonly onSelect?: ((group: Row) => void) | undefined
  /** The student has a seat in each: narrow rows leave out how many others do. */
  readonly isOwn?: boolean
}

const columns = [
  'group',
  'day',
  'time',
  'lecturer',
  'registered',
  'rotation',
  'room',
  'starts',
  'dates',
] as const

type Section = RefusalKind | 'free' | 'deadEnd'
const sections = ['free', 'deadEnd', 'clash', 'full', 'other'] as const satisfies readonly Section[]
const sectionWords = { clash: 'clashing', full: 'full', other: 'closed' } as const

/**
 * The group table (spec 2.10): a table from 720 px, below that a row of two lines. Available groups come first. Several full
 * ones are folded behind them, and on a phone all refused ones, by reason. The order is that of the week, with those at the
 * same times together.
 */
export const GroupTable = <Row extends GroupRow>(props: Props<Row>) => {
  const { label, groups, selectedID, getRefusal, onPreview, onSelect, isOwn = false } = props
  const t = useWords(words)
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const [lastFocused, setLastFocused] = useState<number | null>(null)
  // As at first: a group that becomes full meanwhile says so where it stands, so that no row moves under the finger.
  const [sectionOf] = useState(
    () => new Map<number, Section>(groups.map((group) => [group.scheduleID, findSection(group, props)])),
  )
  const sorted = sortByTimes(groups)
  const shown = sections.map((section) => ({
    section,
    rows: sorted.filter(
      (group) => (sectionOf.get(group.scheduleID) ?? findSection(group, props)) === section,
    ),
  }))
  const [opened, setOpened] = useState<readonly Section[]>(() =>
    shown
      .filter(({ rows }) => rows.length > 0)
      .slice(0, 1)
      .map(({ section }) => section),
  )
  const hasFree = shown.some(({ section, rows }) => section === 'free' && rows.length > 0)
  // Full groups behind others with seats are nothing to compare; one alone takes as much space as the fold.
  const isFoldable = (section: Section) =>
    onSelect !== undefined &&
    section !== 'free' &&
    section !== 'deadEnd' &&
    (isPhone ||
      (section === 'full' &&
        hasFree &&
        shown.some((each) => each.section === section && each.rows.length > 1)))
  const isOpen = (section: Section) => !isFoldable(section) || opened.includes(section)
  const noteID = useId()
  const reachable = shown.filter(({ section }) => isOpen(section)).flatMap(({ rows }) => rows)
  const tabStop =
    [lastFocused, selectedID].find((id) => reachable.some((group) => group.scheduleID === id)) ??
    reachable[0]?.scheduleID
  const common = findCommonDetails(groups)
  const longestNumber = Math.max(0, ...groups.map(({ group }) => group.length))
  return (
    <div className={classes['frame']}>
      <CommonDetails common={common} />
      <div role={onSelect && 'radiogroup'} aria-label={onSelect && label}>
        <table
          className={classes['table']}
          aria-label={label}
          data-rotates={groups.some((group) => group.rotation) || undefined}
          data-common={common !== null || undefined}
          data-own={isOwn || undefined}
          style={{ '--number-width': `${longestNumber}ch` } as CSSProperties}
        >
          <thead>
            <tr className={classes['head']}>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={column === 'rotation' ? classes['rotation'] : undefined}
                >
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ section, rows }) => (
            <tbody key={section}>
              {section !== 'free' && section !== 'deadEnd' && isFoldable(section) && rows.length > 0 && (
                <tr className={classes['fold']}>
                  <td colSpan={columns.length}>
                    <button
                      type="button"
                      aria-expanded={isOpen(section)}
                      onClick={() =>
                        setOpened(
                          isOpen(section) ? opened.filter((each) => each !== section) : [...opened, section],
                        )
                      }
                    >
                      <Icon name={isOpen(section) ? 'down' : 'right'} size={18} />{' '}
                      {t(sectionWords[section], { count: rows.length })}
                    </button>
                    {section === 'full' && props.fullAction}
                  </td>
                </tr>
              )}
              {isOpen(section) &&
                groupByTimes(rows).map(({ key, rows: sameTimes, isNamed }) => (
                  <Fragment key={key}>
                    {/* The name of each radio button says the times. */}
                    {isNamed && (
                      <tr className={classes['times']} aria-hidden="true">
                        <td colSpan={columns.length}>
                          <BriefTimes meetings={sameTimes[0]!.meetings} />
                        </td>
                      </tr>
                    )}
                    {sameTimes.map((group) => {
                      const refusal = getRefusal?.(group) ?? null
                      return (
                        <GroupTableRow
                          key={group.scheduleID}
                          group={group}
                          isSelected={group.scheduleID === selectedID}
                          isUnderTimes={isNamed}
                          isCommon={common !== null}
                          isTabStop={group.scheduleID === tabStop}
                          refusal={refusal}
                          warning={props.getWarning?.(group) ?? null}
                          repair={refusal !== null && section !== 'full' && props.getRepair?.(group)}
                          noteID={`${noteID}-${group.scheduleID}`}
                          onPreview={(isPreviewed) => onPreview?.(isPreviewed ? group : null)}
                          onFocus={() => setLastFocused(group.scheduleID)}
                          onSelect={onSelect && (() => onSelect(group))}
                        />
                      )
                    })}
                  </Fragment>
                ))}
            </tbody>
          ))}
        </table>
      </div>
      <LiveSeatsStatus />
    </div>
  )
}

const findSection = <Row extends GroupRow>(
  group: Row,
  { getRefusal, getWarning }: Pick<Props<Row>, 'getRefusal' | 'getWarning'>,
): Section => getRefusal?.(group)?.kind ?? (getWarning?.(group) == null ? 'free' : 'deadEnd')
