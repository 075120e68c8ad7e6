import { clubProjects } from '#contract/campus/club-projects.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import type { Project } from './project.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'

interface Props {
  readonly clubID: number
  readonly project: Project
  readonly canChange: boolean
}

/** What a project needs and what that costs; a row is a card on a narrow screen. */
export const ResourceTable = ({ clubID, project, canChange }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const remove = useSend(clubProjects.removeResource)
  const { projectId, resources, cost, currency } = project
  const money = (amount: string) => formatMoney(amount, currency, locale)
  if (resources.length === 0)
    return <p className="muted">{t(canChange ? 'noResources' : 'noResourcesListed')}</p>
  return (
    <>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('sum')}</th>
            {canChange && (
              <th scope="col">
                <span className="visually-hidden">{t('remove')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {resources.map(({ resourceID, description, quantity, price, sum }) => (
            <tr key={resourceID}>
              <th scope="row">{description}</th>
              <td data-label={t('quantity')}>{formatNumber(quantity, locale)}</td>
              <td data-label={t('price')}>{money(price)}</td>
              <td data-label={t('sum')}>{money(sum)}</td>
              {canChange && (
                <td className={classes['removal']}>
                  <ActionButton
                    kind="text"
                    ariaLabel={t('removeOf', { name: description })}
                    isBusy={remove.isPending}
                    onClick={() =>
                      remove.mutate(
                        { params: { id: clubID, projectId, resourceId: resourceID } },
                        {
                          onSuccess: () => {
                            showToast({ phrase: words.removed })
                            // The pressed button is gone.
                            document.querySelector<HTMLElement>('#resources')?.focus()
                          },
                        },
                      )
                    }
                  >
                    {t('remove')}
                  </ActionButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('cost')}
            </th>
            <td>{money(cost)}</td>
          </tr>
        </tfoot>
      </table>
      <AttemptNotice problem={remove.error} isBusy={remove.isPending} onRetry={() => undefined} />
    </>
  )
}
