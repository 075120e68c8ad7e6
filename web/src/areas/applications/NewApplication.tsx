import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applications } from '#contract/administration/applications.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import classes from './Applications.module.css'
import { AttachedReceipt } from './AttachedReceipt.tsx'
import { toReceiptSearch } from './receipt-search.ts'
import { words } from './words.ts'

interface Props {
  readonly kindID: number | null
  /** The attempt at registration that it is about. */
  readonly receiptID: number | null
}

/** The kinds of applications; once one is chosen, its form. */
export const NewApplication = ({ kindID, receiptID }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { kinds } = useSuspenseQuery(q(applications.kinds)).data
  const kind = kinds.find((each) => each.kindID === kindID)
  if (kind !== undefined) return <ApplicationForm kind={kind} receiptID={receiptID} />
  return (
    <>
      {kindID === null ? (
        <p className={classes['lead']}>{t('chooseKind')}</p>
      ) : (
        <Notice kind="warning">{t('kindGone')}</Notice>
      )}
      {receiptID !== null && <AttachedReceipt receiptID={receiptID} kindID={null} />}
      <ul className={classes['kinds']}>
        {kinds.map((each) => (
          <li key={each.kindID}>
            <Link
              to="/my-applications/new"
              search={toReceiptSearch(receiptID, { kind: each.kindID })}
              className={classes['kind']}
            >
              <span>
                <strong>{text(each, 'kind')}</strong>
                <small>{text(each, 'description')}</small>
              </span>
              <Icon name="right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
