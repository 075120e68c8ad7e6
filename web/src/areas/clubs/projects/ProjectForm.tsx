import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import { findProjectErrors, projectFields, type ProjectDraft } from './find-project-errors.ts'
import type { Project } from './project.ts'
import { ProjectFields } from './ProjectFields.tsx'
import classes from './Projects.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const toDraft = ({ title, description, start_date, end_date }: Project): ProjectDraft => ({
  title,
  description,
  start_date,
  end_date,
})

interface Props {
  readonly clubID: number
  readonly project: Project
}

/** Changes a project. Saving a rejected one sends it again. */
export const ProjectForm = ({ clubID, project }: Props) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const { date: today } = useUniversityNow()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft<ProjectDraft>(
    `club-project-${clubID}-${project.projectId}`,
    toDraft(project),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const sending = useSend(clubProjects.change, {
    onSuccess: ({ projectId }) => {
      clearDraft()
      void navigate({ to: '/clubs/manage', search: { club: clubID, project: projectId } as never })
    },
  })
  const fieldError = useFieldError(sending.error, errors)
  const change = (next: Partial<ProjectDraft>) => {
    setDraft({ ...draft, ...next })
    setErrors({})
    // A lost answer is still being looked for, so it is not reset.
    if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
  }
  const send = () => sending.mutate({ params: { id: clubID, projectId: project.projectId }, body: draft })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findProjectErrors(draft, today, project.start_date)
    setErrors(found)
    const first = projectFields.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={form} className={classes['form']} noValidate onSubmit={submit}>
      <ProjectFields
        draft={draft}
        firstDay={project.start_date < today ? project.start_date : today}
        fieldError={fieldError}
        onChange={change}
      />
      <AttemptNotice
        problem={sending.error}
        shownFields={projectFields}
        isBusy={sending.isPending}
        onRetry={send}
      />
      <Button type="submit" loading={sending.isPending}>
        {t(project.status === 'rejected' && project.resources.length > 0 ? 'saveAgain' : 'save')}
      </Button>
    </form>
  )
}
