import HomeScreen from '#web/areas/home/HomeScreen.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { words } from '#web/ui/words.ts'
import bar from '#web/app/shell/BottomBar.module.css'
import header from '#web/app/shell/Header.module.css'
import shell from '#web/app/shell/Shell.module.css'
import classes from './HomeSnapshot.module.css'

/** Home inside the shell; what needs the portal's code is an empty box. */
export const HomeSnapshot = () => {
  const t = useWords(words)
  return (
    <>
      <header className={header['header']}>
        <span className={classes['fold']} />
        <a href="/" className="brand">
          <Logo />
          <span className={header['name']}>{t('portal')}</span>
        </a>
      </header>
      <div className={shell['below']}>
        <div className={shell['sidebar']} />
        <main className={shell['main']}>
          <HomeScreen />
        </main>
      </div>
      <div className={bar['bar']}>
        <span />
      </div>
    </>
  )
}
