import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { surveys } from '#contract/studies/surveys.ts'
import { q } from '#web/api/call.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { questionsOf, type Survey } from './survey.ts'
import { SurveyForm } from './SurveyForm.tsx'

interface SurveyModalProps {
  readonly surveyID: number
  /** All is read again: the next survey, or nothing, comes in this one's place. */
  readonly onSaved: () => Promise<void>
  readonly onClose: (() => void) | undefined
}

type Rest = Omit<SurveyModalProps, 'surveyID'>

/** Reads of whom and what the survey asks, where it asks about subjects or lecturers at all. */
const SurveyAbout = ({ survey, ...rest }: Rest & { survey: Survey }) => {
  const sent = { params: { id: survey.surveyID } }
  const asks = (kind: 'subject' | 'lecturer') =>
    questionsOf(survey).some(({ question_for }) => question_for === kind)
  const options = { throwOnError: true }
  const subjects = useQuery({ ...q(surveys.subjects, sent), ...options, enabled: asks('subject') })
  const lecturers = useQuery({
    ...q(surveys.lecturers, { ...sent, query: {} }),
    ...options,
    enabled: asks('lecturer'),
  })
  if (subjects.isLoading || lecturers.isLoading) return <Skeleton shape="rows" />
  return (
    <SurveyForm
      survey={survey}
      subjects={subjects.data?.subjects ?? []}
      lecturers={lecturers.data?.lecturers ?? []}
      {...rest}
    />
  )
}

/** The survey that the portal asks for (spec 4.3). */
export const SurveyModal = ({ surveyID, ...rest }: SurveyModalProps) => {
  const { data } = useSuspenseQuery(q(surveys.list))
  const found = data.surveys.find((each) => each.surveyID === surveyID)
  // It stays to be seen while it is read again that it is answered.
  const [survey, setSurvey] = useState(found)
  if (survey === undefined && found !== undefined) setSurvey(found)
  const isOld = survey === undefined && found === undefined
  const { onSaved } = rest
  useEffect(() => {
    if (isOld) void onSaved()
    // Once: what is read then is true.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return survey === undefined ? <Skeleton shape="rows" /> : <SurveyAbout survey={survey} {...rest} />
}
