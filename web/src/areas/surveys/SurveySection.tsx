import { Fragment } from 'react'
import { toAnswerKey, type QuestionAnswer, type SurveyDraft } from '#rules/surveys/survey.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import type { Section } from './arrange-questions.ts'
import { QuestionCard } from './QuestionCard.tsx'
import classes from './Survey.module.css'

interface SurveySectionProps {
  readonly section: Section
  readonly sheet: SurveyDraft
  readonly kept: readonly string[]
  readonly red: ReadonlySet<string>
  readonly onSay: (key: string, said: QuestionAnswer) => void
}

/** The questions about one thing, under its name, in their blocks. */
export const SurveySection = ({ section, sheet, kept, red, onSay }: SurveySectionProps) => {
  const text = useLocalized()
  const { subject, lecturer, groups } = section
  const about = lecturer ? text(lecturer, 'name') : subject ? text(subject, 'subject') : undefined
  return (
    <section aria-label={about}>
      {subject && <h3 className={classes['about']}>{about}</h3>}
      {lecturer && (
        <h3 className={classes['about']}>
          {about}
          <small>{text(lecturer, 'subject')}</small>
        </h3>
      )}
      {groups.map(({ block, asked }) => (
        <Fragment key={block?.survey_blokID ?? 0}>
          {block && <h3 className={classes['block']}>{text(block, 'survey_blok_name')}</h3>}
          {asked.map(({ question, target: place, answer: said }) => {
            const key = toAnswerKey(question.survey_questionID, place)
            return (
              <QuestionCard
                key={key}
                question={question}
                said={said}
                isTouched={key in sheet}
                isKept={kept.includes(key)}
                isWrong={red.has(key)}
                onSay={(next) => onSay(key, next)}
              />
            )
          })}
        </Fragment>
      ))}
    </section>
  )
}
