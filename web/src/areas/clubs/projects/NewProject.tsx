import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState, type FormEvent } from 'react'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { canAddResource, maxProjectCost, maxProjectResources } from '#rules/clubs/project-cost.ts'
import { useSend } from '#web/api/useSend.ts'
import type { Message } from '#web/i18n/message.ts'
import { messages } from '#web/i18n/messages.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import {
  emptyResource,
  findProjectErrors,
  findResourceErrors,
  isEmptyResource,
  projectFields,
  toResource,
  type NewResource,
  type ProjectDraft,
  type ResourceDraft,
} from './find-project-errors.ts'
import classes from './Projects.module.css'
import { ProjectFields } from './ProjectFields.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const emptyTexts: ProjectDraft = { title: '', description: '', start_date: '', end_date: '' }
/** Drafts hold only texts. */
const emptyResources = { added: '[]' }

/** The university's currency, which all club projects use. */
const currency = 'GEL'

/** Why a resource cannot be added to the others, or null. */
const findObstacle = (resources: readonly NewResource[], added: NewResource): Message | null => {
  const outcome = canAddResource(resources, added)
  if (outcome === 'too_many')
    return { phrase: words.tooManyResources, params: { count: maxProjectResources } }
  return outcome === 'ok' ? null : { phrase: words.tooExpensive, params: { most: maxProjectCost } }
}

/** A new project, which is sent together with its resources. */
export const NewProject = ({ clubID }: { readonly clubID: number }) => {
  const t = useWords(words)
  const format = useFormatMessage()
  const formID = useId()
  const navigate = useNavigate()
  const { date: today } = useUniversityNow()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = `club-project-${clubID}-new`
  const [texts, setTexts, clearTexts] = useDraft<ProjectDraft>(name, emptyTexts)
  const [{ added }, setAdded, clearAdded] = useDraft(`${name}-resources`, emptyResources)
  const [resource, setResource, clearResource] = useDraft<ResourceDraft>(`${name}-resource`, emptyResource)
  const resources = JSON.parse(added) as readonly NewResource[]
  const [errors, setErrors] = useState<FieldErrors>({})
  const sending = useSend(clubProjects.make, {
    onSuccess: ({ projectId }) => {
      clearTexts()
      clearAdded()
      clearResource()
      // "Back" must not lead to an empty form.
      void navigate({
        to: '/clubs/manage',
        search: { club: clubID, project: projectId } as never,
        replace: true,
      })
    },
  })
  const fieldError = useFieldError(sending.error, errors)
  const reset = () => {
    setErrors({})
    // A lost answer is still being recovered.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const changeTexts = (next: Partial<ProjectDraft>) => {
    setTexts({ ...texts, ...next })
    reset()
  }
  const saveResources = (next: readonly NewResource[]) => {
    setAdded({ added: JSON.stringify(next) })
    reset()
  }
  const add = (next: NewResource) => {
    const obstacle = findObstacle(resources, next)
    if (obstacle !== null) return setErrors({ resources: obstacle })
    saveResources([...resources, next])
    setResource(emptyResource)
  }
  const remove = (removed: NewResource) => {
    saveResources(resources.filter((each) => each !== removed))
    // The pressed button has disappeared.
    heading.current?.focus()
  }
  // A typed and complete resource is included, even if it was not added.
  const isTyped = !isEmptyResource(resource)
  const all = isTyped ? [...resources, toResource(resource)] : resources
  const send = () => sending.mutate({ params: { id: clubID }, body: { ...texts, resources: [...all] } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found: FieldErrors = findProjectErrors(texts, today, null)
    const first = projectFields.find((name) => found[name] !== undefined)
    const isUnfinished = isTyped && Object.values(findResourceErrors(resource)).length > 0
    const obstacle = isUnfinished
      ? { phrase: words.finishResource }
      : all.length === 0
        ? { phrase: words.needsResource }
        : isTyped
          ? findObstacle(resources, toResource(resource))
          : null
    const missing = first === undefined ? null : { phrase: messages.fillAllFields }
    const notice = obstacle ?? missing
    setErrors({ ...found, ...(notice !== null && { resources: notice }) })
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (obstacle !== null) return heading.current?.focus()
    send()
  }
  const resourceError = format(errors['resources'])
  return (
    <div className={classes['view']}>
      <form ref={form} id={formID} className={classes['form']} noValidate onSubmit={submit}>
        <ProjectFields draft={texts} firstDay={today} fieldError={fieldError} onChange={changeTexts} />
      </form>
      <section aria-labelledby="resources">
        <h2 ref={heading} id="resources" tabIndex={-1}>
          {t('resources')}
        </h2>
        {resources.length === 0 ? (
          <p className="muted">{t('noResources')}</p>
        ) : (
          <ResourceTable resources={resources} currency={currency} onRemove={remove} />
        )}
      </section>
      <ResourceForm
        draft={resource}
        onDraft={(next) => {
          setResource(next)
          reset()
        }}
        currency={currency}
        onAdd={add}
      />
      {resourceError !== undefined && (
        <div role="alert">
          <Notice kind="warning">{resourceError}</Notice>
        </div>
      )}
      <AttemptNotice
        problem={sending.error}
        shownFields={projectFields}
        isBusy={sending.isPending}
        onRetry={send}
      />
      <div className={classes['actions']}>
        <Button type="submit" form={formID} loading={sending.isPending}>
          {t('sendNew')}
        </Button>
      </div>
    </div>
  )
}
