import { useState } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/areas/registration/words.ts'
import classes from './DropOptions.module.css'
import { dropWords } from './words.ts'

/** More than these are behind a button. */
const maxShown = 3

interface Props {
  readonly drops: readonly Registered[]
  /** The credits of the semester with the open subject and all of these, and their limit. */
  readonly sum: number
  readonly maximum: number
  /** Chooses the open subject in place of this one; nothing is given up before the confirmation. */
  readonly onDrop: (subjectID: number) => void
}

/** Over the limit of credits: the registered subjects of which one could be given up for the open one. */
export const DropOptions = ({ drops, sum, maximum, onDrop }: Props) => {
  const t = useWords(dropWords)
  const w = useWords(words)
  const text = useLocalized()
  const [isWhole, setWhole] = useState(false)
  if (drops.length === 0) return null
  const shown = isWhole || drops.length === maxShown + 1 ? drops : drops.slice(0, maxShown)
  return (
    <section className={classes['drops']} aria-label={t('drops')}>
      <h3>{t('drops')}</h3>
      <p>{t('dropsText')}</p>
      <ul className="plain-list">
        {shown.map((own) => (
          <li key={own.subjectID}>
            <button
              type="button"
              className={classes['drop']}
              aria-label={t('inPlaceOf', { subject: text(own, 'subject'), ects: own.ects })}
              onClick={() => onDrop(own.subjectID)}
            >
              <span>
                <SubjectName subject={own} />
                <span className={classes['dropTimes']}>
                  {t('dropsTo', {
                    freed: w('ects', { count: own.ects }),
                    sum: sum - own.ects,
                    maximum,
                  })}{' '}
                  · <MeetingTimes of={own.groups} />
                </span>
              </span>
              <Icon name="right" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < drops.length && (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          {t('allDrops', { count: drops.length })}
        </button>
      )}
    </section>
  )
}
