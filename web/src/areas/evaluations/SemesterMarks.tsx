import { useSuspenseQuery } from '@tanstack/react-query'
import { evaluations } from '#contract/studies/evaluations.ts'
import { passScore } from '#rules/marks/points-to-pass.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import classes from './SemesterMarks.module.css'
import type { Evaluation, Semester } from './marks.ts'
import { ScoreBar } from '#web/parts/marks/ScoreBar.tsx'
import { StatusLabel } from './StatusLabel.tsx'
import { words } from './words.ts'

interface Props {
  readonly semester: Semester
  readonly onOpen: (mark: Evaluation) => void
}

/** The marks of one semester, one row for each subject. */
export const SemesterMarks = ({ semester, onOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { semesterID } = semester
  const { data } = useSuspenseQuery(q(evaluations.ofSemester, { params: { semesterID } }))
  const format = (value: number) => formatNumber(value, locale)
  const name = text(semester, 'semester')
  const hasOpenPoints = data.subjects.some(({ score, judged }) => score === null && judged !== null)
  const hasBars = hasOpenPoints || data.subjects.some(({ score }) => score !== null)
  /** The points needed to pass, while that is possible; the components may say more. */
  const describeToPass = ({ score, statusID, collected, judged }: Evaluation) => {
    if (score !== null || statusID !== null || collected === null || judged === null) return null
    const points = passScore - collected
    return points > 0 && points <= 100 - judged ? t('toPass', { points: format(points) }) : null
  }
  const renderScore = ({ score, collected, judged }: Evaluation) => {
    if (score !== null)
      return (
        <>
          {t('scoreOf', { points: format(score), most: 100 })}
          <ScoreBar collected={score} judged={100} />
        </>
      )
    if (collected === null || judged === null) return t('noPoints')
    return (
      <>
        {t('scoreOf', { points: format(collected), most: format(judged) })}
        <ScoreBar collected={collected} judged={judged} />
      </>
    )
  }
  return (
    <>
      <div className={classes['summary']}>
        {/* The tab says it to the eye. */}
        <h2 className="visually-hidden">{semester.is_current ? t('running', { semester: name }) : name}</h2>
        <p>
          {data.gpa !== null && <span>{t('semesterGpa', { gpa: format(data.gpa) })}</span>}
          <span>
            {data.gpa === null
              ? t('semesterAll', { count: data.total_ects })
              : t('semesterCredits', { done: data.ects_done, all: data.total_ects })}
          </span>
        </p>
      </div>
      {hasBars && (
        <p className={classes['legend']}>
          <span data-kind="collected">{t('collected')}</span>
          <span data-kind="lost">{t('lost')}</span>
          {hasOpenPoints && <span>{t('toCome')}</span>}
          <span data-kind="pass">{t('passMark', { score: passScore })}</span>
        </p>
      )}
      <div className={classes['frame']}>
        <table className={classes['marks']} aria-label={name}>
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
                  </button>{' '}
                  <span className={classes['code']}>{mark.subject_code}</span>
                  <ChangeMark row={`subject ${mark.subjectID}`} />
                </th>
                <td>
                  <span className={classes['number']}>{mark.ects}</span>
                  <span className={classes['phrase']}>{t('semesterAll', { count: mark.ects })}</span>
                </td>
                <td data-points={mark.score !== null || mark.judged !== null || undefined}>
                  {renderScore(mark)}
                </td>
                <td data-none={mark.letter === null || undefined}>
                  {mark.letter === null ? '—' : <b>{mark.letter}</b>}
                </td>
                <td>
                  <StatusLabel mark={mark}>{describeToPass(mark)}</StatusLabel>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
