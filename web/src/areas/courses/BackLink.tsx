import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from './words.ts'

/** The screens that lead to a course, and their names. */
const origins = {
  '/': 'home',
  '/duties': 'toDo',
  '/schedule': 'schedule',
  '/evaluations': 'evaluations',
  '/my-program': 'programme',
  '/exam-schedule': 'examSchedule',
  '/presentations': 'presentations',
  '/registration': 'registration',
} as const

type Origin = keyof typeof origins

const isOrigin = (path: string): path is Origin => Object.hasOwn(origins, path)

/** A link to the screen from which the student came, as they left it; after a reload to the schedule. */
export const BackLink = () => {
  const t = useWords(words)
  const router = useRouter()
  // While a screen opens, this is still the location of the one before.
  const [{ path, search }] = useState(() => {
    const before = router.state.resolvedLocation
    return before !== undefined && isOrigin(before.pathname)
      ? { path: before.pathname, search: before.search }
      : { path: '/schedule' as const, search: {} }
  })
  return (
    <Link to={path} search={search}>
      <Icon name="left" size={18} />
      {t(origins[path])}
    </Link>
  )
}
