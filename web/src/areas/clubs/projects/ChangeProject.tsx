import { useSuspenseQuery } from '@tanstack/react-query'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { q } from '#web/api/call.ts'
import { ProjectForm } from './ProjectForm.tsx'

interface Props {
  readonly clubID: number
  readonly projectID: number
}

/** The form of a project that there is. */
export const ChangeProject = ({ clubID, projectID }: Props) => {
  const project = useSuspenseQuery(q(clubProjects.one, { params: { id: clubID, projectId: projectID } })).data
  return <ProjectForm clubID={clubID} project={project} />
}
