import { useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AccountList } from './AccountList.tsx'
import { AccountView } from './AccountView.tsx'
import { FinanceTabs } from './FinanceTabs.tsx'
import classes from './Finance.module.css'
import { words } from './words.ts'

/** The accounts of the own scope, or the one that the address names. */
const FinanceScreen = () => {
  const t = useWords(words)
  const { student } = useSearch({ from: '/signed-in/finance' })
  return (
    <Screen key={student ?? 'all'} name={t(student === undefined ? 'finance' : 'account')}>
      <div className={classes['view']}>
        <FinanceTabs />
        {student === undefined ? <AccountList /> : <AccountView studentID={student} />}
      </div>
    </Screen>
  )
}

export default FinanceScreen
