import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { MissingPart } from '#web/areas/groups/MissingPart.tsx'
import { MyRequests } from '#web/areas/groups/MyRequests.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import type { Registered } from '#web/parts/taken-groups.ts'
import { EnglishLevel } from './EnglishLevel.tsx'
import { GiveUpSeat } from './GiveUpSeat.tsx'
import classes from './MyRegistrations.module.css'
import { useMayChange } from './useMayChange.ts'
import { myPastels } from './week-of-mine.ts'
import { words } from './words.ts'

interface Props {
  readonly canGiveUp: boolean
  readonly onTold: (told: string) => void
  /** Begins to look for another subject in the place of this one. */
  readonly onExchange: (subjectID: number) => void
  /** Begins to look for other groups of this subject. */
  readonly onChange: (own: Registered) => void
}

/** What I am registered for, with its credits in all, and the way to give each of them up. */
export const MyRegistrations = ({ canGiveUp, onTold, onExchange, onChange }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(registration.alreadyRegistered))
  const name = useRef<HTMLHeadingElement>(null)
  const mayChange = useMayChange()
  const { data: english } = useQuery(q(registration.englishLevelSubject))
  const isLevel = ({ registrationID }: Registered) =>
    english?.subjects.some((each) => each.students_ret_tempID === registrationID) ?? false
  // What was pressed is gone: the keys go on from the top of the list.
  const tell = (told: string) => {
    onTold(told)
    name.current?.focus({ preventScroll: true })
  }
  const pastels = myPastels(data.subjects)
  return (
    <section aria-label={t('myRegistrations')}>
      <h2 ref={name} tabIndex={-1} className={classes['heading']}>
        {t('myRegistrations')}{' '}
        <span className={classes['total']}>{t('total', { ects: data.total_ects })}</span>
      </h2>
      {data.subjects.length === 0 && <p className={classes['soft']}>{t('noRegistrations')}</p>}
      <ul className={classes['list']}>
        {data.subjects.map((own) => (
          <li key={own.registrationID} className={classes['one']}>
            <div>
              <SubjectName subject={own} pastel={pastels.get(own.subjectID)} />
              <div className={classes['soft']}>
                {t('ects', { ects: own.ects })} · <MeetingTimes of={own.groups} />
              </div>
            </div>
            <MissingPart own={own} canTake={canGiveUp} onTold={tell} />
            {canGiveUp && (
              <div className={classes['actions']}>
                {mayChange(own) ? (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('changeGroupOf', { subject: text(own, 'subject') })}
                    onClick={() => onChange(own)}
                  >
                    {t('changeGroup')}
                  </button>
                ) : (
                  isLevel(own) && <EnglishLevel look="text-button" />
                )}
                <button
                  type="button"
                  className="text-button"
                  aria-label={t('changeSubjectOf', { subject: text(own, 'subject') })}
                  onClick={() => onExchange(own.subjectID)}
                >
                  {t('changeSubject')}
                </button>
                <GiveUpSeat registration={own} onTold={tell} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {!canGiveUp && data.subjects.length > 0 && <p className={classes['soft']}>{t('giveUpClosed')}</p>}
      <MyRequests />
    </section>
  )
}
