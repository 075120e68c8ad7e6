import { Icon } from '#web/ui/Icon.tsx'
import classes from './Toast.module.css'

/** What went well, announced and shown for five seconds; it covers no list. */
export const Toast = ({ children }: { readonly children: string | null }) => (
  <output className={classes['toast']}>
    {children !== null && (
      <span key={children}>
        <Icon name="check" /> {children}
      </span>
    )}
  </output>
)
