import { isAnswered, type QuestionResponse } from '#rules/courses/quiz-answer.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import type { Question } from './quiz.ts'
import classes from './Quiz.module.css'
import { words } from './words.ts'

interface Props {
  readonly question: Question
  readonly number: number
  readonly count: number
  readonly response: QuestionResponse | undefined
  /** The text that the server did not get in time. */
  readonly lateText?: string | null | undefined
  readonly isExplained: boolean
}

const icons = { right: 'check', partly: 'warning', wrong: 'close' } as const
const verdictWords = { right: 'isRight', partly: 'isPartlyRight', wrong: 'isWrong' } as const

/** Null while a lecturer has to mark the answer. */
const toVerdict = (score: number | null, most: number): keyof typeof icons | null => {
  if (score === null) return null
  return score >= most ? 'right' : score > 0 ? 'partly' : 'wrong'
}

/** One question of a finished quiz: the student's answer, the right one, and the points. */
export const ResultQuestion = ({ question, number, count, response, lateText, isExplained }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { kind, answers, max_score, score } = question
  const format = (value: number) => formatNumber(value, locale)
  const solution = text(question, 'solution')
  const verdict = isExplained && isAnswered(response) ? toVerdict(score, max_score) : null
  const scoreText =
    score === null ? t('awaitsGrading') : t('scoreOf', { score: format(score), most: format(max_score) })
  return (
    <div className={classes['question']}>
      <p className={classes['count']}>
        <span>{t('questionOf', { nth: number, count })}</span>
        <span>{isExplained ? scoreText : t('points', { count: max_score, points: format(max_score) })}</span>
      </p>
      <h3>{text(question, 'question')}</h3>
      {verdict !== null && (
        <p className={classes['answer']}>
          <span className={classes['verdict']} data-mark={verdict}>
            <Icon name={icons[verdict]} size={18} /> {t(verdictWords[verdict])}
          </span>
        </p>
      )}
      {!isAnswered(response) && <p className={classes['muted']}>{t('notAnswered')}</p>}
      {kind === 'text' && isAnswered(response) && (
        <p className={classes['answer']}>
          <span className={classes['muted']}>{t('yourAnswer')}</span>
          {response?.text}
        </p>
      )}
      {typeof lateText === 'string' && lateText !== '' && (
        <p className={classes['answer']}>
          <span className={classes['muted']}>{t('tooLate')}</span>
          {lateText}
        </p>
      )}
      {kind === 'text' && isExplained && solution !== '' && (
        <p className={classes['answer']}>
          <span className={classes['muted']}>{t('rightAnswer')}</span>
          {solution}
        </p>
      )}
      <ul className={classes['options']}>
        {answers.map((each) => {
          const isChosen = response?.answerIDs.includes(each.answerID) ?? false
          const mark =
            each.is_right === true ? 'right' : isChosen && each.is_right === false ? 'wrong' : undefined
          return (
            <li key={each.answerID} data-chosen={isChosen || undefined} data-mark={mark}>
              {mark === undefined ? (
                <span
                  aria-hidden
                  className={classes['choice']}
                  data-multiple={kind === 'multiple' || undefined}
                />
              ) : (
                <Icon name={mark === 'right' ? 'check' : 'close'} size={18} />
              )}
              <span>
                {text(each, 'answer')}
                {isChosen && (
                  <span className={classes['muted']}>
                    {t('yourChoice')}
                    {each.is_right !== null && ` · ${t(each.is_right ? 'isRight' : 'isWrong')}`}
                  </span>
                )}
                {!isChosen && mark === 'right' && (
                  <span className={classes['muted']}>{t('rightAnswer')}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
