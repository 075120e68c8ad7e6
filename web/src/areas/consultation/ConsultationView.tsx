import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { consultation } from '#contract/administration/consultation.ts'
import { q } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { formatDateWithWeekday } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BookTime } from './BookTime.tsx'
import classes from './Consultation.module.css'
import { MyConsultations } from './MyConsultations.tsx'
import { words } from './words.ts'

const refreshMs = 60_000

/** The student's consultations, and the free times to book. */
export const ConsultationView = () => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery({
    ...q(consultation.times),
    refetchInterval: () => navigator.onLine && refreshMs,
  })
  useLiveAnswers('consultation', true)
  // Said in the page: a toast would follow the student to other screens.
  const [done, setDone] = useState<{ readonly phrase: 'booked' | 'cancelled' } | null>(null)
  const mine = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done !== null) mine.current?.focus()
  }, [done])
  const { slots, bookings } = data
  const about = text(data, 'about')
  const booked = bookings
    .filter(({ status }) => status !== 'rejected')
    .map(({ date, start }) => `${formatDateWithWeekday(date, locale)}, ${start}`)
  return (
    <div className={classes['page']}>
      {about !== '' && <p className={classes['about']}>{about}</p>}
      <section className={classes['section']} aria-labelledby="my-consultations">
        <h2 id="my-consultations" ref={mine} tabIndex={-1}>
          {t('mine')}
        </h2>
        {done !== null && <Notice kind="success">{t(done.phrase)}</Notice>}
        <MyConsultations
          bookings={bookings}
          readAt={dataUpdatedAt}
          onCancelled={() => setDone({ phrase: 'cancelled' })}
        />
      </section>
      <BookTime
        slots={slots}
        booked={booked}
        onChoose={() => setDone(null)}
        onBooked={() => setDone({ phrase: 'booked' })}
        onUnknownTime={() => void refetch()}
      />
    </div>
  )
}
