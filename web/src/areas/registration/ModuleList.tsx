import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
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
import { doneLast, isWanted, subjectState } from './subject-state.ts'
import type { Place } from './usePlace.ts'
import { words } from './words.ts'

interface Props {
  readonly place: Place
  /** Whether seats can be taken now. */
  readonly isOpen: boolean
  /** Brings the keys to the groups of the open subject. */
  readonly onToGroups: () => void
}

/** My programme's modules with their subjects; typing looks through all of them, otherwise one is open at a time. */
export const ModuleList = ({ place, isOpen: canTake, onToGroups }: Props) => {
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
  const pressed = useRef<{ heading: HTMLElement; top: number } | null>(null)
  // Another module above has closed: the heading stays under the finger.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { heading, top } = pressed.current
    pressed.current = null
    const moved = () => heading.getBoundingClientRect().top - top
    const list = heading.closest<HTMLElement>('[data-scrolls]')
    if (list) list.scrollTop += moved()
    scrollBy(0, moved())
  }, [open])
  if (data.modules.length === 0) return <Empty>{t('noModules')}</Empty>

  const found = data.modules.map((module, index) => ({
    module,
    list: lists[index]!,
    subjects: doneLast(
      (lists[index]?.data?.subjects ?? []).filter((subject) =>
        isWanted(subject, typed.trim(), filter, canTake),
      ),
    ),
  }))
  const shown = isSearching
    ? found.filter(({ list, subjects }) => list.isPending || subjects.length > 0)
    : found
  return (
    <section aria-label={t('subjects')}>
      <SubjectFinder {...{ typed, setTyped, filter, setFilter }} />
      {data.modules.some((module) => module.ects_registered > 0) && (
        <p className={classes['legend']}>{t('moduleLegend')}</p>
      )}
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
                onClick={({ currentTarget: heading }) => {
                  pressed.current = { heading, top: heading.getBoundingClientRect().top }
                  place.openModule(isOpen ? null : id)
                }}
              >
                <Icon name={isOpen ? 'down' : 'right'} size={18} />
                <span className={classes['moduleName']}>{text(module, 'module')}</span>
                <span className={classes['ects']}>
                  {t(module.ects_registered > 0 ? 'moduleDoneAndTaken' : 'moduleDone', {
                    done: module.ects_done,
                    taken: module.ects_registered,
                    ects: module.ects,
                  })}
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
                      state={subjectState(subject, canTake)}
                      isOpen={subject.subjectID === place.subjectID}
                      onOpen={() => place.openSubject(id, subject.subjectID)}
                    />
                    {subject.subjectID === place.subjectID && (
                      <button type="button" className={classes['toGroups']} onClick={onToGroups}>
                        {t('toGroups')}
                      </button>
                    )}
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
