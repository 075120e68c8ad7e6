import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { CreditsHeading } from '#web/parts/credits/CreditsHeading.tsx'
import { Receipts } from '#web/parts/receipts/Receipts.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './PreRegistrationResult.module.css'
import type { PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

/** Registered, or replaced by another level of English: nothing is left to do. */
const isDone = ({ is_registered, is_replaced }: PreRegistration): boolean => is_registered || is_replaced

/** The chosen subjects after the window has closed, and whether each is registered (spec 4.15.4). */
export const PreRegistrationResult = () => {
  const t = useWords(words)
  const isPathFree = useUnlockedPaths()
  const { data } = useSuspenseQuery(q(preRegistration.toShow))
  const toRegistration = isPathFree('/registration') && (
    <Link to="/registration" className="main-button">
      {t('toRegistration')}
    </Link>
  )
  if (data.subjects.length === 0) return <EmptyState action={toRegistration}>{t('resultEmpty')}</EmptyState>
  const open = data.subjects.filter((own) => !isDone(own))
  return (
    <section aria-label={t('result')} className={classes['result']}>
      <CreditsHeading title={t('result')} credits={t('total', { ects: data.total_ects })} />
      <ul className={classes['list']}>
        {data.subjects.map((own) => (
          <li key={own.preRegID}>
            <div>
              <SubjectName subject={own} />
              <div className={classes['muted']}>{t('ects', { count: own.ects })}</div>
            </div>
            <span className={classes['state']} data-done={isDone(own) || undefined}>
              <Icon name={isDone(own) ? 'check' : 'clock'} size={18} />
              {t(own.is_registered ? 'isRegistered' : own.is_replaced ? 'otherLevel' : 'notRegistered')}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['muted']}>
        {t(open.length === 0 ? 'allRegistered' : 'subjectsLeft', { count: open.length })}
      </p>
      <div className={classes['links']}>
        {open.length > 0 && toRegistration}
        <Receipts />
      </div>
    </section>
  )
}
