import { useEffect, useRef, useState, type FormEvent } from 'react'
import { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { SubmitButton } from '#staff/ui/SubmitButton.tsx'
import type { Reply } from '#web/api/call.ts'
import { formatNumber, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { timeZone } from '#web/i18n/time-zone.ts'
import { useWords } from '#web/i18n/useWords.ts'
import card from '#web/ui/classes/card.module.css'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { TimeField } from '#web/ui/form/date/TimeField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import {
  countTimes,
  emptyForm,
  findErrors,
  openFields,
  toPlan,
  type OpenField,
  type OpenForm,
} from './open-form.ts'
import classes from './OpenTimes.module.css'
import { WeekdaysField } from './WeekdaysField.tsx'
import { words } from './words.ts'

interface Props {
  readonly id: string
  readonly onOpened: (result: Reply<typeof consultationStaff.open>, from: string) => void
  readonly onCancel: () => void
}

/** The form that opens times, and how many times that makes. */
export const OpenTimes = ({ id, onOpened, onCancel }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const box = useRef<HTMLFormElement>(null)
  const [today] = useState(() => toUniversityTime(Date.now()).date)
  const [form, setForm] = useState<OpenForm>(emptyForm)
  const [found, setFound] = useState<FieldErrors<OpenField>>({})
  const [attempts, setAttempts] = useState(0)
  const open = useSend(consultationStaff.open, { onSuccess: (result) => onOpened(result, form.from) })
  const fieldError = useFieldError(open.error, found)
  const { error } = open
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  useEffect(() => {
    if (attempts > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [attempts, error])
  const edit = (field: OpenField, next: Partial<OpenForm>) => {
    setForm({ ...form, ...next })
    if (found[field] !== undefined) setFound({ ...found, [field]: undefined })
  }
  const count = countTimes(form, today)
  const send = () => open.mutate({ body: toPlan(form) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open.isPending) return
    open.reset()
    const errors = findErrors(form, today)
    setFound(errors)
    setAttempts(attempts + 1)
    if (Object.keys(errors).length === 0 && count !== 0) send()
  }
  const toField = (name: Exclude<OpenField, 'weekdays'>) => ({
    name,
    label: t(name),
    error: fieldError(name),
    value: form[name],
    isReadOnly: open.isPending,
    onChange: (value: string) => edit(name, { [name]: value }),
  })
  return (
    <form
      ref={box}
      id={id}
      className={`${card['card']} ${classes['form']}`}
      method="post"
      noValidate
      aria-label={t('open')}
      onSubmit={submit}
    >
      <div className={classes['pair']}>
        <DateField {...toField('from')} min={today} />
        <DateField {...toField('to')} min={form.from === '' ? today : form.from} />
      </div>
      <WeekdaysField
        selected={form.weekdays}
        error={fieldError('weekdays')}
        onChange={(weekdays) => edit('weekdays', { weekdays })}
      />
      <div className={classes['pair']}>
        <TimeField {...toField('start')} hint={t('timeHint', { zone: timeZone })} />
        <TimeField {...toField('end')} />
        <Field
          id="minutes"
          label={t('minutes')}
          error={fieldError('minutes')}
          value={form.minutes}
          readOnly={open.isPending}
          onChange={({ target }) => edit('minutes', { minutes: target.value })}
          type="number"
          inputMode="numeric"
          min={15}
          max={240}
          hint={t('minutesHint')}
        />
      </div>
      <output className={classes['count']}>
        {count === null
          ? t('countLater')
          : count === 0
            ? t('countNone')
            : t('count', { count, number: formatNumber(count, locale) })}
      </output>
      <AttemptNotice problem={error} shownFields={openFields} isBusy={open.isPending} onRetry={send} />
      <div className={classes['buttons']}>
        <SubmitButton isBusy={open.isPending}>{t('open')}</SubmitButton>
        <button type="button" className="plain-button" disabled={open.isPending} onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
