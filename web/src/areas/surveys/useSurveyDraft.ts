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

/** What a draft says, without the answers that are no longer offered. */
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
  /** The keys of the answers that can no longer be altered. */
  readonly lockedKeys: readonly string[]
}

/** Takes a survey; gives what this student has said in it so far, which outlives a reload, how to alter it and how to forget it. */
export const useSurveyDraft = (
  survey: Survey,
): readonly [StoredDraft, (next: StoredDraft) => void, () => void] => {
  const [draft, setDraft, clearDraft] = useDraft(`survey ${survey.surveyID}`, { sheet: '{}', kept: '[]' })
  const answers = removeOldAnswers(survey, parse<SurveyDraft>(draft.sheet, {}))
  const lockedKeys = parse<readonly string[]>(draft.kept, [])
  const change = (next: StoredDraft): void =>
    setDraft({ sheet: JSON.stringify(next.answers), kept: JSON.stringify(next.lockedKeys) })
  return [{ answers, lockedKeys }, change, clearDraft]
}
