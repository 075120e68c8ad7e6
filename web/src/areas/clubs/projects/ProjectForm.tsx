import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { findProjectErrors, projectFields, type ProjectDraft } from './find-project-errors.ts'
import type { Project } from './project.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const empty: ProjectDraft = { title: '', description: '', start_date: '', end_date: '' }
const maxTitleLength = 200
const maxDescriptionLength = 5000

const toDraft = (project: Project | null): ProjectDraft => {
  const { title, description, start_date, end_date } = project ?? empty
  return { title, description, start_date, end_date }
}

interface Props {
  readonly clubID: number
  readonly project: Project | null
}

/** A new project, or a change of one; saving a rejected one sends it again. */
export const ProjectForm = ({ clubID, project }: Props) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const { date: today } = useUniversityNow()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft<ProjectDraft>(
    `club-project-${clubID}-${project?.projectId ?? 'new'}`,
    toDraft(project),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const sent = {
    onSuccess: ({ projectId }: { readonly projectId: number }) => {
      clearDraft()
      void navigate({ to: '/clubs/manage', search: { club: clubID, project: projectId } as never })
    },
  }
  const making = useSend(clubProjects.make, sent)
  const changing = useSend(clubProjects.change, sent)
  const sending = project === null ? making : changing
  const fieldError = useFieldError(sending.error, errors)
  const change = (next: Partial<ProjectDraft>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const send = () => {
    if (project === null) making.mutate({ params: { id: clubID }, body: draft })
    else changing.mutate({ params: { id: clubID, projectId: project.projectId }, body: draft })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findProjectErrors(draft, today, project?.start_date ?? null)
    setErrors(found)
    const first = projectFields.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <TextInput
        name="title"
        label={t('title')}
        maxLength={maxTitleLength}
        value={draft.title}
        error={fieldError('title')}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <LongTextField
        name="description"
        label={t('description')}
        description={t('descriptionHint')}
        rows={6}
        max={maxDescriptionLength}
        text={draft.description}
        error={fieldError('description')}
        onText={(text) => change({ description: text })}
      />
      <div className={classes['days']}>
        <DateField
          name="start_date"
          label={t('start')}
          min={project?.start_date ?? today}
          value={draft.start_date}
          error={fieldError('start_date')}
          onChange={(value) => change({ start_date: value })}
        />
        <DateField
          name="end_date"
          label={t('end')}
          min={draft.start_date || today}
          value={draft.end_date}
          error={fieldError('end_date')}
          onChange={(value) => change({ end_date: value })}
        />
      </div>
      {project === null && <p className="muted">{t('resourcesNext')}</p>}
      <AttemptNotice
        problem={sending.error}
        shownFields={projectFields}
        isBusy={sending.isPending}
        onRetry={send}
      />
      <Button type="submit" loading={sending.isPending}>
        {t(project === null ? 'sendNew' : project.status === 'rejected' ? 'saveAgain' : 'save')}
      </Button>
    </form>
  )
}
