import { startTransition, useState } from 'react'
import { preRegistration, type wishableSubject } from '#contract/registration/pre-registration.ts'
import type * as z from 'zod/mini'
import { useSend, type Reply } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { staleWishes } from './stale-wishes.ts'
import { words } from './words.ts'

export type Wish = Reply<typeof preRegistration.alreadyRegistered>['subjects'][number]
export type Wishable = z.output<typeof wishableSubject>

/** What I am about: the wish that another subject is to replace, the subject that I look at, and what is on its way. */
export interface Wishing {
  readonly old: Wish | null
  readonly exchange: (preRegID: number | null) => void
  readonly looked: Wishable | null
  readonly look: (subject: Wishable | null) => void
  readonly wish: (subject: Wishable) => void
  /** The subject whose wish is on its way, or was refused, and why. */
  readonly sentID: number | null
  readonly isSending: boolean
  readonly problem: Problem | null
  /** What went well last, to be said for a moment. */
  readonly told: string | null
  readonly tell: (told: string) => void
}

export const useWishing = ({
  subjects: mine,
  total_ects: before,
}: Reply<typeof preRegistration.alreadyRegistered>): Wishing => {
  const t = useWords(words)
  const text = useLocalized()
  const [oldID, setOldID] = useState<number | null>(null)
  const [looked, look] = useState<Wishable | null>(null)
  const [told, tell] = useState<string | null>(null)
  const old = mine.find(({ preRegID }) => preRegID === oldID) ?? null
  const choose = useSend(preRegistration.choose, {
    stale: staleWishes,
    onSuccess: ({ registration, total_ects, credits }) => {
      const subject = text(registration, 'subject')
      const isReached = before < credits.minimum && total_ects >= credits.minimum
      tell(t(isReached ? 'wishedEnough' : 'wished', { subject, minimum: credits.minimum }))
    },
  })
  const change = useSend(preRegistration.change, {
    stale: staleWishes,
    onSuccess: ({ registration }) => {
      startTransition(() => setOldID(null))
      tell(t('exchanged', { subject: text(registration, 'subject') }))
    },
  })
  const [wasChange, setWasChange] = useState(false)
  const sent = wasChange ? change : choose
  return {
    old,
    exchange: (preRegID) => {
      choose.reset()
      change.reset()
      // The list stays while it is judged anew.
      startTransition(() => setOldID(preRegID))
    },
    looked,
    look,
    wish: (subject) => {
      if (choose.isPending || change.isPending) return
      setWasChange(old !== null)
      if (old === null) choose.mutate({ body: { subject_id: subject.subjectID } })
      else change.mutate({ body: { preRegID: old.preRegID, subjectID: subject.subjectID } })
    },
    sentID: (wasChange ? change.variables?.body.subjectID : choose.variables?.body.subject_id) ?? null,
    isSending: sent.isPending,
    problem: sent.error,
    told,
    tell,
  }
}
