import { emptyAnswer, type QuestionAnswer, type SurveyDraft } from '#rules/surveys/survey.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { listQuestions, type Survey } from './survey.ts'

const parse = <Value>(text: string, empty: Value): Value => {
  try {
    return JSON.parse(text) as Value
  } catch {
    return empty
  }
}

/** Drops answers that are no longer offered. */
const removeOldAnswers = (survey: Survey, draft: SurveyDraft): SurveyDraft => {
  const offered = new Set(
    listQuestions(survey).flatMap(({ answers }) => answers.map(({ survey_answerID }) => survey_answerID)),
  )
  const cleanAnswer = ({ chosen, values, text }: QuestionAnswer): QuestionAnswer => ({
    chosen: chosen.filter((id) => offered.has(id)),
    values: Object.fromEntries(Object.entries(values).filter(([id]) => offered.has(Number(id)))),
    text,
  })
  return Object.fromEntries(
    Object.entries(draft).map(([key, answer]) => [key, cleanAnswer({ ...emptyAnswer, ...answer })]),
  )
}

interface StoredDraft {
  readonly answers: SurveyDraft
  /** Keys of the answers that can no longer be changed. */
  readonly lockedKeys: readonly string[]
}

/** The student's answers so far, which survive a reload and end with the tab, because a survey is anonymous; how to change them, and how to clear them. */
export const useSurveyDraft = (
  survey: Survey,
): readonly [StoredDraft, (next: StoredDraft) => void, () => void] => {
  const [draft, setDraft, clearDraft] = useDraft(
    `survey ${survey.surveyID}`,
    { answers: '{}', lockedKeys: '[]' },
    'tab',
  )
  const answers = removeOldAnswers(survey, parse<SurveyDraft>(draft.answers, {}))
  const lockedKeys = parse<readonly string[]>(draft.lockedKeys, [])
  const change = (next: StoredDraft): void =>
    setDraft({ answers: JSON.stringify(next.answers), lockedKeys: JSON.stringify(next.lockedKeys) })
  return [{ answers, lockedKeys }, change, clearDraft]
}
