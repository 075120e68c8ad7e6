import { useLivePages } from '#staff/api/use-live-pages.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './Sections.module.css'
import { SectionLinks } from './SectionLinks.tsx'
import { useStudentSearchKey } from './useStudentSearchKey.ts'
import { words } from './words.ts'

/** The sections beside the screen. */
export const SectionRail = () => {
  const t = useWords(words)
  useStudentSearchKey(useHolds()('students.read'))
  useLivePages()
  return (
    <nav className={classes['rail']} aria-label={t('sections')}>
      <SectionLinks />
    </nav>
  )
}
