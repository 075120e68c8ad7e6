import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { financeStaff } from '#contract/staff/finance-staff.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AccountList } from './AccountList.tsx'
import { AccountView } from './AccountView.tsx'
import { FinanceTabs } from './FinanceTabs.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

const AccountScreen = ({ studentID }: { readonly studentID: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useQuery(q(financeStaff.account, { params: { id: studentID } }))
  return (
    <Screen
      name={data === undefined ? t('account') : text(data.account, 'name')}
      back={
        <Link to="/finance" search={{}}>
          <Icon name="left" size={18} /> {t('accounts')}
        </Link>
      }
      renderFailure={(failure) => renderNotFound(failure, null)}
    >
      <div className={classes['view']}>
        <AccountView studentID={studentID} />
      </div>
    </Screen>
  )
}

/** The accounts in the caller's scope, or the one that the URL names. */
const FinanceScreen = () => {
  const t = useWords(words)
  const { student } = useSearch({ from: '/signed-in/finance' })
  if (student !== undefined) return <AccountScreen key={student} studentID={student} />
  return (
    <Screen key="all" name={t('finance')}>
      <div className={classes['view']}>
        <FinanceTabs />
        <AccountList />
      </div>
    </Screen>
  )
}

export default FinanceScreen
