import { useSuspenseQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { getViewingState } from '#rules/exams/viewing.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ChangesNotice } from '#web/parts/page-changes/ChangesNotice.tsx'
import { usePageChanges } from '#web/parts/page-changes/usePageChanges.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { MyAppeals } from './MyAppeals.tsx'
import { ViewedExamRow } from './ViewedExamRow.tsx'
import classes from './Viewing.module.css'
import { usePaperChanges } from './usePaperChanges.ts'
import { words } from './words.ts'

const clockIntervalMs = 15_000

/** Corrected exams: open for viewing, then soon, then appeals, then closed. */
export const ViewedExams = () => {
  const t = useWords(words)
  const { data, dataUpdatedAt } = useSuspenseQuery(q(exams.viewed))
  useLiveAnswers('viewedExams', data.appeals.total > 0)
  const pageChanges = usePageChanges(data, exams.viewed, exams.seenPapers)
  const changes = usePaperChanges(data.changes, data.now)
  const now = useServerNow(data.now, dataUpdatedAt, clockIntervalMs)
  if (data.exams.length === 0) {
    const scheduleLink = (
      <ButtonLink kind="main" to="/exam-schedule">
        {t('toSchedule')}
      </ButtonLink>
    )
    return <EmptyState action={scheduleLink}>{t('noPapers')}</EmptyState>
  }
  const filterByState = (state: ReturnType<typeof getViewingState>) =>
    data.exams.filter((exam) => getViewingState(exam, now) === state)
  const [open, soon, over] = [
    filterByState('open'),
    filterByState('soon').toReversed(),
    filterByState('over'),
  ]
  const canStillAppeal = ({ appeal_until }: (typeof open)[number]) =>
    appeal_until !== null && now < Date.parse(appeal_until)
  const first = open.find(canStillAppeal) ?? open[0]
  const renderRows = (list: typeof open, state: ReturnType<typeof getViewingState>) => (
    <ul className="plain-list">
      {list.map((exam) => (
        <ViewedExamRow key={exam.id} exam={exam} state={state} now={now} isFirst={exam === first} />
      ))}
    </ul>
  )
  return (
    <div className={classes['exams']}>
      <ChangesNotice lines={changes} pageChanges={pageChanges}>
        <section aria-labelledby="works-open">
          <h2 id="works-open">{t('openNow')}</h2>
          {open.length === 0 ? <p className={classes['muted']}>{t('noneOpen')}</p> : renderRows(open, 'open')}
        </section>
        {soon.length > 0 && (
          <section aria-labelledby="works-soon">
            <h2 id="works-soon">{t('openSoon')}</h2>
            {renderRows(soon, 'soon')}
          </section>
        )}
        <MyAppeals />
        {over.length > 0 && (
          <details className={classes['past']}>
            <summary>{t('viewingOver', { count: over.length })}</summary>
            {renderRows(over, 'over')}
          </details>
        )}
      </ChangesNotice>
    </div>
  )
}
