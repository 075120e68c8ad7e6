import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clubProjects } from '#contract/campus/club-projects.ts'
import { q } from '#web/api/call.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Projects.module.css'
import { ProjectStatus } from './ProjectStatus.tsx'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  /** The head and the deputies. */
  readonly canChange: boolean
}

/** The projects of a club with their states and costs. */
export const ProjectList = ({ clubID, canChange }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { projects } = useSuspenseQuery(q(clubProjects.list, { params: { id: clubID } })).data
  const newProject = canChange && (
    <ButtonLink kind="main" to="/clubs/manage" search={{ club: clubID, form: 1 } as never}>
      <Icon name="plus" size={18} /> {t('newProject')}
    </ButtonLink>
  )
  return (
    <section aria-labelledby="club-projects">
      <div className={classes['head']}>
        <h2 id="club-projects">{t('projects')}</h2>
        {newProject}
      </div>
      {projects.length === 0 ? (
        <EmptyState>{t(canChange ? 'none' : 'noneForMembers')}</EmptyState>
      ) : (
        <ul className={classes['list']}>
          {projects.map(
            ({ projectId, title, status, start_date, end_date, cost, approved_cost, currency }) => (
              <li key={projectId}>
                <Link
                  to="/clubs/manage"
                  search={{ club: clubID, project: projectId } as never}
                  className={classes['project']}
                >
                  <span>
                    <strong>{title}</strong>
                    <span className="muted">{formatDateSpan(start_date, end_date, locale)}</span>
                    <ProjectStatus status={status} />
                  </span>
                  <span className={classes['money']}>
                    {formatMoney(approved_cost ?? cost, currency, locale)}
                    <span className="muted">{t(approved_cost === null ? 'cost' : 'approvedCost')}</span>
                  </span>
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}
