import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useLivePages } from '#staff/api/use-live-pages.ts'
import { useHolds, useUser } from '#staff/api/use-user.ts'
import { signOut } from '#staff/api/session.ts'
import { sections } from '#staff/sections/sections.ts'
import { words as sectionWords } from '#staff/sections/words.ts'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import classes from './Shell.module.css'
import { useStudentSearchKey } from './useStudentSearchKey.ts'
import { words } from './words.ts'

/** After a navigation the focus moves to the heading of the new screen. */
const useFocusOnHeading = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

const Rail = () => {
  const t = useWords(words)
  const nameOf = useWords(sectionWords)
  const text = useLocalized()
  const user = useUser()
  const isHeld = useHolds()
  useStudentSearchKey(isHeld('students.read'))
  useLivePages()
  const rail = useRef<HTMLElement>(null)
  const address = useLocation({ select: ({ pathname }) => pathname })
  // On a phone the sections are a row that scrolls.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [address])
  return (
    <nav ref={rail} className={classes['rail']} aria-label={t('sections')}>
      <ul className="plain-list">
        {sections
          .filter(({ operation, unless }) => isHeld(operation) && !(unless && isHeld(unless)))
          .map(({ path, name, icon }) => (
            <li key={name}>
              <Link
                to={path}
                className={classes['item']}
                activeOptions={{ exact: path === '/', includeSearch: false }}
              >
                <Icon name={icon} />
                <span>{nameOf(name)}</span>
              </Link>
            </li>
          ))}
        <li>
          <Link to="/account" className={classes['item']}>
            <Icon name="person" />
            <span>{nameOf('account')}</span>
          </Link>
        </li>
      </ul>
      <p className={classes['me']}>
        {text(user, 'fname')} {text(user, 'lname')}
        <button type="button" className="text-button" onClick={() => void signOut()}>
          {t('signOut')}
        </button>
      </p>
    </nav>
  )
}

/** The frame of every screen of staff: a header, and a rail that becomes a bar below on a phone. */
export const Shell = () => {
  const t = useWords(words)
  useFocusOnHeading()
  return (
    <>
      <a href="#main" className={classes['skip']}>
        {t('skip')}
      </a>
      <header className={classes['header']}>
        <Link to="/" className="brand" activeProps={{}}>
          <Logo />
          <span>{t('staff')}</span>
        </Link>
        <LocaleSwitch />
      </header>
      <DataBoundary
        fallback={
          <div className={classes['waiting']}>
            <Skeleton shape="rows" />
          </div>
        }
        isPage
      >
        <div className={classes['below']}>
          <Rail />
          <main id="main" className={classes['main']} tabIndex={-1}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </DataBoundary>
    </>
  )
}
