import { useSuspenseQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import classes from './Exams.module.css'

/** Rules to know before an exam, one line each. */
export const ExamInstructions = () => {
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(exams.instructions))
  const lines = text(data, 'text').split('\n').filter(Boolean)
  return (
    <ul className={classes['instructionList']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
