import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { registration } from '#contract/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WayOn } from '#web/ui/WayOn.tsx'
import classes from './ModuleList.module.css'
import { SubjectButton } from './SubjectButton.tsx'
import { SubjectFinder } from './SubjectFinder.tsx'
import type { SubjectFilter } from './subject-state.ts'
import { doneLast, isWanted } from './subject-state.ts'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

/** My programme's modules with their subjects; typing looks through all of them, otherwise one is open at a time. */
export const ModuleList = ({ place }: { place: Place }) => {
  const t = useWords(words)
  const text = useLocalized()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<SubjectFilter>('all')
  const { data } = useSuspenseQuery(q(registration.programModules))
  const isSearching = typed.trim() !== ''
  const first = data.modules.find((module) => module.ects_done + module.ects_registered < module.ects)
  const open = place.moduleID ?? (first ?? data.modules[0])?.program_moduleID
  const lists = useQueries({
    queries: data.modules.map(({ program_moduleID: id }) => ({
      ...q(registration.moduleSubjects, { params: { id } }),
      enabled: isSearching || id === open,
    })),
  })
  if (data.modules.length === 0) return <Empty>{t('noModules')}</Empty>

  const found = data.modules.map((module, index) => ({
    module,
    list: lists[index]!,
    subjects: doneLast(
      (lists[index]?.data?.subjects ?? []).filter((subject) => isWanted(subject, typed.trim(), filter)),
    ),
  }))
  const shown = isSearching
    ? found.filter(({ list, subjects }) => list.isPending || subjects.length > 0)
    : found
  return (
    <section aria-label={t('subjects')}>
      <SubjectFinder {...{ typed, setTyped, filter, setFilter }} />
      {shown.length === 0 && <Empty>{t('nothingFound')}</Empty>}
      {shown.map(({ module, list, subjects }) => {
        const id = module.program_moduleID
        const isOpen = isSearching || id === open
        return (
          <div key={id} className={classes['module']}>
            <h2 className={classes['heading']}>
              <button
                type="button"
                className={classes['moduleButton']}
                aria-expanded={isOpen}
                disabled={isSearching}
                onClick={() => place.openModule(isOpen ? null : id)}
              >
                <Icon name={isOpen ? 'down' : 'right'} size={18} />
                <span className={classes['moduleName']}>{text(module, 'module')}</span>
                <span className={classes['ects']}>
                  {t('moduleDone', { done: module.ects_done + module.ects_registered, ects: module.ects })}
                </span>
              </button>
            </h2>
            {isOpen && list.isPending && <Skeleton />}
            {isOpen && (
              <ProblemNotice
                problem={list.error}
                action={<WayOn failure={list.error} again={() => void list.refetch()} />}
              />
            )}
            {isOpen && list.data && subjects.length === 0 && (
              <p className={classes['none']}>
                {t(list.data.subjects.length === 0 ? 'noSubjects' : 'noneOfFilter')}
              </p>
            )}
            {isOpen && subjects.length > 0 && (
              <ul className={classes['subjects']}>
                {subjects.map((subject) => (
                  <li key={subject.subjectID}>
                    <SubjectButton
                      subject={subject}
                      isOpen={subject.subjectID === place.subjectID}
                      onOpen={() => place.openSubject(id, subject.subjectID)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </section>
  )
}
