import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { examsStaff } from '#contract/staff/exams-staff.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { useSend } from '#staff/api/use-send.ts'
import { Field } from '#staff/ui/Field.tsx'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useFieldError } from '#web/ui/form/useFieldError.ts'
import { EntryAnswer } from '../EntryAnswer.tsx'
import { Facts } from '../Facts.tsx'
import classes from '../Inbox.module.css'
import type { KindProps } from './kind-props.ts'
import { words } from './words.ts'

const decisions = ['accepted', 'refused'] as const

/** The typed text, or nothing. */
const toScore = (typed: string): number | undefined => {
  const score = Number(typed.replace(',', '.'))
  return isBlank(typed) || Number.isNaN(score) ? undefined : score
}

/** An appeal: the question, its answer and points, and the decision with the new points. */
export const AppealDetail = ({ entry }: KindProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const params = { id: entry.id }
  const { data } = useSuspenseQuery(q(examsStaff.entry, { params }))
  const answer = useSend(examsStaff.answer)
  const undo = useSend(examsStaff.undo)
  const [typed, setTyped] = useState('')
  const fieldError = useFieldError(answer.error)
  const format = (points: number | null) => (points === null ? '–' : formatNumber(points, locale))
  const part = (name: string, value: string | null) =>
    value !== null && (
      <section>
        <h3>{name}</h3>
        <p className={classes['text']}>{value}</p>
      </section>
    )
  return (
    <>
      <Facts
        rows={[
          [t('subject'), text(data, 'subject')],
          [t('exam'), text(data, 'examType')],
          [t('points'), t('pointsOf', { score: format(data.score), most: format(data.max_score) })],
        ]}
      />
      {part(t('question', { number: data.number }), text(data, 'question'))}
      {part(t('studentAnswer'), data.student_answer ?? t('noAnswer'))}
      {data.correct !== null && part(t('correct'), text(data, 'correct'))}
      {part(t('comment'), data.comment)}
      {part(t('appeal'), data.text)}
      <EntryAnswer
        entry={entry}
        data={data}
        decisions={decisions}
        answer={answer}
        undo={undo}
        shownFields={['score']}
        fields={
          <Field
            id="score"
            label={t('newPoints')}
            hint={t('newPointsHint', { most: format(data.max_score) })}
            error={fieldError('score')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
        readFields={(decision) => {
          const score = decision === 'accepted' ? toScore(typed) : undefined
          return score === undefined ? {} : { score }
        }}
      />
    </>
  )
}
