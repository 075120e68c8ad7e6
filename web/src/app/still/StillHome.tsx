import HomeScreen from '#web/areas/home/HomeScreen.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { words } from '#web/ui/words.ts'
import bar from '../BottomBar.module.css'
import header from '../Header.module.css'
import shell from '../Shell.module.css'
import classes from './StillHome.module.css'

/** Home inside the frame of every screen; what only works with the portal's own code is an empty place. */
export const StillHome = () => {
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
