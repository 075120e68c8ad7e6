import { useWords } from '#web/i18n/useWords.ts'
import { GroupTable } from '#web/parts/GroupTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { GiveUpSeat } from './GiveUpSeat.tsx'
import classes from './GroupPanel.module.css'
import type { Registered } from './taken-groups.ts'
import { words } from './words.ts'

interface Props {
  readonly registration: Registered
  readonly canGiveUp: boolean
  readonly onTold: (told: string) => void
}

/** The open subject is registered already: my groups of it, and the way to give up the seat. */
export const SeatHeld = ({ registration, canGiveUp, onTold }: Props) => {
  const t = useWords(words)
  return (
    <>
      <p className={classes['held']}>
        <Icon name="check" /> {t('youAreIn')}
      </p>
      <GroupTable label={t('youAreIn')} groups={registration.groups} />
      <footer className={classes['foot']}>
        {canGiveUp ? <GiveUpSeat registration={registration} onTold={onTold} /> : <p>{t('giveUpClosed')}</p>}
      </footer>
    </>
  )
}
