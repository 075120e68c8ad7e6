import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './ModuleList.module.css'
import { MinorNote } from './MinorNote.tsx'
import type { Wish, Wishable, Wishing } from './usePreRegister.ts'
import { WishModule } from './ModuleSection.tsx'
import { words } from './words.ts'

interface Props {
  readonly wishing: Wishing
  readonly canWish: boolean
  readonly onTakeBack: (wish: Wish) => void
}

const matches = (subject: Wishable, typed: string): boolean => {
  const names = `${subject.subject} ${subject.subjecteng} ${subject.subject_code}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word))
}

/** The modules of my programme, free credits and minor with them, and a field that looks through all of them. */
export const WishSources = ({ wishing, canWish, onTakeBack }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(
    q(preRegistration.programModules, wishing.old ? { query: { instead: wishing.old.preRegID } } : {}),
  )
  const { data: mine } = useSuspenseQuery(q(preRegistration.alreadyRegistered))
  const [typed, setTyped] = useState('')
  const first = data.modules.find(({ subjects }) => subjects.some(({ can_choose }) => can_choose))
  const [open, setOpen] = useState(first?.module.program_moduleID ?? data.modules[0]?.module.program_moduleID)
  if (data.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  const isSearching = typed.trim() !== ''
  const shown = data.modules
    .map(({ module, subjects }) => ({
      module,
      subjects: subjects.filter((subject) => matches(subject, typed.trim())),
    }))
    .filter(({ subjects }) => !isSearching || subjects.length > 0)
  return (
    <section aria-label={t('subjects')}>
      <label className={classes['finder']}>
        <span className="visually-hidden">{t('find')}</span>
        <Icon name="search" size={18} />
        <input
          type="search"
          placeholder={t('find')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {shown.length === 0 && (
        <EmptyState
          action={
            <button type="button" className="plain-button" onClick={() => setTyped('')}>
              {t('showAll')}
            </button>
          }
        >
          {t('nothingFound')}
        </EmptyState>
      )}
      {shown.map(({ module, subjects }) => (
        <WishModule
          key={module.program_moduleID}
          {...{ module, subjects, wishing, canWish, isSearching, onTakeBack }}
          mine={mine.subjects}
          isOpen={isSearching || module.program_moduleID === open}
          onToggle={() => setOpen(module.program_moduleID === open ? undefined : module.program_moduleID)}
        />
      ))}
      {!isSearching && (
        <DataBoundary fallback={null}>
          <MinorNote />
        </DataBoundary>
      )}
    </section>
  )
}
