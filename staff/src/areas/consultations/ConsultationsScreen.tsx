import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { consultationStaff } from '#contract/staff/consultation-staff.ts'
import { addDays } from '#rules/time/clock.ts'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import { q } from '#web/api/call.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import type { Message } from '#web/i18n/message.ts'
import { useFormatMessage } from '#web/i18n/useFormatMessage.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { ConsultationsSearch } from './consultations-search.ts'
import classes from './Consultations.module.css'
import { OpenTimes } from './OpenTimes.tsx'
import { refreshMs } from './refresh-ms.ts'
import { TimesByDay } from './TimesByDay.tsx'
import { WaitingCount } from './WaitingCount.tsx'
import { words } from './words.ts'

const days = 28

interface WeeksProps {
  readonly search: ConsultationsSearch
  readonly from: string
  readonly to: string
}

const Weeks = ({ search, from, to }: WeeksProps) => {
  const t = useWords(words)
  const locale = useLocale()
  // The address is ahead of what is shown, until that has been read.
  const first = search.from ?? from
  return (
    <nav className={classes['weeks']} aria-label={t('weeks')}>
      <p aria-live="polite">{formatDateSpan(from, to, locale)}</p>
      <Link
        to="/consultations"
        search={{ from: addDays(first, -days) }}
        resetScroll={false}
        className="plain-button"
      >
        <Icon name="left" size={18} /> {t('previous')}
      </Link>
      {search.from !== undefined && (
        <Link to="/consultations" search={{}} resetScroll={false} className="plain-button">
          {t('fromToday')}
        </Link>
      )}
      <Link
        to="/consultations"
        search={{ from: addDays(first, days) }}
        resetScroll={false}
        className="plain-button"
      >
        {t('next')} <Icon name="right" size={18} />
      </Link>
    </nav>
  )
}

/** The psychologist's own times of four weeks with the students who booked them; the first day is kept in the URL. */
const ConsultationsScreen = () => {
  const t = useWords(words)
  const locale = useLocale()
  const format = useFormatMessage()
  const id = useId()
  const search = useSearch({ from: '/signed-in/consultations' })
  const navigate = useNavigate()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpening, setOpening] = useState(false)
  const [done, setDone] = useState<readonly Message[]>([])
  const list = useQuery({
    ...q(consultationStaff.times, { query: search }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  const closeForm = () => {
    setOpening(false)
    toggle.current?.focus()
  }
  const toMessage = (phrase: Message['phrase'], count: number): Message => ({
    phrase,
    params: { count, number: formatNumber(count, locale) },
  })
  return (
    <Screen
      name={t('consultations')}
      action={
        <button
          ref={toggle}
          type="button"
          className={isOpening ? 'plain-button' : 'main-button'}
          aria-expanded={isOpening}
          aria-controls={isOpening ? id : undefined}
          onClick={() => {
            setDone([])
            setOpening(!isOpening)
          }}
        >
          {t('open')}
        </button>
      }
    >
      {isOpening && (
        <OpenTimes
          id={id}
          onCancel={closeForm}
          onOpened={({ added, skipped }, from) => {
            setDone([
              toMessage(words.added, added),
              ...(skipped > 0 ? [toMessage(words.skipped, skipped)] : []),
            ])
            closeForm()
            const isShown = list.data !== undefined && from >= list.data.from && from <= list.data.to
            if (!isShown) void navigate({ to: '/consultations', search: { from }, resetScroll: false })
          }}
        />
      )}
      {done.length > 0 && (
        <div className={classes['done']}>
          <Notice kind="success">{done.map((message) => format(message)).join(' ')}</Notice>
        </div>
      )}
      <QueryContent query={list}>
        {(data) => (
          <>
            <WaitingCount page={data} readAt={list.dataUpdatedAt} />
            <Weeks search={search} from={data.from} to={data.to} />
            {data.times.length === 0 ? (
              <EmptyState>{t('none')}</EmptyState>
            ) : (
              <TimesByDay
                times={data.times}
                readAt={list.dataUpdatedAt}
                onClosed={() => setDone([{ phrase: words.closed }])}
              />
            )}
          </>
        )}
      </QueryContent>
    </Screen>
  )
}

export default ConsultationsScreen
