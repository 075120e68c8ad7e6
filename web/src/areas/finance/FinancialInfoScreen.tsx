import { useQuery } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { toMinorUnits } from '#rules/finance/money.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { AnnouncedCharges } from './account/AnnouncedCharges.tsx'
import classes from './account/Account.module.css'
import { Entries } from './account/Entries.tsx'
import { OpenCharges } from './account/OpenCharges.tsx'
import { SideFacts } from './account/SideFacts.tsx'
import { Summary } from './account/Summary.tsx'
import { words } from './account/words.ts'
import { paymentWords } from './payment/words.ts'

/** The student's account with the university: what is owed, until when, and every entry. */
const FinancialInfoScreen = () => {
  const t = useWords(words)
  const locale = useLocale()
  const general = useQuery(q(finance.general)).data
  const hasDebt = general === undefined || toMinorUnits(general.debt) > 0n
  return (
    <Screen
      name={paymentWords.financialInfo[locale]}
      action={
        <ButtonLink kind={hasDebt ? 'main' : 'plain'} to="/pay-online">
          {t(hasDebt ? 'payOnline' : 'payInAdvance')}
        </ButtonLink>
      }
    >
      <div className={classes['page']}>
        <div className={classes['main']}>
          <Summary />
          <OpenCharges />
          <DataBoundary>
            <AnnouncedCharges />
          </DataBoundary>
          <DataBoundary>
            <Entries />
          </DataBoundary>
        </div>
        <SideFacts />
      </div>
    </Screen>
  )
}

export default FinancialInfoScreen
