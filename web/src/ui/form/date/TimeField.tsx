import { parseTime } from '#rules/time/parse-time.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { dateWords } from './date-words.ts'
import classes from './DateField.module.css'
import { FieldFrame, toDescription, type FieldProps } from './FieldFrame.tsx'
import { useTypedValue } from './useTypedValue.ts'

const format = (time: string) => time

/** A time of the day (HH:MM), typed with 24 hours: the browser's own field has AM and PM in some languages. */
export const TimeField = ({
  label,
  value,
  onChange,
  name,
  error,
  hint,
  describedBy,
  isInvalid,
  isReadOnly,
}: FieldProps) => {
  const t = useWords(dateWords)
  const typing = useTypedValue({ value, onChange, format, parse: parseTime })
  const wrong = typing.isWrong || (typing.isUnread && error) ? t('unreadTime') : error
  return (
    <FieldFrame label={label} name={name} error={wrong} hint={hint}>
      <input
        id={name}
        name={name}
        className={`text-field ${classes['time']}`}
        autoComplete="off"
        value={typing.text}
        readOnly={isReadOnly}
        aria-invalid={wrong || isInvalid ? true : undefined}
        aria-describedby={toDescription({ name, error: wrong, hint, describedBy })}
        onChange={({ currentTarget }) => typing.onText(currentTarget.value)}
        onBlur={typing.onLeave}
      />
    </FieldFrame>
  )
}
