import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { saveDraft, loadDraft } from '#web/api/draft.ts'

/** The student's draft of a form, how to change it, and how to delete it. It survives a reload and an expired session. */
export const useDraft = <Fields extends Readonly<Record<string, string>>>(
  name: string,
  empty: Fields,
): readonly [Fields, (next: Fields) => void, () => void] => {
  const owner = useSuspenseQuery(q(session.user)).data.user.studentID
  const [draft, setDraft] = useState<Fields>(() => ({
    ...empty,
    ...(loadDraft(owner, name) as Fields | null),
  }))
  const change = (next: Fields): void => {
    setDraft(next)
    saveDraft(owner, name, next)
  }
  const forget = (): void => saveDraft(owner, name, null)
  return [draft, change, forget]
}
