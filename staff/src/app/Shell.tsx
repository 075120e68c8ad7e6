import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { LocaleSwitch } from '#web/i18n/LocaleSwitch.tsx'
import { useWords } from '#web/i18n/useWords.ts'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { SectionBar } from './SectionBar.tsx'
import { SectionRail } from './SectionRail.tsx'
import classes from './Shell.module.css'
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

/** The frame of every screen of staff: a header, and a rail or on a phone a bar below. */
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
          <SectionRail />
          <main id="main" className={classes['main']} tabIndex={-1}>
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </main>
          <SectionBar />
        </div>
      </DataBoundary>
    </>
  )
}
