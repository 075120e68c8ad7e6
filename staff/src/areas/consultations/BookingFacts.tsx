import type { ReactNode } from 'react'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import type { Booking } from './consultation-time.ts'
import classes from './Consultations.module.css'
import { words } from './words.ts'

const names = ['code', 'email', 'phone', 'mode', 'sentAt', 'place', 'reason'] as const

/** The student who booked the time, how to reach them, their text, and the answer. */
export const BookingFacts = ({ booking }: { readonly booking: Booking }) => {
  const t = useWords(words)
  const locale = useLocale()
  const nameOf = useStaffName()
  const { student, is_online, text, place, reason, sent_at } = booking
  const { code, email, phone } = student
  const facts: Readonly<Record<(typeof names)[number], ReactNode>> = {
    code,
    email: <a href={`mailto:${email}`}>{email}</a>,
    phone: phone === null ? t('notGiven') : <a href={`tel:${phone}`}>{phone}</a>,
    mode: t(is_online ? 'online' : 'office'),
    sentAt: formatInstant(sent_at, locale),
    place,
    reason,
  }
  return (
    <>
      <strong>{nameOf(student)}</strong>
      <dl className={classes['facts']}>
        {names
          .filter((name) => facts[name] !== null)
          .map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
      </dl>
      {text === null ? (
        <p className="muted">{t('noText')}</p>
      ) : (
        <div>
          <p className="muted">{t('studentText')}</p>
          <p className={classes['text']}>{text}</p>
        </div>
      )}
    </>
  )
}
