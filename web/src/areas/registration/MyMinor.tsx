import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q, useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import type { Module } from './sources.ts'
import classes from './SourceList.module.css'
import { staleMinor } from './stale-minor.ts'
import { words } from './words.ts'

interface Props {
  readonly modules: readonly Module[]
  readonly canDelete: boolean
  readonly onTold: (told: string) => void
}

/** The way to delete my minor: the question lists what goes with it (spec 4 "Other flows"). */
export const MyMinor = ({ modules, canDelete, onTold }: Props) => {
  const t = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { data: mine } = useSuspenseQuery(q(registration.alreadyRegistered))
  const remove = useSend(minor.remove, {
    stale: staleMinor,
    onSuccess: ({ cancelled }) => {
      setAsking(false)
      onTold(t('minorDeleted', { count: cancelled.length }))
    },
  })
  if (!canDelete) return null
  const going = mine.subjects.filter(({ program_moduleID }) =>
    modules.some((module) => module.program_moduleID === program_moduleID),
  )
  return (
    <div className={classes['says']}>
      <button
        type="button"
        className="plain-button"
        onClick={() => {
          remove.reset()
          setAsking(true)
        }}
      >
        {t('deleteMinor')}
      </button>
      <Confirm
        opened={isAsking}
        title={t('deleteMinorTitle')}
        verb={t('deleteMinor')}
        stay={t('keepMinor')}
        isDangerous
        busy={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>{t(going.length === 0 ? 'deleteMinorNothing' : 'deleteMinorText')}</p>
        {going.length > 0 && (
          <ul>
            {going.map((own) => (
              <li key={own.registrationID}>
                <SubjectName subject={own} /> <MeetingTimes of={own.groups} />
              </li>
            ))}
          </ul>
        )}
        <p>{t('firstRoundBack')}</p>
      </Confirm>
    </div>
  )
}
