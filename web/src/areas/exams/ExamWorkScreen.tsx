import { Link, useParams } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { renderNotFound } from '#web/ui/feedback/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { closedWork } from './viewing/closed-work.ts'
import { ClosedWork } from './viewing/ClosedWork.tsx'
import { NoSuchWork } from './viewing/NoSuchWork.tsx'
import { Work } from './viewing/Work.tsx'
import { words } from './viewing/words.ts'

const ExamWorkScreen = () => {
  const t = useWords(words)
  const { id, examScheduleID, examNumberId } = useParams({
    from: '/student/exam-view/$id/$examScheduleID/$examNumberId',
  })
  // The three numbers of the address have to belong together.
  const isAsked = (exam: { readonly examScheduleID: number; readonly examNumberId: number }) =>
    exam.examScheduleID === Number(examScheduleID) && exam.examNumberId === Number(examNumberId)
  const toWorks = (
    <Link to="/exam-view" className="main-button">
      {t('toWorks')}
    </Link>
  )
  return (
    <Screen
      name={t('work')}
      isWide
      action={
        <Link to="/exam-view" className="plain-button">
          {t('toWorks')}
        </Link>
      }
    >
      <DataBoundary
        key={id}
        renderFailure={(failure, again) => {
          const work = closedWork(failure)
          if (work === null) return renderNotFound(failure, toWorks)
          return isAsked(work) ? <ClosedWork work={work} onOpen={again} /> : <NoSuchWork />
        }}
      >
        <Work id={Number(id)} isAsked={isAsked} />
      </DataBoundary>
    </Screen>
  )
}

export default ExamWorkScreen
