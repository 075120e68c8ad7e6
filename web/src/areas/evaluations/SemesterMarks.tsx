import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import classes from './SemesterMarks.module.css'
import type { Evaluation, Semester } from './marks.ts'
import { StatusLabel } from './StatusLabel.tsx'
import { words } from './words.ts'

interface Props {
  readonly semester: Semester
  readonly onOpen: (mark: Evaluation) => void
}

/** The marks of one semester as a table, on a narrow screen as cards. */
export const SemesterMarks = ({ semester, onOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { semesterID } = semester
  const { data } = useSuspenseQuery(q(evaluations.ofSemester, { params: { semesterID } }))
  const format = (value: number) => formatNumber(value, locale)
  const formatScore = ({ score, collected, judged }: Evaluation) => {
    if (score !== null) return format(score)
    if (collected === null || judged === null) return t('noPoints')
    return t('pointsSoFar', { points: format(collected), most: format(judged) })
  }
  return (
    <>
      <p className={classes['summary']}>
        {data.gpa !== null && <span>{t('semesterGpa', { gpa: format(data.gpa) })}</span>}
        <span>
          {data.gpa === null
            ? t('semesterAll', { count: data.total_ects })
            : t('semesterCredits', { done: data.ects_done, all: data.total_ects })}
        </span>
      </p>
      <table className={classes['marks']} aria-label={text(semester, 'semester')}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('ects')}</th>
            <th scope="col">{t('score')}</th>
            <th scope="col">{t('letter')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {data.subjects.map((mark) => (
            <tr key={mark.subjectID}>
              <th scope="row">
                <button type="button" onClick={() => onOpen(mark)}>
                  {text(mark, 'subject')}
                </button>
                <span className={classes['muted']}>{mark.subject_code}</span>
                <ChangeMark row={`subject ${mark.subjectID}`} />
              </th>
              <td data-name={t('ects')}>{mark.ects}</td>
              <td data-name={t('score')} data-running={mark.score === null || undefined}>
                {formatScore(mark)}
              </td>
              <td data-name={t('letter')}>{mark.letter === null ? '—' : <b>{mark.letter}</b>}</td>
              <td data-name={t('status')}>
                <StatusLabel mark={mark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
