import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { saveDraft, loadDraft, type DraftLifetime } from '#web/api/drafts/draft.ts'

/**
 * The student's draft of a form, how to change it, and how to delete it. It survives a reload and an expired session, but
 * no log-out.
 */
export const useDraft = <Fields extends Readonly<Record<string, string>>>(
  name: string,
  empty: Fields,
  lifetime: DraftLifetime = 'browser',
): readonly [Fields, (next: Fields) => void, () => void] => {
  const owner = useSuspenseQuery(q(session.user)).data.user.studentID
  const [draft, setDraft] = useState<Fields>(() => ({
    ...empty,
    ...(loadDraft(owner, name, lifetime) as Fields | null),
  }))
  const change = (next: Fields): void => {
    setDraft(next)
    saveDraft(owner, name, next, lifetime)
  }
  const forget = (): void => saveDraft(owner, name, null, lifetime)
  return [draft, change, forget]
}
