import { useWords } from '#web/i18n/useWords.ts'
import type { ShownAnswer } from './exam-paper.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

/** Over this share of a page there is no place for the label. */
const labelShare = 0.06

/** A frame around an answer on its page, of the same place at every zoom; for the eye alone: it is announced too. */
export const AnswerMark = ({ answer }: { answer: ShownAnswer }) => {
  const t = useWords(words)
  const { top, bottom } = answer.area ?? { top: 0, bottom: 1 }
  return (
    <div
      className={classes['mark']}
      style={{ insetBlock: `${top * 100}% ${(1 - bottom) * 100}%` }}
      data-zoom-anchor
      data-high={top < labelShare || undefined}
      aria-hidden="true"
    >
      <span>{t('question', { number: answer.number })}</span>
    </div>
  )
}
