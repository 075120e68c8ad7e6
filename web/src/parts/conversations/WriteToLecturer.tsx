import { Link } from '@tanstack/react-router'
import { useUnlockedPaths } from '#web/api/session/useUnlockedPaths.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { words } from './words.ts'

interface Props {
  readonly subjectID: number
}

/** The way to a message to whoever teaches the subject; nothing while the student may not write. */
export const WriteToLecturer = ({ subjectID }: Props) => {
  const t = useWords(words)
  const isUnlocked = useUnlockedPaths()
  if (!isUnlocked('/conversations')) return null
  return (
    <Link to="/conversations" search={{ new: true, subject: subjectID } as never} className="plain-button">
      {t('writeToLecturer')}
    </Link>
  )
}
