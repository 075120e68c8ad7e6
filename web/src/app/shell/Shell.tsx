import { Outlet, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { useFailedDuty } from '#web/parts/duties/failed-duty.ts'
import { BottomBar } from './BottomBar.tsx'
import { findCurrentPath } from '#web/app/menu/find-current-path.ts'
import { BlockingDialogs } from '#web/app/blocking-dialogs/BlockingDialogs.tsx'
import { FramePart } from './FramePart.tsx'
import { Header } from './Header.tsx'
import { filterMenu } from '#rules/menu/filter-menu.ts'
import { OfflineBadge } from '#web/app/notices/OfflineBadge.tsx'
import { Navigation } from '#web/app/menu/Navigation.tsx'
import classes from './Shell.module.css'
import { useNewBuildOffer } from '#web/app/notices/useNewBuildOffer.ts'
import { loadInMantine } from './load-in-mantine.tsx'
import { useCurrentInSight } from '#web/app/menu/useCurrentInSight.ts'
import { flattenMenu, useMenu } from '#web/app/menu/useMenu.ts'
import { useMenuAddress } from '#web/app/menu/useMenuAddress.ts'
import { useHasBeenLocked } from '#web/app/notices/useHasBeenLocked.ts'
import { openEarlyField } from '#web/app/search/early-field.ts'
import { useFrameKeys } from '#web/app/keys/useFrameKeys.ts'
import { foldSidebar, isSidebarFolded } from './sidebar-fold.ts'
import { useCloseOnBack } from '#web/ui/layers/useCloseOnBack.ts'
import { UndoToast } from '#web/ui/feedback/UndoToast.tsx'
import { words } from '#web/app/words.ts'

const MoreMenu = lazy(() => loadInMantine(async () => (await import('#web/app/menu/MoreMenu.tsx')).MoreMenu))

type LateParts = typeof import('./late-parts.ts')

/** Without its code the screen stays, with what was typed into it. */
const late = <Name extends keyof LateParts>(name: Name) =>
  lazy(async () => {
    const parts = await import('./late-parts.ts').catch(() => null)
    return { default: parts?.[name] ?? ((() => null) as unknown as LateParts[Name]) }
  })
const LockNotice = late('LockNotice')
const RailTooltip = late('RailTooltip')
const FailedDutyNotice = late('FailedDutyNotice')
const NewBuildNotice = late('NewBuildNotice')
const loadDialogs = () => import('#web/app/search/frame-dialogs.ts')
const loadSearch = () => loadInMantine(async () => (await loadDialogs()).SearchModal)
const SearchDialog = lazy(loadSearch)
// Rarely opened, so it is not preloaded.
const KeysDialog = lazy(() =>
  loadInMantine(async () => (await import('#web/app/keys/KeysModal.tsx')).KeysModal),
)

/** After a navigation the focus moves to the row that the address names, or to the heading of the new screen. */
const useFocusOnHeading = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.querySelector('#main')
        const row = main?.querySelector<HTMLElement>('[data-requested]')
        ;(row ?? main?.querySelector('h1'))?.focus({ preventScroll: true })
        // The router has just scrolled to the top.
        row?.scrollIntoView({ block: 'center' })
      }),
    [router],
  )
}

/** The frame of every student screen: header, sidebar or bottom bar, and blocking dialogs (spec 2.6.1). */
export const Shell = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const t = useWords(words)
  const address = useLocation({ select: ({ pathname }) => pathname })
  const menu = useMenu()
  const [isFolded, setFolded] = useState(isSidebarFolded)
  const [open, setOpen] = useState<'more' | 'search' | 'keys' | null>(null)
  const close = () => setOpen(null)
  // Also while their code is loading.
  useCloseOnBack(open !== null, close)
  const fold = () => {
    foldSidebar(!isFolded)
    setFolded(!isFolded)
  }
  const hasFailedDuty = useFailedDuty() !== null
  const hasBeenLocked = useHasBeenLocked()
  const activateBuild = useNewBuildOffer(address)
  const openSearch = () => {
    openEarlyField(t('search'), close)
    // React shows a fallback for 300 ms at least, unless the dialog comes in a transition.
    startTransition(() => setOpen('search'))
  }
  const navigate = useNavigate()
  useFrameKeys(
    {
      onSearch: openSearch,
      onHelp: () => startTransition(() => setOpen('keys')),
      // The guard of the screens turns back from what a lock shuts.
      onGo: (code) =>
        void loadDialogs().then(
          ({ goByKey }) => goByKey(code, navigate),
          () => undefined,
        ),
    },
    loadSearch,
  )
  useFocusOnHeading()

  const items = [...flattenMenu(menu.header), ...flattenMenu(menu.sidebar)]
  const menuAddress = useMenuAddress(address)
  const currentPath = findCurrentPath(
    items.flatMap(({ path }) => path ?? []),
    menuAddress,
  )
  useCurrentInSight(currentPath)
  // Header items without space are shown in the sidebar, which would otherwise have duplicates.
  const inSidebar = new Set(flattenMenu(menu.sidebar).map(({ path }) => path))
  const headerOnly = filterMenu(menu.header, (path) => !inSidebar.has(path))
  return (
    <>
      <a href="#main" className={classes['skip']}>
        {t('skip')}
      </a>
      <Header
        items={menu.header}
        currentPath={currentPath}
        isFolded={isFolded}
        onFold={fold}
        onSearch={openSearch}
      />
      <div className={classes['below']}>
        <nav id="sidebar" className={classes['sidebar']} aria-label={t('sidebarMenu')}>
          <Navigation menu={menu} items={menu.sidebar} currentPath={currentPath} />
          <div className={classes['headerTree']}>
            <Navigation menu={menu} items={headerOnly} currentPath={currentPath} />
          </div>
        </nav>
        <main id="main" className={classes['main']} tabIndex={-1}>
          {/* With the screen in it: the notice stands above it and would move it. */}
          <Suspense fallback={null}>
            {hasBeenLocked && <LockNotice />}
            {hasFailedDuty && (
              <Suspense>
                <FailedDutyNotice />
              </Suspense>
            )}
            {children}
          </Suspense>
        </main>
      </div>
      <OfflineBadge />
      <BottomBar path={menuAddress} isMoreOpen={open === 'more'} onOpenMore={() => setOpen('more')} />
      <FramePart onClose={close}>
        {open === 'more' && (
          <MoreMenu
            menu={menu}
            items={[...menu.sidebar, ...headerOnly]}
            currentPath={currentPath}
            onClose={close}
          />
        )}
        {open === 'search' && <SearchDialog items={items} onClose={close} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </FramePart>
      <Suspense>{isFolded && <RailTooltip />}</Suspense>
      {activateBuild !== null && (
        <Suspense>
          <NewBuildNotice onActivate={activateBuild} />
        </Suspense>
      )}
      <UndoToast />
      <BlockingDialogs address={address} />
    </>
  )
}
