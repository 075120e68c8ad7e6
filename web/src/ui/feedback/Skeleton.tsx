import { useWords } from '#web/i18n/useWords.ts'
import classes from './Skeleton.module.css'
import { words } from '#web/ui/words.ts'

/** Rows of a list, cards side by side, wide blocks, or the title, text, contents and button of a dialog. */
export type SkeletonShape = 'rows' | 'cards' | 'blocks' | 'dialog'

/** The placeholder while data is loading: 4 items (spec 9.7.1). */
export const Skeleton = ({ shape = 'rows' }: { shape?: SkeletonShape }) => {
  const t = useWords(words)
  return (
    <output className={`${classes['skeleton']} ${classes[shape]}`} data-skeleton>
      <span className="visually-hidden">{t('loading')}</span>
      {[1, 2, 3, 4].map((item) => (
        <span key={item} className={classes['item']} />
      ))}
    </output>
  )
}
