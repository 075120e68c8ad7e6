import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { groups } from '#contract/registration/groups.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './RequestGroup.module.css'
import { useFormatSlot } from './useFormatSlot.ts'
import { words } from './words.ts'

const icons = { sent: 'clock', opened: 'check', refused: 'close' } as const

const Requests = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const formatSlot = useFormatSlot()
  const { data } = useSuspenseQuery(q(groups.requests))
  const { data: registered } = useQuery(q(registration.alreadyRegistered))
  const registeredIDs = new Set(registered?.subjects.map(({ subjectID }) => subjectID))
  useLiveAnswers('groupRequests', data.requests.length > 0)
  if (data.requests.length === 0) return null
  return (
    <section aria-label={t('myRequests')}>
      <h2 className={classes['heading']}>{t('myRequests')}</h2>
      <ul className={classes['list']}>
        {data.requests.map((request) => (
          <li key={request.requestID}>
            <SubjectName subject={request} />
            <div className="muted">
              {formatSlot(request)} · {t('sentOn', { when: formatInstant(request.created_at, locale) })}
            </div>
            <span className={classes['state']} data-status={request.status}>
              <Icon name={icons[request.status]} size={16} /> {t(request.status)}
            </span>
            {request.answer !== null && <div className="muted">{text(request, 'answer')}</div>}
            {request.status === 'opened' && !registeredIDs.has(request.subjectID) && (
              <div>
                <Link
                  to="/registration"
                  search={{ subject: request.subjectID } as never}
                  resetScroll={false}
                  className="text-button"
                  aria-label={t('seeGroupsOf', { subject: text(request, 'subject') })}
                >
                  {t('seeGroups')}
                </Link>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The groups that the student has requested, each with its answer; most have none, so nothing keeps their place. */
export const MyGroupRequests = () => (
  <DataBoundary fallback={<></>}>
    <Requests />
  </DataBoundary>
)
