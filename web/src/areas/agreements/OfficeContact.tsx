import { useSuspenseQuery } from '@tanstack/react-query'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useLocalized } from '#web/i18n/useWords.ts'
import classes from './Agreements.module.css'

/** The office for international students. */
export const OfficeContact = () => {
  const text = useLocalized()
  const { contact } = useSuspenseQuery(q(agreements.internationalData)).data
  return (
    <address className={classes['contact']} style={{ fontStyle: 'normal' }}>
      <strong>{text(contact, 'office')}</strong>
      {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
      {contact.phone && <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{contact.phone}</a>}
    </address>
  )
}
