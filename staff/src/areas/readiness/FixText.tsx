import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useHolds } from '#staff/api/use-user.ts'

/** How a finding is fixed; a file of records leads to its export. */
export const FixText = ({ text }: { readonly text: string }) => {
  const isHeld = useHolds()
  if (!isHeld('records.export')) return text
  return text.split(/([a-z_]+\.csv)/).map((part, nth) => (
    // The parts of a sentence have their places.
    <Fragment key={nth}>
      {part.endsWith('.csv') ? (
        <Link to="/records/export" search={{ table: part.slice(0, -'.csv'.length) }}>
          {part}
        </Link>
      ) : (
        part
      )}
    </Fragment>
  ))
}
