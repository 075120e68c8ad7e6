import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ChangeProject } from './ChangeProject.tsx'
import { NewProject } from './NewProject.tsx'
import { ProjectView } from './ProjectView.tsx'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  /** Null: a new one. */
  readonly projectID: number | null
  readonly isForm: boolean
}

/** The screen of a project, or of its form. */
export const ProjectScreen = ({ clubID, projectID, isForm }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const club = useQuery(q(clubs.own)).data?.clubs.find((each) => each.self_governmentID === clubID)
  const project = useQuery({
    ...q(clubProjects.one, { params: { id: clubID, projectId: projectID ?? 0 } }),
    enabled: projectID !== null,
  }).data
  const name = isForm
    ? t(projectID === null ? 'newProject' : 'changeProject')
    : (project?.title ?? t('project'))
  const back = isForm && projectID !== null ? { club: clubID, project: projectID } : { club: clubID }
  const backName = isForm && projectID !== null ? project?.title : club && text(club, 'name')
  return (
    <Screen
      name={name}
      isReading
      back={
        <Link to="/clubs/manage" search={back as never}>
          <Icon name="left" size={18} /> {backName ?? t('club')}
        </Link>
      }
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/clubs/manage" search={{ club: clubID } as never}>
            {t('club')}
          </ButtonLink>,
        )
      }
    >
      {projectID === null ? (
        <NewProject clubID={clubID} />
      ) : isForm ? (
        <ChangeProject clubID={clubID} projectID={projectID} />
      ) : (
        <ProjectView clubID={clubID} projectID={projectID} />
      )}
    </Screen>
  )
}
