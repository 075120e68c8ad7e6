import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { staffSession } from '#contract/staff/staff-session.ts'
import { startSession } from '#staff/api/session.ts'
import type { Reply } from '#web/api/call.ts'
import type { Challenge } from './SecondStep.tsx'

/** Where a sign-in stands: after the first step comes the second one, or the page that was asked for. */
export const useSignInSteps = (returnPath = '') => {
  const { history } = useRouter()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const leave = () => history.replace(`/staff${returnPath}`)
  const follow = ({ token, challenge: next, enrolment }: Reply<typeof staffSession.login>) => {
    if (next !== null) setChallenge({ challenge: next, enrolment })
    if (token === null) return
    startSession(token)
    leave()
  }
  return { challenge, follow, leave, startAgain: () => setChallenge(null) }
}
