import { useSuspenseQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { toSourceKey } from '#web/parts/search-params.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { NothingFree } from '../subject-list/nothing-free/NothingFree.tsx'
import { isRepairFilter } from '../subject-list/matches-search.ts'
import { preRegistrationKey } from '../subject-list/sources.ts'
import { toSubjectState, type OfferedSubject } from '../subject-list/to-subject-state.ts'
import { useStateText } from '../subject-list/state/useStateText.ts'
import type { RegistrationLocation, SubjectListLocation } from '../useRegistrationLocation.ts'
import { words } from '../words.ts'
import classes from './LeftToDo.module.css'
import { listLeftToDo } from './list-left-to-do.ts'

interface Props {
  readonly isOpen: boolean
  /** The list beside it shows what can be taken now. */
  readonly isListed: boolean
  readonly location: RegistrationLocation
  readonly onOpen: SubjectListLocation['openSubject']
}

/** While no subject is open: what was pre-registered and is not taken yet, and what can be taken of the programme, or why nothing. */
export const LeftToDo = ({ isOpen, isListed, location, onOpen }: Props) => {
  const t = useWords(words)
  const exchange = location.replacedID === null ? {} : { query: { instead: location.replacedID } }
  const { data: preRegistered } = useSuspenseQuery(q(registration.preRegisteredSubjects, exchange))
  const { data: open } = useSuspenseQuery(q(registration.subjects, exchange))
  const { data: modules } = useSuspenseQuery(q(registration.programModules))
  const left = listLeftToDo(preRegistered.subjects, open.subjects, modules.modules, isListed)
  if (left.preRegistered.length === 0 && left.fromModules.length === 0) {
    const isFree = open.subjects.some((subject) => toSubjectState(subject, true) === 'free')
    const isRepair = location.filter !== null && isRepairFilter(location.filter)
    if (!isOpen || isFree || isRepair) return <EmptyState>{t('chooseSubject')}</EmptyState>
    // A list of what can be taken says so itself.
    if (location.filter === 'free') return null
    return <NothingFree subjects={open.subjects} onFilter={location.showFilter!} isBesideAll />
  }
  return (
    <section aria-label={t('leftToDo')}>
      <h2 className={classes['title']}>{t('leftToDo')}</h2>
      <p className={classes['text']}>{t('leftToDoText')}</p>
      <Part
        title={t('fromPreRegistration')}
        subjects={left.preRegistered}
        onOpen={({ subjectID }) => onOpen(preRegistrationKey, subjectID)}
      />
      <Part
        title={t('fromModules')}
        subjects={left.fromModules}
        onOpen={({ program_moduleID, subjectID }) => onOpen(toSourceKey(program_moduleID), subjectID)}
      />
    </section>
  )
}

interface PartProps<Subject> {
  readonly title: string
  readonly subjects: readonly Subject[]
  readonly onOpen: (subject: Subject) => void
}

const Part = <Subject extends OfferedSubject>({ title, subjects, onOpen }: PartProps<Subject>) => {
  const t = useWords(words)
  const locale = useLocale()
  const toStateText = useStateText()
  if (subjects.length === 0) return null
  return (
    <>
      <h3 className={classes['part']}>{title}</h3>
      <ul className={classes['list']}>
        {subjects.map((subject) => (
          <li key={subject.subjectID}>
            <button type="button" className={classes['row']} onClick={() => onOpen(subject)}>
              <span className={classes['name']}>
                <SubjectName subject={subject} />
                <span className={classes['note']}>{toStateText(subject, toSubjectState(subject, true))}</span>
                {subject.score !== null && (
                  <span className={classes['note']}>
                    {t('isFailed', { score: formatNumber(subject.score, locale) })}
                  </span>
                )}
              </span>
              <span className={classes['ects']}>{t('ects', { count: subject.ects })}</span>
              <Icon name="right" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
