import { useSuspenseQuery } from '@tanstack/react-query'
import { exams } from '#contract/studies/exams.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

/** The examiners' comments on the whole paper. */
export const PaperComments = ({ id }: { id: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { comments } = useSuspenseQuery(q(exams.comments, { params: { id } })).data
  if (comments.length === 0) return <p className={classes['muted']}>{t('noComments')}</p>
  return (
    <ul className={classes['comments']}>
      {comments.map((comment) => (
        <li key={comment.commentID}>
          <p className={classes['prose']}>{comment.text}</p>
          <span className={classes['muted']}>
            {text(comment, 'name')} · {formatInstant(comment.created_at, locale)}
          </span>
        </li>
      ))}
    </ul>
  )
}
