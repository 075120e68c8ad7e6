import type { UseQueryResult } from '@tanstack/react-query'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WayOn } from '#web/ui/WayOn.tsx'
import { FreeCredits } from './FreeCredits.tsx'
import { ModuleLimits } from './ModuleLimits.tsx'
import { MyMinor } from './MyMinor.tsx'
import type { Source } from './sources.ts'
import { moduleOf } from './sources.ts'
import classes from './SourceList.module.css'
import { SubjectList } from './SubjectList.tsx'
import type { Looking } from './subject-state.ts'
import { isWanted } from './subject-state.ts'
import type { Doors } from './useDoor.ts'
import type { Place } from './usePlace.ts'
import type { SourceSubject } from './useSourceLists.ts'
import { words } from './words.ts'

interface Props {
  readonly source: Source
  readonly list: UseQueryResult<{ readonly subjects: readonly SourceSubject[] }>
  readonly place: Place
  readonly doors: Doors
  readonly looking: Looking
  readonly isSearching: boolean
  readonly isOpen: boolean
  readonly onPress: (heading: HTMLElement) => void
  readonly onToGroups: () => void
  readonly onTold: (told: string) => void
}

/** One source: its name, how far I am in it, when it opens if it is shut, and its subjects. */
export const SourceSection = (props: Props) => {
  const { source, list, place, doors, looking, isSearching, isOpen, onPress, onToGroups, onTold } = props
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { kind, modules } = source
  const door = kind === 'pre' ? null : doors.of(kind)
  const opensAt = door?.state === 'soon' ? formatInstant(door.opensAt, locale) : null
  const module = modules[0]
  const subjects = (list.data?.subjects ?? []).filter((subject) => isWanted(subject, looking))
  return (
    <div className={classes['module']}>
      <h2 className={classes['heading']}>
        <button
          type="button"
          className={classes['moduleButton']}
          aria-expanded={isOpen}
          disabled={isSearching}
          onClick={({ currentTarget: heading }) => onPress(heading)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={18} />
          <span className={classes['moduleName']}>
            {module === undefined ? t('fromPreRegistration') : text(module, 'module')}
          </span>
          <span className={classes['ects']}>
            {module === undefined
              ? t('notRegisteredYet')
              : t(source.ects_registered > 0 ? 'moduleDoneAndTaken' : 'moduleDone', {
                  done: source.ects_done,
                  taken: source.ects_registered,
                  ects: source.ects,
                })}
          </span>
          {door !== null && door.state !== 'open' && doors.door.state === 'open' && (
            <span className={classes['shut']}>
              <Icon name="lock" size={16} />{' '}
              {opensAt === null ? t('isClosedNow') : t('opensOn', { when: opensAt })}
            </span>
          )}
        </button>
      </h2>
      {isOpen && list.isPending && <Skeleton />}
      {isOpen && (
        <ProblemNotice
          // What was read before stays: that there is no connection is said once, over all of it.
          problem={list.data === undefined ? list.error : null}
          action={<WayOn failure={list.error} again={() => void list.refetch()} />}
        />
      )}
      {isOpen && !isSearching && (kind === 'compulsory' || kind === 'elective') && module !== undefined && (
        <ModuleLimits moduleID={module.program_moduleID} />
      )}
      {isOpen && !isSearching && kind === 'free' && (
        <FreeCredits modules={modules} canSay={door?.state === 'open'} onTold={onTold} />
      )}
      {isOpen &&
        list.data &&
        subjects.length === 0 &&
        !(kind === 'free' && list.data.subjects.length === 0) && (
          <p className={classes['none']}>
            {t(list.data.subjects.length === 0 ? 'noSubjects' : 'noneOfFilter')}
          </p>
        )}
      {isOpen && subjects.length > 0 && (
        <SubjectList
          {...{ subjects, place, looking, opensAt, onToGroups }}
          source={source}
          blocksOf={module !== undefined && module.blocks > 0 ? moduleOf(source) : null}
        />
      )}
      {isOpen && !isSearching && kind === 'minor' && (
        <MyMinor modules={modules} canDelete={door?.state === 'open'} onTold={onTold} />
      )}
    </div>
  )
}
