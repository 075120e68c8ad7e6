import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { words as uiWords } from '#web/ui/words.ts'
import classes from './DropOptions.module.css'
import { dropWords } from './words.ts'

interface Props {
  /** The registered subject that is given up for the open one. */
  readonly replaced: Registered
  readonly onStop: () => void
}

/** In the sheet of a phone, which covers the notice over the columns: what the open subject is chosen in place of. */
export const InPlaceNotice = ({ replaced, onStop }: Props) => {
  const t = useWords(dropWords)
  const u = useWords(uiWords)
  const text = useLocalized()
  return (
    <p className={classes['inPlace']}>
      <span>{t('inPlaceOf', { subject: text(replaced, 'subject'), ects: replaced.ects })}</span>
      <button type="button" className="text-button" onClick={onStop}>
        {u('cancel')}
      </button>
    </p>
  )
}
