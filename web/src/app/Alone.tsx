import type { ReactNode } from 'react'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import classes from './Alone.module.css'
import { words } from './words.ts'

/** The frame of what stands outside the shell: a page that is not there, a portal that did not answer. */
export const Alone = ({ children }: { children: ReactNode }) => {
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
