import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { surveys } from '#contract/studies/surveys.ts'
import { q } from '#web/api/call.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { listQuestions, type Survey } from './survey.ts'
import { SurveyForm } from './SurveyForm.tsx'

interface Props {
  readonly surveyID: number
  /** Reads the user's data again, which shows the next survey or closes the dialog. */
  readonly onSaved: () => Promise<void>
  readonly onClose: (() => void) | undefined
}

type FormProps = Omit<Props, 'surveyID'>

/** Reads subjects and lecturers if the survey asks about them. */
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

/** The survey of a blocking dialog (spec 4.3). */
export const SurveyModal = ({ surveyID, ...rest }: Props) => {
  const { data } = useSuspenseQuery(q(surveys.list))
  const listed = data.surveys.find((each) => each.surveyID === surveyID)
  // The survey disappears from the data before the dialog closes, so it is copied.
  const [survey, setSurvey] = useState(listed)
  if (survey === undefined && listed !== undefined) setSurvey(listed)
  const isAnswered = survey === undefined && listed === undefined
  const { onSaved } = rest
  useEffect(() => {
    if (isAnswered) void onSaved()
    // Only the first reading counts.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return survey === undefined ? <Skeleton shape="rows" /> : <SurveyWithTargets survey={survey} {...rest} />
}
