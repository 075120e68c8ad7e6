import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { applications } from '#contract/administration/applications.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { toID } from '#web/parts/search-params.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { NewApplication } from './NewApplication.tsx'
import { toReceiptSearch } from './receipt-search.ts'
import { words } from './words.ts'

/** The kinds of applications, or the form of the one that the address names. */
const NewApplicationScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const kindID = toID(search['kind'])
  const receiptID = toID(search['receipt'])
  const kind = useQuery(q(applications.kinds)).data?.kinds.find((each) => each.kindID === kindID)
  return (
    <Screen
      key={kindID}
      name={kind === undefined ? t('newApplication') : text(kind, 'kind')}
      isReading
      back={
        kindID === null ? (
          <Link to="/my-applications">
            <Icon name="left" size={18} /> {t('applications')}
          </Link>
        ) : (
          <Link to="/my-applications/new" search={toReceiptSearch(receiptID)}>
            <Icon name="left" size={18} /> {t('allKinds')}
          </Link>
        )
      }
    >
      <NewApplication kindID={kindID} receiptID={receiptID} />
    </Screen>
  )
}

export default NewApplicationScreen
