import type { ReactNode } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import classes from './Medicine.module.css'
import type { Topic } from './medicine.ts'
import { words } from './words.ts'

interface Props {
  readonly topic: Topic
  readonly isOpen: boolean
  readonly onChoose: (topic: Topic) => void
  readonly onGiveUp: (topic: Topic) => void
  /** Why the last attempt to choose it failed. */
  readonly children: ReactNode
}

/** One topic: supervisor, free places, and a button to choose it or give it up. */
export const TopicItem = ({ topic, isOpen, onChoose, onGiveUp, children }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { lecturer, places, free, is_mine } = topic
  const name = text(topic, 'topic')
  const isFull = free === 0 && !is_mine
  return (
    <li className={classes['item']} data-mine={is_mine || undefined} data-full={isFull || undefined}>
      <div>
        <h3>{name}</h3>
        {lecturer !== null && (
          <p className={classes['muted']}>{t('lecturer', { name: text(lecturer, 'name') })}</p>
        )}
        <p className={classes['state']}>
          <Icon name={is_mine ? 'check' : isFull ? 'lock' : 'people'} size={18} />
          {is_mine ? t('myTopic') : isFull ? t('noPlaces') : t('placesFree', { free, places })}
        </p>
      </div>
      {isOpen && is_mine && (
        <ActionButton kind="plain" ariaLabel={t('giveUpOf', { name })} onClick={() => onGiveUp(topic)}>
          {t('giveUp')}
        </ActionButton>
      )}
      {isOpen && !is_mine && !isFull && (
        <ActionButton kind="plain" ariaLabel={t('chooseOf', { name })} onClick={() => onChoose(topic)}>
          {t('choose')}
        </ActionButton>
      )}
      {children}
    </li>
  )
}
