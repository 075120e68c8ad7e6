import { computeCost, computeSum } from '#rules/clubs/project-cost.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatMoney } from '#web/i18n/format-money.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import type { NewResource } from './find-project-errors.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'

interface Props<Resource extends NewResource> {
  readonly resources: readonly Resource[]
  readonly currency: string
  readonly isBusy?: boolean
  /** Null if nothing can be removed. */
  readonly onRemove: ((resource: Resource) => void) | null
}

/** A project's resources and their costs; a row is a card on a narrow screen. */
export const ResourceTable = <Resource extends NewResource>({
  resources,
  currency,
  isBusy = false,
  onRemove,
}: Props<Resource>) => {
  const t = useWords(words)
  const locale = useLocale()
  const money = (amount: string) => formatMoney(amount, currency, locale)
  const canChange = onRemove !== null
  return (
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
        {resources.map((resource, nth) => (
          // Two may have the same texts, and an added one has no number yet.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={nth}>
            <th scope="row">{resource.description}</th>
            <td data-label={t('quantity')}>{formatNumber(resource.quantity, locale)}</td>
            <td data-label={t('price')}>{money(resource.price)}</td>
            <td data-label={t('sum')}>{money(computeSum(resource))}</td>
            {canChange && (
              <td className={classes['removal']}>
                <ActionButton
                  kind="text"
                  ariaLabel={t('removeOf', { name: resource.description })}
                  isBusy={isBusy}
                  onClick={() => onRemove(resource)}
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
          <td>{money(computeCost(resources))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
