import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { clubs } from '#contract/campus/clubs.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { AddResource } from './AddResource.tsx'
import type { Project } from './project.ts'
import classes from './Projects.module.css'
import { ProjectStatus } from './ProjectStatus.tsx'
import { ResourceTable } from './ResourceTable.tsx'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  readonly projectID: number
}

/** A project: its state and answer, its resources and costs, and the actions for those who manage it. */
export const ProjectView = ({ clubID, projectID }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const params = { id: clubID, projectId: projectID }
  const project = useSuspenseQuery(q(clubProjects.one, { params })).data
  const all = useSuspenseQuery(q(clubs.own)).data.clubs
  useLiveAnswers('clubs', true)
  const role = all.find(({ self_governmentID }) => self_governmentID === clubID)?.role
  const canManage = role === 'head' || role === 'deputy'
  const { status, reason, start_date, end_date, cost, approved_cost, currency, description, resources } =
    project
  const canChange = canManage && status !== 'approved'
  const isUnsent = status === 'in_progress' && resources.length === 0
  const remove = useSend(clubProjects.removeResource, {
    onSuccess: () => {
      showToast({ phrase: words.removed })
      // The pressed button has disappeared.
      document.querySelector<HTMLElement>('#resources')?.focus()
    },
  })
  return (
    <div className={classes['view']}>
      <ProjectStatus status={status} />
      {reason !== null && (
        <section className={classes['answer']} data-status={status}>
          <h2>{t(status === 'rejected' ? 'reason' : 'answer')}</h2>
          <p className={classes['text']}>{reason}</p>
        </section>
      )}
      {canManage && status === 'in_progress' && (
        <p className="muted">{t(isUnsent ? 'unsentNext' : 'inProgressNext')}</p>
      )}
      <dl className={classes['facts']}>
        <div>
          <dt>{t('when')}</dt>
          <dd>{formatDateSpan(start_date, end_date, locale)}</dd>
        </div>
        <div>
          <dt>{t('cost')}</dt>
          <dd>{formatMoney(cost, currency, locale)}</dd>
        </div>
        {approved_cost !== null && (
          <div data-approved>
            <dt>{t('approvedCost')}</dt>
            <dd>{formatMoney(approved_cost, currency, locale)}</dd>
          </div>
        )}
      </dl>
      <p className={classes['text']}>{description}</p>
      {canManage && <ProjectActions clubID={clubID} project={project} />}
      <section aria-labelledby="resources">
        <h2 id="resources" tabIndex={-1}>
          {t('resources')}
        </h2>
        {resources.length === 0 ? (
          <p className="muted">{t(canChange ? 'noResources' : 'noResourcesListed')}</p>
        ) : (
          <ResourceTable
            resources={resources}
            currency={currency}
            isBusy={remove.isPending}
            onRemove={
              canChange
                ? ({ resourceID }) => remove.mutate({ params: { ...params, resourceId: resourceID } })
                : null
            }
          />
        )}
        <AttemptNotice problem={remove.error} isBusy={remove.isPending} onRetry={() => undefined} />
      </section>
      {canChange && <AddResource clubID={clubID} project={project} />}
    </div>
  )
}

const ProjectActions = ({
  clubID,
  project: { projectId, status, title, resources },
}: {
  readonly clubID: number
  readonly project: Project
}) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const params = { id: clubID, projectId }
  const remove = useSend(clubProjects.remove)
  const again = useSend(clubProjects.change, { onSuccess: () => showToast({ phrase: words.sentAgain }) })
  if (status === 'approved') return null
  const sendAgain = () => again.mutate({ params, body: {} })
  return (
    <>
      {status === 'rejected' && <p className="muted">{t('rejectedNext')}</p>}
      <div className={classes['actions']}>
        <ButtonLink
          kind="plain"
          to="/clubs/manage"
          search={{ club: clubID, project: projectId, form: 1 } as never}
        >
          {t('changeProject')}
        </ButtonLink>
        {status === 'rejected' && resources.length > 0 && (
          <ActionButton kind="text" isBusy={again.isPending} onClick={sendAgain}>
            {t('sendAgain')}
          </ActionButton>
        )}
        <ConfirmButton
          variant="text-button"
          label={t('delete')}
          title={t('deleteTitle')}
          attempt={remove}
          onConfirm={(close) =>
            remove.mutate(
              { params },
              {
                onSuccess: () => {
                  close()
                  showToast({ phrase: words.deleted })
                  void navigate({ to: '/clubs/manage', search: { club: clubID } as never, replace: true })
                },
              },
            )
          }
        >
          <p className={classes['name']}>{title}</p>
          <p>{t('deleteText')}</p>
        </ConfirmButton>
      </div>
      <AttemptNotice problem={again.error} isBusy={again.isPending} onRetry={sendAgain} />
    </>
  )
}
