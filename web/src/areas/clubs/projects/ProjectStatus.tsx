import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { statusIcons, type Project } from './project.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'

/** A state of a project with its icon. */
export const ProjectStatus = ({ status }: Pick<Project, 'status'>) => {
  const t = useWords(words)
  return (
    <span className={classes['status']} data-status={status}>
      <Icon name={statusIcons[status]} size={18} /> {t(status)}
    </span>
  )
}
