import { useQuery } from '@tanstack/react-query'
import { problems } from '#contract/administration/problems.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MyProblems } from './MyProblems.tsx'
import classes from './ProblemsScreen.module.css'
import { ReportForm } from './ReportForm.tsx'
import { words } from './words.ts'

/** On a phone the answers are below the form. */
const ReportsLink = ({ count }: { readonly count: number }) => {
  const t = useWords(words)
  return (
    <a href="#my-problems" className={classes['jump']}>
      {count === 0 ? t('myProblems') : t('myReports', { count })}
    </a>
  )
}

const ProblemsScreen = () => {
  const t = useWords(words)
  const count = useQuery(q(problems.list)).data?.problems.length ?? 0
  return (
    <Screen name={t('reportProblem')} action={<ReportsLink count={count} />}>
      <div className={classes['columns']}>
        <ReportForm />
        <section aria-labelledby="my-problems">
          <h2 id="my-problems" className={classes['heading']}>
            {t('myProblems')}
          </h2>
          <DataBoundary>
            <MyProblems />
          </DataBoundary>
        </section>
      </div>
    </Screen>
  )
}

export default ProblemsScreen
