import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { evaluations } from '#contract/studies/evaluations.ts'
import { forecastFinal } from '#rules/marks/final-forecast.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { PointsToPass } from '#web/parts/marks/PointsToPass.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import classes from './MarkModal.module.css'
import { MarkComponents } from './MarkComponents.tsx'
import { FinalExamForecast } from './FinalExamForecast.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import { words } from './words.ts'

interface OpenSubject {
  readonly subjectID: number
  readonly registrationID: number
}

interface Props {
  readonly semesterID: number
  readonly open: OpenSubject | null
  readonly onClose: () => void
}

/** The components of a subject's mark; for a running subject also the forecast of the final exam. */
export const MarkModal = ({ semesterID, open, onClose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  // The list behind it has been read.
  const { data } = useQuery({
    ...q(evaluations.ofSemester, { params: { semesterID } }),
    enabled: open !== null,
  })
  const mark = data?.subjects.find(({ registrationID }) => registrationID === open?.registrationID)
  return (
    <Modal
      isOpen={open !== null}
      onClose={onClose}
      title={mark === undefined ? t('components') : text(mark, 'subject')}
      size="lg"
      position="top"
    >
      {open !== null && (
        <DataBoundary>
          <MarkDetails semesterID={semesterID} {...open} />
        </DataBoundary>
      )}
    </Modal>
  )
}

const MarkDetails = (params: OpenSubject & { semesterID: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(evaluations.ofSubject, { params }))
  const { evaluation, lecturers, components } = data
  const isRunning = evaluation.statusID === null
  const forecastID = useId()
  const forecast = isRunning ? forecastFinal(components, 0) : null
  return (
    <div className={classes['details']}>
      <div className={classes['subject']}>
        <p className={classes['muted']}>
          {evaluation.subject_code} ·{' '}
          <Link to="/courses/$subjectId" params={{ subjectId: String(evaluation.subjectID) }}>
            {t('toCourse')}
          </Link>
        </p>
        {lecturers.length > 0 && (
          <p className={classes['muted']}>
            {t('lecturers')}: {lecturers.map((each) => text(each, 'name')).join(', ')}
          </p>
        )}
        <StatusLabel mark={evaluation} />
        {forecast !== null && (
          <div className={classes['toPass']}>
            {forecast.failure === null && <PointsToPass components={components} />}
            <button
              type="button"
              className="text-button"
              onClick={() => document.getElementById(forecastID)?.focus()}
            >
              {t('neededInFinal')}
            </button>
          </div>
        )}
      </div>
      {components.length === 0 ? (
        <p>{t(isRunning ? 'componentsLater' : 'noComponents')}</p>
      ) : (
        <section className={classes['components']} aria-label={t('components')}>
          <h3>{t('components')}</h3>
          <MarkComponents mark={evaluation} components={components} />
        </section>
      )}
      {forecast !== null && <FinalExamForecast id={forecastID} components={components} />}
    </div>
  )
}
