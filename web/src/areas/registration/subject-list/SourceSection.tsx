import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import moduleClasses from '#web/parts/module-heading/ModuleHeading.module.css'
import { ModuleHeading } from '#web/parts/module-heading/ModuleHeading.tsx'
import type { RegistrationWindows } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'
import type { SubjectListLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import { DeleteMinorButton } from './DeleteMinorButton.tsx'
import { FreeCreditsChoice } from './FreeCreditsChoice.tsx'
import { ModuleLimits } from './ModuleLimits.tsx'
import classes from './SourceList.module.css'
import { findOnlyModule, type SubjectSource } from './sources.ts'
import { matchesSearch, type SubjectSearch } from './matches-search.ts'
import { ModuleBar } from './ModuleBar.tsx'
import type { SubjectRead } from './useOpenSubjects.ts'
import type { SourceSubject } from './useSourceSubjects.ts'
import { SubjectList } from './SubjectList.tsx'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly source: SubjectSource
  readonly list: SubjectRead
  readonly location: SubjectListLocation
  readonly windows: RegistrationWindows
  readonly search: SubjectSearch
  readonly isSearching: boolean
  readonly planned: ReadonlySet<number> | undefined
  readonly isOpen: boolean
  readonly openID: number | null
  readonly preRegistered: ReadonlySet<number>
  readonly onPress: (heading: HTMLElement) => void
  readonly onToGroups: () => void
  readonly onToast: (toast: Message) => void
}

/** One source: its name, its credits, when it opens if it is closed, and its subjects. */
export const SourceSection = (props: Props) => {
  const {
    source,
    list,
    location,
    windows,
    search,
    isSearching,
    isOpen,
    planned,
    openID,
    preRegistered,
    onPress,
    onToGroups,
    onToast,
  } = props
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { kind, modules } = source
  const window = kind === 'pre' ? null : windows.forKind(kind)
  const isKindOpen = window?.state === 'open'
  const opensAt = window?.state === 'soon' ? formatInstant(window.opensAt, locale) : null
  const module = modules[0]
  const all = list.data?.subjects
  const hasFailed = all === undefined && list.error !== null
  const found = (all ?? []).filter((subject) => matchesSearch(subject, search))
  const isShownAbove = search.filter === 'credits'
  const subjects = isShownAbove
    ? found.toSorted((one, other) => countFitting(other) - countFitting(one))
    : found
  return (
    <div className={classes['module']}>
      <ModuleHeading
        {...{ isOpen, isSearching, onPress }}
        name={module === undefined ? t('fromPreRegistration') : text(module, 'module')}
      >
        {module !== undefined && <ModuleBar source={source} />}
        <span className={classes['ects']}>
          {module === undefined
            ? t('notRegisteredYet')
            : t('creditsOf', { held: source.ects_done + source.ects_registered, ects: source.ects })}
          {/* What the colours of the bar say. */}
          {module !== undefined && (
            <span className="visually-hidden">
              {', '}
              {t(source.ects_registered > 0 ? 'moduleDoneAndRegistered' : 'moduleDone', {
                done: source.ects_done,
                registered: source.ects_registered,
              })}
            </span>
          )}
        </span>
        {window !== null && !isKindOpen && windows.overall.state === 'open' && (
          <span className={classes['closed']}>
            <Icon name="lock" size={16} />{' '}
            {opensAt !== null
              ? t('opensOn', { when: opensAt })
              : t(window.state === 'unplanned' ? 'noDates' : 'isClosedNow')}
          </span>
        )}
      </ModuleHeading>
      {isOpen && list.isPending && (
        <div className={classes['pending']}>
          <Skeleton />
        </div>
      )}
      {isOpen && (
        <ProblemNotice
          // With an older list on the screen the page's own notice is enough.
          problem={hasFailed ? list.error : null}
          action={<RetryButton failure={list.error} onRetry={() => void list.refetch()} />}
        />
      )}
      {isOpen && !isSearching && (kind === 'compulsory' || kind === 'elective') && module !== undefined && (
        <DataBoundary fallback={<></>}>
          <ModuleLimits moduleID={module.program_moduleID} />
        </DataBoundary>
      )}
      {isOpen && !isSearching && kind === 'free' && !hasFailed && (
        <DataBoundary fallback={<></>}>
          <FreeCreditsChoice modules={modules} isOpen={isKindOpen} />
        </DataBoundary>
      )}
      {isOpen && all && subjects.length === 0 && !(kind === 'free' && all.length === 0) && (
        <p className={moduleClasses['none']}>{t(all.length === 0 ? 'noSubjects' : 'noneOfFilter')}</p>
      )}
      {isOpen && subjects.length > 0 && (
        <SubjectList
          {...{
            source,
            subjects,
            location,
            opensAt,
            isSearching,
            planned,
            openID,
            preRegistered,
            onToGroups,
          }}
          isClosed={search.isClosed}
          isShownAbove={isShownAbove}
          isKept={search.kept !== undefined}
          moduleWithBlocks={module !== undefined && module.blocks > 0 ? findOnlyModule(source) : null}
        />
      )}
      {isOpen && !isSearching && kind === 'minor' && isKindOpen && (
        <DeleteMinorButton modules={modules} onToast={onToast} />
      )}
    </div>
  )
}

/** Those that fit into the week at all stand first. */
const countFitting = ({ fitting }: SourceSubject): 0 | 1 => (fitting !== null && fitting.count > 0 ? 1 : 0)
