import { useEffect, type ReactNode } from 'react'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { words } from './words.ts'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** The frame of the screens before the sign-in: name and language over one card. */
export const EntryFrame = ({ name, children }: Props) => {
  const t = useWords(words)
  const title = `${name} · ${t('toStudents')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="entry">
      <div className="entry-head">
        <p className="brand">
          <Logo />
          <span>{t('staff')}</span>
        </p>
        <LocaleSwitch />
      </div>
      {children}
    </main>
  )
}
