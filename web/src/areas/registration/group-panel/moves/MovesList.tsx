import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MoveLines } from '#web/parts/group-picker/moves/MoveLines.tsx'
import type { RepairMove } from '#web/parts/group-picker/repair.ts'
import { words as pickerWords } from '#web/parts/group-picker/words.ts'
import { listTakenGroups } from '#web/parts/group-refusal/list-taken-groups.ts'
import { words } from '../../words.ts'
import classes from '../RegisterModal.module.css'

/** The other subjects that change their groups together with what is confirmed, from when to when. */
export const MovesList = ({ moves }: { readonly moves: readonly RepairMove[] }) => {
  const t = useWords(words)
  const p = useWords(pickerWords)
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  // Once they are made there is nothing left to compare with, while the confirmation still closes.
  const [registered] = useState(() => listTakenGroups(data.subjects))
  if (moves.length === 0) return null
  return (
    <div className={classes['moves']}>
      <p className={classes['changes']}>
        <strong>{p('alsoMoves')}</strong>
      </p>
      <MoveLines {...{ moves, registered }} isNamed />
      <p>{t('movesTogether')}</p>
    </div>
  )
}
