import { useWords } from '#web/i18n/useWords.ts'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { DueSoonList } from './DueSoonList.tsx'
import classes from './HomeScreen.module.css'
import { NextLectures } from './NextLectures.tsx'
import { TodoList } from './TodoList.tsx'
import { words } from './words.ts'

const HomeScreen = () => {
  const t = useWords(words)
  const sections = [
    { name: t('nextLecture'), part: <NextLectures /> },
    { name: t('todo'), part: <TodoList /> },
    { name: t('dueSoon'), part: <DueSoonList /> },
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
