import { useParams } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { renderNotFound } from '#web/ui/feedback/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { toClosedPaper } from './viewing/to-closed-paper.ts'
import { ClosedPaperNotice } from './viewing/ClosedPaperNotice.tsx'
import { PaperNotFound } from './viewing/PaperNotFound.tsx'
import { ExamPaperView } from './viewing/ExamPaperView.tsx'
import { words } from './viewing/words.ts'

const ExamPaperScreen = () => {
  const t = useWords(words)
  const { id, examScheduleID, examNumberId } = useParams({
    from: '/student/exam-view/$id/$examScheduleID/$examNumberId',
  })
  // All three numbers of the address must belong to one exam.
  const isRequested = (exam: { readonly examScheduleID: number; readonly examNumberId: number }) =>
    exam.examScheduleID === Number(examScheduleID) && exam.examNumberId === Number(examNumberId)
  const linkToPapers = (kind: 'main' | 'plain') => (
    <ButtonLink kind={kind} to="/exam-view">
      {t('toPapers')}
    </ButtonLink>
  )
  return (
    <Screen name={t('paper')} action={linkToPapers('plain')}>
      <DataBoundary
        key={id}
        renderFailure={(failure, again) => {
          const closedPaper = toClosedPaper(failure)
          if (closedPaper === null) return renderNotFound(failure, linkToPapers('main'))
          return isRequested(closedPaper) ? (
            <ClosedPaperNotice paper={closedPaper} onOpen={again} />
          ) : (
            <PaperNotFound />
          )
        }}
      >
        <ExamPaperView id={Number(id)} isRequested={isRequested} />
      </DataBoundary>
    </Screen>
  )
}

export default ExamPaperScreen
