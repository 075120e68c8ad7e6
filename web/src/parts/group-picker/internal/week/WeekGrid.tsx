import type { CSSProperties } from 'react'
import { formatShortDateSpan, formatWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import '#web/parts/subject-name/pastels.css'
import type { GhostBlock, WeekBlock } from './week-block.ts'
import { groupTurns, type Turns } from './group-turns.ts'
import type { Placed, WeekTime } from '#web/parts/week/week-layout.ts'
import { layoutDay, getWeekSpan } from '#web/parts/week/week-layout.ts'
import classes from './WeekGrid.module.css'
import { WeekList } from './WeekList.tsx'
import { words } from '#web/parts/words.ts'

interface Props {
  readonly label: string
  readonly blocks: readonly WeekBlock[]
  readonly ghosts?: readonly GhostBlock[]
  /** Further times that may be shown, so that the grid keeps its size while previews change. */
  readonly alsoFit?: readonly WeekTime[]
}

/** The week as days by hours, with a list of the same for screen readers. */
export const WeekGrid = ({ label, blocks, ghosts = [], alsoFit = [] }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const slots = groupTurns(blocks)
  const span = getWeekSpan([...blocks, ...ghosts, ...alsoFit])
  const hours = Array.from({ length: span.to - span.from }, (_, index) => span.from + index)
  const style = { '--days': span.days.length, '--hours': hours.length } as CSSProperties
  return (
    <figure className={classes['week']} aria-label={label}>
      <div className={classes['grid']} style={style} aria-hidden="true">
        <div />
        {span.days.map((day) => (
          <div key={day} className={classes['head']}>
            {formatWeekday(day, locale, 'short')}
          </div>
        ))}
        <div className={classes['hours']}>
          {hours.map((hour, index) => (
            <span key={hour} className={classes['hour']} style={{ top: `calc(${index} * var(--hour))` }}>
              {hour}
            </span>
          ))}
        </div>
        {span.days.map((day) => (
          <div key={day} className={classes['day']}>
            {layoutDay(
              slots.filter((slot) => slot.day === day),
              span.from,
            ).map((place) => (
              <Slot key={place.item.turns[0].key} place={place} />
            ))}
            {ghosts
              .filter((ghost) => ghost.day === day)
              .flatMap((ghost) => layoutDay([ghost], span.from))
              .map((place) => (
                <Ghost key={place.item.key} place={place} />
              ))}
          </div>
        ))}
      </div>
      {slots.some(({ turns }) => turns.length > 1) && <p className={classes['note']}>{t('inTurns')}</p>}
      <div className="visually-hidden">
        <WeekList {...{ blocks, ghosts }} days={span.days} />
      </div>
    </figure>
  )
}

const pastelStyle = (pastel: number) => ({
  '--ground': `var(--pastel-${pastel})`,
  '--edge': `var(--pastel-${pastel}-edge)`,
})

const placeStyle = ({ top, height, lane, lanes }: Placed<WeekTime>, pastel?: number): CSSProperties =>
  ({
    '--top': top,
    '--height': height,
    '--lane': lane,
    '--lanes': lanes,
    ...(pastel !== undefined && pastelStyle(pastel)),
  }) as CSSProperties

/** Up to this many minutes a block shows only one line of its title. */
const shortBlock = 60

const Slot = ({ place }: { place: Placed<Turns> }) => {
  const locale = useLocale()
  const { turns } = place.item
  if (turns.length === 1) return <Block place={place} block={turns[0]} />
  return (
    <div className={classes['turns']} style={placeStyle(place)}>
      {turns.map(({ key, code, pastel, dates = [] }) => (
        <div key={key} className={classes['turn']} style={pastelStyle(pastel) as CSSProperties}>
          <span>{code}</span>
          {dates.map(({ start_date, end_date }) => (
            <span key={start_date} className={classes['turnDates']}>
              {formatShortDateSpan(start_date, end_date, locale)}
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

const Block = ({ place, block }: { place: Placed<WeekTime>; block: WeekBlock }) => (
  <div
    className={`${classes['block']} ${place.height <= shortBlock ? classes['short'] : ''}`}
    data-new={(block.isNew && !block.isMoving) || undefined}
    data-moving={block.isMoving || undefined}
    data-closed={block.isClosed || undefined}
    style={placeStyle(place, block.pastel)}
    title={`${block.title}, ${block.time}–${block.time_end}`}
  >
    <span className={classes['title']}>{block.title}</span>
    <span className={classes['code']}>{block.code}</span>
  </div>
)

const Ghost = ({ place }: { place: Placed<GhostBlock> }) => {
  const { obstacle, title, code, isFull, isOther } = place.item
  const shown = obstacle ?? { name: title, code }
  return (
    <div
      className={`${classes['block']} ${classes['ghost']} ${place.height <= shortBlock ? classes['short'] : ''} ${obstacle === null ? '' : classes['clashing']}`}
      data-full={isFull || undefined}
      data-other={isOther || undefined}
      style={placeStyle(place)}
    >
      <span className={classes['title']}>{shown.name}</span>
      <span className={classes['code']}>{shown.code}</span>
    </div>
  )
}
