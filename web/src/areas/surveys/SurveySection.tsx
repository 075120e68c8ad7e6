import { Fragment } from 'react'
import { toAnswerKey, type QuestionAnswer, type SurveyDraft } from '#rules/surveys/survey.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import type { SurveySectionData } from './arrange-questions.ts'
import { QuestionCard } from './QuestionCard.tsx'
import classes from './Survey.module.css'

interface Props {
  readonly section: SurveySectionData
  readonly answers: SurveyDraft
  readonly lockedKeys: readonly string[]
  readonly markedKeys: ReadonlySet<string>
  readonly onAnswer: (key: string, response: QuestionAnswer) => void
}

/** The questions about one subject, one lecturer or the survey at large, in their blocks. */
export const SurveySection = ({ section, answers, lockedKeys, markedKeys, onAnswer }: Props) => {
  const text = useLocalized()
  const { subject, lecturer, groups } = section
  const heading = lecturer ? text(lecturer, 'name') : subject ? text(subject, 'subject') : undefined
  return (
    <section aria-label={heading}>
      {subject && <h3 className={classes['subject']}>{heading}</h3>}
      {lecturer && (
        <h3 className={classes['subject']}>
          {heading}
          <small>{text(lecturer, 'subject')}</small>
        </h3>
      )}
      {groups.map(({ block, questions }) => (
        <Fragment key={block?.survey_blokID ?? 0}>
          {block && <h3 className={classes['block']}>{text(block, 'survey_blok_name')}</h3>}
          {questions.map(({ question, target, answer }) => {
            const key = toAnswerKey(question.survey_questionID, target)
            return (
              <QuestionCard
                key={key}
                questionKey={key}
                question={question}
                response={answer}
                isTouched={key in answers}
                isLocked={lockedKeys.includes(key)}
                isWrong={markedKeys.has(key)}
                onAnswer={(next) => onAnswer(key, next)}
              />
            )
          })}
        </Fragment>
      ))}
    </section>
  )
}
