import { Link } from '@tanstack/react-router'
import { useHolds, useUser } from '#staff/api/use-user.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { sectionIcons } from '#staff/sections/section-icons.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { StrokeIcon } from '#web/ui/StrokeIcon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { words as sectionWords } from '#staff/sections/words.ts'
import { sections } from '#staff/sections/sections.ts'
import card from '#web/ui/classes/card.module.css'
import classes from './HomeScreen.module.css'
import { Waiting } from './Waiting.tsx'
import { words } from './words.ts'

const texts = {
  '/students': 'studentsText',
  '/conversations': 'conversationsText',
  '/consultations': 'consultationsText',
  '/publications': 'publicationsText',
  '/certificates': 'certificatesText',
  '/finance': 'financeText',
  '/library': 'libraryText',
  '/titles': 'titlesText',
  '/book-shop': 'bookShopText',
  '/readiness': 'readinessText',
  '/rehearsals': 'rehearsalText',
  '/records': 'recordsText',
  '/records/export': 'recordsText',
  '/access': 'accessText',
  '/audit': 'auditText',
} as const

/** Everything that waits for the member of staff, and the sections that they may use. */
const HomeScreen = () => {
  const t = useWords(words)
  const name = useWords(sectionWords)
  const text = useLocalized()
  const user = useUser()
  const isHeld = useHolds()
  const held = sections.flatMap((each) =>
    each.path !== '/' && isHeld(each.operation) && !(each.unless !== undefined && isHeld(each.unless))
      ? [{ ...each, path: each.path }]
      : [],
  )
  return (
    <Screen name={t('home')} heading={t('greeting', { name: text(user, 'fname') })} isReading>
      <Waiting />
      {held.length === 0 && <EmptyState>{t('nothing')}</EmptyState>}
      <ul className={`plain-list ${classes['list']}`}>
        {held.map(({ path, name: key, icon }) => (
          <li key={path}>
            <Link to={path} className={`${card['card']} ${classes['section']}`}>
              <StrokeIcon d={sectionIcons[icon]} />
              <span>
                <strong>{name(key)}</strong>
                <span className="muted">{t(texts[path])}</span>
              </span>
              <Icon name="right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}

export default HomeScreen
