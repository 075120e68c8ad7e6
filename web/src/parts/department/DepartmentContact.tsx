import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { profile } from '#contract/account/profile.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import classes from './DepartmentContact.module.css'
import { words } from './words.ts'

const mail = 'M3 6h18v12H3zM3 7l9 7 9-7'
const telephone = 'M5 4h4l2 5-3 2a13 13 0 005 5l2-3 5 2v4a2 2 0 01-2 2A17 17 0 013 6a2 2 0 012-2'

/** E-mail, phone, place and opening hours of the department of the student's school. */
export const DepartmentContact = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { department } = useSuspenseQuery(q(profile.contactInformation)).data
  const { email, phone } = department
  const address = text(department, 'address')
  const hours = text(department, 'hours')
  const lines: readonly (readonly [icon: string, name: keyof typeof words, value: ReactNode])[] = [
    [mail, 'email', email && <a href={`mailto:${email}`}>{email}</a>],
    [telephone, 'phone', phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>],
    [iconPaths.pin, 'address', address],
    [iconPaths.clock, 'hours', hours],
  ]
  const known = lines.filter(([, , value]) => Boolean(value))
  if (known.length === 0) return <p className="muted">{t('notKnown')}</p>
  return (
    <dl className={classes['contact']}>
      {known.map(([icon, name, value]) => (
        <div key={name} className={classes['line']}>
          <dt>
            <StrokeIcon d={icon} />
            <span className="visually-hidden">{t(name)}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
