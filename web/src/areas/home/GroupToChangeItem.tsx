import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { TimetableGroup } from '#web/parts/timetable/timetable.ts'
import { words as partWords } from '#web/parts/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './HomeScreen.module.css'
import { UnlockedLink } from './UnlockedLink.tsx'
import { words } from './words.ts'

/** A group that the university closed or moved, with a link to choose another. */
export const GroupToChangeItem = ({ group }: { group: TimetableGroup }) => {
  const t = useWords(words)
  const p = useWords(partWords)
  const text = useLocalized()
  return (
    <li className={classes['item']}>
      <Icon name="warning" />
      <div className={classes['text']}>
        {p('toChangeOf', { subject: text(group, 'subject') })}
        <span className={classes['muted']}>
          {text(group, 'lecture_type')}, {p('groupOf', { group: group.group })}
        </span>
      </div>
      <UnlockedLink to="/registration" className="plain-button">
        {t('chooseAnother')}
      </UnlockedLink>
    </li>
  )
}
