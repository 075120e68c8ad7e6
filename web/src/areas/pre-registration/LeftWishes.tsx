import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useFreePaths } from '#web/api/useFreePaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Receipts } from '#web/parts/Receipts.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './LeftWishes.module.css'
import type { Wish } from './useWishing.ts'
import { words } from './words.ts'

/** Registered, or given up for another level of English: nothing is left to do. */
const isSettled = ({ is_registered, is_replaced }: Wish): boolean => is_registered || is_replaced

/** My pre-registration as it was left when its window closed, and what became of each wish (spec 7). */
export const LeftWishes = () => {
  const t = useWords(words)
  const isFree = useFreePaths()
  const { data } = useSuspenseQuery(q(preRegistration.toShow))
  const toRegistration = isFree('/registration') && (
    <Link to="/registration" className="main-button">
      {t('toRegistration')}
    </Link>
  )
  if (data.subjects.length === 0) return <Empty action={toRegistration}>{t('leftNothing')}</Empty>
  const open = data.subjects.filter((wish) => !isSettled(wish))
  return (
    <section aria-label={t('left')} className={classes['left']}>
      <h2 className={classes['heading']}>
        {t('left')} <span className={classes['soft']}>{t('total', { ects: data.total_ects })}</span>
      </h2>
      <ul className={classes['list']}>
        {data.subjects.map((wish) => (
          <li key={wish.preRegID}>
            <div>
              <SubjectName subject={wish} />
              <div className={classes['soft']}>{t('ects', { ects: wish.ects })}</div>
            </div>
            <span className={classes['state']} data-done={isSettled(wish) || undefined}>
              <Icon name={isSettled(wish) ? 'check' : 'clock'} size={18} />
              {t(wish.is_registered ? 'becameRegistered' : wish.is_replaced ? 'otherLevel' : 'notRegistered')}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes['soft']}>
        {t(open.length === 0 ? 'allRegistered' : 'stillOpen', { count: open.length })}
      </p>
      <div className={classes['ways']}>
        {open.length > 0 && toRegistration}
        <Receipts />
      </div>
    </section>
  )
}
