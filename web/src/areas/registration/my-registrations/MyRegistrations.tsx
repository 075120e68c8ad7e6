import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { MissingPartNotice } from '#web/areas/groups/MissingPartNotice.tsx'
import { MissingPartsProblem } from '#web/areas/groups/MissingPartsProblem.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { CreditsHeading } from '#web/parts/credits/CreditsHeading.tsx'
import { toSubjectPastels } from '#web/parts/group-picker/to-subject-pastels.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import type { Registered } from '#web/parts/group-refusal/list-taken-groups.ts'
import { ChooseLevelButton } from '../english/ChooseLevelButton.tsx'
import { useCanChangeGroups } from '../group-panel/useCanChangeGroups.ts'
import { words } from '../words.ts'
import { RegistrationMenu } from './RegistrationMenu.tsx'
import classes from './MyRegistrations.module.css'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  /** Whether a step is open: seats can be given up and changed. */
  readonly isOpen: boolean
  /** Whether a step is open in which seats can be given up. */
  readonly canDrop: boolean
  readonly onToast: (toast: Message) => void
  /** Starts the choice of another subject in place of this one. */
  readonly onExchange: (subjectID: number) => void
  readonly onChangeGroups: (own: Registered) => void
}

/** The registered subjects, with what can be done with each. */
export const MyRegistrations = ({ isOpen, canDrop, onToast, onExchange, onChangeGroups }: Props) => {
  const t = useWords(words)
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  const heading = useRef<HTMLHeadingElement>(null)
  const canChangeGroups = useCanChangeGroups()
  const { data: english } = useQuery(q(registration.englishLevelSubject))
  const isLevel = ({ registrationID }: Registered) =>
    english?.subjects.some((each) => each.students_ret_tempID === registrationID) ?? false
  // The pressed button is gone with its row: the focus goes to the heading.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const finish = (toast: Message) => {
    onToast(toast)
    focusHeading()
  }
  const pastels = toSubjectPastels(data.subjects)
  return (
    <section aria-label={t('myRegistrations')}>
      <CreditsHeading
        ref={heading}
        title={t('myRegistrations')}
        credits={t('total', { ects: data.total_ects })}
      />
      {data.subjects.length === 0 && <p className={classes['muted']}>{t('noRegistrations')}</p>}
      <MissingPartsProblem />
      <ul className="plain-list">
        {data.subjects.map((own) => (
          <li key={own.registrationID} className={classes['subject']}>
            <div className={classes['row']}>
              <div className={classes['name']}>
                <SubjectName subject={own} pastel={pastels.get(own.subjectID)} />
                <div className={classes['muted']}>
                  {t('ects', { count: own.ects })} · <MeetingTimes of={own.groups} />
                </div>
              </div>
              {isOpen && (
                <RegistrationMenu
                  own={own}
                  onChangeGroups={canChangeGroups(own) ? () => onChangeGroups(own) : null}
                  onExchange={() => onExchange(own.subjectID)}
                  onGivenUp={canDrop ? focusHeading : null}
                />
              )}
            </div>
            <MissingPartNotice own={own} canRegister={isOpen} onToast={finish} />
            {isOpen && !canChangeGroups(own) && isLevel(own) && <ChooseLevelButton variant="text-button" />}
          </li>
        ))}
      </ul>
      {!canDrop && data.subjects.length > 0 && <p className={classes['muted']}>{t('giveUpClosed')}</p>}
    </section>
  )
}
