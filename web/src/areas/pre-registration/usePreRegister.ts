import { startTransition, useState } from 'react'
import { preRegistration, type preRegistrableSubject } from '#contract/registration/pre-registration.ts'
import type * as z from 'zod/mini'
import type { Reply } from '#web/api/call.ts'
import type { Problem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import { showToast, undoBy } from '#web/ui/feedback/toast-store.ts'
import { toPhraseValue } from '#rules/text/locale.ts'
import { undoWords } from '#web/ui/undo-words.ts'
import { words } from './words.ts'

/** A subject of the student's pre-registration. */
export type PreRegistration = Reply<typeof preRegistration.alreadyRegistered>['subjects'][number]
/** A subject of the modules, which can be pre-registered or says why not. */
export type OfferedSubject = z.output<typeof preRegistrableSubject>

export interface PreRegister {
  /** The subject that the next chosen one replaces. */
  readonly replaced: PreRegistration | null
  readonly startExchange: (preRegID: number) => void
  readonly stopExchange: () => void
  /** The subject under the pointer or the focus, whose credits the meter shows. */
  readonly previewed: OfferedSubject | null
  readonly preview: (subject: OfferedSubject | null) => void
  readonly preRegister: (subject: OfferedSubject) => void
  /** The subject that was sent last. */
  readonly sentID: number | null
  readonly isSending: boolean
  readonly problem: Problem | null
  /** Removes a subject; it can be undone. */
  readonly cancel: (own: PreRegistration, onCancelled?: () => void) => void
  readonly cancelling: {
    readonly problem: Problem | null
    readonly isBusy: boolean
    readonly onRetry: () => void
  }
}

/** Pre-registers a subject, or puts it in place of another. */
export const usePreRegister = ({
  subjects,
}: Reply<typeof preRegistration.alreadyRegistered>): PreRegister => {
  const [replacedID, setReplacedID] = useState<number | null>(null)
  const [previewed, preview] = useState<OfferedSubject | null>(null)
  const replaced = subjects.find(({ preRegID }) => preRegID === replacedID) ?? null
  const choose = useSend(preRegistration.choose, {
    onSuccess: ({ registration, total_ects, credits }) => {
      const subject = toPhraseValue(registration, 'subject')
      const missing = credits.minimum - total_ects
      const phrase = missing > 0 ? words.chosenMissing : words.chosen
      showToast({ phrase, params: { subject, missing } })
    },
  })
  const change = useSend(preRegistration.change, {
    onSuccess: ({ registration }) => {
      startTransition(() => setReplacedID(null))
      showToast({ phrase: words.exchanged, params: { subject: toPhraseValue(registration, 'subject') } })
    },
  })
  const remove = useSend(preRegistration.remove)
  const cancel = (own: PreRegistration, onCancelled?: () => void) => {
    // The pointer or the focus may still be where it was added: the credits are shown without it.
    preview(null)
    remove.mutate(
      { params: { id: own.preRegID } },
      {
        onSuccess: () => {
          showToast({
            phrase: words.cancelled,
            params: { subject: toPhraseValue(own, 'subject') },
            undo: undoBy(
              preRegistration.choose,
              { body: { subject_id: own.subjectID } },
              { label: undoWords.undo, done: undoWords.restored },
            ),
          })
          onCancelled?.()
        },
      },
    )
  }
  const setExchange = (preRegID: number | null) => {
    choose.reset()
    change.reset()
    // A transition keeps the old list until the one for the exchange is read.
    startTransition(() => setReplacedID(preRegID))
  }
  const [wasChange, setWasChange] = useState(false)
  const sent = wasChange ? change : choose
  return {
    replaced,
    startExchange: setExchange,
    stopExchange: () => setExchange(null),
    previewed,
    preview,
    preRegister: (subject) => {
      if (choose.isPending || change.isPending) return
      setWasChange(replaced !== null)
      if (replaced === null) choose.mutate({ body: { subject_id: subject.subjectID } })
      else change.mutate({ body: { preRegID: replaced.preRegID, subjectID: subject.subjectID } })
    },
    sentID: (wasChange ? change.variables?.body.subjectID : choose.variables?.body.subject_id) ?? null,
    isSending: sent.isPending,
    problem: sent.error,
    cancel,
    cancelling: {
      problem: remove.error,
      isBusy: remove.isPending,
      onRetry: () => remove.variables && remove.mutate(remove.variables),
    },
  }
}
