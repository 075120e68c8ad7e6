import { useWords } from '#web/i18n/useWords.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Screen } from '#web/ui/Screen.tsx'
import { MyProblems } from './MyProblems.tsx'
import classes from './ProblemsScreen.module.css'
import { ReportForm } from './ReportForm.tsx'
import { words } from './words.ts'

const ProblemsScreen = () => {
  const t = useWords(words)
  return (
    <Screen name={t('reportProblem')}>
      <div className={classes['rooms']}>
        <ReportForm />
        <section aria-labelledby="my-problems">
          <h2 id="my-problems" className={classes['heading']}>
            {t('myProblems')}
          </h2>
          <Loaded>
            <MyProblems />
          </Loaded>
        </section>
      </div>
    </Screen>
  )
}

export default ProblemsScreen
