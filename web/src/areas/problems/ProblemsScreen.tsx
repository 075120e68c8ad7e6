import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { MyProblems } from './MyProblems.tsx'
import classes from './ProblemsScreen.module.css'
import { ReportForm } from './ReportForm.tsx'
import { words } from './words.ts'

const ProblemsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('reportProblem')}>
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
