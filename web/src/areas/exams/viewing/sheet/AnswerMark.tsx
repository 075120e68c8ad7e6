import { useWords } from '#web/i18n/useWords.ts'
import type { ShownAnswer } from '#web/areas/exams/viewing/exam-paper.ts'
import classes from '#web/areas/exams/viewing/Viewing.module.css'
import { words } from '#web/areas/exams/viewing/words.ts'

/** Handwriting extends a little over the marked area; on a small sheet 12 px would reach into the next answer. */
const toInset = (share: number): string => `max(0px, ${share * 100}% - min(12px, 1.2%))`

/** A frame around an answer on its page, of the same place at every zoom; for the eye alone: it is announced too. */
export const AnswerMark = ({ answer }: { answer: ShownAnswer }) => {
  const t = useWords(words)
  const { top, bottom } = answer.area ?? { top: 0, bottom: 1 }
  return (
    <div
      className={classes['mark']}
      style={{ insetBlock: `${toInset(top)} ${toInset(1 - bottom)}` }}
      data-zoom-anchor
      aria-hidden="true"
    >
      <span>{t('question', { number: answer.number })}</span>
    </div>
  )
}
