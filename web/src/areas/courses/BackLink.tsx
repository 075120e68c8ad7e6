import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { keepOrigin, readOrigin } from './origin.ts'
import { words } from './words.ts'

/** A link to the screen from which the student came, as they left it; also after a reload, a quiz and another course. */
export const BackLink = () => {
  const t = useWords(words)
  const router = useRouter()
  const owner = useSuspenseQuery(q(session.user)).data.user.studentID
  // While a screen opens, this is still the location of the one before.
  const [origin] = useState(() => readOrigin(owner, router.state.resolvedLocation))
  useEffect(() => keepOrigin(owner, origin), [owner, origin])
  const { path, search } = origin
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
