import { Link, useSearch } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { FinanceTabs } from '../FinanceTabs.tsx'
import classes from '../Finance.module.css'
import { StatementList } from './StatementList.tsx'
import { StatementView } from './StatementView.tsx'
import { UploadStatement } from './UploadStatement.tsx'
import { words } from './words.ts'

/** The statements of the bank and the upload of one, or the one that the address names. */
const StatementsScreen = () => {
  const t = useWords(words)
  const { statement } = useSearch({ from: '/signed-in/finance/statements' })
  if (statement !== undefined)
    return (
      <Screen
        key={statement}
        name={t('statement')}
        back={
          <Link to="/finance/statements">
            <Icon name="left" size={18} /> {t('allStatements')}
          </Link>
        }
      >
        <div className={classes['view']}>
          <StatementView statementID={statement} />
        </div>
      </Screen>
    )
  return (
    <Screen key="all" name={t('statements')}>
      <div className={classes['view']}>
        <FinanceTabs />
        <UploadStatement />
        <StatementList />
      </div>
    </Screen>
  )
}

export default StatementsScreen
