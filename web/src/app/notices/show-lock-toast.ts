import { preRegistration } from '#contract/registration/pre-registration.ts'
import { session } from '#contract/account/session.ts'
import { findRouteLock } from '#rules/duties/route-lock.ts'
import { q } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { lockWords } from './lock-words.ts'

/** Says what must be done first, after a press on what the lock disables. */
export const showLockToast = (): void => {
  const user = queryClient.getQueryData(q(session.user).queryKey)?.user
  const credits = queryClient.getQueryData(q(preRegistration.alreadyRegistered).queryKey)?.credits
  if (user && findRouteLock(user) === 'documents')
    showToast({ phrase: lockWords.documentsFirst, refusal: 'lock' })
  else if (credits === undefined) showToast({ phrase: lockWords.subjectsFirstOnly, refusal: 'lock' })
  else
    showToast({
      phrase: lockWords.subjectsFirst,
      refusal: 'lock',
      params: { count: Math.max(0, credits.minimum - credits.semester) },
    })
}
