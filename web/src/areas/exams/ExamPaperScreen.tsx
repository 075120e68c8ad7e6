import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { toClosedPaper } from './viewing/to-closed-paper.ts'
import { ClosedPaperNotice } from './viewing/ClosedPaperNotice.tsx'
import { PaperNotFound } from './viewing/PaperNotFound.tsx'
import { ExamPaperView } from './viewing/ExamPaperView.tsx'
import classes from './viewing/Viewing.module.css'
import { words } from './viewing/words.ts'

const ExamPaperScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { id, examScheduleID, examNumberId } = useParams({
    from: '/student/exam-view/$id/$examScheduleID/$examNumberId',
  })
  // All three numbers of the address must belong to one exam.
  const isRequested = (exam: { readonly examScheduleID: number; readonly examNumberId: number }) =>
    exam.examScheduleID === Number(examScheduleID) && exam.examNumberId === Number(examNumberId)
  const { data } = useQuery(q(exams.answers, { params: { id: Number(id) } }))
  const name =
    data === undefined || !isRequested(data.exam)
      ? t('paper')
      : t('paperOf', { subject: text(data.exam, 'subject'), exam: text(data.exam, 'examType') })
  return (
    <Screen
      name={name}
      heading={<span className={classes['paperName']}>{name}</span>}
      back={
        <Link to="/exam-view">
          <Icon name="left" size={18} /> {t('toPapers')}
        </Link>
      }
    >
      <DataBoundary
        key={id}
        renderFailure={(failure, again) => {
          const closedPaper = toClosedPaper(failure)
          if (closedPaper === null)
            return renderNotFound(
              failure,
              <ButtonLink kind="main" to="/exam-view">
                {t('toPapers')}
              </ButtonLink>,
            )
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
