import type { CSSProperties } from 'react'
import { formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import './pastels.css'
import type { DayHead, GhostBlock, WeekBlock } from './week-block.ts'
import type { Placed, WeekTime } from './week-grid/week-layout.ts'
import { placeDay, weekSpan } from './week-grid/week-layout.ts'
import classes from './week-grid/WeekGrid.module.css'
import { WeekList } from './week-grid/WeekList.tsx'

interface Props {
  readonly label: string
  readonly blocks: readonly WeekBlock[]
  readonly ghosts?: readonly GhostBlock[]
  /** What may come to stand here too, so that the grid keeps its size while ghosts move. */
  readonly alsoFit?: readonly WeekTime[]
  readonly heads?: readonly DayHead[]
  readonly size?: 'small' | 'full'
}

/** The week as days by hours. What it draws is said once more as a list for those who do not see it. */
export const WeekGrid = ({ label, blocks, ghosts = [], alsoFit = [], heads = [], size = 'full' }: Props) => {
  const locale = useLocale()
  const span = weekSpan([...blocks, ...ghosts, ...alsoFit])
  const hours = Array.from({ length: span.to - span.from }, (_, index) => span.from + index)
  const style = { '--days': span.days.length, '--hours': hours.length } as CSSProperties
  return (
    <figure className={`${classes['week']} ${size === 'small' ? classes['small'] : ''}`} aria-label={label}>
      <div className={classes['grid']} style={style} aria-hidden="true">
        <div />
        {span.days.map((day) => (
          <Head key={day} name={formatWeekday(day, locale, 'short')} head={headOf(heads, day)} />
        ))}
        <div className={classes['hours']}>
          {hours.map((hour, index) => (
            <span key={hour} className={classes['hour']} style={{ top: `calc(${index} * var(--hour))` }}>
              {size === 'small' ? hour : `${hour}:00`}
            </span>
          ))}
        </div>
        {span.days.map((day) => (
          <div key={day} className={`${classes['day']} ${dayClass(headOf(heads, day))}`}>
            {headOf(heads, day)?.holiday && (
              <span className={classes['holiday']}>{headOf(heads, day)?.holiday}</span>
            )}
            {placeDay(
              blocks.filter((block) => block.day === day),
              span.from,
            ).map((place) => (
              <Block key={place.item.key} place={place} />
            ))}
            {ghosts
              .filter((ghost) => ghost.day === day)
              .flatMap((ghost) => placeDay([ghost], span.from))
              .map((place) => (
                <Ghost key={place.item.key} place={place} />
              ))}
          </div>
        ))}
      </div>
      <div className="visually-hidden">
        <WeekList {...{ blocks, ghosts, heads }} days={span.days} />
      </div>
    </figure>
  )
}

const headOf = (heads: readonly DayHead[], day: number) => heads.find((head) => head.day === day)

const dayClass = (head: DayHead | undefined): string =>
  [head?.isToday && classes['isToday'], head?.holiday && classes['isHoliday']].filter(Boolean).join(' ')

const Head = ({ name, head }: { name: string; head: DayHead | undefined }) => (
  <div className={`${classes['head']} ${head?.isToday ? classes['today'] : ''}`}>
    {name}
    {head !== undefined && <span className={classes['date']}>{Number(head.date.slice(8))}</span>}
  </div>
)

const placeStyle = ({ top, height, lane, lanes }: Placed<WeekTime>, pastel?: number): CSSProperties =>
  ({
    '--top': top,
    '--height': height,
    '--lane': lane,
    '--lanes': lanes,
    ...(pastel !== undefined && {
      '--ground': `var(--pastel-${pastel})`,
      '--edge': `var(--pastel-${pastel}-edge)`,
    }),
  }) as CSSProperties

/** Up to so many minutes a block has room for one line of its title only. */
const shortBlock = 60

const Block = ({ place }: { place: Placed<WeekBlock> }) => (
  <div
    className={`${classes['block']} ${place.height <= shortBlock ? classes['short'] : ''}`}
    style={placeStyle(place, place.item.pastel)}
  >
    <span className={classes['title']}>{place.item.title}</span>
    <span className={classes['code']}>{place.item.code}</span>
    {place.item.lines.map((line) => (
      <span key={line} className={classes['line']}>
        {line}
      </span>
    ))}
  </div>
)

const Ghost = ({ place }: { place: Placed<GhostBlock> }) => {
  const { obstacle, title, code } = place.item
  const shown = obstacle ?? { name: title, code }
  return (
    <div
      className={`${classes['block']} ${classes['ghost']} ${obstacle === null ? '' : classes['clashing']}`}
      style={placeStyle(place)}
    >
      <span className={classes['title']}>{shown.name}</span>
      <span className={classes['code']}>{shown.code}</span>
    </div>
  )
}
