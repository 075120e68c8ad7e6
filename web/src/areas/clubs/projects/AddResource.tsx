import { clubProjects } from '#contract/campus/club-projects.ts'
import { useSend } from '#web/api/useSend.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { emptyResource, type NewResource, type ResourceDraft } from './find-project-errors.ts'
import type { Project } from './project.ts'
import { ResourceForm } from './ResourceForm.tsx'

interface Props {
  readonly clubID: number
  readonly project: Project
}

/** Adds a resource to a project that has been sent. */
export const AddResource = ({ clubID, project: { projectId, currency } }: Props) => {
  const [draft, setDraft, clearDraft] = useDraft<ResourceDraft>(`club-resource-${projectId}`, emptyResource)
  const adding = useSend(clubProjects.addResource, {
    onSuccess: () => {
      setDraft(emptyResource)
      clearDraft()
    },
  })
  const change = (next: ResourceDraft) => {
    setDraft(next)
    // A lost answer is still being recovered.
    if (!adding.isPending && adding.error?.code !== 'answer_lost') adding.reset()
  }
  const add = (body: NewResource) => adding.mutate({ params: { id: clubID, projectId }, body })
  return (
    <ResourceForm
      draft={draft}
      onDraft={change}
      currency={currency}
      isBusy={adding.isPending}
      problem={adding.error}
      onAdd={add}
    />
  )
}
