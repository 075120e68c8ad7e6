import { formatPhrase } from '#rules/text/locale.ts'
import { groupOperations } from '#staff/ui/operation-groups.ts'
import { findOperationPhrase } from '#staff/ui/operation-words.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './AccessScreen.module.css'
import { words } from './words.ts'

/** The operations of a role, by subject. */
export const RoleContents = ({ operations }: { readonly operations: readonly string[] }) => {
  const t = useWords(words)
  const locale = useLocale()
  if (operations.length === 0) return <p className="muted">{t('includesNothing')}</p>
  return (
    <section className={classes['contents']} aria-labelledby="role-contents">
      <h2 id="role-contents">{t('includes')}</h2>
      <dl>
        {groupOperations(operations).map((each) => (
          <div key={each.group}>
            <dt>{formatPhrase(each.name, locale)}</dt>
            {each.operations.map((operation) => (
              <dd key={operation}>{formatPhrase(findOperationPhrase(operation), locale)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
