import { useId } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChoiceList } from '#web/ui/form/ChoiceList.tsx'
import type { Equipment } from './camera.ts'
import classes from './Camera.module.css'
import { words } from './words.ts'

interface Props {
  readonly equipment: readonly Equipment[]
  readonly selected: readonly number[]
  readonly error: string | undefined
  readonly onSelect: (equipmentID: number) => void
}

/** Which equipment is asked for: one or more. */
export const EquipmentField = ({ equipment, selected, error, onSelect }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const id = useId()
  return (
    <div className={classes['equipment']} data-field="equipmentIDs">
      {/* The list has the same name for screen readers. */}
      <span className={classes['label']} aria-hidden>
        {t('equipment')}
      </span>
      {/* Above the list: on a phone the space below it is out of sight. */}
      <p id={id} className={classes['error']} role="alert">
        {error}
      </p>
      <ChoiceList
        label={t('equipment')}
        isMultiple
        selected={selected}
        describedBy={error === undefined ? undefined : id}
        onSelect={onSelect}
        choices={equipment.map((each) => {
          const description = text(each, 'description')
          return {
            value: each.equipmentID,
            label: text(each, 'equipment'),
            note: (
              <>
                {description !== '' && <span className={classes['description']}>{description}</span>}
                {t('count', { count: each.count })}
              </>
            ),
          }
        })}
      />
    </div>
  )
}
