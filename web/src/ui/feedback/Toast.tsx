import { Icon } from '#web/ui/Icon.tsx'
import classes from './Toast.module.css'

/** What went well, announced and shown for five seconds; it covers no title and no button. */
export const Toast = ({ children }: { readonly children: string | null }) => (
  <output className={classes['toast']}>
    {children !== null && (
      <span key={children} className={classes['brief']}>
        <Icon name="check" /> <span className={classes['text']}>{children}</span>
      </span>
    )}
  </output>
)
