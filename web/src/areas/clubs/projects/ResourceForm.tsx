import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { computeSum } from '#rules/clubs/project-cost.ts'
import type { Problem } from '#web/api/problem.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import {
  findResourceErrors,
  resourceFields,
  toResource,
  type NewResource,
  type ResourceDraft,
} from './find-project-errors.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const maxDescriptionLength = 300

interface Props {
  readonly draft: ResourceDraft
  readonly onDraft: (draft: ResourceDraft) => void
  readonly currency: string
  readonly isBusy?: boolean
  readonly problem?: Problem | null
  readonly onAdd: (resource: NewResource) => void
}

/** Adds the resources of a project one by one. */
export const ResourceForm = ({ draft, onDraft, currency, isBusy = false, problem = null, onAdd }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const fieldError = useFieldError(problem, errors)
  const { description, quantity, price } = draft
  const found = findResourceErrors(draft)
  const sum =
    found.quantity === undefined && found.price === undefined
      ? formatMoney(computeSum(toResource(draft)), currency, locale)
      : null
  const add = () => onAdd(toResource(draft))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setErrors(found)
    const first = resourceFields.find((name) => found[name] !== undefined) ?? 'description'
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (found[first] === undefined) add()
  }
  const change = (next: Partial<ResourceDraft>) => {
    setErrors({})
    onDraft({ ...draft, ...next })
  }
  return (
    <form ref={form} className={classes['resourceForm']} noValidate onSubmit={submit}>
      <h2>{t('addTitle')}</h2>
      <TextInput
        name="description"
        label={t('what')}
        maxLength={maxDescriptionLength}
        value={description}
        error={fieldError('description')}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <div className={classes['days']}>
        <TextInput
          name="quantity"
          label={t('quantity')}
          inputMode="numeric"
          autoComplete="off"
          value={quantity}
          error={fieldError('quantity')}
          onChange={({ currentTarget: { value } }) => change({ quantity: value })}
        />
        <TextInput
          name="price"
          label={t('priceInLari')}
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={fieldError('price')}
          onChange={({ currentTarget: { value } }) => change({ price: value })}
        />
      </div>
      <AttemptNotice problem={problem} shownFields={resourceFields} isBusy={isBusy} onRetry={add} />
      <div className={classes['actions']}>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('add')}
        </Button>
        {sum !== null && <span className="muted">{t('sumOf', { sum })}</span>}
      </div>
    </form>
  )
}
