import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { findCourseOrigin } from './find-course-origin.ts'
import { words } from './words.ts'

/** A link to the screen from which the student came, as they left it, also after a quiz and another course; otherwise to the one that lists the subject. */
export const BackLink = ({ isTaken }: { readonly isTaken: boolean }) => {
  const t = useWords(words)
  const router = useRouter()
  // While a screen opens, this is still the location of the one before.
  const [origin] = useState(() => findCourseOrigin(router.state.resolvedLocation, document.referrer))
  const { path, search } = origin ?? { path: isTaken ? '/schedule' : '/my-program', search: {} }
  return (
    <Link to={path} search={search}>
      <Icon name="left" size={18} />
      {t(originNames[path])}
    </Link>
  )
}

const originNames = {
  '/': 'home',
  '/duties': 'toDo',
  '/schedule': 'schedule',
  '/evaluations': 'evaluations',
  '/my-program': 'programme',
  '/exam-schedule': 'examSchedule',
  '/presentations': 'presentations',
  '/registration': 'registration',
} as const
