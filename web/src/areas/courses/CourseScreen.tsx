import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { courses } from '#contract/studies/courses.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { renderNotFound } from '#web/ui/feedback/not-found/render-not-found.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { BackLink } from './BackLink.tsx'
import { CourseView } from './CourseView.tsx'
import { words } from './words.ts'

const CourseScreen = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { subjectId } = useParams({ from: '/student/courses/$subjectId' })
  const { data } = useQuery(q(courses.course, { params: { subjectId } }))
  return (
    <Screen
      key={subjectId}
      back={<BackLink isTaken={data?.registrationID !== null} />}
      name={data === undefined ? t('course') : text(data.subject, 'subject')}
      renderFailure={(failure) =>
        renderNotFound(
          failure,
          <ButtonLink kind="main" to="/schedule">
            {t('toSchedule')}
          </ButtonLink>,
        )
      }
    >
      <CourseView subjectId={subjectId} />
    </Screen>
  )
}

export default CourseScreen
