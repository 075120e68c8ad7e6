import type { VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import type { SurveyLecturer, SurveySubject, Question, Survey } from './survey.ts'

interface QuestionGroup {
  /** Null: outside all blocks. */
  readonly block: Survey['blocks'][number] | null
  readonly questions: readonly VisibleQuestion<Question>[]
}

/** The survey at large, a subject, or a lecturer in a subject. */
export interface SurveySectionData {
  readonly key: string
  readonly subject: SurveySubject | null
  readonly lecturer: SurveyLecturer | null
  readonly groups: readonly QuestionGroup[]
}

/** The visible questions in reading order, without empty sections. */
export const arrangeQuestions = (
  survey: Survey,
  subjects: readonly SurveySubject[],
  lecturers: readonly SurveyLecturer[],
  visible: readonly VisibleQuestion<Question>[],
): readonly SurveySectionData[] => {
  const toSection = (subject: SurveySubject | null, lecturer: SurveyLecturer | null): SurveySectionData => {
    const subjectID = lecturer?.subjectID ?? subject?.subjectID ?? null
    const personID = lecturer?.personID ?? null
    const visibleHere = visible.filter(
      ({ target }) => target.subjectID === subjectID && target.personID === personID,
    )
    const filterVisible = (questions: readonly Question[]) =>
      visibleHere.filter(({ question }) => questions.includes(question))
    const groups = [
      { block: null, questions: filterVisible(survey.questions) },
      ...survey.blocks.map((block) => ({ block, questions: filterVisible(block.questions) })),
    ]
    return {
      key: `${subjectID ?? ''}/${personID ?? ''}`,
      subject,
      lecturer,
      groups: groups.filter((group) => group.questions.length > 0),
    }
  }
  return [
    toSection(null, null),
    ...subjects.map((subject) => toSection(subject, null)),
    ...lecturers.map((lecturer) => toSection(null, lecturer)),
  ].filter(({ groups }) => groups.length > 0)
}
