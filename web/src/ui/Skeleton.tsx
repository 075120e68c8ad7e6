import { useWords } from '#web/i18n/useWords.ts'
import classes from './Skeleton.module.css'
import { words } from './words.ts'

/** How what comes is shaped: rows of a list, cards side by side, or one wide block each. */
export type SkeletonShape = 'rows' | 'cards' | 'blocks'

/** The place of what is still loading: 4 items of its shape (spec 9.7.1). */
export const Skeleton = ({ shape = 'rows' }: { shape?: SkeletonShape }) => {
  const t = useWords(words)
  return (
    <output className={`${classes['skeleton']} ${classes[shape]}`}>
      <span className="visually-hidden">{t('loading')}</span>
      {[1, 2, 3, 4].map((item) => (
        <span key={item} className={classes['item']} />
      ))}
    </output>
  )
}
