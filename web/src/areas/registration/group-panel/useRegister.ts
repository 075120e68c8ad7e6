import { registration } from '#contract/registration/registration.ts'
import type { Reply } from '#web/api/call.ts'
import { isFinal, type Problem } from '#web/api/problem.ts'
import { useSend } from '#web/api/useSend.ts'
import type { SelectableGroup } from '#web/parts/group-picker/useGroupSelection.ts'
import type { EnglishLevel } from '#web/areas/registration/english/to-english-levels.ts'
import { toChoiceBody, type ChosenSubject } from './to-choice-body.ts'
import { toSetBody } from './to-set-body.ts'

interface Options {
  readonly chosen: ChosenSubject
  /** A level of English has a call of its own. */
  readonly level: EnglishLevel | undefined
  /** Called before the call is sent. */
  readonly onSend: () => void
  readonly onRegistered: (reply: Reply<typeof registration.choose>) => void
  readonly onRefused: (problem: Problem) => void
  /** Called when the outcome is known, and what follows from it is read. */
  readonly onSettled: () => void
}

/** Takes the seats of a whole set in one call. */
export const useRegister = ({ chosen, level, onSend, onRegistered, onRefused, onSettled }: Options) => {
  const choose = useSend(registration.choose, { onSuccess: onRegistered })
  const changeLevel = useSend(registration.changeEnglishLevel, { onSuccess: onRegistered })
  const { isPending, error, dismiss } = level === undefined ? choose : changeLevel
  const callbacks = {
    onError: (problem: Problem) => isFinal(problem) && onRefused(problem),
    onSettled,
  }
  const register = (selected: readonly SelectableGroup[]) => {
    onSend()
    if (level === undefined) return choose.mutate({ body: toChoiceBody(selected, chosen) }, callbacks)
    const { schedule_ids } = toSetBody(selected)
    const students_ret_tempID = level.current?.students_ret_tempID ?? null
    changeLevel.mutate(
      { body: { students_ret_tempID, newSubjectID: chosen.subject.subjectID, schedule_ids } },
      callbacks,
    )
  }
  return { register, isPending, error, dismiss }
}
