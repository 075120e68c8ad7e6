import { useEffect, type ReactNode } from 'react'
import { useLocale } from '#web/i18n/locale.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { university } from '#web/i18n/university.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { words } from './words.ts'

/** The frame of the screens before the log-in: the portal's name and the language switch over one card. */
export const EntryFrame = ({ name, children }: { name: string; children: ReactNode }) => {
  const t = useWords(words)
  const locale = useLocale()
  const title = `${name} · ${t('portal')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="entry">
      <div className="entry-head">
        <p className="brand">
          <Logo />
          <span>
            {t('portal')}
            <small className="university">{university?.[locale]}</small>
          </span>
        </p>
        <LocaleSwitch />
      </div>
      {children}
    </main>
  )
}
