import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { DueSoon } from './DueSoon.tsx'
import classes from './HomeScreen.module.css'
import { WhatIsNext } from './WhatIsNext.tsx'
import { WhatWaits } from './WhatWaits.tsx'
import { words } from './words.ts'

const HomeScreen = () => {
  const t = useWords(words)
  const sections = [
    { name: t('next'), part: <WhatIsNext /> },
    { name: t('waits'), part: <WhatWaits /> },
    { name: t('due'), part: <DueSoon /> },
  ]
  return (
    <Screen name={t('home')}>
      <div className={classes['home']}>
        {sections.map(({ name, part }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <DataBoundary>{part}</DataBoundary>
          </section>
        ))}
      </div>
    </Screen>
  )
}

export default HomeScreen
