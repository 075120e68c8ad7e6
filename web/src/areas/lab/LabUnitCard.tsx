import { Link } from '@tanstack/react-router'
import { formatShortDate, toUniversityTime } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ProgressBar } from '#web/ui/feedback/ProgressBar.tsx'
import classes from './Lab.module.css'
import type { LabPage } from './lab.ts'
import { words } from './words.ts'

/** One unit in the list: progress and free places. */
export const LabUnitCard = ({ unit }: { unit: LabPage['units'][number] }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { unitId, level, tasks_count: count, tasks_done: done, next_free_at: next } = unit
  const locale = useLocale()
  const start = next === null ? null : toUniversityTime(next)
  const isDone = count > 0 && done === count
  return (
    <li className={classes['unit']}>
      <span className={classes['muted']}>{[text(unit, 'language'), level].filter(Boolean).join(' · ')}</span>
      <Link to="/lab/$unitId" params={{ unitId: String(unitId) }}>
        {text(unit, 'unit')}
      </Link>
      <ChangeMark row={`unit ${unitId}`} />
      <ProgressBar share={count === 0 ? 0 : done / count} />
      <span className={classes['state']} data-done={isDone || undefined}>
        {isDone && <Icon name="check" size={18} />}
        <span>
          {t('progress', { done, count })}
          {isDone && ` · ${t('allDone')}`}
        </span>
        <span>
          {start === null
            ? t('noFreePlace')
            : t('nextFree', { at: `${formatShortDate(start.date, locale)}, ${start.time}` })}
        </span>
      </span>
    </li>
  )
}
