import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { surveys } from '#contract/studies/surveys.ts'
import { q } from '#web/api/call.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { listQuestions, type Survey } from './survey.ts'
import { SurveyForm } from './SurveyForm.tsx'

interface Props {
  readonly surveyID: number
  /** All is read again: the next survey, or nothing, comes in this one's place. */
  readonly onSaved: () => Promise<void>
  readonly onClose: (() => void) | undefined
}

type FormProps = Omit<Props, 'surveyID'>

/** Reads of whom and what the survey asks, where it asks about subjects or lecturers at all. */
const SurveyWithTargets = ({ survey, ...rest }: FormProps & { survey: Survey }) => {
  const input = { params: { id: survey.surveyID } }
  const asksAbout = (kind: 'subject' | 'lecturer') =>
    listQuestions(survey).some(({ question_for }) => question_for === kind)
  const options = { throwOnError: true }
  const subjects = useQuery({ ...q(surveys.subjects, input), ...options, enabled: asksAbout('subject') })
  const lecturers = useQuery({
    ...q(surveys.lecturers, { ...input, query: {} }),
    ...options,
    enabled: asksAbout('lecturer'),
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
export const SurveyModal = ({ surveyID, ...rest }: Props) => {
  const { data } = useSuspenseQuery(q(surveys.list))
  const listed = data.surveys.find((each) => each.surveyID === surveyID)
  // It stays to be seen while it is read again that it is answered.
  const [survey, setSurvey] = useState(listed)
  if (survey === undefined && listed !== undefined) setSurvey(listed)
  const isAnswered = survey === undefined && listed === undefined
  const { onSaved } = rest
  useEffect(() => {
    if (isAnswered) void onSaved()
    // Once: what is read then is true.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return survey === undefined ? <Skeleton shape="rows" /> : <SurveyWithTargets survey={survey} {...rest} />
}
