import classes from './Told.module.css'
import { Icon } from './Icon.tsx'

/** What went well, said for a moment and read aloud: a quiet tick that leaves by itself and covers no list. */
export const Told = ({ children: told }: { readonly children: string | null }) => (
  <output className={classes['told']}>
    {told !== null && (
      <span key={told}>
        <Icon name="check" /> {told}
      </span>
    )}
  </output>
)
