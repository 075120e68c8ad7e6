import { emptyAnswer, type QuestionAnswer, type SurveyDraft } from '#rules/surveys/survey.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { questionsOf, type Survey } from './survey.ts'

const parsed = <Value>(text: string, empty: Value): Value => {
  try {
    return JSON.parse(text) as Value
  } catch {
    return empty
  }
}

/** What a draft says, without the answers that are no longer offered. */
const cleaned = (survey: Survey, sheet: SurveyDraft): SurveyDraft => {
  const offered = new Set(
    questionsOf(survey).flatMap(({ answers }) => answers.map(({ survey_answerID }) => survey_answerID)),
  )
  const clean = ({ chosen, values, text }: QuestionAnswer): QuestionAnswer => ({
    chosen: chosen.filter((id) => offered.has(id)),
    values: Object.fromEntries(Object.entries(values).filter(([id]) => offered.has(Number(id)))),
    text,
  })
  return Object.fromEntries(
    Object.entries(sheet).map(([key, said]) => [key, clean({ ...emptyAnswer, ...said })]),
  )
}

interface Kept {
  readonly sheet: SurveyDraft
  /** The keys of the answers that can no longer be altered. */
  readonly kept: readonly string[]
}

/** Takes a survey; gives what this student has said in it so far, which outlives a reload, how to alter it and how to forget it. */
export const useSheet = (survey: Survey): readonly [Kept, (next: Kept) => void, () => void] => {
  const [draft, setDraft, forget] = useDraft(`survey ${survey.surveyID}`, { sheet: '{}', kept: '[]' })
  const sheet = cleaned(survey, parsed<SurveyDraft>(draft.sheet, {}))
  const kept = parsed<readonly string[]>(draft.kept, [])
  const change = (next: Kept): void =>
    setDraft({ sheet: JSON.stringify(next.sheet), kept: JSON.stringify(next.kept) })
  return [{ sheet, kept }, change, forget]
}
