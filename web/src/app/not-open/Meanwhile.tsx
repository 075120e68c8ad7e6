import { useSuspenseQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DepartmentContact } from '#web/parts/department/DepartmentContact.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './Meanwhile.module.css'

/** Whom to ask while a screen is not built, and what else helps. */
export const Meanwhile = () => {
  const t = useWords(missingWords)
  const text = useLocalized()
  const { data: me } = useSuspenseQuery(q(session.user))
  return (
    <section className={classes['meanwhile']} aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile')}</h2>
      <p>{t('askDepartment', { school: text(me.user, 'school') })}</p>
      {/* As many lines as come. */}
      <DataBoundary fallback={<div className={classes['contact']} />}>
        <DepartmentContact />
      </DataBoundary>
    </section>
  )
}
