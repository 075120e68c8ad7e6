import type { VisibleQuestion } from '#rules/surveys/survey-visibility.ts'
import type { AskedLecturer, AskedSubject, Question, Survey } from './survey.ts'

interface Group {
  /** Null for the questions that stand in no block. */
  readonly block: Survey['blocks'][number] | null
  readonly asked: readonly VisibleQuestion<Question>[]
}

/** The questions about one thing: the survey at large, a subject, or a lecturer in a subject. */
export interface Section {
  readonly key: string
  readonly subject: AskedSubject | null
  readonly lecturer: AskedLecturer | null
  readonly groups: readonly Group[]
}

/** Takes a survey, what it asks about and what is to be seen; gives it in the order of reading, without empty parts. */
export const arrangeQuestions = (
  survey: Survey,
  subjects: readonly AskedSubject[],
  lecturers: readonly AskedLecturer[],
  asked: readonly VisibleQuestion<Question>[],
): readonly Section[] => {
  const sectionOf = (subject: AskedSubject | null, lecturer: AskedLecturer | null): Section => {
    const subjectID = lecturer?.subjectID ?? subject?.subjectID ?? null
    const personID = lecturer?.personID ?? null
    const here = asked.filter(({ target: place }) => place.subjectID === subjectID && place.personID === personID)
    const within = (questions: readonly Question[]) =>
      here.filter(({ question }) => questions.includes(question))
    const groups = [
      { block: null, asked: within(survey.questions) },
      ...survey.blocks.map((block) => ({ block, asked: within(block.questions) })),
    ]
    return {
      key: `${subjectID ?? ''}/${personID ?? ''}`,
      subject,
      lecturer,
      groups: groups.filter((group) => group.asked.length > 0),
    }
  }
  return [
    sectionOf(null, null),
    ...subjects.map((subject) => sectionOf(subject, null)),
    ...lecturers.map((lecturer) => sectionOf(null, lecturer)),
  ].filter(({ groups }) => groups.length > 0)
}
