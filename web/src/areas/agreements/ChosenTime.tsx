import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './Agreements.module.css'
import { words } from './words.ts'

interface Props {
  readonly branch: { readonly branch: string; readonly brancheng: string } | undefined
  readonly date: string | undefined
  readonly slot: { readonly start: string; readonly end: string } | undefined
}

/** Shows the selection above the save button, or a hint while nothing is selected. */
export const ChosenTime = ({ branch, date, slot }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  if (branch === undefined || date === undefined || slot === undefined) {
    const left = [branch === undefined && t('branch'), date === undefined && t('date'), t('time')]
    return (
      <output className={classes['chosen']}>
        <span>
          {t('stillToChoose')} <strong>{left.filter(Boolean).join(', ').toLocaleLowerCase()}</strong>
        </span>
      </output>
    )
  }
  return (
    <output className={classes['chosen']}>
      <Icon name="check" />
      <span>
        <strong>
          {formatDateWithWeekday(date, locale)},{' '}
          <span className={classes['span']}>
            {slot.start}–{slot.end}
          </span>
        </strong>
        <br />
        {text(branch, 'branch')}
      </span>
    </output>
  )
}
