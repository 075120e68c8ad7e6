import { useState } from 'react'
import type { Problem } from '#web/api/problem.ts'
import type { GroupSelection } from '#web/parts/group-picker/useGroupSelection.ts'
import type { RegistrationLocation } from '../useRegistrationLocation.ts'

/** Why the seats were refused; the confirmation closes and the groups are chosen anew. */
export const useSeatRefusal = (location: RegistrationLocation, selection: GroupSelection) => {
  const [problem, setProblem] = useState<Problem | null>(null)
  const onRefused = (refusal: Problem) => {
    location.closeConfirmation()
    selection.clear()
    setProblem(refusal)
  }
  return { problem, onRefused, clearProblem: () => setProblem(null) }
}
