import { useId, type ReactNode } from 'react'
import { useSearchText } from '#staff/ui/useSearchText.ts'
import classes from './List.module.css'

interface Props {
  readonly label: string
  /** The current search text, from the URL. */
  readonly search: string | undefined
  /** Called when the typing stops; undefined for an empty field. */
  readonly onSearch: (text: string | undefined) => void
  /** How the field may be filled, below it. */
  readonly hint?: ReactNode
  readonly className?: string | undefined
  readonly id?: string
}

/** As in the contract: a longer search is refused. */
const maxLength = 100

/** The field that searches a list. */
export const SearchField = ({ label, search, onSearch, hint, className, id }: Props) => {
  const [typed, setTyped] = useSearchText(search, onSearch)
  const hintID = useId()
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        id={id}
        type="search"
        className="text-field"
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : hintID}
        onChange={(event) => setTyped(event.target.value)}
      />
      {hint !== undefined && (
        <span id={hintID} className={classes['hint']}>
          {hint}
        </span>
      )}
    </label>
  )
}
