import { useEffect, type ReactNode } from 'react'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { words } from './words.ts'

/** The frame of the screens before the log-in: the portal's name and the language switch over one card. */
export const EntryFrame = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useWords(words)
  const title = `${name} · ${t('portal')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="entry">
      <div className="entry-head">
        <p className="brand">
          <Logo />
          <span>{t('portal')}</span>
        </p>
        <LocaleSwitch />
      </div>
      {children}
    </main>
  )
}
