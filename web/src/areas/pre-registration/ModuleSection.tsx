import { useState } from 'react'
import type { programModule } from '#contract/rows/offered-subject.ts'
import type * as z from 'zod/mini'
import type { preRegistration } from '#contract/registration/pre-registration.ts'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ModuleHeading } from '#web/parts/module-heading/ModuleHeading.tsx'
import moduleClasses from '#web/parts/module-heading/ModuleHeading.module.css'
import { Icon } from '#web/ui/Icon.tsx'
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
  /** The subjects that can be cancelled, and why the others cannot. */
  readonly cancellable: Reply<typeof preRegistration.whoCanDelete>
  readonly choice: PreRegister
  /** Whether the student's window is open. */
  readonly isOpen: boolean
  readonly isSearching: boolean
  readonly isUnfolded: boolean
  readonly onToggle: () => void
  readonly onCancel: (own: PreRegistration) => void
}

/** One module: its name, its credits, and its subjects; the passed ones are folded, except in a search. */
export const ModuleSection = (props: Props) => {
  const { module, subjects, preRegistered, choice, isOpen, isSearching, isUnfolded, onToggle, onCancel } =
    props
  const { cancellable } = props
  const t = useWords(words)
  const text = useLocalized()
  const [count, setCount] = useState(pageSize)
  const [isPassedOpen, setPassedOpen] = useState(false)
  const passed = subjects.filter((subject) => subject.passed && !subject.is_preregistered)
  const others = subjects.filter((subject) => !passed.includes(subject))
  const listed = isSearching ? [...others, ...passed] : others
  const chosenCount = subjects.filter(({ is_preregistered }) => is_preregistered).length
  const rows = (some: readonly OfferedSubject[]) => (
    <ul className={moduleClasses['subjects']}>
      {some.map((subject) => {
        const own = preRegistered.find(({ subjectID }) => subjectID === subject.subjectID) ?? null
        return (
          <SubjectRow
            key={subject.subjectID}
            {...{ subject, own, choice, isOpen, onCancel }}
            keptReason={cancellable.kept.find(({ preRegID }) => preRegID === own?.preRegID)?.reason ?? null}
          />
        )
      })}
    </ul>
  )
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
      {isUnfolded && subjects.length === 0 && (
        <p className={moduleClasses['none']}>{t(module.kind === 'free' ? 'noFree' : 'noSubjects')}</p>
      )}
      {isUnfolded && rows(listed.slice(0, count))}
      {isUnfolded && listed.length > count && (
        <button type="button" className="plain-button" onClick={() => setCount(count + pageSize)}>
          {t('more', { count: listed.length - count })}
        </button>
      )}
      {isUnfolded && !isSearching && passed.length > 0 && (
        <>
          <button
            type="button"
            className={classes['fold']}
            aria-expanded={isPassedOpen}
            onClick={() => setPassedOpen(!isPassedOpen)}
          >
            <Icon name={isPassedOpen ? 'down' : 'right'} size={16} />{' '}
            {t('passedSubjects', { count: passed.length })}
          </button>
          {isPassedOpen && rows(passed)}
        </>
      )}
    </div>
  )
}
