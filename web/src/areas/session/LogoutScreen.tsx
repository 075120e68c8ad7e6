import { useEffect } from 'react'
import { logOut } from '#web/api/session/log-in.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { words } from './words.ts'

const LogoutScreen = () => {
  const t = useWords(words)
  useEffect(() => void logOut(), [])
  return (
    <EntryFrame name={t('logoutName')}>
      <div className="entry-card">
        <h1 tabIndex={-1}>{t('logoutName')}</h1>
        <output>{t('loggingOut')}</output>
      </div>
    </EntryFrame>
  )
}

export default LogoutScreen
