import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import moduleClasses from '#web/parts/module-heading/ModuleHeading.module.css'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { SubjectListLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import classes from './SourceList.module.css'
import type { SubjectSource } from './sources.ts'
import { toSubjectState, type OfferedSubject } from './to-subject-state.ts'
import { SubjectButton } from './SubjectButton.tsx'
import type { SourceSubject } from './useSourceSubjects.ts'

interface Props {
  readonly source: SubjectSource
  readonly subjects: readonly SourceSubject[]
  readonly location: SubjectListLocation
  /** The source is closed while another is open. */
  readonly isClosed: boolean
  /** When a closed source opens. */
  readonly opensAt: string | null
  readonly moduleWithBlocks: number | null
  /** Passed subjects are folded; a search shows them with the others. */
  readonly isSearching: boolean
  readonly planned: ReadonlySet<number> | undefined
  /** The list says once, over all its subjects, what refuses them. */
  readonly isShownAbove: boolean
  /** The list is of what can be taken. */
  readonly isKept: boolean
  /** The subject that is open here: one in several lists is marked in one of them. */
  readonly openID: number | null
  /** The subjects that the list of the pre-registration shows as well. */
  readonly preRegistered: ReadonlySet<number>
  readonly onToGroups: () => void
}

/** The subjects of a source; those of a module with blocks by block, each with how many of it may be chosen. */
export const SubjectList = (props: Props) => {
  const {
    source,
    subjects,
    location,
    isClosed,
    opensAt,
    moduleWithBlocks,
    isSearching,
    planned,
    onToGroups,
  } = props
  const { isShownAbove, isKept, openID, preRegistered } = props
  const t = useWords(words)
  const text = useLocalized()
  const { data, error, refetch } = useQuery({
    ...q(registration.blockSubjects, { params: { id: moduleWithBlocks ?? 0 } }),
    enabled: moduleWithBlocks !== null,
  })
  const blocks = data?.blocks ?? []
  const blockBySubject = new Map(
    blocks.flatMap(({ blockID, subjects: inBlock }) =>
      inBlock.map(({ subjectID }) => [subjectID, blockID] as const),
    ),
  )
  const passed = isSearching ? [] : subjects.filter(isPassed)
  const [isPassedOpen, setPassedOpen] = useState(() => passed.some(({ subjectID }) => subjectID === openID))
  const listBlock = (blockID: number | undefined) =>
    subjects.filter(
      (subject) => blockBySubject.get(subject.subjectID) === blockID && !passed.includes(subject),
    )
  const outsideBlocks = listBlock(undefined)
  const rows = (some: readonly SourceSubject[]) => (
    <ul className={moduleClasses['subjects']}>
      {some.map((subject) => {
        const isOpen = subject.subjectID === openID
        return (
          <li key={subject.subjectID}>
            <SubjectButton
              {...{ subject, opensAt, isOpen, isShownAbove, isKept }}
              isPlan={planned !== undefined}
              isPlanned={planned?.has(subject.subjectID) === true}
              isPreRegistered={source.kind !== 'pre' && preRegistered.has(subject.subjectID)}
              state={toSubjectState(subject, isClosed)}
              onOpen={() => location.openSubject(source.key, subject.subjectID)}
            />
            {isOpen && (
              <button type="button" className={classes['toGroups']} onClick={onToGroups}>
                {t('toGroups')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {data === undefined && error !== null && (
        <ProblemNotice
          problem={error}
          action={<RetryButton failure={error} onRetry={() => void refetch()} />}
        />
      )}
      {blocks.map((block) => {
        const inBlock = listBlock(block.blockID)
        if (inBlock.length === 0) return null
        return (
          <section key={block.blockID} aria-label={text(block, 'block')}>
            <h3 className={classes['block']}>
              {text(block, 'block')}{' '}
              <span className={classes['ects']}>
                {t('blockChosen', { chosen: block.chosen, choose: block.choose })}
              </span>
            </h3>
            {rows(inBlock)}
          </section>
        )
      })}
      {outsideBlocks.length > 0 && (
        <>
          {blocks.length > 0 && <h3 className={classes['block']}>{t('outsideBlocks')}</h3>}
          {rows(outsideBlocks)}
        </>
      )}
      {passed.length > 0 && (
        <button
          type="button"
          className={classes['fold']}
          aria-expanded={isPassedOpen}
          onClick={() => setPassedOpen(!isPassedOpen)}
        >
          <Icon name={isPassedOpen ? 'down' : 'right'} size={16} />{' '}
          {t('passedSubjects', { count: passed.length })}
        </button>
      )}
      {isPassedOpen && rows(passed)}
    </>
  )
}

const isPassed = ({ passed, is_registered }: OfferedSubject): boolean => passed && !is_registered
