import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatUntil } from '#web/i18n/format-date-case.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import classes from './Applications.module.css'
import { words } from './words.ts'

interface Props {
  /** Writes the subject and the day of the chosen exam into the form. */
  readonly onChoose: (subject: string, day: string) => void
}

/** The student's own exams, one of which fills the form of an appeal, with the deadline of its questions. */
export const ExamChoice = ({ onChoose }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const data = useQuery(q(exams.viewed)).data
  const [chosenID, setChosenID] = useState(0)
  if (data === undefined || data.exams.length === 0) return null
  const chosen = data.exams.find(({ id }) => id === chosenID)
  const until = chosen?.appeal_until ?? null
  return (
    <div className={classes['exam']}>
      <SelectField
        label={t('ownExam')}
        value={chosenID}
        options={[
          { value: 0, label: t('otherExam') },
          ...data.exams.map((each) => ({
            value: each.id,
            label: t('examOption', {
              subject: text(each, 'subject'),
              type: text(each, 'examType'),
              day: formatDate(each.date, locale, 'short'),
            }),
          })),
        ]}
        onChange={(value) => {
          const exam = data.exams.find(({ id }) => id === Number(value))
          setChosenID(Number(value))
          if (exam !== undefined) onChoose(text(exam, 'subject'), exam.date)
        }}
      />
      {chosen !== undefined && until !== null && until > data.now && (
        <p className="muted">
          {t('appealUntil', { when: formatUntil(until, locale) })}{' '}
          <Link
            to="/exam-view/$id/$examScheduleID/$examNumberId"
            params={
              {
                id: String(chosen.id),
                examScheduleID: String(chosen.examScheduleID),
                examNumberId: String(chosen.examNumberId),
              } as never
            }
          >
            {t('toExam')}
          </Link>
        </p>
      )}
    </div>
  )
}
