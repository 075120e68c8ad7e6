import { Icon } from '#web/ui/Icon.tsx'
import classes from '#web/ui/messages/Conversations.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The search of a list, which stays in sight while the list is scrolled. */
export const ListSearch = ({ label, value, onChange }: Props) => (
  <label className={classes['search']}>
    <Icon name="search" size={18} />
    <input
      type="search"
      className="text-field"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={100}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
)
