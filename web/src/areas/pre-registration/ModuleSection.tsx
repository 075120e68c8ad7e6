import { useState } from 'react'
import type { programModule } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModuleHeading } from '#web/parts/module-heading/ModuleHeading.tsx'
import moduleClasses from '#web/parts/module-heading/ModuleHeading.module.css'
import classes from './ModuleList.module.css'
import { SubjectRow } from './SubjectRow.tsx'
import type { OfferedSubject, PreRegister, PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

/** How many subjects of a long module are shown at a time. */
const pageSize = 25

interface Props {
  readonly module: z.output<typeof programModule>
  readonly subjects: readonly OfferedSubject[]
  readonly preRegistered: readonly PreRegistration[]
  readonly choice: PreRegister
  /** Whether the student's window is open. */
  readonly isOpen: boolean
  readonly isSearching: boolean
  readonly isUnfolded: boolean
  readonly onToggle: () => void
  readonly onCancel: (own: PreRegistration) => void
}

/** One module: its name, its credits, and its subjects, the passed ones last. */
export const ModuleSection = (props: Props) => {
  const { module, subjects, preRegistered, choice, isOpen, isSearching, isUnfolded, onToggle, onCancel } =
    props
  const t = useWords(words)
  const text = useLocalized()
  const [count, setCount] = useState(pageSize)
  const sorted = subjects.toSorted((one, other) => Number(one.passed) - Number(other.passed))
  const chosenCount = subjects.filter(({ is_preregistered }) => is_preregistered).length
  return (
    <div className={classes['module']}>
      <ModuleHeading
        name={text(module, 'module')}
        isOpen={isUnfolded}
        isSearching={isSearching}
        onPress={onToggle}
      >
        <span className={classes['muted']}>
          {t('moduleDone', { done: module.ects_done, ects: module.ects })}
          {chosenCount > 0 && ` · ${t('moduleChosen', { count: chosenCount })}`}
        </span>
      </ModuleHeading>
      {isUnfolded && sorted.length === 0 && (
        <p className={moduleClasses['none']}>{t(module.kind === 'free' ? 'noFree' : 'noSubjects')}</p>
      )}
      {isUnfolded && (
        <ul className={moduleClasses['subjects']}>
          {sorted.slice(0, count).map((subject) => (
            <SubjectRow
              key={subject.subjectID}
              {...{ subject, choice, isOpen, onCancel }}
              own={preRegistered.find(({ subjectID }) => subjectID === subject.subjectID) ?? null}
            />
          ))}
        </ul>
      )}
      {isUnfolded && sorted.length > count && (
        <button type="button" className="plain-button" onClick={() => setCount(count + pageSize)}>
          {t('more', { count: sorted.length - count })}
        </button>
      )}
    </div>
  )
}
