import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { OverlapProblem } from '#web/parts/booking-overlaps/OverlapProblem.tsx'
import { OverlapWarning } from '#web/parts/booking-overlaps/OverlapWarning.tsx'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { TimeField } from '#web/ui/form/date/TimeField.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import type { CameraCalls, Equipment } from './camera.ts'
import classes from './Camera.module.css'
import { EquipmentField } from './EquipmentField.tsx'
import { fieldNames, findRequestErrors } from './find-request-errors.ts'
import { words } from './words.ts'
import '#web/ui/mantine.css'

/** `equipment`: the numbers of what is chosen, with commas between them. */
const empty = { equipment: '', date: '', start: '', end: '', purpose: '' }
const maxPurposeLength = 1000

interface Props {
  readonly calls: CameraCalls
  readonly equipment: readonly Equipment[]
  readonly onSent: (requestID: number) => void
}

/** The form of a new request; what was written outlives a refusal, a reload and an expired session. */
export const RequestForm = ({ calls, equipment, onSent }: Props) => {
  const t = useWords(words)
  const { date: today } = useUniversityNow()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft(calls.draft, empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const sending = useSend(calls.send, {
    onSuccess: ({ requestID }) => {
      onSent(requestID)
      setDraft(empty)
      clearDraft()
    },
  })
  const fieldError = useFieldError(sending.error, errors)
  const chosen = draft.equipment.split(',').map(Number)
  // Equipment in the draft may not be lent any more.
  const equipmentIDs = equipment.map(({ equipmentID }) => equipmentID).filter((each) => chosen.includes(each))
  const { date, start, end, purpose } = draft
  const written = { equipmentIDs, date, start, end, purpose }
  const change = (next: Partial<typeof empty>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const select = (id: number) => {
    const others = equipmentIDs.filter((each) => each !== id)
    change({ equipment: (others.length < equipmentIDs.length ? others : [...others, id]).join(',') })
  }
  const send = () => sending.mutate({ body: written })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findRequestErrors(written, today)
    setErrors(found)
    const first = fieldNames.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}], [data-field=${first}] input`)?.focus()
  }
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <EquipmentField
        equipment={equipment}
        selected={equipmentIDs}
        error={fieldError('equipmentIDs')}
        onSelect={select}
      />
      <div className={classes['times']}>
        <DateField
          name="date"
          label={t('day')}
          min={today}
          value={date}
          error={fieldError('date')}
          onChange={(value) => change({ date: value })}
        />
        <TimeField
          name="start"
          label={t('start')}
          hint={t('timeHint')}
          value={start}
          error={fieldError('start')}
          onChange={(value) => change({ start: value })}
        />
        <TimeField
          name="end"
          label={t('end')}
          hint={t('timeHint')}
          value={end}
          error={fieldError('end')}
          onChange={(value) => change({ end: value })}
        />
      </div>
      {date !== '' && start !== '' && end !== '' && <OverlapWarning time={{ date, start, end }} />}
      <OverlapProblem />
      <LongTextField
        name="purpose"
        label={t('purpose')}
        description={t('purposeHint')}
        rows={5}
        max={maxPurposeLength}
        text={purpose}
        error={fieldError('purpose')}
        onText={(text) => change({ purpose: text })}
      />
      <AttemptNotice
        problem={sending.error}
        shownFields={fieldNames}
        isBusy={sending.isPending}
        onRetry={send}
      />
      {sending.isSuccess && <Notice kind="success">{t('sentNow')}</Notice>}
      <Button type="submit" loading={sending.isPending}>
        {t('send')}
      </Button>
    </form>
  )
}
