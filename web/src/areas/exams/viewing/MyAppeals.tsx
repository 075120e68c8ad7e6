import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { startTransition, useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { AppealReceipt } from './AppealReceipt.tsx'
import { toPaperParams } from './exam-paper.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

/** The student's appeals, the latest first; nothing if there are none. */
export const MyAppeals = () => {
  const t = useWords(words)
  const text = useLocalized()
  const [requestedPage, setRequestedPage] = useState(1)
  const { data } = useSuspenseQuery(
    q(exams.viewed, requestedPage === 1 ? {} : { query: { page: requestedPage } }),
  )
  const { items, total, page, perPage } = data.appeals
  if (total === 0) return null
  return (
    <section aria-labelledby="my-appeals">
      <h2 id="my-appeals">{t('myAppeals')}</h2>
      <ul className="plain-list">
        {items.map((appeal) => {
          const exam = data.exams.find(({ id }) => id === appeal.id)
          return (
            <li key={appeal.appealID} className={classes['appeal']}>
              <strong>
                {exam && (
                  <>
                    <Link
                      to="/exam-view/$id/$examScheduleID/$examNumberId"
                      params={toPaperParams(exam)}
                      className={classes['toPaper']}
                    >
                      {text(exam, 'subject')}
                    </Link>
                    {' · '}
                  </>
                )}
                {t('question', { number: appeal.number })}
              </strong>
              <AppealReceipt appeal={appeal} />
            </li>
          )
        })}
      </ul>
      <Pager
        page={page}
        perPage={perPage}
        total={total}
        onGo={(next) => startTransition(() => setRequestedPage(next))}
      />
    </section>
  )
}
