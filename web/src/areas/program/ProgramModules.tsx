import { useMediaQuery } from '@mantine/hooks'
import { useContext, useState } from 'react'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { ChangedRows } from '#web/parts/page-changes/changed-rows.ts'
import { useRegistrationWindow } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { CreditBar } from './CreditBar.tsx'
import type { ProgramModule } from './full-program.ts'
import classes from './ProgramModules.module.css'
import { selectFirstSubjects, selectModules, type SubjectFilter } from './select-modules.ts'
import { SubjectTable } from './SubjectTable.tsx'
import { useLinkedSubject } from './useLinkedSubject.ts'
import { words } from './words.ts'

interface Props {
  readonly modules: readonly ProgramModule[]
  readonly filter: SubjectFilter
  /** The subjects that can be taken now. */
  readonly free: ReadonlySet<number>
  /** Modules that the student's own programme has not. */
  readonly addedIDs?: ReadonlySet<number>
}

/** The modules with their subjects, what is to be taken first; those that lack nothing are folded, on a phone all but one. */
export const ProgramModules = ({ modules, filter, free, addedIDs }: Props) => {
  const locale = useLocale()
  const windows = useRegistrationWindow()
  /** When subjects of a module can be taken that no open step offers. */
  const findOpening = ({ module }: ProgramModule): string | null => {
    const window = windows.forKind(module.kind)
    return window.state === 'soon' ? formatInstant(window.opensAt, locale) : null
  }
  return selectModules(modules, filter, free).map((each, index) => {
    const { program_moduleID } = each.module
    return (
      <Module
        key={`${filter} ${program_moduleID}`}
        of={each}
        filter={filter}
        opensAt={findOpening(each)}
        isFirst={index === 0}
        isAdded={addedIDs?.has(program_moduleID) ?? false}
      />
    )
  })
}

const Module = ({
  of: { module, credits, subjects },
  filter,
  opensAt,
  isAdded,
  isFirst,
}: {
  of: ProgramModule
  filter: SubjectFilter
  opensAt: string | null
  isAdded: boolean
  /** On a phone only it is open at first. */
  isFirst: boolean
}) => {
  const t = useWords(words)
  const text = useLocalized()
  const linkedID = useLinkedSubject()
  const changedRows = new Set(useContext(ChangedRows).map(({ row }) => row))
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const [isWhole, setWhole] = useState(filter !== 'all')
  const isShownFirst = ({ subjectID }: { readonly subjectID: number }) =>
    subjectID === linkedID || changedRows.has(`subject ${subjectID}`)
  const isOpen =
    filter !== 'all' || (credits.missing > 0 && (isFirst || !isPhone)) || subjects.some(isShownFirst)
  const shown = isWhole ? subjects : selectFirstSubjects({ subjects, credits }, isShownFirst)
  const parts = [
    t('passedCredits', { count: credits.done }),
    credits.registered > 0 && t('registeredCredits', { count: credits.registered }),
    credits.planned > 0 && t('plannedCredits', { count: credits.planned }),
    t('ofCredits', { count: credits.required }),
    credits.missing > 0 && t('leftCredits', { count: credits.missing }),
  ]
  return (
    <details className={classes['module']} open={isOpen}>
      <summary>
        <span className={classes['title']}>
          <h2>{text(module, 'module')}</h2>
          {isAdded && <span className={classes['badge']}>{t('wouldAdd')}</span>}
          <span className={classes['muted']}>{parts.filter(Boolean).join(' · ')}</span>
          <ChangeMark row={`module ${module.program_moduleID}`} />
        </span>
        <CreditBar credits={credits} />
      </summary>
      {subjects.length === 0 ? (
        <p className={classes['muted']}>{t('noSubjects')}</p>
      ) : (
        <SubjectTable name={text(module, 'module')} subjects={shown} opensAt={opensAt} />
      )}
      {shown.length < subjects.length && (
        <button type="button" className={classes['all']} onClick={() => setWhole(true)}>
          {t('allSubjects', { count: subjects.length })}
        </button>
      )}
    </details>
  )
}
