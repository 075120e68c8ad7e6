import type { ReactNode } from 'react'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import classes from './StandaloneFrame.module.css'
import { words } from '#web/app/words.ts'

/** The frame of pages outside the shell: not found, and a failed start. */
export const StandaloneFrame = ({ children }: { children: ReactNode }) => {
  const t = useWords(words)
  return (
    <>
      <header className={classes['head']}>
        <p className="brand">
          <Logo />
          <span>{t('portal')}</span>
        </p>
        <LocaleSwitch />
      </header>
      <main>{children}</main>
    </>
  )
}
