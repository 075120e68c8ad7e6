import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { evaluations } from '#contract/studies/evaluations.ts'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from '../words.ts'

interface Props {
  readonly semesterID: number
  readonly subjectID: number
}

/** The points of a subject so far, or its final mark. */
export const SubjectPoints = ({ semesterID, subjectID }: Props) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data, isError } = useQuery(q(evaluations.ofSemester, { params: { semesterID } }))
  if (isError) return t('evaluationFailed')
  if (data === undefined) return '…'
  const mark = data.subjects.find((each) => each.subjectID === subjectID)
  const format = (value: number) => formatNumber(value, locale)
  const points =
    mark === undefined
      ? t('noPoints')
      : mark.score !== null
        ? t('finalScore', { points: format(mark.score), letter: mark.letter ?? '' })
        : mark.collected === null || mark.judged === null
          ? t('noPoints')
          : t('pointsSoFar', { points: format(mark.collected), most: format(mark.judged) })
  return <Link to="/evaluations">{points}</Link>
}
