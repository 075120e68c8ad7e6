import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { isBlank } from '#rules/text/invisible-characters.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { matchesSubject } from '#web/parts/subject-search/matches-subject.ts'
import { SubjectSearchField } from '#web/parts/subject-search/SubjectSearchField.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { MinorNote } from './MinorNote.tsx'
import classes from './ModuleList.module.css'
import { ModuleSection } from './ModuleSection.tsx'
import type { PreRegister, PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

interface Props {
  readonly choice: PreRegister
  /** Whether the student's window is open. */
  readonly isOpen: boolean
  readonly onCancel: (own: PreRegistration) => void
}

/** The modules of the programme, free credits and the minor among them: one is unfolded at a time, a search goes through all. */
export const ModuleList = ({ choice, isOpen, onCancel }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(
    q(
      preRegistration.programModules,
      choice.replaced ? { query: { instead: choice.replaced.preRegID } } : {},
    ),
  )
  const { data: preRegistered } = useSuspenseQuery(q(preRegistration.alreadyRegistered))
  const { data: cancellable } = useSuspenseQuery(q(preRegistration.whoCanDelete))
  const [typed, setTyped] = useState('')
  const first =
    data.modules.find(({ subjects }) => subjects.some(({ can_choose, passed }) => can_choose && !passed)) ??
    data.modules[0]
  const [unfoldedID, setUnfoldedID] = useState(first?.module.program_moduleID)
  if (data.modules.length === 0) return <EmptyState>{t('noModules')}</EmptyState>
  const isSearching = !isBlank(typed)
  const shown = data.modules
    .map(({ module, subjects }) => ({
      module,
      subjects: subjects.filter((subject) => matchesSubject(subject, typed)),
    }))
    .filter(({ subjects }) => !isSearching || subjects.length > 0)
  return (
    <section aria-label={t('subjects')}>
      <div className={classes['search']}>
        <SubjectSearchField value={typed} onChange={setTyped} />
      </div>
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
      {shown.map(({ module, subjects }) => {
        const id = module.program_moduleID
        return (
          <ModuleSection
            key={id}
            {...{ module, subjects, choice, isOpen, isSearching, cancellable, onCancel }}
            preRegistered={preRegistered.subjects}
            isUnfolded={isSearching || id === unfoldedID}
            onToggle={() => setUnfoldedID(id === unfoldedID ? undefined : id)}
          />
        )
      })}
      {!isSearching && (
        <DataBoundary fallback={null}>
          <MinorNote />
        </DataBoundary>
      )}
    </section>
  )
}
