import { Link, useParams } from '@tanstack/react-router'
import { useWords } from '#web/i18n/useWords.ts'
import { Screen } from '#web/ui/Screen.tsx'
import { Work } from './viewing/Work.tsx'
import { words } from './viewing/words.ts'

const ExamWorkScreen = () => {
  const t = useWords(words)
  const { id, examScheduleID, examNumberId } = useParams({
    from: '/student/exam-view/$id/$examScheduleID/$examNumberId',
  })
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
      <Work
        key={id}
        id={Number(id)}
        examScheduleID={Number(examScheduleID)}
        examNumberId={Number(examNumberId)}
      />
    </Screen>
  )
}

export default ExamWorkScreen
