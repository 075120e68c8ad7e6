import { MantineProvider } from '@mantine/core'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadChunk } from '#web/api/chunk.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { BottomBar } from './BottomBar.tsx'
import { currentPlace } from './current-place.ts'
import { BlockingDialogs } from './blocking-dialogs/BlockingDialogs.tsx'
import { Header } from './Header.tsx'
import { OfflineDataNotice } from './KeptNotice.tsx'
import { LockNotice } from './LockNotice.tsx'
import { keepPlaces } from './keep-places.ts'
import { OfflineSign } from './OfflineSign.tsx'
import { Navigation } from './Navigation.tsx'
import classes from './Shell.module.css'
import { NewBuild } from './NewBuild.tsx'
import { theme, variables } from './theme.ts'
import { allPlaces, useMenu } from './useMenu.ts'
import { useSearchKey } from './useSearchKey.ts'
import { words } from './words.ts'

const MoreMenu = lazy(async () => ({ default: (await loadChunk(() => import('./MoreMenu.tsx'))).MoreMenu }))
const SearchDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./SearchDialog.tsx'))).SearchDialog,
}))

/** After a way inside the portal the reading starts at the name of the new screen. */
const useFocusOnName = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged)
          document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** The frame around every screen of a student: header, sidebar or bottom bar, and what waits for an answer (spec 2.6.1). */
export const Shell = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const t = useWords(words)
  const address = useLocation({ select: ({ pathname }) => pathname })
  const menu = useMenu()
  const [isFolded, setFolded] = useState(false)
  const [open, setOpen] = useState<'more' | 'search' | null>(null)
  const close = () => setOpen(null)
  useSearchKey(() => setOpen('search'))
  useFocusOnName()

  const places = [...allPlaces(menu.header), ...allPlaces(menu.sidebar)]
  const here = currentPlace(
    places.flatMap(({ path }) => path ?? []),
    address,
  )
  // What stands in the sidebar anyway is not said twice below one another.
  const inSidebar = new Set(allPlaces(menu.sidebar).map(({ path }) => path))
  const headerOnly = keepPlaces(menu.header, (path) => !inSidebar.has(path))
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <a href="#main" className={classes['skip']}>
        {t('skip')}
      </a>
      <Header
        items={menu.header}
        currentPath={here}
        isFolded={isFolded}
        onFold={() => setFolded(!isFolded)}
        onSearch={() => setOpen('search')}
      />
      <div className={classes['below']}>
        <nav id="sidebar" className={classes['sidebar']} aria-label={t('sidebarMenu')} hidden={isFolded}>
          <Navigation menu={menu} places={menu.sidebar} here={here} />
          <div className={classes['headerTree']}>
            <Navigation menu={menu} places={headerOnly} here={here} />
          </div>
        </nav>
        <main id="main" className={classes['main']} tabIndex={-1}>
          <LockNotice />
          <OfflineDataNotice />
          {children}
        </main>
      </div>
      <OfflineSign />
      <BottomBar path={address} isMoreOpen={open === 'more'} onOpenMore={() => setOpen('more')} />
      <Suspense>
        {open === 'more' && (
          <MoreMenu menu={menu} items={[...menu.sidebar, ...headerOnly]} here={here} onClose={close} />
        )}
        {open === 'search' && <SearchDialog places={places} onClose={close} />}
      </Suspense>
      <NewBuild address={address} />
      <BlockingDialogs address={address} />
    </MantineProvider>
  )
}
