import { Button, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { computeSum } from '#rules/clubs/project-cost.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { findResourceErrors, resourceFields, toPrice, type ResourceDraft } from './find-project-errors.ts'
import type { Project } from './project.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const empty: ResourceDraft = { description: '', quantity: '1', price: '' }
const maxDescriptionLength = 300

interface Props {
  readonly clubID: number
  readonly project: Project
}

/** Adds what a project needs, one after the other. */
export const ResourceForm = ({ clubID, project }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const { projectId, currency } = project
  const [draft, setDraft, clearDraft] = useDraft<ResourceDraft>(`club-resource-${projectId}`, empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const adding = useSend(clubProjects.addResource, {
    onSuccess: () => {
      setDraft(empty)
      clearDraft()
      focus('description')
    },
  })
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
  const fieldError = useFieldError(adding.error, errors)
  const { description, quantity, price } = draft
  const written = { description, quantity: Number(quantity), price: toPrice(price) }
  const found = findResourceErrors(draft)
  const sum =
    found.quantity === undefined && found.price === undefined
      ? formatMoney(computeSum(written), currency, locale)
      : null
  const send = () => adding.mutate({ params: { id: clubID, projectId }, body: written })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (adding.isPending) return
    setErrors(found)
    const first = resourceFields.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    focus(first)
  }
  const change = (next: Partial<ResourceDraft>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!adding.isPending && adding.error?.code !== 'answer_lost') adding.reset()
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
      <AttemptNotice
        problem={adding.error}
        shownFields={resourceFields}
        isBusy={adding.isPending}
        onRetry={send}
      />
      <div className={classes['actions']}>
        <Button type="submit" loading={adding.isPending}>
          {t('add')}
        </Button>
        {sum !== null && <span className="muted">{t('sumOf', { sum })}</span>}
      </div>
    </form>
  )
}
