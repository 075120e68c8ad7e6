import { lazy, Suspense, useId, useRef, useState, type CSSProperties } from 'react'
import { parseDate } from '#rules/time/parse-date.ts'
import { loadChunk } from '#web/api/chunk.ts'
import { formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { dateWords } from './date-words.ts'
import classes from './DateField.module.css'
import { FieldFrame, toDescription, type FieldProps } from './FieldFrame.tsx'
import { useTypedValue } from './useTypedValue.ts'

const Calendar = lazy(async () => ({
  default: await loadChunk(async () => (await import('./Calendar.tsx')).Calendar),
}))

/** Of the calendar beside its field, in px. */
const width = 316
const height = 372
const gap = 4
const labelHeight = 28

/** Below the field, or above its label where there is more space; absolute, so that it scrolls with the page. */
const findPlace = ({ left, top, bottom }: DOMRect): CSSProperties => {
  const above = top - labelHeight - gap - height
  const isBelow = bottom + gap + height <= window.innerHeight || above < 0
  return {
    '--left': `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap)) + window.scrollX}px`,
    '--top': `${(isBelow ? bottom + gap : above) + window.scrollY}px`,
  } as CSSProperties
}

interface Props extends FieldProps {
  /** The first date that can be chosen, Y-m-d. */
  readonly min?: string | undefined
}

/** A date (Y-m-d): typed as people write it, or chosen in a calendar. The browser's own field has the browser's language. */
export const DateField = (props: Props) => {
  const { label, value, onChange, name, error, hint, describedBy, isInvalid, isReadOnly, min } = props
  const t = useWords(dateWords)
  const locale = useLocale()
  const calendarID = useId()
  const box = useRef<HTMLDivElement>(null)
  const calendar = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})
  const [today] = useState(() => toUniversityTime(Date.now()).date)
  useCloseOnBack(isOpen, () => calendar.current?.hidePopover())
  const typing = useTypedValue({
    value,
    onChange,
    format: (date) => `${formatShortDate(date, locale)} ${date.slice(0, 4)}`,
    parse: (text) => parseDate(text, today),
  })
  const wrong = typing.isWrong || (typing.isUnread && error) ? t('unreadDate') : error
  const select = (date: string) => {
    calendar.current?.hidePopover()
    if (date !== value) onChange(date)
  }
  return (
    <FieldFrame label={label} name={name} error={wrong} hint={hint}>
      <div ref={box} className={classes['box']}>
        <input
          id={name}
          name={name}
          className="text-field"
          autoComplete="off"
          placeholder={t('dateOrder')}
          value={typing.text}
          readOnly={isReadOnly}
          aria-invalid={wrong || isInvalid ? true : undefined}
          aria-describedby={toDescription({ name, error: wrong, hint, describedBy })}
          onChange={({ currentTarget }) => typing.onText(currentTarget.value)}
          onBlur={typing.onLeave}
        />
        <button
          type="button"
          className={classes['button']}
          aria-label={t('openCalendar', { label })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isReadOnly}
          popoverTarget={calendarID}
        >
          <Icon name="calendar" />
        </button>
      </div>
      <dialog
        ref={calendar}
        id={calendarID}
        popover="auto"
        aria-label={label}
        className={classes['calendar']}
        style={place}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open' && box.current !== null)
            setPlace(findPlace(box.current.getBoundingClientRect()))
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={<div className={classes['waiting']} aria-busy="true" />}>
            <Calendar value={value} today={today} min={min} onSelect={select} />
          </Suspense>
        )}
      </dialog>
    </FieldFrame>
  )
}
