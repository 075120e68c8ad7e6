import type { Locale, Phrase } from '#rules/text/locale.ts'
import { menuIcons } from '#web/app/menu/menu-icons.ts'
import type { MenuItem } from '#web/app/menu/useMenu.ts'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { iconPaths } from '#web/ui/icon-paths.ts'
import type { TimeLeft } from '#rules/time/time-left.ts'
import { moonIcon } from '#web/ui/moon-icon.ts'
import { pageSynonyms } from './page-synonyms.ts'
import type { ResultLink } from './search-result.ts'

type NamedText = Phrase & { readonly en: string }

/** A page, an action, what can be applied for, a task, a room, an exam or a date of the year; all are found without the server. */
export interface SearchEntry {
  readonly group: 'actions' | 'pages' | 'applications' | 'due' | 'ownDates' | 'rooms' | 'exams' | 'dates'
  readonly key: string
  readonly icon: string
  readonly name: NamedText
  /** The entries. */
  readonly detail: NamedText | null
  readonly synonyms: string
  readonly link: ResultLink | null
  /** The effect of an action without a link. */
  readonly run: (() => void) | null
  readonly timeLeft?: TimeLeft | null
  /** It is in the past. */
  readonly isOver?: boolean
}

const page = 'M6 3h12v18H6zM9 8h6M9 12h6'
const toIcon = (path: string): string => menuIcons[path as ScreenPath] ?? page
const toLink = (path: string, hash?: string): ResultLink =>
  ({ to: path, ...(hash && { hash }) }) as ResultLink

/** The actions that lead to a place, by the screen that has it. */
const linkedActions: readonly (Pick<SearchEntry, 'key' | 'icon' | 'name' | 'synonyms'> & {
  readonly detail?: NamedText
  readonly path: ScreenPath
  readonly hash?: string
})[] = [
  {
    key: 'log-out',
    path: '/logout',
    icon: iconPaths.leave,
    name: screenNames['/logout'],
    synonyms: 'გამოსვლა დატოვება logout signout sign out log off exit leave quit',
  },
  {
    key: 'change-password',
    path: '/profile',
    hash: 'password',
    icon: iconPaths.lock,
    name: { ka: 'პაროლის შეცვლა', en: 'Change password' },
    synonyms: 'პაროლი ახალი დავიწყებული უსაფრთხოება new reset forgotten security',
  },
  {
    key: 'change-phone',
    path: '/profile',
    hash: 'phone',
    icon: 'M8 3h8v18H8zM11 18h2',
    name: { ka: 'ტელეფონის ნომრის შეცვლა', en: 'Change phone number' },
    synonyms: 'მობილური ტელეფონი sms mobile telephone cell',
  },
  {
    key: 'department',
    path: '/profile',
    hash: 'department',
    icon: iconPaths.people,
    name: { ka: 'სკოლის დეპარტამენტის კონტაქტი', en: 'School department contact' },
    synonyms:
      'დეკანატი ოფისი სკოლა ფაკულტეტი ელფოსტა ტელეფონი მისამართი საათები dean office faculty email phone address opening hours help',
  },
  {
    key: 'change-group',
    path: '/registration',
    icon: iconPaths.again,
    name: { ka: 'ჯგუფის შეცვლა', en: 'Change group' },
    detail: { ka: 'რეგისტრაციის გვერდზე, საგნის მენიუში', en: 'On Registration, in the menu of the subject' },
    synonyms: 'სხვა ჯგუფი გადასვლა გაცვლა ლექტორის შეცვლა another other switch swap move time lecturer',
  },
  {
    key: 'drop-subject',
    path: '/registration',
    icon: iconPaths.close,
    name: { ka: 'ადგილის დათმობა', en: 'Drop a subject' },
    detail: { ka: 'რეგისტრაციის გვერდზე, საგნის მენიუში', en: 'On Registration, in the menu of the subject' },
    synonyms:
      'საგნის რეგისტრაციის გაუქმება მოხსნა ამოღება წაშლა course cancel remove withdraw unregister give up delete',
  },
]

interface Portal {
  readonly items: readonly MenuItem[]
  readonly isUnlocked: (path: string) => boolean
  readonly scheme: 'light' | 'dark'
  readonly locale: Locale
  readonly setScheme: (scheme: 'light' | 'dark') => void
  readonly setLocale: (locale: Locale) => void
  readonly showKeys: () => void
}

/** Everything that the search finds without the server; a lock leaves out what it shuts. */
export const listEntries = (portal: Portal): readonly SearchEntry[] => {
  const { items, isUnlocked, scheme, locale, setScheme, setLocale, showKeys } = portal
  const inMenu = new Map(items.flatMap((item) => (item.path === null ? [] : [[item.path, item] as const])))

  const named = new Map<string, NamedText>([
    // The bell leads to them, and no menu.
    ...(isUnlocked('/notifications') ? [['/notifications', screenNames['/notifications']] as const] : []),
    ...[...inMenu].map(([path, { name, nameeng }]) => [path, { ka: name, en: nameeng }] as const),
  ])
  const pages = [...named]
    .filter(([path]) => path !== '/logout')
    .map(([path, name]): SearchEntry => ({
      group: 'pages',
      key: path,
      icon: path === '/notifications' ? iconPaths.bell : toIcon(path),
      name,
      detail: null,
      synonyms: pageSynonyms[path as ScreenPath] ?? '',
      link: toLink(path),
      run: null,
    }))
  const linked = linkedActions
    .filter(({ path }) => inMenu.has(path))
    .map(({ path, hash, detail = null, ...action }): SearchEntry => ({
      ...action,
      group: 'actions',
      detail,
      link: toLink(path, hash),
      run: null,
    }))
  const dark: SearchEntry = {
    group: 'actions',
    key: 'dark',
    icon: moonIcon,
    name: { ka: 'მუქი იერსახე', en: 'Dark mode' },
    detail: null,
    synonyms: 'ბნელი ღამის რეჟიმი თემა ფერი theme night colour color appearance scheme black',
    link: null,
    run: () => setScheme('dark'),
  }
  const light: SearchEntry = {
    ...dark,
    key: 'light',
    icon: iconPaths.sun,
    name: { ka: 'ნათელი იერსახე', en: 'Light mode' },
    synonyms: 'დღის რეჟიმი თემა ფერი მუქი theme day dark colour color appearance scheme white bright',
    run: () => setScheme('light'),
  }
  const language: SearchEntry = {
    ...dark,
    key: 'language',
    icon: 'M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c4 5 4 13 0 18M12 3c-4 5-4 13 0 18',
    name:
      locale === 'ka'
        ? { ka: 'ენის შეცვლა: English', en: 'Switch language: English' }
        : { ka: 'ენის შეცვლა: ქართული', en: 'Switch language: ქართული' },
    synonyms: 'ენა ინგლისური ინგლისურად ქართული ქართულად თარგმანი english georgian kartuli translate change',
    run: () => setLocale(locale === 'ka' ? 'en' : 'ka'),
  }
  const keys: SearchEntry = {
    ...dark,
    key: 'keys',
    icon: 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
    name: { ka: 'კლავიშები', en: 'Keyboard shortcuts' },
    synonyms: 'კლავიატურა კლავიატურის მალსახმობები მალსახმობი keys hotkeys keyboard shortcut help',
    run: showKeys,
  }
  return [...linked, scheme === 'dark' ? light : dark, language, keys, ...pages]
}
