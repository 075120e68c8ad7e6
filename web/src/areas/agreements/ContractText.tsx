import type * as z from 'zod/mini'
import type { agreements } from '#contract/account/agreements.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import classes from './Agreements.module.css'

type Document = z.output<(typeof agreements)['internationalData']['reply']>['document']

export const ContractText = ({ document }: { document: Document }) => {
  const text = useLocalized()
  return (
    <article className={classes['text']} aria-label={text(document, 'title')}>
      <p>
        <strong>{text(document, 'title')}</strong>
      </p>
      {document.sections.map((section) => (
        <section key={section.number}>
          <h3>
            {section.number}. {text(section, 'title')}
          </h3>
          <dl>
            {section.clauses.map((clause) => (
              <div key={clause.number} style={{ display: 'contents' }}>
                <dt>{clause.number}</dt>
                <dd>{text(clause, 'text')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  )
}
