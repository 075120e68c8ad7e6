import { useQuery } from '@tanstack/react-query'
import { staffSession } from '#contract/staff/staff-session.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './DemoStaffList.module.css'
import { words } from './words.ts'

interface Props {
  readonly onSelect: (member: { readonly email: string; readonly password: string }) => void
}

/** The named staff of the demo; nothing outside it. */
export const DemoStaffList = ({ onSelect }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useQuery(q(staffSession.demoStaff))
  if (!data?.demo || data.staff.length === 0) return null
  return (
    <section className={classes['demo']} aria-labelledby="demo-staff">
      <h2 id="demo-staff">{t('demo')}</h2>
      <p className="muted">{t('demoText')}</p>
      <ul className="plain-list">
        {data.staff.map((member) => (
          <li key={member.email}>
            <button type="button" className="plain-button" onClick={() => onSelect(member)}>
              <span>{text(member, 'role')}</span>
              <span className="muted">{member.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
